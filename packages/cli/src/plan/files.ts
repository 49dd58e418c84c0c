import { readFileSync } from 'node:fs'
import type { SourceFile } from '../types.ts'

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

export function siteFiles(
  scan: { assets: SourceFile[]; publicFiles: SourceFile[] },
  generated: Iterable<string>,
): SiteFiles {
  const assets = new Map(scan.assets.map((file) => [file.path, file]))
  const publicFiles = new Map(scan.publicFiles.map((file) => [`/${file.path}`, file]))
  const known = new Map<string, ReadonlySet<string>>()
  return {
    assets,
    publicFiles,
    generated: new Set(generated),
    anchorsOf(path) {
      const file = assets.get(path) ?? publicFiles.get(path)
      if (!file || !/\.html?$/i.test(path)) return undefined
      const ids = known.get(path) ?? idsOfFile(file.absolutePath)
      known.set(path, ids)
      return ids
    },
  }
}

/** It was written by hand or by other tools: quotes may be single or missing. */
function idsOfFile(path: string): Set<string> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return new Set()
  }
  const html = text.replace(/<!--[\s\S]*?-->/g, '')
  const pattern = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
  return new Set([...html.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3]!))
}
