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
  const diff = (await git(root, [...wordDiff, commit, '--', source])) ?? ''
  // The page has been moved since that commit.
  if (/^new file mode/m.test(diff)) return changes
  for (const hunk of diff.split(/^@@ .*?\+(?=\d)/m).slice(1)) {
    const [place, ...lines] = hunk.trimEnd().split('\n')
    // Count changes in the front matter, which is above all sections, to the first section.
    const section = outline.findLast(({ line }) => line <= Number.parseInt(place!, 10)) ?? outline[0]
    const heading = section?.heading || title
    changes.set(heading, [...(changes.get(heading) ?? []), ...lines])
  }
  return changes
}
