import type { SiteConfig } from '../../model/config-schema.ts'
import type { OutputFile } from '../../model/output-file.ts'
import { pathOf } from '../../plan/redirects/redirects.ts'
import { escapeHtml, languageAttributes } from '../../util/html-tags.ts'
import { absoluteHref, outputPath } from '../../util/page-address.ts'

/**
 * The inline script of redirect pages. It keeps the query and the fragment of the URL, which a `refresh` element can't do. The text is
 * identical in all redirect pages, so that a single hash in the Content Security Policy allows it.
 */
export const redirectScript = `addEventListener('DOMContentLoaded',()=>{
let u=new URL(document.querySelector('a').href);
u.search||=location.search;
u.hash||=location.hash;
location.replace(u)
})`

/**
 * Generates a page that redirects, for hosts without redirect rules. Without JavaScript, the page redirects as well, but loses the query.
 */
export function redirectPage(from: string, to: string, config: SiteConfig): OutputFile {
  const isOwn = to.startsWith('/')
  const href = escapeHtml(isOwn ? config.baseUrl + to.slice(1) : to)
  const canonical = escapeHtml(isOwn ? absoluteHref(config, to.replace(/#.*/, '')) : to)
  return {
    path: outputPath(pathOf(from), config),
    contents: `<!doctype html>
<html${languageAttributes(config)}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(config.title)}</title>
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
</head>
<body>
<p>This page has moved: <a href="${href}">${href}</a></p>
</body>
</html>
`,
  }
}
