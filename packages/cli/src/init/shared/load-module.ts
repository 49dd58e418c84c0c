import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isModuleNamespaceObject } from 'node:util/types'
import { compileFunction } from 'node:vm'
import type { Plugin } from 'esbuild'
import { UserError } from '../../util/user-error.ts'
import { callableModule } from './callable-module.ts'
import { enterSite } from './enter-site.ts'
import { globImports } from './glob-imports.ts'
import { missingPackage } from './missing-package.ts'
import { ownPlaces } from './own-places.ts'
import { reachedPackages } from './reached-packages.ts'
import { syntaxTreeUtilities } from './syntax-tree-utilities.ts'
import { workspacePackages } from './workspace-packages.ts'

export interface LoadedModule {
  value: unknown
  /** Names of packages that are not installed, and paths of files that don't exist. They were replaced by empty stubs. */
  missing: string[]
  /** Functions that come from packages, such as remark plugins, with the package and the name of the export. */
  origins: ReadonlyMap<unknown, ModuleOrigin>
  /**
   * Calls `run`, which uses a function of the module. `usedMissing` is true if the function needed a missing package, so that the result
   * can't be trusted. `copiedUnreachable` is true if it copied data of an unreachable package.
   */
  call: <Result>(
    used: unknown,
    run: () => Promise<Result> | Result,
  ) => Promise<{ result: Result; usedMissing: boolean; copiedUnreachable: boolean }>
  /** Like `call`, for code that doesn't wait for anything. */
  callNow: <Result>(used: unknown, run: () => Result) => { result: Result; usedMissing: boolean }
}

/** Where a value of a configuration was imported from. `name` is `default` or the name of the export. */
export interface ModuleOrigin {
  from: string
  name: string
}

/**
 * Loads a configuration or a sidebars file (JavaScript, TypeScript, or JSON) and returns its default export. A default export that is a
 * function is called, and a promise is awaited.
 *
 * @param options.unreachable Packages whose functions need the network, and `fetch`. They are replaced by stubs whose functions return
 *   promises of empty values.
 * @param options.provided Values that replace packages, by the name of the package.
 * @param options.wholeModule Returns all exports instead, and calls none of them.
 * @param options.plugins esbuild plugins that load other kinds of files.
 * @param options.environment The value of `import.meta.env`.
 * @param options.isConfig Recognizes a configuration, so that functions of missing packages that wrap it return it.
 * @throws {UserError} If the file can't be compiled or throws.
 */
export async function loadModule(
  path: string,
  siteFolder: string,
  {
    provided = {},
    unreachable = new Set(),
    isConfig,
    wholeModule = false,
    plugins = [],
    environment,
  }: {
    provided?: Record<string, unknown>
    unreachable?: ReadonlySet<string>
    isConfig?: (value: unknown) => boolean
    wholeModule?: boolean
    plugins?: Plugin[]
    environment?: Record<string, string | boolean>
  } = {},
): Promise<LoadedModule> {
  const calls = new AsyncLocalStorage<{ usedMissing: boolean; copiedUnreachable: boolean }>()
  // Missing packages whose empty values the module copied when it was loaded.
  const copied = new Set<string>()
  let code = ''
  const dependsOnCopied = new Map<unknown, boolean>()
  const stateFor = (used: unknown) => {
    const needsCopied =
      dependsOnCopied.get(used) ??
      (copied.size > 0 && [...reachedPackages(String(used), code)].some((name) => copied.has(name)))
    dependsOnCopied.set(used, needsCopied)
    return { usedMissing: needsCopied, copiedUnreachable: false }
  }
  const call: LoadedModule['call'] = async (used, run) => {
    const state = stateFor(used)
    const result = await calls.run(state, async () => await run())
    return { result, ...state }
  }
  const callNow: LoadedModule['callNow'] = (used, run) => {
    const state = stateFor(used)
    const result = calls.run(state, run)
    return { result, usedMissing: state.usedMissing }
  }
  if (path.endsWith('.json'))
    return { value: readJson(path, siteFolder), missing: [], origins: new Map(), call, callNow }
  const esbuild = await import('esbuild')
  const missing = new Set<string>()
  const name = relative(siteFolder, path)
  const requireFrom = createRequire(path)
  const ownPackages = workspacePackages(siteFolder)
  const isInstalled = (wanted: string) => {
    try {
      return Boolean(requireFrom.resolve(wanted))
    } catch {
      return false
    }
  }
  const bundled = await esbuild
    .build({
      entryPoints: [path],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      // The names of plugins are shown in the report. Without this option, esbuild renames functions when it joins modules.
      keepNames: true,
      alias: { '@site': siteFolder },
      // Code that runs in `compileFunction` can't use `import()`, so that esbuild has to convert it to `require`.
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      define: {
        'import.meta.url': JSON.stringify(pathToFileURL(path).href),
        'import.meta.dirname': '__dirname',
        ...(environment && { 'import.meta.env': JSON.stringify(environment) }),
      },
      loader: { '.css': 'empty', '.md': 'text', '.mdx': 'text', '.svg': 'text', '.js': 'jsx' },
      logLevel: 'silent',
      plugins: [
        ...plugins,
        ownPlaces,
        globImports,
        {
          name: 'missing files',
          setup(build) {
            build.onResolve({ filter: /^[^./]/ }, ({ path: wanted }) => {
              const entry = ownPackages.get(wanted)
              return entry && !isInstalled(wanted) ? { path: entry } : undefined
            })
            // esbuild allows only a default import from JSON with `with { type: 'json' }`. Bundlers of the old sites allow all.
            build.onLoad({ filter: /\.json$/ }, ({ path: file, with: attributes }) =>
              attributes.type === 'json' ? { contents: `module.exports = ${readFileSync(file, 'utf8')}` } : undefined,
            )
            // Mark missing files as external, so that they don't make bundling fail. Some are only generated before a build.
            build.onResolve({ filter: /^\.{0,2}\// }, ({ path: wanted, resolveDir }) =>
              exists(resolve(resolveDir, wanted)) ? undefined : { path: wanted, external: true },
            )
          },
        },
      ],
    })
    .catch((error) => {
      const first = (error as import('esbuild').BuildFailure).errors?.[0]
      throw new UserError(`\`${name}\` can’t be compiled: ${first?.text ?? error}`, 'Fix it, then try again.')
    })

  code = bundled.outputFiles[0]!.text
  const words = [...new Set(code.match(/\b[a-zA-Z_$][\w$]*/g))].filter((word) => word !== 'then')
  const origins = new Map<unknown, ModuleOrigin>()
  const unreachableStub = (wanted: string) =>
    missingPackage(words, {
      onRead: () => {},
      onUse: (isCopied) => {
        const state = calls.getStore()
        if (isCopied && state) state.copiedUnreachable = true
        else if (isCopied) copied.add(wanted)
      },
      isConfig,
      isAwaited: true,
    })
  const provide = (wanted: string): unknown => {
    if (wanted === 'module' || wanted === 'node:module') return { createRequire: () => load }
    if (Object.hasOwn(provided, wanted)) return provided[wanted]
    if (isBuiltin(wanted)) return requireFrom(wanted)
    if (unreachable.has(wanted)) return unreachableStub(wanted)
    const utility = syntaxTreeUtilities[wanted]
    try {
      const found: unknown = callableModule(requireFrom(wanted))
      // A plugin in another package of the repository may be written for an older version than the one that the site has installed.
      if (utility !== undefined && isModuleNamespaceObject(found) && !Object.hasOwn(found as object, 'default'))
        return utility
      addOrigins(origins, found, wanted)
      return found
    } catch {
      if (utility !== undefined) return utility
      missing.add(wanted)
      const stub = missingPackage(words, {
        onRead: (part, name) => origins.set(part, { from: wanted, name }),
        onUse: (isCopied) => {
          const state = calls.getStore()
          if (state) state.usedMissing = true
          else if (isCopied) copied.add(wanted)
        },
        isConfig,
      })
      origins.set(stub, { from: wanted, name: 'default' })
      return stub
    }
  }
  const load = Object.assign(provide, {
    resolve: (wanted: string) => (wanted.startsWith('.') ? resolve(dirname(path), wanted) : wanted),
  })
  const module = { exports: {} as Record<string, unknown> }
  const workingFolder = process.cwd()
  const leave = enterSite(siteFolder)
  try {
    const run = compileFunction(code, ['require', 'module', 'exports', '__filename', '__dirname', 'fetch'], {
      filename: path,
    })
    const ownFetch = unreachable.has('fetch') ? unreachableStub('fetch') : globalThis.fetch
    run(load, module, module.exports, path, dirname(path), ownFetch)
    if (wholeModule) return { value: module.exports, missing: [...missing].sort(), origins, call, callNow }
    let value: unknown = module.exports.default ?? module.exports
    if (typeof value === 'function')
      value = await (value as (environment: object) => unknown)({ mode: 'production', command: 'build' })
    return { value: await value, missing: [...missing].sort(), origins, call, callNow }
  } catch (error) {
    const lost = missingPath(error, [...missing])
    if (lost !== undefined)
      throw new UserError(
        `\`${name}\` can’t be run, because it reads \`${relative(workingFolder, lost)}\`, which doesn’t exist.`,
        'Restore the file from the repository of the old site, then try again.',
      )
    throw new UserError(
      `\`${name}\` can’t be run: ${error instanceof Error ? error.message : error}`,
      installHint([...missing]) ?? 'Fix it, then try again.',
    )
  } finally {
    leave()
  }
}

/** Returns the absolute path of the file that an error is about if the file doesn't exist and isn't part of a missing package. */
function missingPath(error: unknown, missing: readonly string[]): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT' || !path) return undefined
  // `require.resolve` returns the names of packages that aren't installed.
  return missing.some((name) => path === name || path.endsWith(`/${name}`)) ? undefined : resolve(path)
}

/** Whether the name of a missing module is a path rather than a package. */
export function isMissingFile(name: string): boolean {
  return /^\.{0,2}\//.test(name)
}

/** Says which modules a configuration imports that don't exist. Returns `undefined` if none is missing. */
export function installHint(missing: readonly string[]): string | undefined {
  const files = missing.filter(isMissingFile)
  const packages = missing.filter((name) => !isMissingFile(name))
  if (missing.length === 0) return undefined
  return [
    ...(files.length > 0 ? [`These files don’t exist: ${files.join(', ')}. Restore them, then try again.`] : []),
    ...(packages.length > 0
      ? [
          `These packages aren’t installed: ${packages.join(', ')}. Install the packages of the old site, then try again.`,
        ]
      : []),
  ].join(' ')
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

function addOrigins(origins: Map<unknown, ModuleOrigin>, module: unknown, from: string): void {
  if (module === null || (typeof module !== 'object' && typeof module !== 'function')) return
  for (const [name, value] of Object.entries(module))
    if (typeof value === 'function') origins.set(value, { from, name })
  origins.set(module, { from, name: 'default' })
  if ('default' in module) origins.set(module.default, { from, name: 'default' })
}

const endings = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.tsx', '.json', '/index.js', '/index.ts']

/** Whether an import finds a file. In TypeScript, `./part.js` can refer to `part.ts`. */
function exists(path: string): boolean {
  const paths = [path, ...(/\.[mc]?js$/.test(path) ? [path.replace(/js$/, 'ts'), path.replace(/js$/, 'tsx')] : [])]
  return paths.some((path) => endings.some((ending) => existsSync(path + ending) && statSync(path + ending).isFile()))
}
