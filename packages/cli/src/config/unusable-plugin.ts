import type { Message } from '../model/message.ts'
import { placeInPlugin, withPeriod } from '../plugins/hook-error.ts'
import type { PluginError } from '../plugins/transformers.ts'
import { errorText } from '../util/error-text.ts'
import { readConfigSource } from './config-source.ts'
import { calledFunction, pluginEntry } from './plugin-entry.ts'

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
