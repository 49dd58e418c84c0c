import type { ResultCache } from './result-cache.ts'

/** Returns whether the code of a site can import a file: a file that content can refer to, or a file of an installed package. */
export type IsImportable = (path: string) => boolean

/** The site whose code is checked. */
export interface SiteOptions {
  /** The site's root. Packages are resolved from here. */
  root: string
  /** Identifies the version of the engine. Results of other versions aren't reused. */
  engine: string
  /** Path of the site's `tsconfig.json`, relative to the root. */
  tsconfig?: string | undefined
  /** Absolute paths of the modules that every sample can import. */
  modules?: readonly string[]
  /**
   * Returns whether content can refer to a file. Files of installed packages don't have to be included. Default: content can refer to all
   * files.
   */
  mayRead?: ((path: string) => boolean) | undefined
  /** Opens the cache of one kind of result. Default: nothing is cached. */
  openCache?: ((name: string) => ResultCache) | undefined
}
