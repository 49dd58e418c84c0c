import type { Message } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { placeInPlugin, withPeriod } from '../plugins/hook-error.ts'
import type { PluginError } from '../plugins/transformers.ts'
import { errorText } from '../util/error-text.ts'
import { readConfigSource } from './config-source.ts'
import { keyPosition, valueText } from './key-position.ts'

/** The lists of `markdown` that contain unified plugins. */
type PluginListKey = 'remarkPlugins' | 'rehypePlugins'

/** Where the configuration lists a unified plugin. */
interface PluginEntry {
  /** The entry as the author wrote it, such as `[emoji, { short: true }]`. */
  text: string
  position: Position
}

/**
 * Returns the name of a unified plugin for messages. It's the name under which the author imported the plugin, because many plugins export
 * a function without a useful name.
 *
 * @param source Text of the configuration.
 */
export function entryName(source: string, list: PluginListKey, index: number): string {
  return nameIn(valueText(source, ['markdown', list, index])) ?? `markdown.${list}[${index}]`
}

/** Returns the entry with a name that `entryName` returned, or `undefined` if the configuration doesn't contain the entry as a literal. */
function pluginEntry(source: string, list: PluginListKey, name: string): PluginEntry | undefined {
  for (let index = 0; ; index++) {
    const text = valueText(source, ['markdown', list, index])
    if (text === '') return undefined
    if (entryName(source, list, index) === name)
      return { text, position: keyPosition(source, ['markdown', list, index]) }
  }
}

function nameIn(entry: string): string | undefined {
  const name = /^\[?\s*([\w$]+)\s*(?:,|\]|$)/.exec(entry)?.[1]
  return name ?? (calledFunction(entry) && `${calledFunction(entry)!.name}()`)
}

/** Returns the name and the arguments of the function that an entry calls, or `undefined` if the entry isn't a call. */
function calledFunction(entry: string): { name: string; args: string } | undefined {
  const [, name, args] = /^([\w$]+)\(\s*([\s\S]*?)[\s,]*\)$/.exec(entry) ?? []
  return name === undefined ? undefined : { name, args: args! }
}

/** Returns the message for a unified plugin that throws when it is configured, at the place where `site.config.ts` lists the plugin. */
export function unusablePlugin({ plugin, hook, cause }: PluginError, root: string): Message {
  const { file, text } = readConfigSource(root)
  const entry = pluginEntry(text, hook as 'remarkPlugins' | 'rehypePlugins', plugin)
  const error = errorText(cause, root)
  // If the author calls the plugin, unified calls the function that it returns, without a tree. The error is about this `undefined`.
  const called = /\bundefined\b/.test(error) && entry ? calledFunction(entry.text) : undefined
  const advice = called?.args
    ? `List the function without calling it, followed by its options: \`[${called.name}, ${called.args}]\`.`
    : `List the function without calling it: \`${called?.name}\`.`
  return {
    ruleId: 'config',
    file,
    ...(entry?.position ?? { line: 1, column: 1 }),
    fatal: true,
    reason: `The plugin \`${plugin}\` can’t be used: ${withPeriod(error)}`,
    note: called ? advice : `${placeInPlugin(hook, cause, root)} Check its options in \`${file}\`.`,
  }
}
