import { nearest } from '@docs-engine/shared/nearest.ts'
import type * as z from 'zod'
import { shownValue } from '../util/shown-value.ts'
import { valueText } from './key-position.ts'

/** Returns the note of a message about a value that a key doesn't accept. */
export function expectedNote(issue: z.core.$ZodIssue, value: unknown): string {
  const note = `Expected ${describeExpected(issue)}.`
  // The text of nested arrays can be longer than a string can be.
  const isShort = issue.code === 'invalid_value' && typeof value !== 'object'
  const near = isShort && nearest(String(value), issue.values.map(String))
  return near ? `${note} Did you mean \`${near}\`?` : note
}

/** Describes the values that a key accepts, for the sentence `Expected ….` */
export function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((v) => shownValue(v)).join(', ')}`
    case 'invalid_union':
      return joined(
        issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).map(describeExpected)),
      )
    case 'invalid_format':
      if (issue.format === 'url') return 'an absolute URL such as `https://example.com`'
      return issue.message
    case 'too_small':
      return `at least ${issue.minimum}${units[issue.origin] ?? ''}`
    case 'too_big':
      return `at most ${issue.maximum}${units[issue.origin] ?? ''}`
    default:
      return issue.message
  }
}

/** The name of each type in messages. The names include an article, and avoid zod's terms, which authors may not know. */
const types: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  int: 'a whole number',
  null: '`null`',
}

const units: Record<string, string> = { string: ' character(s)', array: ' entry' }

/** `['a', 'b', 'c']` → `a, b or c`. Repeated alternatives are only listed once. */
function joined(alternatives: string[]): string {
  const distinct = [...new Set(alternatives)]
  return distinct.length > 1
    ? `${distinct.slice(0, -1).join(', ')} or ${distinct.at(-1)}`
    : (distinct[0] ?? 'another value')
}

/** Returns how to list a plugin if an entry of `plugins` isn't one, or `undefined` for other keys and values. */
export function pluginHint([key, index, inner]: PropertyKey[], value: unknown, source: string): string | undefined {
  if (key !== 'plugins' || index === undefined || inner !== undefined) return undefined
  if (typeof value === 'string' || Array.isArray(value))
    return "Import the plugin, and call it. For example: `import { math } from '@docs-engine/math'`, `plugins: [math()]`."
  if (typeof value !== 'function') return undefined
  const text = valueText(source, ['plugins', index])
  const name = /^[\w$]+$/.test(text) ? text : value.name || 'plugin'
  const list = /^(remark|rehype)/.exec(name)?.[1]
  return list
    ? `unified plugins belong in \`markdown\`: \`markdown: { ${list}Plugins: [${name}] }\`.`
    : `Call it: \`${name}()\`.`
}
