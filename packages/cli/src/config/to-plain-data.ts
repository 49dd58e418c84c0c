import { errorText } from '../util/error-text.ts'

/** A part of a value that can't be copied as plain data. */
export interface UnserializableValue {
  keyPath: PropertyKey[]
  reason: string
  note: string
}

/** The keys whose values aren't plain data: plugins and their options. These values are returned without being copied. */
function isOpaque([first, second, third, fourth]: PropertyKey[]): boolean {
  const isPluggable = (list: PropertyKey | undefined) => list === 'remarkPlugins' || list === 'rehypePlugins'
  if (first === 'markdown') return isPluggable(second) && typeof third === 'number'
  return first === 'plugins' && ((isPluggable(third) && typeof fourth === 'number') || third === 'options')
}

/** Much deeper than any sensible configuration. Its key paths would make messages too long. */
const maxDepth = 100

/** Reading an empty array such as `new Array(4e9)` takes seconds and gigabytes. */
const maxLength = 1_000_000

/** Thrown through all levels up to the top-level key, whose problem is reported. */
class TooDeep extends Error {}

/**
 * Copies a value to plain objects and arrays. A property may be a getter that returns a different value each time or
 * throws, so each one is read only once.
 *
 * @returns The copy, and the problems of the values that it lacks: values that can't be read, circular references, and objects such as a
 *   `Map`, which would look like an object without keys.
 */
export function toPlainData(root: unknown): { copy: unknown; problems: UnserializableValue[] } {
  const problems: UnserializableValue[] = []
  const above: object[] = []
  // An object that occurs many times is copied once. A few nested objects could otherwise become billions.
  const copies = new Map<object, unknown>()
  const note = 'The configuration can contain only plain data: strings, numbers, booleans, arrays, and objects.'

  function copy(value: unknown, keyPath: PropertyKey[]): unknown {
    if (typeof value !== 'object' || value === null || isOpaque(keyPath)) return value
    const reportProblem = (reason: string) => void problems.push({ keyPath, reason, note })
    if (above.includes(value)) return reportProblem('contains itself')
    if (above.length > maxDepth) throw new TooDeep()
    if (copies.has(value)) return copies.get(value)
    above.push(value)
    try {
      const kind = Object.prototype.toString.call(value).slice('[object '.length, -1)
      if (!Array.isArray(value) && kind !== 'Object' && kind !== 'Module')
        return reportProblem(`is of the type \`${kind}\``)
      if (Array.isArray(value) && value.length > maxLength) return reportProblem('has too many elements')
      const copied = Array.isArray(value)
        ? Array.from(value, (element, index) => copy(element, [...keyPath, index]))
        : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, [...keyPath, key])]))
      copies.set(value, copied)
      return copied
    } catch (error) {
      if (error instanceof TooDeep && keyPath.length > 1) throw error
      if (error instanceof TooDeep) return reportProblem('is nested too deeply')
      return reportProblem(`can’t be read: ${errorText(error)}`)
    } finally {
      above.pop()
    }
  }

  return { copy: copy(root, []), problems }
}
