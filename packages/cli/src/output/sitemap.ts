import type { LastModified } from '../assets/last-modified.ts'
import { otherLocales } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Route, Site } from '../model/site.ts'
import { robotsPath, sitemapPath } from '../plan/generated-paths.ts'
import { canonicalPath } from '../render/canonical-path.ts'
import { alternatesOf } from '../render/page-languages.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { absoluteUrl, pageUrl } from '../util/page-address.ts'

/** Generates the sitemap. If a page exists in several versions, only the latest version is listed. */
export function sitemap(site: Site, dates: LastModified): OutputFile {
  const urls = Array.from(site.realPages.keys(), (path) => site.routes.get(path)!)
    .filter(({ kind, page }) => kind !== 'search' && kind !== 'not-found' && !page.frontMatter.noindex)
    .filter((route) => canonicalPath(route, site) === route.path)
    .map((route) => {
      const { path, page } = route
      const date = dates.get(page.source)
      const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
      return `<url><loc>${escapeHtml(pageUrl(site.config, path))}</loc>${lastmod}${alternateLinks(route, site)}</url>`
    })
  return {
    path: sitemapPath.slice(1),
    contents: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${otherLocales(site.config).length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${urls.join('\n')}
</urlset>
`,
  }
}

function alternateLinks(route: Route, site: Site): string {
  const links = alternatesOf(route, site).map(
    ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`,
  )
  return links.join('')
}

export function robots({ config }: Site): OutputFile {
  return {
    path: robotsPath.slice(1),
    contents: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(config, sitemapPath)}\n`,
  }
}
