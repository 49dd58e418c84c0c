import { findUp } from '@docs-engine/shared/find-up.ts'
import type { Cache } from '../cache/cache.ts'
import { git } from '../util/git.ts'

/** ISO date of the last commit that changed a source, by the source's path. */
export type LastModified = ReadonlyMap<string, string>

interface CachedDates {
  /** Hash of the commit that was checked out when the dates were read. */
  head: string
  dates: [source: string, date: string][]
}

/**
 * Reads the modification dates of all sources with a single git command. The dates are cached until the next commit. Returns an empty map
 * outside a repository and in a shallow clone, where git would report a wrong date for older changes.
 */
export async function lastModified(root: string, cache: Cache): Promise<LastModified> {
  if (!findUp('.git', root)) return new Map()
  const output = await git(root, ['rev-parse', 'HEAD', '--is-shallow-repository'])
  const [head, isShallow] = output?.trim().split('\n') ?? []
  if (!head || isShallow !== 'false') return new Map()
  const cached = cache.readFile<CachedDates>('last-modified')
  if (cached?.head === head) return new Map(cached.dates)
  const log = await git(root, [
    'log',
    '-z',
    '--format=%x01%cs',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    'content',
    'versions',
    'translations',
  ])
  if (log === undefined) return new Map()
  const dates = datesIn(log)
  cache.writeFile('last-modified', { head, dates: [...dates] } satisfies CachedDates)
  return dates
}

/**
 * Parses the output of `git log`, which lists the newest commit first. The first date found for a file is therefore the date of its last
 * change.
 */
function datesIn(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  let date = ''
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '')
    if (text.startsWith('\u0001')) date = text.slice(1)
    else if (text && !dates.has(text)) dates.set(text, date)
  }
  return dates
}
