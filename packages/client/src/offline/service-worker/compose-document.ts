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
  const inlinedData = pageData.exec(shell)?.[2]
  if (!inlinedData || !shell.includes(`data-build="${build}"`)) return undefined
  const { sidebar } = JSON.parse(inlinedData) as PageData
  const data: PageData = { ...page, ...(!page.sidebar && sidebar && { sidebar }) }
  const title = page.showTitle ? `<h1>${escaped(page.title)}</h1>` : ''
  const text = `<main class="main">${title}<article class="${page.kind === 'landing' ? 'landing' : 'prose'}">${html}</article></main>`
  return shell
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escaped(page.documentTitle)}</title>`)
    .replace('<div class="docs-root"', '$& data-rerender=""')
    .replace(main, () => text)
    .replace(pageData, (_, start, __, end) => start + JSON.stringify(data).replace(/</g, '\\u003c') + end)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
