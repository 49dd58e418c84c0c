import { pick } from '@docs-engine/shared/pick.ts'
import type { CodeBlock, HiddenLines, LineMark, MarkedText, SampleFile } from '../model/code-block.ts'
import { isTypeScript } from '../model/sample-files.ts'
import { preludeStart, setupOf } from '../model/setup.ts'
import { formatCode, styleOf } from './format-code.ts'
import { lineOrigins } from './line-origins.ts'
import { noLimit, stripTypes, type TimeLimit } from './strip-types.ts'

/** The JavaScript variant of a TypeScript code block. */
export interface JsVariant {
  /** `js` or `jsx`. */
  lang: string
  /** The title with the extension of a JavaScript file, if the block's title is the path of a TypeScript file. */
  title?: string
  code: string
  /** Marks by line of `code`; lines count from 1. */
  marks: Record<number, LineMark[]>
  /** Marked words by line of `code`. */
  words: Record<number, MarkedText[]>
  /** The hidden lines, converted to JavaScript. */
  setup: HiddenLines[]
}

/** The fields of a code block that affect its JavaScript variant. */
const variantFields = [
  'lang',
  'title',
  'code',
  'shownLines',
  'marks',
  'words',
  'nojs',
  'prelude',
  'files',
] as const satisfies (keyof CodeBlock)[]

/** Everything that a block's JavaScript variant depends on. It is plain data. */
export interface VariantInput extends Pick<CodeBlock, (typeof variantFields)[number]> {
  /** The lines that readers see on request, including the page's prelude. */
  setup: HiddenLines[]
}

/** @param prelude The page's prelude. */
export function variantInput(block: CodeBlock, prelude: string): VariantInput {
  return { ...pick(block, variantFields), setup: setupOf(block, prelude) }
}

/**
 * Creates the formatted JavaScript variant of each code block. The variant is `undefined` if the block isn't TypeScript, is a prelude, or
 * can't be converted, or if the variant would be empty or, including its hidden lines, identical to the TypeScript code.
 *
 * @param limit Limits the time for converting a text. Default: no limit.
 */
export async function jsVariants(
  blocks: (VariantInput | undefined)[],
  limit = noLimit,
): Promise<(JsVariant | undefined)[]> {
  return Promise.all(
    blocks.map((block) => {
      if (!block || !isTypeScript(block.lang) || block.prelude || block.nojs) return undefined
      return jsVariantOf(block, limit)
    }),
  )
}

async function jsVariantOf(block: VariantInput, limit: TimeLimit): Promise<JsVariant | undefined> {
  const parts = await shownParts(block, limit)
  if (!parts) return undefined
  const setup = await jsSetup(block, limit)
  const isSame = parts.every((part) => part.js.join('\n') === part.ts.join('\n'))
  if (isSame && !setup.isChanged) return undefined
  if (parts.every((part) => part.isHeading || part.js.every((line) => line.trim() === ''))) return undefined
  const { code, origins } = isSame ? unchangedCode(block) : await formatParts(parts, block)
  if (code === block.code && !setup.isChanged) return undefined
  const marks: Record<number, LineMark[]> = {}
  const words: Record<number, MarkedText[]> = {}
  for (const [index, origin] of origins.entries()) {
    const names = origin === undefined ? undefined : block.marks[origin + 1]
    if (names) marks[index + 1] = names
    const own = origin === undefined ? undefined : block.words?.[origin + 1]
    if (own) words[index + 1] = own
  }
  return {
    lang: block.lang === 'tsx' ? 'jsx' : 'js',
    ...(block.title && /\.[cm]?tsx?$/.test(block.title) && { title: asJavaScript(block.title) }),
    code,
    marks,
    words,
    setup: setup.hidden.map((lines) => ({ ...lines, at: jsLineAt(lines.at, origins) })),
  }
}

interface FormattedCode {
  code: string
  /** For each line of `code`, the zero-based line of the TypeScript code that it was created from, if known. */
  origins: (number | undefined)[]
}

async function formatParts(parts: Part[], block: VariantInput): Promise<FormattedCode> {
  const extension = block.lang === 'tsx' ? 'jsx' : 'js'
  const style = styleOf(block.code)
  // Only marks and hidden lines below a visible line need the origins, so skip computing the origins for other blocks.
  const needsOrigins =
    block.words !== undefined || Object.keys(block.marks).length > 0 || block.setup.some(({ at }) => at > 0)
  const lines: string[] = []
  const origins: FormattedCode['origins'] = []
  for (const part of parts) {
    const raw = part.js.join('\n')
    const text = part.isHeading ? raw : await formatCode(raw, extension, style)
    if (text === '') continue
    if (needsOrigins) {
      for (const line of lineOrigins(raw, text)) {
        origins.push(line === undefined ? undefined : part.firstLine - 1 + line)
      }
    }
    lines.push(...text.split('\n'))
  }
  return { code: lines.join('\n'), origins }
}

function unchangedCode({ code }: VariantInput): FormattedCode {
  return { code, origins: code.split('\n').map((_, index) => index) }
}

/** Converts a number of lines at the start of the TypeScript code to the corresponding number of JavaScript lines. */
function jsLineAt(at: number, origins: FormattedCode['origins']): number {
  if (at === 0) return 0
  const next = origins.findIndex((origin) => origin !== undefined && origin >= at)
  return next === -1 ? origins.length : next
}

/** Removes the types from the hidden lines of a block, including the prelude. */
async function jsSetup(block: VariantInput, limit: TimeLimit): Promise<{ hidden: HiddenLines[]; isChanged: boolean }> {
  const groups = block.setup
  if (groups.length === 0) return { hidden: [], isChanged: false }
  const preludeLines = groups[0]!.start === preludeStart ? groups[0]!.text.split('\n') : []
  const files = await Promise.all(
    ownFiles(block).map(async ({ name, text, start }, index) => {
      // An import in the prelude is only kept if the file uses it, so remove types from the prelude and the file together.
      const own = index === 0 ? preludeLines : []
      const lines = [...own, ...text.split('\n')]
      const isTsx = block.lang === 'tsx' || name.endsWith('x')
      const js = await stripTypes(lines, isTsx, limit)
      return { js: js ?? lines, start: start - own.length, end: start + lines.length - own.length }
    }),
  )
  const extension = block.lang === 'tsx' ? 'jsx' : 'js'
  const style = styleOf(block.code)
  const hidden: HiddenLines[] = []
  let isChanged = false
  for (const group of groups) {
    const start = group.start === preludeStart ? files[0]!.start : group.start
    const ts = group.text.split('\n')
    const js = ts.map((line, index) => {
      const file = files.find((candidate) => start + index >= candidate.start && start + index < candidate.end)
      return file ? file.js[start + index - file.start]! : asJavaScript(line)
    })
    const raw = js.join('\n')
    if (raw === group.text) {
      hidden.push(group)
      continue
    }
    isChanged = true
    const formatted = await formatCode(raw, extension, style)
    // Restore the indentation, because hidden lines may be inside an indented block.
    const indent = /^[ \t]*/.exec(group.text)![0]
    const text = formatted.replace(/^(?=.)/gm, indent)
    if (formatted !== '') hidden.push({ ...group, text })
  }
  return { hidden, isChanged }
}

interface Part {
  /** The first line of the part in the shown code; lines count from 1. */
  firstLine: number
  ts: string[]
  js: string[]
  /** Whether the part is a line with a file name, such as `// store.ts`, above the code of that file. */
  isHeading: boolean
}

/** Splits the shown lines by file, and removes their types. Returns `undefined` if the types can't be removed. */
async function shownParts(fence: VariantInput, limit: TimeLimit): Promise<Part[] | undefined> {
  const shown = fence.code.split('\n')
  const parts: Part[] = []
  const stripped: { start: number; js: string[] | undefined }[] = []
  for (const file of ownFiles(fence)) {
    // Use the shown version of each line, because it doesn't contain the comment that marks the line.
    const lines = file.text.split('\n')
    fence.shownLines.forEach((origin, index) => {
      const line = origin - file.start
      if (line >= 0 && line < lines.length) lines[line] = shown[index]!
    })
    const isTsx = fence.lang === 'tsx' || file.name.endsWith('x')
    stripped.push({ start: file.start, js: await stripTypes(lines, isTsx, limit) })
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
  return parts
}

/** Returns the files that the block shows, at least in part. */
function ownFiles({ files }: VariantInput): SampleFile[] {
  return files.filter(({ isImported }) => !isImported)
}

/** Replaces a TypeScript extension: `src/app/store.ts` → `src/app/store.js`. */
function asJavaScript(path: string): string {
  return path.replace(/\.([cm]?)ts(x?)$/, '.$1js$2')
}
