import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadModule } from '../../foreign/load-module.ts'
import { workspacePackages } from '../../foreign/workspace-packages.ts'
import { isFile } from '../../util/list-files.ts'
import { toRecord } from '../../util/values.ts'

/** Reads Starlight's icons, by name, from its package. Returns an empty map if the old site doesn't have the package installed. */
export async function starlightIcons(folder: string): Promise<ReadonlyMap<string, string>> {
  const file = iconsFile(folder)
  if (!file) return new Map()
  const loaded = toRecord((await loadModule(file, folder, { wholeModule: true })).value)
  return new Map(Object.entries(toRecord(loaded.Icons)).map(([name, paths]) => [name, String(paths)]))
}

function iconsFile(folder: string): string | undefined {
  const own = workspacePackages(folder).get('@astrojs/starlight')
  const roots = [
    ...nodeModules(folder).map((modules) => join(modules, '@astrojs/starlight')),
    ...(own ? [dirname(own)] : []),
  ]
  const names = ['components-internals/Icons.ts', 'components/Icons.ts', 'dist/components-internals/Icons.js']
  return roots.flatMap((root) => names.map((name) => join(root, name))).find(isFile)
}

/** Returns the folders in which Node looks for packages. Starlight's package doesn't export its icons, so they can't be resolved. */
function nodeModules(folder: string): string[] {
  return createRequire(join(folder, 'astro.config.mjs')).resolve.paths('@astrojs/starlight') ?? []
}
