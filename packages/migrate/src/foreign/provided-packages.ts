import { createRequire, isBuiltin } from 'node:module'
import { isModuleNamespaceObject } from 'node:util/types'
import { syntaxTreeUtilities } from '../util/syntax-tree-utilities.ts'
import { callableModule } from './callable-module.ts'
import { missingPackage } from './missing-package.ts'
import type { ModuleCalls } from './module-calls.ts'

/** Where a value of a configuration was imported from. `name` is `default` or the name of the export. */
export interface ModuleOrigin {
  from: string
  name: string
}

export interface ProvidedOptions {
  /** Absolute path of the module. */
  path: string
  /** The module's calls, whose `code` is the bundle. */
  calls: ModuleCalls
  /** Values that replace packages, by the name of the package. */
  provided: Readonly<Record<string, unknown>>
  /** Packages that are replaced by stubs whose functions return promises of empty values. */
  unreachable: ReadonlySet<string>
  /** Recognizes a configuration, so that functions of missing packages that wrap it return it. */
  isConfig?: ((value: unknown) => boolean) | undefined
}

/** The packages that a module of an old site requires. Packages that aren't installed are replaced by stubs. */
export class ProvidedPackages {
  /** Names of packages that aren't installed, and paths of files that don't exist. */
  readonly missing = new Set<string>()
  /** Functions that come from packages. */
  readonly origins = new Map<unknown, ModuleOrigin>()
  readonly #options: ProvidedOptions
  readonly #require: NodeJS.Require
  /** The words in the module's code, which may be names that it imports. */
  readonly #words: string[]

  constructor(options: ProvidedOptions) {
    this.#options = options
    this.#require = createRequire(options.path)
    this.#words = [...new Set(options.calls.code.match(/\b[a-zA-Z_$][\w$]*/g))].filter((word) => word !== 'then')
  }

  /** Returns the exports of a package. */
  get(name: string): unknown {
    const { provided, unreachable } = this.#options
    if (Object.hasOwn(provided, name)) return provided[name]
    if (isBuiltin(name)) return this.#require(name)
    if (unreachable.has(name)) return this.unreachableStub(name)
    const utility = syntaxTreeUtilities[name]
    try {
      const found: unknown = callableModule(this.#require(name))
      // A plugin in another package of the repository may be written for an older version than the one that the site has installed.
      if (utility !== undefined && isModuleNamespaceObject(found) && !Object.hasOwn(found as object, 'default'))
        return utility
      this.#addOrigins(found, name)
      return found
    } catch {
      return utility ?? this.#missingStub(name)
    }
  }

  /** Returns a stub for something that needs the network. */
  unreachableStub(name: string): unknown {
    const { calls, isConfig } = this.#options
    return missingPackage(this.#words, {
      onRead: () => {},
      onUse: (isCopied) => calls.onUnreachableUsed(name, isCopied),
      isConfig,
      isAwaited: true,
    })
  }

  #missingStub(from: string): unknown {
    const { calls, isConfig } = this.#options
    this.missing.add(from)
    const stub = missingPackage(this.#words, {
      onRead: (part, name) => this.origins.set(part, { from, name }),
      onUse: (isCopied) => calls.onMissingUsed(from, isCopied),
      isConfig,
    })
    this.origins.set(stub, { from, name: 'default' })
    return stub
  }

  #addOrigins(module: unknown, from: string): void {
    if (module === null || (typeof module !== 'object' && typeof module !== 'function')) return
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function') this.origins.set(value, { from, name })
    this.origins.set(module, { from, name: 'default' })
    if ('default' in module) this.origins.set(module.default, { from, name: 'default' })
  }
}
