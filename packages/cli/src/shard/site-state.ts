import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Cache } from '../cache/cache.ts'
import { componentFiles } from '../components/islands.ts'
import { readConfig } from '../config/read-config.ts'
import { componentsHash, parserData } from '../markdown/parse-pages.ts'
import { scanContent } from '../markdown/scan-content.ts'

/** What a site was built from, as hashes: parts that were built from different things do not fit together. */
export interface SiteState {
  configuration: string
  components: string
  pages: string
}

/** @throws {UserError | SiteErrors} if there is no site to speak of. */
export async function siteState(root: string, baseUrl: string | undefined, cache: Cache): Promise<SiteState> {
  const config = await readConfig(root, { baseUrl, cache })
  const { pages, posts } = scanContent(root)
  const sources = createHash('sha1')
  for (const { path, absolutePath } of [...pages, ...posts])
    sources.update(`${path}\0${hashOf(readText(absolutePath))}\0`)
  return {
    configuration: hashOf(JSON.stringify(config)),
    components: componentsHash(await parserData(root, config, componentFiles(root), cache)),
    pages: sources.digest('hex'),
  }
}

/** A file that cannot be read is reported where it is parsed. */
function readText(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    return new Uint8Array()
  }
}

function hashOf(text: string | Uint8Array): string {
  return createHash('sha1').update(text).digest('hex')
}
