import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Cache, type CacheFiles, openCache } from '../../cache/cache.ts'
import { configFileNames } from '../../config/config-source.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { ancestorIn } from '../../util/is-inside.ts'
import { SiteErrors } from '../../util/site-errors.ts'

interface Handled {
  hash: string
  /** When the file was last written, in milliseconds since the epoch. */
  time: number
}

/** The files that a site is loaded from: its configuration, its components, the modules that they import, and what plugins watch. */
export class SiteInputs {
  /** The site's cache. The inputs of each entry that is read or written are added to the files. */
  readonly cache: Cache
  readonly #root: string
  /** Absolute paths. */
  readonly #files: Set<string>
  /** Absolute paths of the files and folders that plugins watch. */
  readonly #ofPlugins = new Set<string>()
  /** Absolute paths of the missing files that prevent the site from being loaded. */
  #missing: readonly string[] = []
  readonly #handled = new Map<string, Handled>()

  constructor(root: string) {
    this.#root = root
    this.#files = new Set(configFileNames.map((name) => resolve(root, name)))
    this.cache = this.#trackedCache(openCache(root, false))
  }

  /** Whether the site's code was loaded from a file. `path` is relative to the site's root. */
  has(path: string): boolean {
    return this.#files.has(resolve(this.#root, path))
  }

  /** Whether a plugin watches a path, which is relative to the site's root. */
  isWatchedByPlugin(path: string): boolean {
    return ancestorIn(this.#ofPlugins, resolve(this.#root, path)) !== undefined
  }

  addPluginFile(path: string): void {
    this.#ofPlugins.add(path)
  }

  /** Sets why the site can't be loaded, or `undefined` when it has been loaded. */
  setError(error: unknown): void {
    this.#missing = error instanceof SiteErrors ? error.missingFiles : []
  }

  /** Whether the site can't be loaded because files are missing. */
  hasMissing(): boolean {
    return this.#missing.length > 0
  }

  /** Whether a file that prevented the site from being loaded exists now. */
  foundMissing(): boolean {
    return this.#missing.some((path) => existsSync(path))
  }

  /** Whether a stylesheet that the configuration lists no longer exists. */
  lacksStyles({ theme }: SiteConfig): boolean {
    return theme.css.some((path) => path.endsWith('.css') && !existsSync(resolve(this.#root, path)))
  }

  /** Returns the absolute paths of the files and folders to watch. */
  paths(config: SiteConfig | undefined): string[] {
    const theme = config ? [...config.theme.css, ...Object.values(config.theme.components)] : []
    const files = [...this.#files, ...this.#missing, ...theme.map((path) => resolve(this.#root, path))]
    return [...files.filter((path) => !/[\\/]node_modules[\\/]/.test(path)), ...this.#ofPlugins]
  }

  /**
   * Returns whether a file has other contents than at the previous call with the same file. An event doesn't always mean that, because a
   * plugin may write a file that it watches. Call this before the files are read. If a file changes while it is read, the next call then
   * returns `true` again.
   *
   * @param paths Paths relative to the site's root.
   * @param isRetry Whether a file that was saved without changes also counts, because its author may want to try again after an error.
   */
  haveChanged(paths: readonly string[], isRetry: boolean): boolean {
    const changed = paths.filter((path) => {
      const now = handled(resolve(this.#root, path))
      const before = this.#handled.get(path)
      if (now) this.#handled.set(path, now)
      return !now || now.hash !== before?.hash || (isRetry && now.time !== before.time)
    })
    return changed.length > 0
  }

  /** Wraps a cache. Write errors, such as a full disk, are ignored. */
  #trackedCache(cache: Cache): Cache {
    const addInputs = (entry: unknown) => {
      const inputs = (entry as { inputs?: [path: string, state: string][] } | undefined)?.inputs ?? []
      for (const [path] of inputs) this.#files.add(resolve(this.#root, path))
    }
    const tracked = (files: CacheFiles | undefined): CacheFiles => ({
      readFile(name) {
        const entry = files?.readFile(name)
        addInputs(entry)
        return entry as never
      },
      writeFile(name, entry) {
        addInputs(entry)
        try {
          files?.writeFile(name, entry)
        } catch {}
      },
    })
    return { ...cache, ...tracked(cache), modules: tracked(cache.modules) }
  }
}

/** Returns `undefined` for a folder and for a file that can't be read. */
function handled(path: string): Handled | undefined {
  try {
    const stat = statSync(path)
    // Reading a device or a pipe might never end.
    if (!stat.isFile()) return undefined
    return { hash: createHash('sha1').update(readFileSync(path)).digest('hex'), time: stat.mtimeMs }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { hash: 'missing', time: 0 } : undefined
  }
}
