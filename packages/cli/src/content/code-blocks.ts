import type { Fence, LineMark } from './fence-meta.ts'
import { highlight, type LineClass } from './highlight.ts'
import { drawTokens } from './samples/draw-tokens.ts'
import type { JavaScriptTwin } from './samples/javascript-twin.ts'
import type { Token } from './samples/token.ts'
import type { TypeScriptForm } from './samples/typescript-form.ts'

/** A fence, ready for the component that draws it. */
export interface Drawing {
  lang: string
  title?: string
  /** Number of the first line, when lines are numbered. */
  lineNumbers?: number
  wrap?: boolean
  /** Line of the fence in the source, if it is compiled: by it the browser finds the types of its names. */
  fence?: number
  /** The code in its forms: two for TypeScript that has a JavaScript form, otherwise one with the variant ''. */
  code: { variant: 'ts' | 'js' | ''; title?: string; html: string }[]
}

/** A drawing that may be used again for a fence with the same key, wherever that stands. */
export interface KeptDrawing {
  key: string
  drawing: Omit<Drawing, 'fence'>
}

/**
 * The HTML of a fence.
 *
 * A line that is marked, or any line when lines are numbered or some have the focus, is
 * `<span class="line hl ins del focus">`.
 *
 * @param read The fence as it was read, and its JavaScript form, if there are such.
 */
export async function drawFence(
  fence: Fence,
  { form, twin }: { form?: TypeScriptForm | undefined; twin?: JavaScriptTwin | undefined } = {},
): Promise<KeptDrawing['drawing']> {
  const { lang, title, lineNumbers, wrap } = fence
  const isNumbered = lineNumbers !== undefined
  const html = await drawCode({ ...fence, tokens: form?.tokens }, isNumbered)
  const code: Drawing['code'] = [{ variant: twin ? 'ts' : '', html }]
  if (twin) {
    code.push({ variant: 'js', ...(twin.title && { title: twin.title }), html: await drawCode(twin, isNumbered) })
  }
  return {
    lang,
    ...(title !== undefined && { title }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(wrap && { wrap }),
    code,
  }
}

interface Code {
  code: string
  lang: string
  marks: Record<number, LineMark[]>
  tokens?: Token[] | undefined
}

async function drawCode({ code, lang, marks, tokens }: Code, isNumbered: boolean): Promise<string> {
  const lineClass = lineClassOf(marks, isNumbered)
  return tokens ? drawTokens(code, tokens, lineClass) : highlight(code, lang, lineClass)
}

function lineClassOf(marks: Record<number, LineMark[]>, isNumbered: boolean): LineClass | undefined {
  const marked = Object.values(marks)
  if (marked.length === 0 && !isNumbered) return undefined
  const everyLine = isNumbered || marked.some((names) => names.includes('focus'))
  return (line) => {
    const names = marks[line]
    if (names) return `line ${names.join(' ')}`
    return everyLine ? 'line' : undefined
  }
}
