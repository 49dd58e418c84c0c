import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type TempSite, tempSite } from './temp-site.ts'

const ownModules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const workspaceModules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

/** Creates a site that can import the npm packages installed for these tests, and the plugins of this repository. */
export async function siteWithPackages(files: Record<string, string>): Promise<TempSite> {
  const site = await tempSite(files, { config: null })
  const modules = join(site.root, 'node_modules')
  mkdirSync(modules)
  const names = readdirSync(ownModules).filter((name) => !name.startsWith('.') && name !== '@docs-engine')
  for (const name of names) symlinkSync(join(ownModules, name), join(modules, name))
  symlinkSync(join(workspaceModules, '@docs-engine'), join(modules, '@docs-engine'))
  return site
}

/** Returns the HTML of a page's text. */
export function textOf(site: TempSite, path: string): string {
  const { html } = JSON.parse(site.read(`dist/${path}/page.json`)) as { html: string }
  return html.trim()
}
