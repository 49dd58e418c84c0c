import { escapeHtml } from '../content/html-tags.ts'
import type { OutputFile, Site } from '../types.ts'
import { absoluteUrl } from './absolute-url.ts'

/** All pages a crawler should know. */
export function sitemap(site: Site): OutputFile {
  const urls = [...site.routes.values()]
    .filter(({ kind }) => kind !== 'search' && kind !== 'not-found')
    .map(({ path }) => `<url><loc>${escapeHtml(absoluteUrl(site.config, path))}</loc></url>`)
  return {
    path: 'sitemap.xml',
    contents: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
  }
}

export function robots({ config }: Site): OutputFile {
  return {
    path: 'robots.txt',
    contents: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(config, '/sitemap.xml')}\n`,
  }
}
