import { packageName } from '@docs-engine/shared/package-name.ts'
import { parser } from '@lezer/javascript'
import { type ImportedName, importedNames } from '../js-variant/imported-names.ts'
import type { HintExport } from '../model/page-hints.ts'
import type { SampleBlock } from '../model/page-input.ts'
import type { SampleSource } from '../model/page-unit.ts'

/** The start and end of a name in the shown code, its type, and the export that it refers to. */
export type TypeHint = [start: number, end: number, type: string, about?: HintExport]

const parsers = {
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
}

const names = new Set([
  'VariableName',
  'VariableDefinition',
  'PropertyName',
  'PropertyDefinition',
  'TypeName',
  'TypeDefinition',
  'JSXIdentifier',
])

interface ShownName {
  kind: string
  text: string
  /** Start and end of the name, as offsets in the file. */
  from: number
  to: number
  /** Start of the name, as an offset in the shown code. */
  codeFrom: number
}

/** The names in a file that need a type hint, and the offsets at which to request types from the compiler. */
export interface TypeRequests {
  source: SampleSource
  names: ShownName[]
  imports: Map<string, ImportedName>
  /** Offsets at which to request types, by key. Names that are known to have the same type share a key. */
  offsets: Map<string, number>
}

/**
 * Finds the visible names in a file that need type hints, and the offsets at which to request their types. This parses the file but doesn't
 * need the compiler.
 */
export function typeRequests(source: SampleSource, fence: SampleBlock): TypeRequests {
  const imports = new Map(importedNames(source.text).map((name) => [name.local, name]))
  const names = shownNames(source, fence).filter(({ kind, text }) => !isPlain(kind, text))
  // Request the type of an imported name only once, because the type is the same everywhere in the file.
  const offsets = new Map<string, number>()
  for (const { text, from, kind } of names) {
    const key = requestKey(text, from, kind, imports)
    if (!offsets.has(key)) offsets.set(key, from)
  }
  return { source, names, imports, offsets }
}

/**
 * Returns the type hints for the names that readers see in a file.
 *
 * @param answers The types at the requested offsets, as text.
 * @param docs The doc comments at the requested offsets, as HTML. Doc comments of imported names can be left out.
 */
export function typeHints(
  { names, imports, offsets }: TypeRequests,
  answers: readonly (string | undefined)[],
  docs: readonly string[] = [],
): TypeHint[] {
  const types = new Map([...offsets.keys()].map((key, index) => [key, answers[index]]))
  const comments = new Map([...offsets.keys()].map((key, index) => [key, docs[index]]))
  return names.flatMap(({ text, from, to, kind, codeFrom }): TypeHint[] => {
    const imported = kind.startsWith('Property') ? undefined : imports.get(text)
    const key = requestKey(text, from, kind, imports)
    const type = types.get(key)
    const target = importTarget(imported)
    const comment = comments.get(key)
    if ((type === undefined || type === text) && !target && !comment) return []
    const shownType = type === undefined || type === text ? '' : type
    const about = target ? { target } : comment ? { docs: comment } : undefined
    const end = codeFrom + to - from
    return [about ? [codeFrom, end, shownType, about] : [codeFrom, end, shownType]]
  })
}

/** Returns the name of the export that a local name is imported from, with its package, or `undefined` for other names. */
export function importTarget(imported: ImportedName | undefined): string | undefined {
  return imported && imported.name !== '*' && packageName(imported.from)
    ? `${imported.from}#${imported.name}`
    : undefined
}

const primitives = new Set([
  'any',
  'bigint',
  'boolean',
  'never',
  'null',
  'number',
  'object',
  'string',
  'symbol',
  'undefined',
  'unknown',
  'void',
])

/** Returns whether a name needs no hint, such as `string` or `<div>`. */
function isPlain(kind: string, text: string): boolean {
  if (kind === 'JSXIdentifier') return !/^[A-Z]/.test(text)
  return kind === 'TypeName' ? primitives.has(text) : text === 'undefined'
}

function requestKey(text: string, from: number, kind: string, imports: Map<string, unknown>): string {
  return imports.has(text) && !kind.startsWith('Property') ? text : String(from)
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)![0].length
}

/** Returns the names on the lines that are shown. */
function shownNames(source: SampleSource, fence: SampleBlock): ShownName[] {
  const lines = source.text.split('\n')
  const shownAt = new Map<number, { offset: number; text: string }>()
  let offset = 0
  fence.code.split('\n').forEach((line, index) => {
    shownAt.set(fence.shownLines[index]!, { offset, text: line })
    offset += line.length + 1
  })
  const found: ShownName[] = []
  let line = 0
  let lineStart = 0
  parsers[source.name.endsWith('x') ? 'tsx' : 'ts'].parse(source.text).iterate({
    enter: ({ name: kind, from, to }) => {
      if (!names.has(kind)) return
      while (from > lineStart + lines[line]!.length) lineStart += lines[line++]!.length + 1
      const shown = shownAt.get(line - source.preludeLines + source.start)
      if (line < source.preludeLines || !shown) return
      // Regions of included files are shown without their common indentation.
      const column = from - lineStart - Math.max(0, indentOf(lines[line]!) - indentOf(shown.text))
      if (column + to - from > shown.text.length) return
      found.push({ kind, text: source.text.slice(from, to), from, to, codeFrom: shown.offset + column })
    },
  })
  return found
}
