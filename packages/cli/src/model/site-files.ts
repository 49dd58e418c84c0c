import type { SourceFile } from './source-file.ts'

/** The files that a link or an image can point to. */
export interface SiteFiles {
  /**
   * Files below `content/`, by path from the site's root: `content/assets/store.png`. The build copies each file to a
   * name that contains a hash of its contents.
   */
  assets: Map<string, SourceFile>
  /** Files below `content/_public`, by the path at which they are served: `/logo.svg`. */
  publicFiles: Map<string, SourceFile>
  /** Paths of files that the build generates, without the pages' Markdown copies: `/sitemap.xml`. */
  generated: ReadonlySet<string>
  /**
   * Returns the values of all `id` and `name` attributes in an HTML file, or `undefined` for other files. `path` is a
   * key of `assets` or `publicFiles`. A file is only read when its anchors are requested.
   */
  anchorsOf: (path: string) => ReadonlySet<string> | undefined
}
