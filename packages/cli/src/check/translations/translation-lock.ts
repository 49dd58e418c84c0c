import type { Message } from '../../model/message.ts'
import type { OutlineSection } from '../../model/outline.ts'
import { readLockFile, writeLockFile } from '../lock/lock-file.ts'

/** Name of the file in the site's root folder that records which state of its source each translation translates. */
export const translationLockFile = 'translations.lock'

const header = `# The sections of the source that each translation translates, as hashes of their text.
# Written by \`docs translations --accept <files>\`, which records that a translation is up to date.
`

/** A section of a source when its translation was last accepted. */
export type LockedSection = Pick<OutlineSection, 'hash' | 'heading'>

/** Path of a translation → sections of its source. */
export type TranslationLock = Map<string, LockedSection[]>

/** Reads `translations.lock`. A missing file has no entries. Adds a message for each invalid line, such as the marks of a merge conflict. */
export function readTranslationLock(root: string): { lock: TranslationLock; messages: Message[] } {
  const lock: TranslationLock = new Map()
  const messages: Message[] = []
  let sections: LockedSection[] | undefined
  for (const [i, line] of (readLockFile(root, translationLockFile) ?? '').split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('# ')) continue
    const [, hash, heading = ''] = /^ {2}([0-9a-f]{12})(?: (.*))?$/.exec(line) ?? []
    if (hash !== undefined && sections) sections.push({ hash, heading })
    else if (/^translations\/\S.*\.mdx?$/.test(line)) {
      sections = []
      lock.set(line, sections)
    } else messages.push(invalidLine(line, i + 1))
  }
  return { lock, messages }
}

function invalidLine(text: string, line: number): Message {
  return {
    ruleId: 'config',
    file: translationLockFile,
    line,
    column: 1,
    fatal: true,
    reason: `\`${text.trim()}\` is neither a translation nor a section.`,
    note: 'Restore the committed file, or delete the line and run `docs translations --accept <files>`.',
  }
}

/** Writes the entries, sorted by path, so that branches that translate different pages rarely cause merge conflicts. */
export function writeTranslationLock(root: string, lock: TranslationLock): void {
  const lines = [...lock]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, sections]) => [path, ...sections.map(({ hash, heading }) => `  ${hash} ${heading}`.trimEnd())])
  writeLockFile(root, translationLockFile, `${header}${lines.join('\n')}\n`)
}

/** Returns the headings of the sections that were changed, added, or removed since they were recorded, or else of those in a different order. */
export function changedSections(recorded: readonly LockedSection[], source: readonly LockedSection[]): string[] {
  const remaining = [...recorded]
  const changed = source.filter(({ hash }) => {
    const at = remaining.findIndex((section) => section.hash === hash)
    if (at >= 0) remaining.splice(at, 1)
    return at < 0
  })
  const different = [...changed, ...remaining]
  const moved = different.length > 0 ? different : source.filter(({ hash }, i) => hash !== recorded[i]?.hash)
  return [...new Set(moved.map(({ heading }) => heading))]
}
