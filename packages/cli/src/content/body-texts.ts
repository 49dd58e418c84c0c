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

/** The body of all texts but the first. Each is read when it is asked for: nobody asks for all of them. */
export function bodyOfTexts(texts: (() => string)[]): StoredBody {
  const [html, frames, code, markdown, rest] = texts.map(once) as [() => string, ...(() => string)[]]
  const drawings = once(() => withCode(JSON.parse(frames!()) as KeptDrawing[], code!().split(separator)))
  const others = once(() => JSON.parse(rest!()) as Pick<StoredBody, 'fences' | 'text'>)
  return {
    get html() {
      return html()
    },
    get drawings() {
      return drawings()
    },
    get markdown() {
      return markdown!()
    },
    get fences() {
      return others().fences
    },
    get text() {
      return others().text
    },
  }
}

function once<T>(read: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= read()
    return value
  }
}

/** @param drawings Without the HTML of their code. */
function withCode(drawings: KeptDrawing[], code: string[]): KeptDrawing[] {
  let next = 0
  for (const { drawing } of drawings) for (const form of drawing.code) form.html = code[next++]!
  return drawings
}
