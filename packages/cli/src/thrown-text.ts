import { shownValue } from './shown-value.ts'

/** What a site's own code has thrown, as text: anything can be thrown, also what cannot be looked at. */
export function thrownText(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return String(thrown.message)
    return typeof thrown === 'string' ? thrown : shownValue(thrown)
  } catch {
    return 'a value that cannot be shown'
  }
}
