import { withoutPaths } from '@docs-engine/shared/shown-path.ts'
import { shownValue } from './shown-value.ts'

/**
 * Returns the text of an exception from the site's code, without a period at the end. The exception can be any value, even one whose
 * properties throw when they're read.
 *
 * @param root The site's root folder. If it's specified, absolute paths in the text are shortened.
 */
export function errorText(thrown: unknown, root?: string): string {
  try {
    const text =
      thrown instanceof Error ? String(thrown.message) : typeof thrown === 'string' ? thrown : shownValue(thrown)
    return (root === undefined ? text : withoutPaths(text, root)).replace(/\.+$/, '')
  } catch {
    return 'a value that can’t be shown'
  }
}

/** Returns an error's stack, or an empty string. Any value can be thrown, including one whose properties or prototype throw when read. */
export function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.stack) : ''
  } catch {
    return ''
  }
}
