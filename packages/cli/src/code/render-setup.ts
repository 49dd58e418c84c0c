import type { HiddenLines, RenderedSetup } from '../model/code-block.ts'
import { highlight } from './highlight/highlight.ts'

/**
 * Renders hidden lines.
 *
 * Each group of lines that can be copied is wrapped in an element. Its `data-at` is the number of visible lines above the group, which
 * tells the browser where to insert the group into the copied code.
 */
export async function renderSetup(hidden: HiddenLines[], lang: string): Promise<RenderedSetup | undefined> {
  if (hidden.length === 0) return undefined
  const groups = hidden.map(async ({ at, text, isCopied }) => {
    const html = await highlight(text, lang)
    return isCopied ? `<span data-at="${at}">${html}</span>` : html
  })
  const lines = hidden.reduce((count, { text }) => count + text.split('\n').length, 0)
  return { lines, html: (await Promise.all(groups)).join('\n\n') }
}
