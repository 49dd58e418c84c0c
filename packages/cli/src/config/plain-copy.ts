import { thrownText } from '../util/thrown-text.ts'

/** Why a part of a value is no data. */
export interface NoData {
  keyPath: PropertyKey[]
  reason: string
  note: string
}

/** Enough for a sidebar that names a hundred thousand pages. */
const mostValues = 500_000
const deepest = 100

/**
 * A copy made of plain objects, arrays and what is neither. Code may stand behind a property, and give another value each time or
 * none: each is read once.
 *
 * @returns The copy, or the reasons why there is none: what cannot be read, holds itself, has no end, or is a `Map` and the like, which
 *   would pass for an object without keys.
 */
export function plainCopy(root: unknown): { copy: unknown } | { problems: NoData[] } {
  const problems: NoData[] = []
  const above: object[] = []
  let count = 0
  const note = 'The configuration is data: text, numbers, true and false, arrays and objects.'

  function copy(value: unknown, keyPath: PropertyKey[]): unknown {
    count++
    if (typeof value !== 'object' || value === null || count > mostValues) return value
    const wrong = (reason: string) => void problems.push({ keyPath, reason, note })
    if (above.includes(value)) return wrong('holds itself')
    if (above.length === deepest) return wrong('is nested too deeply')
    above.push(value)
    try {
      if (Array.isArray(value)) return copyAll(value, keyPath)
      const kind = Object.prototype.toString.call(value).slice('[object '.length, -1)
      if (kind !== 'Object' && kind !== 'Module') return wrong(`is of the type \`${kind}\``)
      const entries = Object.keys(value).map((key) => [key, read(value, key, keyPath)])
      return Object.fromEntries(entries)
    } catch (error) {
      return wrong(`cannot be read: ${thrownText(error)}`)
    } finally {
      above.pop()
    }
  }

  function copyAll(list: unknown[], keyPath: PropertyKey[]): unknown {
    // Nobody waits for the four billion holes of `new Array(2 ** 32 - 1)`.
    if (list.length > mostValues) count += list.length
    return count > mostValues ? [] : Array.from(list, (_, index) => read(list, index, keyPath))
  }

  function read(holder: object, key: PropertyKey, keyPath: PropertyKey[]): unknown {
    const path = [...keyPath, key]
    let value: unknown
    try {
      value = (holder as Record<PropertyKey, unknown>)[key]
    } catch (error) {
      problems.push({ keyPath: path, reason: `cannot be read: ${thrownText(error)}`, note })
      return undefined
    }
    return copy(value, path)
  }

  const whole = copy(root, [])
  if (count > mostValues) problems.push({ keyPath: [], reason: `holds more than ${mostValues} values`, note })
  return problems.length > 0 ? { problems } : { copy: whole }
}
