import matter from 'gray-matter'
import type * as z from 'zod'
import { knownKeys } from '../config/known-keys.ts'
import { nearest } from '../nearest.ts'
import type { Message, Place } from '../types.ts'
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts'
import { removeMarks } from './url-token.ts'

export interface SplitSource {
  frontMatter: FrontMatter
  /** The text with its front matter blanked out: lines and columns are those of the file. */
  body: string
  messages: Message[]
  /** Where a key of the front matter stands. */
  placeOf: (...keyPath: (string | number)[]) => Place
}

/** Separates a page's front matter from its text and checks it. */
export function readFrontMatter(text: string, file: string): SplitSource {
  const source = text.replace(/^\uFEFF/, '')
  const block = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source)
  const messages: Message[] = []
  if (!block) {
    if (/^---[ \t]*\r?\n[\w-]+:/.test(source)) {
      messages.push(
        message(file, { line: 1, column: 1 }, 'The front matter has no end.', 'Close it with a line `---`.'),
      )
    }
    return { frontMatter: {}, body: source, messages, placeOf: () => ({ line: 1, column: 1 }) }
  }
  const yaml = block[1] ?? ''
  const body = blank(block[0]) + source.slice(block[0].length)
  const placeOf = (...keyPath: (string | number)[]) => placeInYaml(yaml, keyPath)

  let data: unknown
  try {
    // The options object keeps gray-matter from caching each page; only YAML is read, never code.
    data = matter(block[0], { language: 'yaml', engines: { javascript: refuse, js: refuse, json: refuse } }).data
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number; column: number }; reason?: string }
    messages.push(
      message(
        file,
        { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 },
        `The front matter is not valid YAML: ${reason ?? (error instanceof Error ? error.message : error)}.`,
        'Put text with `:`, `#`, `[`, `{` or a quotation mark in quotation marks.',
      ),
    )
    return { frontMatter: {}, body, messages, placeOf }
  }

  // YAML can name any character: "\uE000".
  if (typeof data === 'object' && data !== null && /\\[uU]/.test(yaml)) removeMarks(data)
  const result = frontMatterSchema.safeParse(data)
  if (result.success) return { frontMatter: result.data, body, messages, placeOf }

  const wrong = new Set<PropertyKey>()
  for (const issue of result.error.issues) {
    messages.push(...explain(issue, data, file, placeOf))
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) for (const key of issue.keys) wrong.add(key)
    else wrong.add(issue.path[0]!)
  }
  messages.sort((a, b) => a.line! - b.line! || a.column! - b.column!)
  // What is right is used all the same, so that one wrong key does not hide other messages of the page.
  const rest = Object.fromEntries(Object.entries(data as object).filter(([key]) => !wrong.has(key)))
  return { frontMatter: frontMatterSchema.safeParse(rest).data ?? {}, body, messages, placeOf }
}

function refuse(): never {
  throw new Error('front matter is YAML')
}

function explain(issue: z.core.$ZodIssue, data: unknown, file: string, placeOf: SplitSource['placeOf']): Message[] {
  const path = issue.path as (string | number)[]
  if (path.length === 0 && issue.code === 'invalid_type') {
    return [message(file, { line: 2, column: 1 }, 'The front matter is not a list of `key: value` lines.')]
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const near = nearest(key, knownKeys(frontMatterSchema, path))
      const name = [...path, key].join('.')
      const result = message(
        file,
        placeOf(...path, key),
        `Unknown front matter key \`${name}\`.`,
        near ? `Did you mean \`${near}\`?` : 'It has no effect.',
      )
      // A likely slip of the pen is an error: the page would be built without what its author asked for.
      return near || path.length > 0 ? { ...result, ...(near && { suggestion: near }) } : { ...result, fatal: false }
    })
  }
  let value: unknown = data
  for (const key of path) value = (value as Record<string | number, unknown> | undefined)?.[key]
  const expected = 'expected' in issue ? issue.expected : issue.message
  return [
    message(
      file,
      placeOf(...path),
      `\`${path.join('.')}\` is \`${JSON.stringify(value) ?? 'missing'}\`.`,
      issue.code === 'too_small' || issue.code === 'too_big'
        ? `Expected a number from 2 to 6.`
        : `Expected ${expected}.`,
    ),
  ]
}

function message(file: string, place: Place, reason: string, note?: string): Message {
  return { ruleId: 'front-matter', file, ...place, fatal: true, reason, ...(note && { note }) }
}

/** Same number of lines and characters, without the text. */
function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}

/** The line of a key: each key of the path is looked for below the one above it; a number counts `- ` items. */
function placeInYaml(yaml: string, keyPath: (string | number)[]): Place {
  const lines = yaml.split(/\r?\n/)
  let place: Place = { line: 2, column: 1 }
  let from = 0
  for (const key of keyPath) {
    if (typeof key === 'number') {
      let count = -1
      const item = lines.findIndex((line, i) => i >= from && /^\s*- /.test(line) && ++count === key)
      if (item < 0) break
      from = item
      place = { line: item + 2, column: lines[item]!.search(/\S/) + 1 }
      continue
    }
    const pattern = new RegExp(`(?:^|[\\s{,-])(["']?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["']?)\\s*:`)
    const index = lines.findIndex((line, i) => i >= from && pattern.test(line))
    if (index < 0) break
    const match = pattern.exec(lines[index]!)!
    const column = match.index + match[0].indexOf(match[1]!) + 1
    place = { line: index + 2, column, endLine: index + 2, endColumn: column + match[1]!.length }
    from = index
  }
  return place
}
