import type * as z from 'zod'
import { shownValue } from '../util/shown-value.ts'

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
