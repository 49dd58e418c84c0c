import type { Message } from '../model/message.ts'
import { thrownAt } from '../modules/thrown-at.ts'
import { errorText } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'
import type { LoadedPlugin } from './site-plugins.ts'

/** The error for a value in the configuration that a plugin passed to the engine. It's shown at the value. */
export class ValueError extends Error {
  readonly value: string
  readonly note: string

  constructor(reason: string, { value, note }: { value: string; note: string }) {
    super(reason)
    this.value = value
    this.note = note
  }
}

/**
 * Returns the error for a hook that runs once for the whole site. Its position is the place in the plugin's source where it was thrown, or
 * the plugin's entry in the configuration if the plugin is an installed package.
 *
 * @param hook The key of the hook in the plugin, such as `buildEnd`.
 * @param about Text to append to the hook's name, such as the page that the hook was called for.
 */
export function hookError(
  { name, entry }: Pick<LoadedPlugin, 'name' | 'entry'>,
  hook: string,
  thrown: unknown,
  root: string,
  about?: string,
): SiteErrors {
  const where = [`\`${hook}\``, about].filter(Boolean).join(' ')
  const reason = `The plugin \`${name}\` failed in ${where}: ${withPeriod(errorText(thrown, root))}`
  const message: Message = { ruleId: 'plugin', file: 'site.config.ts', line: 1, column: 1, fatal: true, reason }
  const place = thrownAt(thrown, root)
  if (thrown instanceof ValueError) return new SiteErrors([{ ...message, ...entry?.(thrown.value), note: thrown.note }])
  if (!place?.file.includes('node_modules/')) return new SiteErrors([{ ...message, ...place }])
  return new SiteErrors([{ ...message, ...entry?.(), note: placeInPlugin(hook, thrown, root) }])
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
