import { readFileSync } from 'node:fs'
import type { SiteFiles } from '../model/site-files.ts'
import type { SourceFile } from '../model/source-file.ts'

/** Collects the files that links can point to. An HTML file is only searched for IDs if a link to it has an anchor. */
export function siteFiles(
  scan: { assets: SourceFile[]; publicFiles: SourceFile[] },
  generated: SiteFiles['generated'],
): SiteFiles {
  const assets = new Map(scan.assets.map((file) => [file.path, file]))
  const publicFiles = new Map(scan.publicFiles.map((file) => [`/${file.path}`, file]))
  const idsByPath = new Map<string, ReadonlySet<string>>()
  return {
    assets,
    publicFiles,
    generated,
    anchorsOf(path) {
      const file = assets.get(path) ?? publicFiles.get(path)
      if (!file || !/\.html?$/i.test(path)) return undefined
      const ids = idsByPath.get(path) ?? idsOfFile(file.absolutePath)
      idsByPath.set(path, ids)
      return ids
    },
  }
}

/**
 * Returns the anchors in an HTML file, or an empty set if the file can't be read. The file was written by hand or by another tool, so the
 * values of attributes may be in single quotes or unquoted.
 */
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
