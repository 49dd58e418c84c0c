import type { Page } from '../../model/page.ts'
import { git } from '../../util/git.ts'
import { type LockedSection, translationLockFile } from './translation-lock.ts'

const wordDiff = ['diff', '--relative', '--word-diff=plain', '--unified=0', '--no-color', '--no-ext-diff']

/**
 * Returns the lines of a source that have changed since its translation was accepted, as word diffs by the heading of their section. The
 * earlier text is taken from the commit that recorded its hash. The result is empty if there is no such commit.
 */
export async function sourceChanges(
  root: string,
  { source, title, outline = [] }: Pick<Page, 'source' | 'title' | 'outline'>,
  recorded: readonly LockedSection[],
): Promise<Map<string, string[]>> {
  const changes = new Map<string, string[]>()
  const current = new Set(outline.map(({ hash }) => hash))
  const { hash } = recorded.find((section) => !current.has(section.hash)) ?? recorded.at(-1) ?? {}
  const log = hash && (await git(root, ['log', '--max-count=1', '--format=%H', `-S${hash}`, '--', translationLockFile]))
  const commit = log?.trim()
  if (!commit) return changes
  let diff = (await git(root, [...wordDiff, commit, '--', source])) ?? ''
  if (/^new file mode/m.test(diff)) {
    // The page has been moved since that commit.
    const earlier = await earlierPath(root, commit, source)
    if (earlier === undefined) return changes
    diff = (await git(root, [...wordDiff, '--find-renames', commit, '--', earlier, source])) ?? ''
  }
  for (const hunk of diff.split(/^@@ .*?\+(?=\d)/m).slice(1)) {
    const [place, ...lines] = hunk.trimEnd().split('\n')
    // Count changes in the front matter, which is above all sections, to the first section.
    const section = outline.findLast(({ line }) => line <= Number.parseInt(place!, 10)) ?? outline[0]
    const heading = section?.heading || title
    changes.set(heading, [...(changes.get(heading) ?? []), ...lines])
  }
  return changes
}

/** Returns the path that a file had in a commit. */
async function earlierPath(root: string, commit: string, path: string): Promise<string | undefined> {
  const options = ['--relative', '--find-renames', '--diff-filter=R', '--name-status', '-z']
  const [...fields] = ((await git(root, ['diff', ...options, commit])) ?? '').split('\0')
  // Each rename has three fields: its similarity, the earlier path, and the path.
  const at = fields.findIndex((field, i) => i % 3 === 2 && field === path)
  return fields[at - 1]
}
