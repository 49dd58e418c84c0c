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
  const note = 'The configuration can contain only plain data: strings, numbers, booleans, arrays, and objects.'

  function copy(value: unknown, keyPath: PropertyKey[]): unknown {
    if (typeof value !== 'object' || value === null || isOpaque(keyPath)) return value
    const reportProblem = (reason: string) => void problems.push({ keyPath, reason, note })
    if (above.includes(value)) return reportProblem('contains itself')
    above.push(value)
    try {
      if (Array.isArray(value)) return Array.from(value, (element, index) => copy(element, [...keyPath, index]))
      const kind = Object.prototype.toString.call(value).slice('[object '.length, -1)
      if (kind !== 'Object' && kind !== 'Module') return reportProblem(`is of the type \`${kind}\``)
      const entries = Object.entries(value).map(([key, part]) => [key, copy(part, [...keyPath, key])])
      return Object.fromEntries(entries)
    } catch (error) {
      return reportProblem(`can’t be read: ${errorText(error)}`)
    } finally {
      above.pop()
    }
  }

  return { copy: copy(root, []), problems }
}
