import type { PageBody } from '../types.ts'
import type { StoredBody } from './body-store.ts'
import type { KeptDrawing } from './code-blocks.ts'

/** Number of texts that a body is kept as. */
export const textsOfBody = 6

/** No source has it: a file with it is refused. */
const separator = '\0'

/**
 * A body as texts: the search entry, which is read alone, and what is long as it is. As JSON the rest would take several times as long
 * to write and to read.
 */
export function bodyTexts({ search, html, drawings, markdown, fences, text }: PageBody): string[] {
  const code: string[] = []
  const frames = drawings.map(({ key, drawing }) => {
    const forms = drawing.code.map(({ html, ...form }) => {
      code.push(html)
      return form
    })
    return { key, drawing: { ...drawing, code: forms } }
  })
  const rest = JSON.stringify({ fences, ...(text !== undefined && { text }) })
  return [JSON.stringify(search ?? null), html, JSON.stringify(frames), code.join(separator), markdown, rest]
}

/** The body of all texts but the first. What few commands ask for is parsed when it is asked for. */
export function bodyOfTexts([html, frames, code, markdown, rest]: string[]): StoredBody {
  let others: Pick<StoredBody, 'fences' | 'text'> | undefined
  const readOthers = () => {
    others ??= JSON.parse(rest!) as Pick<StoredBody, 'fences' | 'text'>
    return others
  }
  return {
    html: html!,
    drawings: withCode(JSON.parse(frames!) as KeptDrawing[], code!.split(separator)),
    markdown: markdown!,
    get fences() {
      return readOthers().fences
    },
    get text() {
      return readOthers().text
    },
  }
}

/** @param drawings Without the HTML of their code. */
function withCode(drawings: KeptDrawing[], code: string[]): KeptDrawing[] {
  let next = 0
  for (const { drawing } of drawings) for (const form of drawing.code) form.html = code[next++]!
  return drawings
}
