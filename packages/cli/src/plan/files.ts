import type { SourceFile } from '../types.ts'

/** The files a link or an image can lead to. */
export interface SiteFiles {
  /** Below `content/`, by path from the site's root: `content/assets/store.png`. They are copied under a name with their hash. */
  assets: Map<string, SourceFile>
  /** Below `content/_public`, by the path they are served at: `/logo.svg`. */
  publicFiles: Map<string, SourceFile>
  /** Made by the build: `/sitemap.xml`. */
  generated: Set<string>
}

export function siteFiles(
  scan: { assets: SourceFile[]; publicFiles: SourceFile[] },
  generated: Iterable<string>,
): SiteFiles {
  return {
    assets: new Map(scan.assets.map((file) => [file.path, file])),
    publicFiles: new Map(scan.publicFiles.map((file) => [`/${file.path}`, file])),
    generated: new Set(generated),
  }
}
