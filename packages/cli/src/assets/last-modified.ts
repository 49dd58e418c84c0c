import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Cache } from '../cache/cache.ts'

/** ISO date of the last commit that changed a source, by the source's path. */
export type LastModified = ReadonlyMap<string, string>

interface Kept {
  head: string
  dates: [source: string, date: string][]
}

/**
 * Asks git once for all sources, and only after a new commit. Nothing is known where there is no repository, and in a shallow
 * clone, where git would give the date of the oldest commit at hand to everything older.
 */
export async function lastModified(root: string, cache: Cache): Promise<LastModified> {
  const repository = findRepository(root)
  if (!repository) return new Map()
  const kept = cache.readFile<Kept>('last-modified')
  const quick = headOf(repository)
  if (quick !== undefined && kept?.head === quick) return new Map(kept.dates)
  const state = await git(root, ['rev-parse', 'HEAD', '--is-shallow-repository'])
  const [head, isShallow] = state?.trim().split('\n') ?? []
  if (!head || isShallow !== 'false') return new Map()
  if (kept?.head === head) return new Map(kept.dates)
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
  ])
  if (log === undefined) return new Map()
  const dates = datesIn(log)
  cache.writeFile('last-modified', { head, dates: [...dates] } satisfies Kept)
  return dates
}

/** The newest commit comes first: the first date of a file is its last. */
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

/** The `.git` of the folder or of one above it. */
function findRepository(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return join(folder, '.git')
    if (dirname(folder) === folder) return undefined
  }
}

/** The commit at hand, without starting git; undefined where only git knows: a worktree, packed refs, a shallow clone. */
function headOf(repository: string): string | undefined {
  try {
    if (existsSync(join(repository, 'shallow'))) return undefined
    const head = readFileSync(join(repository, 'HEAD'), 'utf8').trim()
    return head.startsWith('ref: ') ? readFileSync(join(repository, head.slice(5)), 'utf8').trim() : head
  } catch {
    return undefined
  }
}

/** undefined if there is no git. */
async function git(root: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 1 << 28 })
    return stdout
  } catch {
    return undefined
  }
}
