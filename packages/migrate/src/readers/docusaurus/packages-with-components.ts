import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OnResolveResult } from 'esbuild'
import { toRecord } from '../../util/values.ts'
import { readData } from './read-data.ts'

/**
 * Resolves an import of a package that contains React components, so that the package becomes part of the module that imports it. The
 * package would otherwise load the old site's React, whose elements can't be rendered with the engine's React.
 *
 * Other packages stay external. Those that such a package imports are resolved from its folder.
 */
export function packageWithComponents(name: string, folder: string): OnResolveResult | undefined {
  if (/^(?:react|react-dom|@docusaurus\/.*)$/.test(name)) return undefined
  const path = resolvedFrom(folder, name)
  if (path === undefined) return undefined
  if (usesReact(path)) return { path }
  return folder.includes('/node_modules/') ? { path, external: true } : undefined
}

function resolvedFrom(folder: string, name: string): string | undefined {
  try {
    const path = createRequire(join(folder, 'index.js')).resolve(name)
    return path.startsWith('/') ? path : undefined
  } catch {
    return undefined
  }
}

/** Whether the package that contains a file depends on React. */
function usesReact(file: string): boolean {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { name, dependencies, peerDependencies } = toRecord(readData(manifest))
    // A folder of a package can contain a file that only sets the type of its modules.
    if (name !== undefined) return 'react' in { ...toRecord(dependencies), ...toRecord(peerDependencies) }
  }
  return false
}
