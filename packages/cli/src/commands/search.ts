import { resolve } from 'node:path'
import { type Cache, openCache } from '../cache.ts'
import { plural } from '../report.ts'
import { searchIndex } from '../render/search-index.ts'
import { loadSite } from '../site.ts'
import { createTiming } from '../timing.ts'
import type { Site } from '../types.ts'
import { writeFiles } from '../write/write-files.ts'

export interface SearchIndexOptions {
  outDir: string
  cache: boolean
}

/** `docs search index`: the search index alone, for tests and measurements. Broken links do not matter. */
export async function writeSearchIndex(folder: string | undefined, options: SearchIndexOptions): Promise<number> {
  const { site, cache } = await load(folder, options.cache)
  const start = performance.now()
  const { files, bytes } = writeFiles(resolve(options.outDir), searchIndex(site, cache.folderOf('search')))
  const ms = Math.round(performance.now() - start)
  process.stdout.write(`${plural(files, 'file')}, ${Math.round(bytes / 1000)} kB in ${ms} ms.\n`)
  return 0
}

async function load(folder: string | undefined, useCache = true): Promise<{ site: Site; cache: Cache }> {
  const root = resolve(folder ?? '.')
  const cache = openCache(root, !useCache)
  const site = await loadSite({ root, baseUrl: process.env.DOCS_BASE_URL, timing: createTiming(), cache })
  return { site, cache }
}
