import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { cacheFolder, openCache } from '../cache/cache.ts'
import { siteState } from '../shard/site-state.ts'

/**
 * `docs cache`: folder and key of the cache, in the lines that `$GITHUB_OUTPUT` takes.
 *
 * The key is the same wherever the same engine builds the same site. A cache under the beginning of the key is of use for any
 * state of the site.
 */
export async function cacheKey(folder: string | undefined): Promise<number> {
  const root = resolve(folder ?? '.')
  const state = await siteState(root, process.env.DOCS_BASE_URL, openCache(root, true))
  const hash = createHash('sha1').update(JSON.stringify(state)).digest('hex').slice(0, 12)
  const beginning = `docs-${__ENGINE__}-`
  process.stdout.write(
    `folder=${[relative('.', root), cacheFolder].filter(Boolean).join('/')}\n` +
      `key=${beginning}${hash}\n` +
      `restore-keys=${beginning}\n`,
  )
  return 0
}
