import type { CachedCodeBlock, CodeBlock, LineMark, RenderedCodeBlock } from '../model/code-block.ts'
import { highlight, type LineClass } from './highlight/highlight.ts'
import { renderTokens } from './highlight/render-tokens.ts'
import type { Token } from './highlight/token.ts'
import type { JsVariant } from './js-variant/js-variant.ts'
import type { TypeScriptForm } from './js-variant/typescript-form.ts'

/**
 * The HTML of a fence.
 *
 * A line that is marked, or any line when lines are numbered or some have the focus, is
 * `<span class="line hl ins del focus">`.
 *
 * @param read The fence as it was read, and its JavaScript form, if there are such.
 */
export async function renderCodeBlock(
  fence: CodeBlock,
  { form, twin }: { form?: TypeScriptForm | undefined; twin?: JsVariant | undefined } = {},
): Promise<CachedCodeBlock['rendered']> {
  const { lang, title, lineNumbers, wrap } = fence
  const isNumbered = lineNumbers !== undefined
  const html = await renderCode({ ...fence, tokens: form?.tokens }, isNumbered)
  const code: RenderedCodeBlock['code'] = [{ variant: twin ? 'ts' : '', html }]
  if (twin) {
    code.push({ variant: 'js', ...(twin.title && { title: twin.title }), html: await renderCode(twin, isNumbered) })
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

async function renderCode({ code, lang, marks, tokens }: Code, isNumbered: boolean): Promise<string> {
  const lineClass = lineClassOf(marks, isNumbered)
  return tokens ? renderTokens(code, tokens, lineClass) : highlight(code, lang, lineClass)
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
