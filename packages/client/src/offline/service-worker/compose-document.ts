import type { PageData, RouteData } from '../../page-data.ts'

const pageData = /(<script type="application\/json" data-docs-page="">)([\s\S]*?)(<\/script>)/
const main = /<main[\s\S]*<\/main>/

/**
 * Builds the document of a page that the reader has only visited through client navigation. The route data of such a page is cached, but
 * the document isn't. The result is another page's document with this page's text. `data-rerender` makes the client render the whole page
 * again instead of hydrating it.
 *
 * @param shell Another page's document.
 * @returns `undefined` if the document and the route data are from different builds.
 */
export function composeDocument(shell: string, { build, html, ...page }: RouteData): string | undefined {
  const shellPage = readPageData(shell)
  if (!shellPage || buildOf(shell) !== build) return undefined
  const { sidebar } = shellPage
  const data: PageData = { ...page, ...(!page.sidebar && sidebar && { sidebar }) }
  const title = page.showTitle ? `<h1>${escaped(page.title)}</h1>` : ''
  const text = `<main class="main">${title}<article class="${page.kind === 'landing' ? 'landing' : 'prose'}">${html}</article></main>`
  return (
    shell
      .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escaped(page.documentTitle)}</title>`)
      // Remove the marks of the other page from the navbar and the sidebar. The client marks this page.
      .replaceAll(/ aria-current="\w+"/g, '')
      .replace('<div class="docs-root"', '$& data-rerender=""')
      .replace(/(<div class="shell" data-kind=")[\w-]+/, `$1${page.kind}`)
      .replace(main, () => text)
      .replace(pageData, (_, start, __, end) => start + JSON.stringify(data).replace(/</g, '\\u003c') + end)
  )
}

/** Reads the page data that is inlined in a document. Returns `undefined` if the document isn't one of the site's pages. */
export function readPageData(document: string): PageData | undefined {
  const text = pageData.exec(document)?.[2]
  return text === undefined ? undefined : (JSON.parse(text) as PageData)
}

/** Extracts the route data of a page from its document. Returns `undefined` if the document isn't one of the site's pages. */
export function routeDataOf(document: string): RouteData | undefined {
  const page = readPageData(document)
  const build = buildOf(document)
  const html = /<article class="(?:landing|prose)"[^>]*>([\s\S]*)<\/article>/.exec(main.exec(document)?.[0] ?? '')?.[1]
  return page && build && html !== undefined ? { ...page, build, html } : undefined
}

function buildOf(document: string): string | undefined {
  return /<html[^>]* data-build="([^"]*)"/.exec(document)?.[1]
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
