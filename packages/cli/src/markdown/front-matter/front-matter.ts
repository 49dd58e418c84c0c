import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import type * as z from 'zod'
import { expectedNote } from '../../config/describe-expected.ts'
import { schemaKeys } from '../../config/schema-keys.ts'
import { type FrontMatter, frontMatterSchema } from '../../model/front-matter-schema.ts'
import type { Message } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { shownValue } from '../../util/shown-value.ts'
import { parseYaml, type Yaml } from './yaml.ts'

export interface SplitSource {
  frontMatter: FrontMatter
  /** The text, with its front matter replaced by spaces, so that lines and columns match the file. */
  body: string
  messages: Message[]
  /** Returns the position of a key in the front matter. */
  positionOf: Yaml['positionOf']
}

/**
 * Separates a page's front matter from its text, and validates the front matter.
 *
 * @param pluginKeys Additional keys, which may have any value.
 */
export function readFrontMatter(text: string, file: string, pluginKeys: readonly string[] = []): SplitSource {
  const source = text.replace(/^\uFEFF/, '')
  const block = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source)
  const messages: Message[] = []
  if (!block) {
    const note = malformedFence(source)
    if (note) messages.push(message(file, { line: note.line, column: 1 }, note.reason, note.hint))
    return { frontMatter: {}, body: source, messages, positionOf: () => ({ line: 1, column: 1 }) }
  }
  const yaml = block[1] ?? ''
  const body = blank(block[0]) + source.slice(block[0].length)
  const { data, problem, cutTexts, positionOf } = parseYaml(yaml, 2)
  if (problem) {
    const { line, column, reason, note } = problem
    messages.push(message(file, { line, column }, reason, note))
    return { frontMatter: {}, body, messages, positionOf }
  }
  for (const { reason, note, ...place } of cutTexts)
    messages.push({ ...message(file, place, reason, note), fatal: false })
  const { known, forPlugins } = separatePluginKeys(data, pluginKeys)
  const result = frontMatterSchema.safeParse(known)
  if (result.success) return { frontMatter: { ...result.data, ...forPlugins }, body, messages, positionOf }

  const wrong = new Set<PropertyKey>()
  // Remove unknown keys from a copy, because the messages are created from the original data, where YAML aliases can make two keys hold the
  // same object.
  const cleaned = structuredClone(known)
  for (const issue of result.error.issues) {
    messages.push(...schemaMessages(issue, known, file, positionOf))
    if (issue.code === 'unrecognized_keys') removeKeys(cleaned, issue.path, issue.keys)
    else wrong.add(issue.path[0]!)
  }
  messages.sort((a, b) => a.line! - b.line! || a.column! - b.column!)
  // Keep the valid keys, so that one invalid key doesn't hide other messages about the page.
  const rest = Object.fromEntries(Object.entries(cleaned as object).filter(([key]) => !wrong.has(key)))
  const frontMatter = { ...frontMatterSchema.safeParse(rest).data, ...forPlugins }
  return { frontMatter, body, messages, positionOf }
}

function removeKeys(data: unknown, path: PropertyKey[], keys: string[]): void {
  let object = data as Record<PropertyKey, unknown>
  for (const key of path) object = object[key] as Record<PropertyKey, unknown>
  for (const key of keys) delete object[key]
}

/**
 * Matches blank lines, HTML comments, and invisible characters, a line that may be meant as `---`, and a key. Without that line, there must be
 * further lines of YAML that end with `---`.
 */
const almostFrontMatter =
  /^((?:[ \t]*\r?\n|<!--[\s\S]*?-->[ \t]*\r?\n)*)(?:([\s\u200B-\u200F\u2060\uFEFF]*)(-{3}[^\r\n]*|-{1,2}[ \t]*|\+{3}[ \t]*)\r?\n[\s{"]*|(?=(?:(?:[\w-]+:|[ \t]|-[ \t])[^\r\n]*\r?\n)+---[ \t]*(?:\r?\n|$)))([\w-]+)"? ?[:=]/

/** Describes what is wrong with a block that was probably meant to be front matter, but would be shown as text. */
function malformedFence(source: string): { line: number; reason: string; hint: string } | undefined {
  if (/^---[ \t]*\r?\n[\w-]+:/.test(source))
    return { line: 1, reason: 'The front matter isn’t closed.', hint: 'End it with a line that contains only `---`.' }
  const [, above = '', indent = '', fence = '', key] = almostFrontMatter.exec(source) ?? []
  if (!key || !Object.hasOwn(frontMatterSchema.shape, key)) return undefined
  const linesAbove = above.split('\n').length - 1
  const line = linesAbove + 1
  if (fence === '')
    return {
      line,
      reason: 'The `---` above the front matter is missing.',
      hint: 'Add a line that contains only `---`.',
    }
  const invisible = /[^\s\uFEFF]|\uFEFF/.exec(indent)?.[0]
  if (invisible) {
    const code = invisible.charCodeAt(0).toString(16).toUpperCase()
    const hint = 'Delete it, so that the line contains only `---`.'
    return { line, reason: `There is an invisible character (U+${code}) above the front matter.`, hint }
  }
  if (indent !== '' || fence.trimEnd() !== '---') {
    const hint = 'Write YAML between two lines that contain only `---`, without spaces.'
    return { line, reason: `The front matter starts with \`${indent}${fence.trimEnd()}\`.`, hint }
  }
  const what = above.includes('<') ? 'comment' : linesAbove === 1 ? 'blank line' : 'blank lines'
  return {
    line: 1,
    reason: `The front matter starts on line ${line}.`,
    hint: what === 'comment' ? 'Move it above the comment.' : `Delete the ${what} above the \`---\`.`,
  }
}

function schemaMessages(
  issue: z.core.$ZodIssue,
  data: unknown,
  file: string,
  positionOf: SplitSource['positionOf'],
): Message[] {
  const path = issue.path as (string | number)[]
  if (path.length === 0 && issue.code === 'invalid_type') {
    return [message(file, { line: 2, column: 1 }, 'The front matter isn’t a list of `key: value` lines.')]
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key, schemaKeys(frontMatterSchema, path))
      const name = [...path, key].join('.')
      const otherwise = 'It has no effect. If a plugin reads it, list it in the plugin’s `frontMatterKeys`.'
      const unknown = message(file, positionOf(...path, key), `Unknown front matter key \`${name}\`.`)
      // By default, an unknown key is only a warning, because the page may have been written for a generator that supports the key.
      return { ...unknown, fatal: false, ...didYouMean(near, otherwise) }
    })
  }
  let value: unknown = data
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key]
  return [
    message(
      file,
      positionOf(...path),
      `\`${path.join('.')}\` is ${value === undefined ? 'missing' : shownValue(value)}.`,
      String(path[0]).endsWith('_heading_level') && /^too_/.test(issue.code)
        ? `Expected a number from 2 to 6.`
        : expectedNote(issue, value),
    ),
  ]
}

function message(file: string, place: Position, reason: string, note?: string): Message {
  return { ruleId: 'front-matter', file, ...place, fatal: true, reason, ...(note && { note }) }
}

/** Replaces the text with spaces, but keeps line breaks, so that the number of lines and characters stays the same. */
function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}

/**
 * Separates the front matter keys that plugins read from the keys that the engine knows.
 *
 * @param names The keys that plugins list in `frontMatterKeys`. Keys that the engine knows keep their meaning.
 * @returns `forPlugins` as JSON represents it (a date is a string), so that it's the same whether or not the page comes from the cache.
 */
export function separatePluginKeys(
  data: unknown,
  names: readonly string[],
): { known: unknown; forPlugins: Record<string, unknown> } {
  if (names.length === 0 || typeof data !== 'object' || data === null || Array.isArray(data))
    return { known: data, forPlugins: {} }
  const isForPlugins = ([name]: [string, unknown]) =>
    names.includes(name) && !Object.hasOwn(frontMatterSchema.shape, name)
  const entries = Object.entries(data)
  return {
    known: Object.fromEntries(entries.filter((entry) => !isForPlugins(entry))),
    forPlugins: JSON.parse(JSON.stringify(Object.fromEntries(entries.filter(isForPlugins)))),
  }
}
