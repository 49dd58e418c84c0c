/** Returns an error's stack, or an empty string. Any value can be thrown, including one whose properties or prototype throw when read. */
export function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.stack) : ''
  } catch {
    return ''
  }
}
