import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportNotes } from '../model/api.ts'

/** Name of the file in the root of an imported site that lists everything the import couldn't carry over. `docs init --from` writes it. */
export const importNotesFile = 'IMPORT.md'

/** The start of a point that isn't checked off, in the syntax of GitHub's task lists. */
export const openPoint = '- [ ] '

/** Counts the points of the list that are still open. Returns `undefined` if the site has no list, or nothing is left on it. */
export function readImportNotes(root: string): ImportNotes | undefined {
  let text: string
  try {
    text = readFileSync(join(root, importNotesFile), 'utf8')
  } catch {
    return undefined
  }
  const open = text.split('\n').filter((line) => line.startsWith(openPoint))
  const [next] = open
  if (next === undefined) return undefined
  return { file: importNotesFile, open: open.length, next: next.slice(openPoint.length).trim() }
}
