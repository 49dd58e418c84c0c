import type { CodeBlock, LineMark } from '../../model/code-block.ts'
import type { Token } from '../highlight/token.ts'
import { lineOrigins } from '../line-origins.ts'
import { isTypeScript } from '../sample-files.ts'
import { collapseBlankLines, formatProgram, styleOf } from './format-code.ts'
import { jsVariantTokens } from './js-variant-tokens.ts'
import { type ParsedTypeScript, parseTypeScript, parseTypeScriptTree } from './parse-typescript.ts'
import { stripTypes } from './strip-types.ts'
import type { StrippedTypes } from './strip-types-by-tree.ts'

/** The JavaScript variant of a TypeScript code block. */
export interface JsVariant {
  /** `js` or `jsx`. */
  lang: string
  /** The title with the extension of a JavaScript file, if the block's title is the path of a TypeScript file. */
  title?: string
  code: string
  /** Marks by line of `code`; lines count from 1. */
  marks: Record<number, LineMark[]>
  /** The tokens of `code`, if they could be computed without parsing it. */
  tokens?: Token[]
}

/**
 * Creates the formatted JavaScript variant of each code block. The variant is `undefined` for blocks in other
 * languages, for hidden blocks, and if the variant would be empty or identical to the TypeScript code.
 *
 * @param forms The parsed code of each block. If absent, it is parsed here.
 */
export async function jsVariants(
  fences: (CodeBlock | undefined)[],
  forms?: (ParsedTypeScript | undefined)[],
): Promise<(JsVariant | undefined)[]> {
  return Promise.all(
    fences.map(async (fence, i) => {
      if (!fence || !isTypeScript(fence.lang) || fence.prelude) return undefined
      return jsVariantOf(fence, forms ? forms[i] : await parseTypeScript(fence))
    }),
  )
}

async function jsVariantOf(fence: CodeBlock, form: ParsedTypeScript | undefined): Promise<JsVariant | undefined> {
  const shown = await shownParts(fence, form)
  if (!shown) return undefined
  const { parts, types } = shown
  if (parts.every((part) => part.js.join('\n') === part.ts.join('\n'))) return undefined
  if (parts.every((part) => part.isHeading || part.js.every((line) => line.trim() === ''))) return undefined
  const isJsx = fence.lang === 'tsx'
  const style = styleOf(fence.code)
  const isMarked = Object.keys(fence.marks).length > 0
  const lines: string[] = []
  const marks: Record<number, LineMark[]> = {}
  let isProgram = true
  for (const part of parts) {
    const raw = part.js.join('\n')
    const formatted = part.isHeading ? raw : await formatProgram(raw, isJsx ? 'jsx' : 'js', style)
    isProgram &&= formatted !== undefined
    const text = formatted ?? collapseBlankLines(raw)
    if (text === '') continue
    if (isMarked) {
      lineOrigins(raw, text).forEach((origin, index) => {
        const names = origin === undefined ? undefined : fence.marks[part.firstLine + origin]
        if (names) marks[lines.length + index + 1] = names
      })
    }
    lines.push(...text.split('\n'))
  }
  const code = lines.join('\n')
  if (code === fence.code) return undefined
  const tokens = form && types && isProgram ? jsVariantTokens(fence.code, form.tokens, types, code) : undefined
  return {
    lang: isJsx ? 'jsx' : 'js',
    ...(fence.title && /\.[cm]?tsx?$/.test(fence.title) && { title: asJavaScript(fence.title) }),
    code,
    marks,
    ...(tokens && { tokens }),
  }
}

interface Part {
  /** The first line of the part in the shown code; lines count from 1. */
  firstLine: number
  ts: string[]
  js: string[]
  /** The part is a file name, such as `// store.ts`, above a file's code. */
  isHeading: boolean
}

interface ShownParts {
  parts: Part[]
  /** The removed types. Absent if the code was transformed in other ways. */
  types?: StrippedTypes | undefined
}

/** Splits the shown lines by file, with and without their types. Returns `undefined` if the types can't be removed. */
async function shownParts(fence: CodeBlock, form: ParsedTypeScript | undefined): Promise<ShownParts | undefined> {
  const shown = fence.code.split('\n')
  const parts: Part[] = []
  let types: StrippedTypes | undefined
  const stripped: { start: number; js: string[] | undefined }[] = []
  for (const file of fence.files) {
    // Replace lines that end with a mark comment by the shown lines, which don't contain it.
    const lines = file.text.split('\n')
    fence.shownLines.forEach((origin, index) => {
      const line = origin - file.start
      if (line >= 0 && line < lines.length) lines[line] = shown[index]!
    })
    const text = lines.join('\n')
    const isTsx = fence.lang === 'tsx' || file.name.endsWith('x')
    const isRead = text === fence.code && isTsx === (fence.lang === 'tsx')
    const result = await stripTypes(lines, isTsx, isRead ? form?.tree : await parseTypeScriptTree(text, isTsx))
    stripped.push({ start: file.start, js: result?.js })
    if (isRead) types = result?.types
  }
  let current: number | undefined
  for (const [index, origin] of fence.shownLines.entries()) {
    const file = stripped.findIndex(({ start, js }) => origin >= start && origin < start + (js?.length ?? 0))
    const isHeading = file === -1
    if (isHeading && stripped.some(({ js }) => !js)) return undefined
    if (isHeading || file !== current) parts.push({ firstLine: index + 1, ts: [], js: [], isHeading })
    current = isHeading ? undefined : file
    const part = parts.at(-1)!
    part.ts.push(shown[index]!)
    part.js.push(isHeading ? asJavaScript(shown[index]!) : stripped[file]!.js![origin - stripped[file]!.start]!)
  }
  return { parts, types }
}

/** Replaces a TypeScript extension: `src/app/store.ts` → `src/app/store.js`. */
function asJavaScript(path: string): string {
  return path.replace(/\.([cm]?)ts(x?)$/, '.$1js$2')
}
