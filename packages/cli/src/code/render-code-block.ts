import type { CachedCodeBlock, CodeBlock, LineMark, RenderedCodeBlock } from '../model/code-block.ts'
import { highlight, type LineClass } from './highlight/highlight.ts'
import { renderTokens } from './highlight/render-tokens.ts'
import type { Token } from './highlight/token.ts'
import type { JsVariant } from './js-variant/js-variant.ts'
import type { ParsedTypeScript } from './js-variant/parse-typescript.ts'

/**
 * Renders a code block as HTML.
 *
 * A marked line is wrapped in `<span class="line hl ins del focus">`. If lines are numbered or some lines have the
 * focus, every line is wrapped.
 *
 * @param parsed The parsed code and the JavaScript variant, if they exist.
 */
export async function renderCodeBlock(
  fence: CodeBlock,
  { form, twin: jsVariant }: { form?: ParsedTypeScript | undefined; twin?: JsVariant | undefined } = {},
): Promise<CachedCodeBlock['rendered']> {
  const { lang, title, lineNumbers, wrap } = fence
  const isNumbered = lineNumbers !== undefined
  const html = await renderCode({ ...fence, tokens: form?.tokens }, isNumbered)
  const code: RenderedCodeBlock['code'] = [{ variant: jsVariant ? 'ts' : '', html }]
  if (jsVariant) {
    code.push({
      variant: 'js',
      ...(jsVariant.title && { title: jsVariant.title }),
      html: await renderCode(jsVariant, isNumbered),
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
