import matter from 'gray-matter'
import {
  type CST,
  type Document,
  type DocumentOptions,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type ParseOptions,
  parseDocument,
  type Scalar,
  type SchemaOptions,
  visit,
} from 'yaml'
import type { Position } from '../../model/position.ts'
import { positionAt as positionInText } from '../../util/position-at.ts'
import { type Explanation, explainMistake, findCutTexts, type YamlMistake } from './yaml-mistake.ts'

type YamlProblem = { reason: string; note: string } & Position

/** A parsed YAML text. */
export interface Yaml {
  /** The value, or `undefined` if there is a problem. */
  data: unknown
  problem?: YamlProblem
  /** Texts that probably end too early, because YAML treats ` #` as the start of a comment. */
  cutTexts: YamlProblem[]
  /**
   * Returns the position of a key, given the keys and indices that lead to it. If the key can't be found, returns the position of the
   * deepest key on the path that can be found, or the start of the text. Doesn't resolve aliases.
   */
  positionOf: (...keyPath: (string | number)[]) => Position
}

/**
 * Parses YAML.
 *
 * @param firstLine Line of the file where the text starts.
 */
export function parseYaml(text: string, firstLine: number): Yaml {
  let document: Document | undefined
  const yaml = (part: string) => {
    // The part starts with the line break after the opening delimiter.
    document = parseDocument(part.slice(1), options)
    return document
  }
  // gray-matter stops at the first line that starts with the end delimiter, so use a delimiter that doesn't occur at the start of a line.
  let end = '---'
  while (text.includes(`\n${end}`) || text.startsWith(end)) end += '-'
  // Set `language`, so that gray-matter only parses YAML and never runs code from the front matter.
  matter(`---\n${text}\n${end}\n`, { language: 'yaml', delimiters: ['---', end], engines: { yaml } })

  const positionAt = (offset: number) => {
    const { line, column } = positionInText(text, offset, 0)
    return { line: firstLine + line - 1, column }
  }
  const positionOf = createPositions(document?.contents, positionAt, { line: firstLine, column: 1 })
  // gray-matter doesn't parse a text that contains only comments.
  if (!document) return { data: {}, cutTexts: [], positionOf }
  const result = readDocument(document, text)
  const place = ({ offset, ...words }: Explanation) => ({ ...words, ...positionAt(offset) })
  if (!('code' in result)) return { ...result, cutTexts: findCutTexts(document).map(place), positionOf }
  return { data: undefined, problem: place(explainMistake(result, document, text)), cutTexts: [], positionOf }
}

/** Text that YAML 1.1 reads as a number, although nobody means one: `08`, `.`, and `e5`. */
const text = {
  tag: 'tag:yaml.org,2002:str',
  default: true as const,
  test: /^[-+]?(?:0[\d_]*[89][\d_]*|\.|\.?e[-+]?\d+)$/i,
  resolve: (value: string) => value,
}

const options: ParseOptions & DocumentOptions & SchemaOptions = {
  version: '1.1',
  // In YAML 1.1, words such as `yes` and `on` are booleans. Use the booleans of YAML 1.2 instead, `true` and `false`.
  customTags: (tags) => [text, ...tags.filter((tag) => typeof tag === 'string' || !/:bool$/.test(tag.tag)), 'bool'],
  keepSourceTokens: true,
  prettyErrors: false,
  // Don't print warnings about keys that aren't text.
  logLevel: 'error',
  // The library would compare each key with all others. `readDocument` finds keys that occur twice.
  uniqueKeys: false,
}

/** Matches control characters, which aren't allowed in some of the files that are generated from a page, such as feeds. */
const controlCharacter = /(?![\t\n\r\x85])\p{Cc}/u

/** How many times a text can refer to its other values. */
const maxAliases = 1000

/** Returns a document's value, or the first mistake in the text. */
function readDocument(document: Document, text: string): { data: unknown } | YamlMistake {
  const control = text.search(controlCharacter)
  if (control >= 0) return { code: 'CONTROL_CHARACTER', offset: control }
  const [error] = [...document.errors, ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')]
  if (error) return { code: error.code, offset: error.pos[0], message: error.message }
  const mistake = findMistake(document)
  if (mistake) return mistake
  try {
    const data: unknown = document.toJS({ maxAliasCount: maxAliases })
    return expandsTooFar(data, text.length) ? { code: 'TOO_MANY_VALUES', offset: 0 } : { data: data ?? {} }
  } catch (error) {
    if (error instanceof ReferenceError) return { code: 'TOO_MANY_VALUES', offset: 0 }
    if (error instanceof RangeError) throw error
    // The library doesn't say which of the keys is wrong.
    return { code: 'MERGE', offset: Math.max(0, text.indexOf('<<')) }
  }
}

/** Finds the first key that occurs twice, or the first alias without a value. */
function findMistake(document: Document): YamlMistake | undefined {
  let mistake: YamlMistake | undefined
  const anchors = new Set<string>()
  visit(document, (_, node) => {
    if (isAlias(node) && !anchors.has(node.source)) mistake = { code: 'UNKNOWN_ALIAS', offset: node.range![0] }
    else if (isNode(node) && !isAlias(node) && node.anchor) anchors.add(node.anchor)
    if (isMap(node)) {
      const keys = new Set<string>()
      for (const { key } of node.items) {
        const isRepeated = keys.size === keys.add(nameOf(key)).size
        // The values of several other mappings can be added to a mapping.
        if (isRepeated && typeof (key as Scalar).value !== 'symbol')
          mistake ??= { code: 'DUPLICATE_KEY', offset: (key as Node).range![0] }
      }
    }
    return mistake && visit.BREAK
  })
  return mistake
}

/**
 * Returns whether the data contains more values than its YAML text has characters. Only aliases make this possible: a few of them can
 * expand to a huge or cyclic value.
 */
function expandsTooFar(data: unknown, length: number): boolean {
  let remaining = length + 1
  const count = (value: unknown): boolean => {
    if (--remaining < 0) return false
    return typeof value !== 'object' || value === null || Object.values(value).every(count)
  }
  return !count(data)
}

/** A key of a mapping, or an item of a sequence. */
interface Entry {
  start: number
  /** The end of the key. */
  end?: number
  value: unknown
}

function createPositions(root: unknown, positionAt: (offset: number) => Position, start: Position): Yaml['positionOf'] {
  // Keep the entries of each collection, because a page can have a message about each of its keys.
  const known = new Map<unknown, Map<string, Entry>>()
  const entriesIn = (collection: unknown) => {
    const entries = known.get(collection) ?? new Map(entriesOf(collection))
    known.set(collection, entries)
    return entries
  }
  return (...keyPath) => {
    let found: Entry | undefined
    for (const key of keyPath) {
      const entry = entriesIn(found ? found.value : root).get(String(key))
      if (!entry) break
      found = entry
    }
    if (!found) return start
    if (found.end === undefined) return positionAt(found.start)
    const { line: endLine, column: endColumn } = positionAt(found.end)
    return { ...positionAt(found.start), endLine, endColumn }
  }
}

function entriesOf(collection: unknown): [string, Entry][] {
  if (isMap(collection)) {
    return collection.items.map(({ key, value }) => {
      const [start, end] = (key as Node).range!
      return [nameOf(key), { start, end, value }]
    })
  }
  if (!isSeq(collection)) return []
  const { items } = collection.srcToken as CST.BlockSequence | CST.FlowCollection
  return collection.items.map((value, i) => {
    const { start, value: token } = items[i]!
    // In a block, an item starts with a hyphen.
    const first = start.find(({ type }) => type === 'seq-item-ind') ?? token
    return [String(i), { start: first!.offset, value }]
  })
}

/** Returns the name of a key as a property of the data. The merge key `<<` is a symbol. */
function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}
