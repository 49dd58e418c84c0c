import type { LastModified } from '../assets/last-modified.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { robotsPath, sitemapPath } from '../plan/generated-paths.ts'
import { canonicalPath } from '../render/canonical-path.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { absoluteUrl, pageUrl } from '../util/page-address.ts'

/** Generates the sitemap. If a page exists in several versions, only the latest version is listed. */
export function sitemap(site: Site, dates: LastModified): OutputFile {
  const urls = [...site.routes.values()]
    .filter(({ kind }) => kind !== 'search' && kind !== 'not-found')
    .filter((route) => canonicalPath(route, site) === route.path)
    .map(({ path, page }) => {
      const date = dates.get(page.source)
      const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
      return `<url><loc>${escapeHtml(pageUrl(site.config, path))}</loc>${lastmod}</url>`
    })
  return {
    path: sitemapPath.slice(1),
    contents: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
  }
}

export function robots({ config }: Site): OutputFile {
  return {
    path: robotsPath.slice(1),
    contents: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(config, sitemapPath)}\n`,
  }
}
