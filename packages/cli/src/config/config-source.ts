import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigSource } from '../model/sidebar.ts'

/** The names that a configuration file can have. If several files exist, the first one is used. */
export const configFileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs']

/** Returns the name of the site's configuration file, or `undefined` if it has none. */
export function configFile(root: string): string | undefined {
  return configFileNames.find((name) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile())
}

/** Reads the text of the configuration file, which is used to find the positions of messages. */
export function readConfigSource(root: string): ConfigSource {
  const file = configFile(root)
  return { file: file ?? configFileNames[0]!, text: file ? readFileSync(join(root, file), 'utf8') : '' }
}
