import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { cacheFolder, openCache } from '../cache/cache.ts'
import type { CommandContext } from '../model/command.ts'
import { siteState } from '../shard/site-state.ts'

/**
 * `docs cache`: prints the folder and the keys of the cache, in the format of `$GITHUB_OUTPUT`. Returns the exit status.
 *
 * The key depends only on the engine and the site. A cache that matches only the restore key was created from a different state of the
 * site, but is still useful, because unchanged pages are read from it.
 */
export async function cacheKey(folder: string | undefined, { cwd, env, stdout }: CommandContext): Promise<number> {
  const root = resolve(cwd, folder ?? '.')
  const state = await siteState({ root, env, baseUrl: env.DOCS_BASE_URL, cache: openCache(root, true) })
  const hash = createHash('sha1').update(JSON.stringify(state)).digest('hex').slice(0, 12)
  const prefix = `docs-${__ENGINE__}-`
  stdout.write(
    `folder=${[relative(cwd, root), cacheFolder].filter(Boolean).join('/')}\n` +
      `key=${prefix}${hash}\n` +
      `restore-keys=${prefix}\n`,
  )
  return 0
}
