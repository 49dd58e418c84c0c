import { readFileSync } from 'node:fs'
import { isData, unknown } from '../../markdown/mdx/static-value.ts'
import { loadModule } from '../shared/load-module.ts'

/** Docusaurus renders pages in Node, where none of these is available. */
const provided = { '@docusaurus/ExecutionEnvironment': { __esModule: true, default: { canUseDOM: false } } }

/** Reads the values that pages import from JSON files and from modules of the old site. The modules are run, just as the configuration is. */
export class ImportedValues {
  /** The exports of each file. `undefined` if the file can't be read or run. */
  readonly #files = new Map<string, Promise<unknown>>()

  constructor(readonly siteFolder: string) {}

  /**
   * Returns a value that a file exports, or `unknown` if the value isn't plain data. An object may also contain functions, because pages
   * read its other properties and call these functions.
   *
   * @param exported `default`, `*` for all exports, or the name of the export.
   */
  async valueOf(file: string, exported: string): Promise<unknown> {
    const module = this.#files.get(file) ?? this.#load(file)
    this.#files.set(file, module)
    const found = await module
    if (typeof found !== 'object' || found === null) return unknown
    const exports = found as Record<string, unknown>
    const value =
      exported === '*' ? { ...exports } : exported === 'default' ? (exports.default ?? exports) : exports[exported]
    return value !== undefined && isUsable(value) ? value : unknown
  }

  async #load(file: string): Promise<unknown> {
    try {
      if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'))
      return (await loadModule(file, this.siteFolder, { wholeModule: true, provided })).value
    } catch {
      return undefined
    }
  }
}

function isUsable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return isData(value)
  return isData(Object.fromEntries(Object.entries(value).filter(([, own]) => typeof own !== 'function')))
}
