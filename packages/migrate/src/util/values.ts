export type Options = Record<string, unknown>

export function toRecord(value: unknown): Options {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Options) : {}
}

export function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns a trimmed string, or `undefined` if the value isn't a string or is blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Removes the slashes at both ends of a path. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
