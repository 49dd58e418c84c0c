import { cutText } from '@docs-engine/shared/cut-text.ts'

/** Formats a value for a message. Strings and other primitives are shown as code; objects are described by their type. */
export function shownValue(value: unknown): string {
  if (value === null) return '`null`'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'an array'
  if (value instanceof Date)
    return `the date \`${Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()}\``
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'function') return 'a function'
  return `\`${typeof value === 'string' ? shownString(value) : String(value)}\``
}

function shownString(text: string): string {
  return JSON.stringify(cutText(text, 80))
}
