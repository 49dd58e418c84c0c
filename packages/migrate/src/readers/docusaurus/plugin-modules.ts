import { readFileSync } from 'node:fs'
import { loadModule } from '../../foreign/load-module.ts'
import { moduleFile } from '../../foreign/module-file.ts'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { workspacePackages } from '../../foreign/workspace-packages.ts'
import { toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'
import { importPath } from './resolve-import.ts'

/** Returns the functions that modules of the old site export, if its configuration imports these modules, by their keys. */
export async function pluginModules({ configFile, folder }: OriginalSite): Promise<Map<string, ModuleOrigin>> {
  const found = new Map<string, ModuleOrigin>()
  const ownPackage = workspacePackages(folder)
  const text = readFileSync(configFile, 'utf8')
  for (const [, specifier] of text.matchAll(/\b(?:from|require\(|import\()\s*['"]([^'"]+)['"]/g)) {
    const path = importPath(specifier!, configFile, folder)
    const from = path === undefined ? ownPackage(specifier!) : moduleFile(path)
    if (from === undefined || from.endsWith('.json')) continue
    const { value } = await loadModule(from, folder, { wholeModule: true }).catch(() => ({ value: undefined }))
    for (const [name, own] of Object.entries(typeof value === 'function' ? { default: value } : toRecord(value)))
      for (const key of keysOf(own)) found.set(key, { from, name })
  }
  return found
}

/**
 * Returns texts that identify a function in bundles: its code without what bundling changes, such as `name2` for `name`, and its name. Returns
 * nothing for the stand-in for a missing package, which has no code.
 */
export function keysOf(plugin: unknown): string[] {
  if (typeof plugin !== 'function') return []
  const code = Function.prototype.toString.call(plugin).replace(/\s+|\d+\b/g, '')
  if (code.includes('[nativecode]')) return []
  return /^(?:default|)$/.test(plugin.name) ? [code] : [code, plugin.name]
}
