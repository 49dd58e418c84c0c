import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isFile } from '../shared/list-files.ts'
import { loadModule } from '../shared/load-module.ts'
import { toRecord } from '../shared/values.ts'
import { workspacePackages } from '../shared/workspace-packages.ts'

/** Reads Starlight's icons, by name, from its package. Returns an empty map if the old site doesn't have the package installed. */
export async function starlightIcons(folder: string): Promise<ReadonlyMap<string, string>> {
  const file = iconsFile(folder)
  if (!file) return new Map()
  const loaded = toRecord((await loadModule(file, folder, { wholeModule: true })).value)
  return new Map(Object.entries(toRecord(loaded.Icons)).map(([name, paths]) => [name, svgOf(String(paths))]))
}

function iconsFile(folder: string): string | undefined {
  let root: string
  try {
    root = dirname(createRequire(join(folder, 'astro.config.mjs')).resolve('@astrojs/starlight'))
  } catch {
    const own = workspacePackages(folder).get('@astrojs/starlight')
    if (!own) return undefined
    root = dirname(own)
  }
  return ['components-internals/Icons.ts', 'components/Icons.ts'].map((path) => join(root, path)).find(isFile)
}

function svgOf(paths: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths}</svg>`
}
