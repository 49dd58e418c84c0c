import { readFileSync } from 'node:fs'
import type { SiteFiles } from '../model/site-files.ts'
import type { SourceFile } from '../model/source-file.ts'

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
