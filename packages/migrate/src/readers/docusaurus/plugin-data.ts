import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isData } from '@docs-engine/cli/internal'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'
import { createOwnPlugin } from './site-aliases.ts'

/** The time for which a plugin may load its data, in milliseconds. */
const timeLimit = 30_000

/**
 * Runs the old site's own plugins, and returns the data that they give to components, by name and ID of the plugin. Plugins that fail, for
 * example because they can't load data from the network, are left out. Runs nothing if no component asks for such data.
 */
export async function pluginData(site: OriginalSite): Promise<Record<string, Record<string, unknown>>> {
  const data: Record<string, Record<string, unknown>> = {}
  if (!asksForData(join(site.folder, 'src'))) return data
  for (const entry of toArray(site.config.plugins)) {
    const loading = dataOf(entry, site).catch(() => undefined)
    const found = await withTimeLimit(loading, timeLimit, new Error('late')).catch(() => undefined)
    if (found) data[found.name] = { ...data[found.name], [found.id]: found.value }
  }
  return data
}

function asksForData(folder: string): boolean {
  if (!existsSync(folder)) return false
  const modules = listFiles(folder).filter((path) => /\.[jt]sx?$/.test(path))
  return modules.some((path) => readFileSync(join(folder, path), 'utf8').includes('@docusaurus/useGlobalData'))
}

async function dataOf(
  entry: unknown,
  site: OriginalSite,
): Promise<{ name: string; id: string; value: unknown } | undefined> {
  const plugin = toRecord(await createOwnPlugin(entry, site))
  if (typeof plugin.contentLoaded !== 'function') return undefined
  let value: unknown
  const setGlobalData = (own: unknown) => {
    // Plugins can use classes for their data, of which the browser gets the properties.
    value = JSON.parse(JSON.stringify(own))
  }
  const actions = { setGlobalData, addRoute: () => {}, createData: async () => '' }
  const content = typeof plugin.loadContent === 'function' ? await plugin.loadContent() : undefined
  await plugin.contentLoaded({ content, actions, allContent: {} })
  const id = textOf(toRecord(Array.isArray(entry) ? entry[1] : undefined).id) ?? 'default'
  return isData(value) && value !== undefined ? { name: String(plugin.name), id, value } : undefined
}
