import type { PageChunk, PageData } from '../../page-data.ts'

const pageData = /(<script type="application\/json" data-docs-page="">)([\s\S]*?)(<\/script>)/
const main = /<main[\s\S]*<\/main>/

/**
 * The document of a page that was only visited by a link within the site, so that its text is there but not its document: made of
 * another document and the text. The client draws the whole page anew over it (`data-redraw`), with that document's navbar and footer.
 *
 * @param shell Another page's document.
 * @returns undefined if the two are of different builds.
 */
export function composeDocument(shell: string, { build, html, ...page }: PageChunk): string | undefined {
  const known = pageData.exec(shell)?.[2]
  if (!known || !shell.includes(`data-build="${build}"`)) return undefined
  const { sidebar } = JSON.parse(known) as PageData
  const data: PageData = { ...page, ...(!page.sidebar && sidebar && { sidebar }) }
  const title = page.showTitle ? `<h1>${escaped(page.title)}</h1>` : ''
  const text = `<main class="main">${title}<article class="${page.kind === 'landing' ? 'landing' : 'prose'}">${html}</article></main>`
  return shell
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escaped(page.documentTitle)}</title>`)
    .replace('<div class="docs-root"', '$& data-redraw=""')
    .replace(main, () => text)
    .replace(pageData, (_, start, __, end) => start + JSON.stringify(data).replace(/</g, '\\u003c') + end)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
