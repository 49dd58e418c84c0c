import type { SourceFile } from './source-file.ts'

/** The files a link or an image can lead to. */
export interface SiteFiles {
  /** Below `content/`, by path from the site's root: `content/assets/store.png`. They are copied under a name with their hash. */
  assets: Map<string, SourceFile>
  /** Below `content/_public`, by the path they are served at: `/logo.svg`. */
  publicFiles: Map<string, SourceFile>
  /** Made by the build: `/sitemap.xml`. */
  generated: Set<string>
  /** Ids and names in an HTML file, by either path; undefined for other files. It is read when it is asked for. */
  anchorsOf: (path: string) => ReadonlySet<string> | undefined
}
