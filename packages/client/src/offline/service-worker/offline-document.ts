import type { RouteData } from '../../page-data.ts'
import type { OfflineTexts } from './build-data.ts'
import { escaped } from './compose-document.ts'

export interface VisitedPage {
  /** Includes the base URL. */
  href: string
  title: string
}

// `target` makes the browser load the page. Without it, the client would treat the link as a link to the current page.
const tryAgain = ({ retry }: OfflineTexts) => `<a class="button" href="" target="_top">${escaped(retry)}</a>`

export interface OfflinePageInput {
  build: string
  /** Route path of the page that the reader tried to open. */
  path: string
  pages: VisitedPage[]
  texts: OfflineTexts
}

/** Returns the route data of the page that is shown if a page isn't cached and the network is down. It lists the pages that are available. */
export function offlinePage({ build, path, pages, texts }: OfflinePageInput): RouteData {
  const links = pages.map((page) => `<li><a href="${escaped(page.href)}">${escaped(page.title)}</a></li>`)
  const list = `<h2>${escaped(texts.pages)}</h2><ul class="link-cards">${links.join('')}</ul>`
  return {
    build,
    path,
    // The client doesn't keep not-found pages, so it requests the page again when the reader returns to it.
    kind: 'not-found',
    title: texts.title,
    documentTitle: texts.title,
    description: '',
    showTitle: true,
    toc: [],
    breadcrumbs: [],
    version: '',
    html: `<p>${escaped(texts.notCached)}</p><p>${tryAgain(texts)}</p>${links.length > 0 ? list : ''}`,
  }
}

export interface OfflineDocumentInput {
  /** URL of the home page. */
  home: string
  css: string | undefined
  texts: OfflineTexts
}

/** Returns the document that is shown if no page of the site is cached. It works without scripts. */
export function minimalOfflineDocument({ home, css, texts }: OfflineDocumentInput): string {
  return `<!doctype html>
<html lang="${texts.lang}" dir="${texts.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title)}</title>
${css ? `<link rel="stylesheet" href="${css}">` : ''}
</head>
<body>
<div class="shell" data-kind="not-found">
<main id="docs-main" class="main">
<article class="prose">
<h1>${escaped(texts.title)}</h1>
<p>${escaped(texts.text)}</p>
<p>${tryAgain(texts)} <a class="button" href="${home}">${escaped(texts.home)}</a></p>
</article>
</main>
</div>
</body>
</html>
`
}
