import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigSource } from '../model/sidebar.ts'

/** The names that a configuration file can have. If several files exist, the first one is used. */
export const configFileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs']

/** Reads the text of the configuration file, which is used to find the positions of messages. */
export function readConfigSource(root: string): ConfigSource {
  const file = configFileNames.find((name) => existsSync(join(root, name)))
  return { file: file ?? configFileNames[0]!, text: file ? readFileSync(join(root, file), 'utf8') : '' }
}
