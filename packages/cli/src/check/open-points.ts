import { join } from 'node:path'
import type { ImportNotes } from '../model/api.ts'
import { readSteeredFile } from '../util/readable-file.ts'

/** Name of the file in the root of an imported site that lists everything the import couldn't carry over. `docs init --from` writes it. */
export const importNotesFile = 'IMPORT.md'

/** The start of a point that isn't checked off, in the syntax of GitHub's task lists. */
export const openPoint = '- [ ] '

/** Counts the points of the list that are still open. Returns `undefined` if the site has no list, or nothing is left on it. */
export function readImportNotes(root: string): ImportNotes | undefined {
  const bytes = readSteeredFile(join(root, importNotesFile), root)
  if (typeof bytes === 'string') return undefined
  const open = bytes
    .toString()
    .split('\n')
    .filter((line) => line.startsWith(openPoint))
  const [next] = open
  if (next === undefined) return undefined
  return { file: importNotesFile, open: open.length, next: next.slice(openPoint.length).trim() }
}
