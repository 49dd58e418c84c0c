import { withoutPaths } from './shown-path.ts'
import { shownValue } from './shown-value.ts'

/**
 * What a site's own code threw, as text. Any value can be thrown, also one that cannot be read.
 *
 * @param root The site's root: paths are shown relative to it.
 */
export function thrownText(thrown: unknown, root?: string): string {
  try {
    const text =
      thrown instanceof Error ? String(thrown.message) : typeof thrown === 'string' ? thrown : shownValue(thrown)
    return root === undefined ? text : withoutPaths(text, root)
  } catch {
    return 'a value that cannot be shown'
  }
}
