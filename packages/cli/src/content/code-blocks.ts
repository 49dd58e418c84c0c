import type { Fence, LineMark } from './fence-meta.ts'
import { highlight } from './highlight.ts'
import type { JavaScriptTwin } from './samples/javascript-twin.ts'

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
 * @param twin The JavaScript form, if there is one.
 */
export async function drawFence(fence: Fence, twin?: JavaScriptTwin): Promise<KeptDrawing['drawing']> {
  const { lang, title, lineNumbers, wrap } = fence
  const html = await drawCode(fence.code, lang, fence.marks, lineNumbers !== undefined)
  const code: Drawing['code'] = [{ variant: twin ? 'ts' : '', html }]
  if (twin) {
    code.push({
      variant: 'js',
      ...(twin.title && { title: twin.title }),
      html: await drawCode(twin.code, twin.lang, twin.marks, lineNumbers !== undefined),
    })
  }
  return {
    lang,
    ...(title !== undefined && { title }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(wrap && { wrap }),
    code,
  }
}

function drawCode(code: string, lang: string, marks: Record<number, LineMark[]>, isNumbered: boolean): Promise<string> {
  const marked = Object.values(marks)
  if (marked.length === 0 && !isNumbered) return highlight(code, lang)
  const everyLine = isNumbered || marked.some((names) => names.includes('focus'))
  return highlight(code, lang, (line) => {
    const names = marks[line]
    if (names) return `line ${names.join(' ')}`
    return everyLine ? 'line' : undefined
  })
}
