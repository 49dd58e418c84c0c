import type { Position } from '../model/position.ts'
import { keyPosition, valueText } from './key-position.ts'

/** The lists of `markdown` that contain unified plugins. */
export type PluginListKey = 'remarkPlugins' | 'rehypePlugins'

/** Where the configuration lists a unified plugin. */
export interface PluginEntry {
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
export function pluginEntry(source: string, list: PluginListKey, name: string): PluginEntry | undefined {
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
export function calledFunction(entry: string): { name: string; args: string } | undefined {
  const [, name, args] = /^([\w$]+)\(\s*([\s\S]*?)[\s,]*\)$/.exec(entry) ?? []
  return name === undefined ? undefined : { name, args: args! }
}
