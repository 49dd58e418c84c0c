import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { cacheFolder, openCache } from '../cache/cache.ts'
import { siteState } from '../shard/site-state.ts'

/**
 * `docs cache`: prints the folder and the keys of the cache, in the format of `$GITHUB_OUTPUT`. Returns the exit status.
 *
 * The key depends only on the engine and the site. A cache that matches only the restore key was created from a different state of the
 * site, but is still useful, because unchanged pages are read from it.
 */
export async function cacheKey(folder: string | undefined): Promise<number> {
  const root = resolve(folder ?? '.')
  const state = await siteState(root, process.env.DOCS_BASE_URL, openCache(root, true))
  const hash = createHash('sha1').update(JSON.stringify(state)).digest('hex').slice(0, 12)
  const prefix = `docs-${__ENGINE__}-`
  process.stdout.write(
    `folder=${[relative('.', root), cacheFolder].filter(Boolean).join('/')}\n` +
      `key=${prefix}${hash}\n` +
      `restore-keys=${prefix}\n`,
  )
  return 0
}
