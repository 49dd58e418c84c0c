import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Cache } from '../cache/cache.ts'
import { sharedComponents } from '../components/islands.ts'
import { type ReadConfigOptions, readConfig } from '../config/read-config.ts'
import { bundlePageModules, pageImports } from '../markdown/mdx/page-imports.ts'
import { componentsHash, pageKeys } from '../markdown/parse-pages.ts'
import { parserData } from '../markdown/parser-data.ts'
import { scanContent, withTranslationFiles } from '../markdown/scan-content.ts'
import { canImport } from '../util/react-page.ts'

/** Hashes of the build inputs. Parts can be merged only if all were built from the same inputs. */
export interface SiteState {
  configuration: string
  components: string
  pages: string
}

interface SiteStateOptions extends ReadConfigOptions {
  root: string
  cache: Cache
}

/**
 * Computes the hashes of a site's configuration, components, and pages.
 *
 * @throws {UserError | SiteErrors} If the site can't be read.
 */
export async function siteState({ root, ...options }: SiteStateOptions): Promise<SiteState> {
  const { cache } = options
  const { config, plugins } = await readConfig(root, options)
  const { pages, posts } = withTranslationFiles(scanContent(root), root, config)
  const sources = createHash('sha1')
  for (const { path, absolutePath } of [...pages, ...posts]) {
    const bytes = readBytes(absolutePath)
    sources.update(`${path}\0${hashOf(bytes)}\0`)
    if (canImport(path)) {
      sources.update(JSON.stringify(pageImports(root, path, Buffer.from(bytes).toString('utf8')).files))
    }
  }
  const { modules: pageModules } = await bundlePageModules({ root, codeRoot: root }, [...pages, ...posts], cache)
  const data = await parserData(
    { root, config, plugins, components: sharedComponents(root, plugins?.list), pageModules },
    cache,
  )
  const { modules } = pageKeys(data)
  return {
    configuration: hashOf(JSON.stringify(config)),
    components: hashOf(JSON.stringify([componentsHash(data), [...modules], data.plugins?.keys ?? null])),
    pages: sources.digest('hex'),
  }
}

/** Reads a file. Returns an empty array if the file can't be read, because the parser reports that error. */
function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch {
    return new Uint8Array()
  }
}

function hashOf(text: string | Uint8Array): string {
  return createHash('sha1').update(text).digest('hex')
}
