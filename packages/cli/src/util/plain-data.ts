/** A value that JSON can't represent, and its path, such as `['members', '0', 'since']`. */
export interface NotPlain {
  path: string[]
  value: unknown
}

/**
 * Finds a value that would be lost or changed if it were converted to JSON and back: a function, or an object such as a `Map` or a `Date`.
 * Properties that are `undefined` are ignored, because reading them has the same result afterward.
 *
 * @returns `undefined` if there is no such value.
 */
export function notPlain(value: unknown, path: string[] = [], parents: object[] = []): NotPlain | undefined {
  if (['function', 'symbol', 'bigint'].includes(typeof value)) return { path, value }
  if (typeof value !== 'object' || value === null) return undefined
  if (parents.includes(value) || !(Array.isArray(value) || isPlainObject(value))) return { path, value }
  for (const [key, entry] of Object.entries(value)) {
    const found = notPlain(entry, [...path, key], [...parents, value])
    if (found) return found
  }
  return undefined
}

export function isPlainObject(value: object): boolean {
  // Accept objects without a prototype, because modules in the configuration's bundle may create them.
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
