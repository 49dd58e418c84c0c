import type { JsVariant } from '@docs-engine/samples'
import type {
  CachedCodeBlock,
  CodeBlock,
  HiddenLines,
  LineMark,
  MarkedText,
  RenderedCodeBlock,
} from '../model/code-block.ts'
import { highlight, type LineClass } from './highlight/highlight.ts'
import { renderSetup } from './render-setup.ts'

/**
 * Renders a code block as HTML.
 *
 * A marked line is wrapped in `<span class="line">`, with its marks as additional classes: `hl`, `ins`, `del`, or `focus`. If lines are
 * numbered or a line is marked with `focus`, every line is wrapped.
 */
export async function renderCodeBlock(
  block: CodeBlock,
  { jsVariant, setup = block.hidden }: RenderOptions = {},
): Promise<CachedCodeBlock['rendered']> {
  const { lang, title, lineNumbers, wrap } = block
  const code: RenderedCodeBlock['code'] = [
    {
      variant: jsVariant ? 'ts' : '',
      ...(await renderVariant({ ...block, setup }, lineNumbers !== undefined)),
    },
  ]
  if (jsVariant) {
    code.push({
      variant: 'js',
      ...(jsVariant.title && { title: jsVariant.title }),
      ...(await renderVariant(jsVariant, lineNumbers !== undefined)),
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

interface RenderOptions {
  jsVariant?: JsVariant | undefined
  /** Hidden lines that readers can show on request. Default: the hidden lines of the block, without the prelude. */
  setup?: HiddenLines[]
}

interface Code {
  code: string
  lang: string
  marks: Record<number, LineMark[]>
  words?: Record<number, MarkedText[]>
  setup: HiddenLines[]
}

async function renderVariant(
  variant: Code,
  isNumbered: boolean,
): Promise<Pick<RenderedCodeBlock['code'][number], 'html' | 'setup'>> {
  const html = await highlight(variant.code, variant.lang, lineClassOf(variant.marks, isNumbered), variant.words)
  const setup = await renderSetup(variant.setup, variant.lang)
  return { html, ...(setup && { setup }) }
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
