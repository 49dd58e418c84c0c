import { readFileSync } from 'node:fs'
import { isData, unknown } from '@docs-engine/cli/internal'
import { type LoadedModule, loadModule } from '../../foreign/load-module.ts'

/** Reads the values that pages import from JSON files and from modules of the old site. The modules are run, just as the configuration is. */
export class ImportedValues {
  /** The modules or the data of files. `undefined` if the file can't be read or run. */
  readonly #files = new Map<string, Promise<{ exports: unknown; module?: LoadedModule } | undefined>>()

  /** @param provided The modules that stand for React and Docusaurus. */
  constructor(
    readonly siteFolder: string,
    readonly provided: Record<string, unknown>,
  ) {}

  /**
   * Returns a value that a file exports, or `unknown` if the value is neither plain data nor a function. An object may also contain
   * functions, because pages read its other properties and call these functions.
   *
   * @param exported `default`, `*` for all exports, or the name of the export.
   */
  async valueOf(file: string, exported: string): Promise<unknown> {
    const module = this.#files.get(file) ?? this.#load(file)
    this.#files.set(file, module)
    const found = await module
    if (typeof found?.exports !== 'object' || found.exports === null) return unknown
    const exports = found.exports as Record<string, unknown>
    const value =
      exported === '*' ? { ...exports } : exported === 'default' ? (exports.default ?? exports) : exports[exported]
    if (typeof value === 'function') return value
    return value !== undefined && isUsable(value) ? value : unknown
  }

  async #load(file: string): Promise<{ exports: unknown } | undefined> {
    try {
      if (file.endsWith('.json')) return { exports: JSON.parse(readFileSync(file, 'utf8')) }
      const { value, isIncomplete } = await loadModule(file, this.siteFolder, {
        wholeModule: true,
        provided: this.provided,
      })
      return isIncomplete ? undefined : { exports: value }
    } catch {
      return undefined
    }
  }
}

function isUsable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isData(value)
  return isData(Object.fromEntries(Object.entries(value).filter(([, own]) => typeof own !== 'function')))
}
