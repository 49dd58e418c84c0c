import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type TempSite, tempSite } from './temp-site.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Creates a site that can import the npm packages installed for these tests. */
export async function siteWithPackages(files: Record<string, string>): Promise<TempSite> {
  const site = await tempSite(files, { config: null })
  symlinkSync(packages, join(site.root, 'node_modules'))
  return site
}

/** Returns the HTML of a page's text. */
export function textOf(site: TempSite, path: string): string {
  const { html } = JSON.parse(site.read(`dist/${path}/page.json`)) as { html: string }
  return html.trim()
}
