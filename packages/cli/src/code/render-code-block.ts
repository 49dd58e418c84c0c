import { type JsVariant, type VariantInput, variantInput } from '@docs-engine/samples'
import type {
  CachedCodeBlock,
  CodeBlock,
  HiddenLines,
  LineMark,
  MarkedText,
  RenderedCodeBlock,
  RenderedSetup,
} from '../model/code-block.ts'
import { highlight, type LineClass } from './highlight/highlight.ts'

/** Everything that a rendered block depends on. It is plain data, and its hash is the key of the cached block. */
export interface CodeBlockInput extends VariantInput {
  look: CodeBlock['look']
}

/** @param prelude The page's prelude. */
export function codeBlockInput(block: CodeBlock, prelude: string): CodeBlockInput {
  return { ...variantInput(block, prelude), look: block.look }
}

/**
 * Renders a code block as HTML.
 *
 * A marked line is wrapped in `<span class="line">`, with its marks as additional classes: `hl`, `ins`, `del`, or `focus`. If lines are
 * numbered or a line is marked with `focus`, every line is wrapped.
 */
export async function renderCodeBlock(
  block: CodeBlockInput,
  jsVariant?: JsVariant,
): Promise<CachedCodeBlock['rendered']> {
  const { lang, title, look } = block
  const isNumbered = look.lineNumbers !== undefined
  const code: RenderedCodeBlock['code'] = [
    {
      variant: jsVariant ? 'ts' : '',
      ...(await renderVariant(block, isNumbered)),
    },
  ]
  if (jsVariant) {
    code.push({
      variant: 'js',
      ...(jsVariant.title && { title: jsVariant.title }),
      ...(await renderVariant(jsVariant, isNumbered)),
    })
  }
  return {
    lang,
    ...(title !== undefined && { title }),
    ...look,
    code,
  }
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

/**
 * Renders hidden lines.
 *
 * Each group of lines that can be copied is wrapped in an element. Its `data-at` is the number of visible lines above the group, which
 * tells the browser where to insert the group into the copied code.
 */
async function renderSetup(hidden: HiddenLines[], lang: string): Promise<RenderedSetup | undefined> {
  if (hidden.length === 0) return undefined
  const groups = hidden.map(async ({ at, text, isCopied }) => {
    const html = await highlight(text, lang)
    return isCopied ? `<span data-at="${at}">${html}</span>` : html
  })
  const lines = hidden.reduce((count, { text }) => count + text.split('\n').length, 0)
  return { lines, html: (await Promise.all(groups)).join('\n\n') }
}
