import type { RouteData } from '../../page-data.ts'
import { escaped } from './compose-document.ts'

export interface VisitedPage {
  /** Includes the base URL. */
  href: string
  title: string
}

const title = 'You are offline'
// `target` makes the browser load the page. Without it, the client would treat the link as a link to the current page.
const tryAgain = '<a class="button" href="" target="_top">Try again</a>'

/**
 * Returns the route data of the page that is shown if a page isn't cached and the network is down. It lists the pages that are available.
 *
 * @param path Route path of the page that the reader tried to open.
 */
export function offlinePage({ build, path, pages }: { build: string; path: string; pages: VisitedPage[] }): RouteData {
  const links = pages.map(({ href, title }) => `<li><a href="${escaped(href)}">${escaped(title)}</a></li>`)
  const list = `<h2>Pages you can read offline</h2><ul class="link-cards">${links.join('')}</ul>`
  return {
    build,
    path,
    // The client doesn't keep not-found pages, so it requests the page again when the reader returns to it.
    kind: 'not-found',
    title,
    documentTitle: title,
    description: '',
    showTitle: true,
    toc: [],
    breadcrumbs: [],
    version: '',
    html: `<p>This page is not available offline, because you haven’t visited it before.</p><p>${tryAgain}</p>${links.length > 0 ? list : ''}`,
  }
}

/** Returns the document that is shown if no page of the site is cached. It works without scripts. */
export function minimalOfflineDocument({ baseUrl, css }: { baseUrl: string; css: string | undefined }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${css ? `<link rel="stylesheet" href="${css}">` : ''}
</head>
<body>
<div class="shell" data-kind="not-found">
<main id="docs-main" class="main">
<article class="prose">
<h1>${title}</h1>
<p>This page is not available offline. The pages you have visited are.</p>
<p>${tryAgain} <a class="button" href="${baseUrl}">Home</a></p>
</article>
</main>
</div>
</body>
</html>
`
}
