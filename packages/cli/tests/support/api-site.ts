import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type TempSite, tempSite } from './temp-site.ts'

/** The packages that are installed in this repository. */
export const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

/** Creates a site that can import the plugin, and `packages`: the target of each link in its `node_modules`. */
export async function siteWith(files: Record<string, string>, packages: Record<string, string>): Promise<TempSite> {
  const site = await tempSite(files, { config: null })
  for (const [name, target] of Object.entries({ '@docs-engine': join(modules, '@docs-engine'), ...packages })) {
    mkdirSync(join(site.root, 'node_modules', name, '..'), { recursive: true })
    symlinkSync(target, join(site.root, 'node_modules', name))
  }
  return site
}

/** Returns a configuration with API pages. */
export const config = (entries: string) => `import { apiPages } from '@docs-engine/api'
import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Test', samples: {}, plugins: [apiPages({ entries: ${entries} })] })
`
