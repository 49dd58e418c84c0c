import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { UserError } from '@docs-engine/cli/internal'
import type { BuildFailure } from 'esbuild'
import { bundleModule } from './bundle-module.ts'
import { failed, mayRun, notRun } from './permission.ts'
import { readStatically } from './read-statically.ts'
import { type ModuleOrigin, SitePackages } from './site-packages.ts'

export interface LoadedModule {
  value: unknown
  /** Names of packages that are not installed, and paths of files that don't exist. */
  missing: string[]
  /** Functions that come from packages, such as remark plugins, with the package and the name of the export. */
  origins: ReadonlyMap<unknown, ModuleOrigin>
}

export interface LoadOptions {
  /** Values that replace packages, by the name of the package. */
  provided?: Record<string, unknown>
  /** Recognizes a configuration, so that functions of missing packages that wrap it return it. */
  isConfig?: (value: unknown) => boolean
  /** Functions of the module may mention missing packages when they're called, as the hooks of a configuration do. */
  mayMentionMissing?: boolean
  /** Returns all exports instead of the default export, and calls none of them. */
  wholeModule?: boolean
}

/**
 * Loads a configuration or a sidebars file (JavaScript, TypeScript, or JSON) and returns its default export. A default export that is a
 * function is called, and a promise is awaited.
 *
 * If the import may not run code, only reads the values that the source text contains, and records the others as unknown.
 *
 * @throws {UserError} If the file can't be compiled or throws.
 */
export async function loadModule(
  path: string,
  siteFolder: string,
  { provided = {}, isConfig = () => false, wholeModule, mayMentionMissing = false }: LoadOptions = {},
): Promise<LoadedModule> {
  if (path.endsWith('.json')) return { value: readJson(path, siteFolder), missing: [], origins: new Map() }
  const name = relative(siteFolder, path)
  const isRun = mayRun(name)
  const packages = new SitePackages(path, provided, isConfig)
  const loaded = (value: unknown, missing: string[]) => ({
    value,
    missing: missing.sort(),
    origins: packages.origins,
  })
  const readOnly = async () => {
    const { exports, unknown } = await readStatically(path, (from) => provided[from] ?? packages.placeholder(from))
    packages.isLoaded = !mayMentionMissing
    for (const part of unknown) notRun.get(name)?.add(part)
    return loaded(wholeModule ? exports : (exports.default ?? exports), [])
  }
  if (!isRun)
    return await readOnly().catch((error: Error) => {
      throw new UserError(`\`${name}\` can’t be read: ${error.message}`, 'Fix it, then try again.')
    })
  try {
    const code = await bundleModule(path, siteFolder)
    packages.words = [...new Set(code.match(/\b[a-zA-Z_$][\w$]*/g))].filter((word) => word !== 'then')
    const exports = await runModule(code, path, packages)
    const value = wholeModule ? exports : await defaultExport(exports)
    packages.isLoaded = !mayMentionMissing
    return loaded(value, [...packages.missing])
  } catch (error) {
    const { message = String(error), errors } = error as Error & Partial<BuildFailure>
    const reason = errors?.[0]?.text ?? message
    const hint = installHint([...packages.missing]) ?? 'Fix it, then try again.'
    // Most of a configuration is usually data.
    const read = await readOnly().catch(() => loaded(undefined, []))
    if (Object.keys(Object(read.value)).length === 0) throw new UserError(`\`${name}\` can’t be run: ${reason}`, hint)
    failed.set(name, { why: reason, todo: hint })
    return read
  }
}

/** Runs bundled code, and returns its exports. */
async function runModule(code: string, path: string, packages: SitePackages): Promise<Record<string, unknown>> {
  const provide = (name: string): unknown =>
    name === 'module' || name === 'node:module' ? { createRequire: () => require } : packages.get(name)
  const require = Object.assign(provide, {
    resolve: (name: string) => (name.startsWith('.') ? resolve(dirname(path), name) : name),
  })
  const module = { exports: {} as Record<string, unknown> }
  const run = compileFunction(code, ['require', 'module', 'exports', '__filename', '__dirname'], { filename: path })
  run(require, module, module.exports, path, dirname(path))
  return module.exports
}

async function defaultExport(exports: Record<string, unknown>): Promise<unknown> {
  const value: unknown = exports.default ?? exports
  if (typeof value !== 'function') return await value
  return await (value as (environment: object) => unknown)({ mode: 'production', command: 'build' })
}

/** Says which modules a configuration imports that don't exist. Returns `undefined` if none is missing. */
export function installHint(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined
  return `These packages and files don’t exist: ${missing.join(', ')}. Restore the files, and install the packages of the old site, then try again.`
}

function readJson(path: string, siteFolder: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UserError(
      `\`${relative(siteFolder, path)}\` can’t be read: ${(error as Error).message}`,
      'Fix it, then try again.',
    )
  }
}
