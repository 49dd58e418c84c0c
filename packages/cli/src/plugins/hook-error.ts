import type { Message } from '../model/message.ts'
import { thrownAt } from '../modules/thrown-at.ts'
import { errorText } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'

/**
 * Returns the error for a hook that runs once for the whole site, at the place in the plugin's source where it was thrown.
 *
 * @param hook The key of the hook in the plugin, such as `buildEnd`.
 * @param about What the hook was called for.
 */
export function hookError(plugin: string, hook: string, thrown: unknown, root: string, about?: string): SiteErrors {
  const where = [`\`${hook}\``, about].filter(Boolean).join(' ')
  const reason = `The plugin \`${plugin}\` failed in ${where}: ${withPeriod(errorText(thrown, root))}`
  const message: Message = {
    ruleId: 'plugin',
    file: 'site.config.ts',
    line: 1,
    column: 1,
    ...thrownAt(thrown, root),
    fatal: true,
    reason,
  }
  return new SiteErrors([message])
}

/** Returns a note that names the hook of a plugin that failed, and the place in the plugin's source where the error was thrown. */
export function placeInPlugin(hook: string, thrown: unknown, root: string): string {
  const place = thrownAt(thrown, root)
  return place ? `In \`${hook}\`, at \`${place.file}:${place.line}:${place.column}\`.` : `In \`${hook}\`.`
}

/** Adds a period to a text unless it ends with a punctuation mark. */
export function withPeriod(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
