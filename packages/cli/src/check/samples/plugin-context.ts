import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CompilerFailure, declarationPlaces, missingPackageNote, readExports } from '@docs-engine/samples'
import type { PackageExport, SiteOptions } from '@docs-engine/samples/model'
import { foldersUp } from '@docs-engine/shared/find-up.ts'
import { nearest } from '@docs-engine/shared/nearest.ts'
import { packageName } from '@docs-engine/shared/package-name.ts'
import type { Cache } from '../../cache/cache.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Message } from '../../model/message.ts'
import type { PluginContext } from '../../model/plugin.ts'
import { ValueError } from '../../plugins/hook-error.ts'
import { UserError } from '../../util/user-error.ts'
import { samplesSite } from './samples-site.ts'

/**
 * Creates the argument of the hooks that plugins run before pages are parsed, and the list that receives their warnings.
 *
 * @param onWatch Called with the absolute path of each file or folder that a plugin watches, and of the declarations of local packages that
 *   it reads. Default: paths are ignored.
 */
export function createPluginContext(
  root: string,
  config: SiteConfig,
  cache: Cache | undefined,
  onWatch: (path: string) => void = () => {},
): { context: PluginContext; messages: Message[] } {
  const messages: Message[] = []
  const context: PluginContext = {
    root,
    baseUrl: config.baseUrl,
    readExports: (modules) => {
      for (const path of modules.flatMap((from) => declarationPlaces(from, root))) onWatch(path)
      return exportsOf(modules, samplesSite(root, config, cache))
    },
    watch: (path) => onWatch(resolve(root, path)),
    warn: ({ file, line, column = 1, reason, note }) => {
      messages.push({ ruleId: 'plugin', fatal: false, file, line, column, reason, ...(note && { note }) })
    },
  }
  return { context, messages }
}

async function exportsOf(modules: readonly string[], site: SiteOptions): Promise<Record<string, PackageExport[]>> {
  const found = await readExports(modules, site).catch((error: unknown) => {
    throw error instanceof CompilerFailure ? new UserError(error.message, error.hint, 1) : error
  })
  const missing = modules.find((from) => !found[from])
  if (missing === undefined) return found
  throw new ValueError(`no installed package provides \`${missing}\``, {
    value: missing,
    note: missingModuleNote(missing, site.root),
  })
}

/** Explains how to provide a module. A name that resembles one of the project's packages is probably mistyped. */
function missingModuleNote(from: string, root: string): string {
  const name = packageName(from) ?? from
  const near = nearest(name, projectPackages(root))
  return near && near !== name ? `Did you mean \`${near}${from.slice(name.length)}\`?` : missingPackageNote(from, root)
}

/** Returns the names of the packages that the project consists of or depends on, according to the nearest `package.json` files. */
function projectPackages(root: string): Set<string> {
  const names = new Set<string>()
  for (const folder of foldersUp(root)) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    try {
      const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
      if (typeof name === 'string') names.add(name)
      for (const packages of [dependencies, devDependencies, peerDependencies])
        for (const other of Object.keys(packages ?? {})) names.add(other)
    } catch {
      // A package manager reports a file that isn't valid JSON.
    }
  }
  return names
}
