import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { markerName, type PendingFile } from '../model/output-file.ts'
import { assertNoFile } from '../util/assert-folder.ts'
import { contentFolders } from '../util/readable-file.ts'
import { UserError } from '../util/user-error.ts'

interface Marker {
  generator: 'docs'
  /** Sorted. */
  created: string[]
}

/** Files that operating systems create in folders that are displayed. */
const createdBySystem = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** @param created Names of the files and folders that the build creates directly in the output folder. */
export function markerFile(created: Iterable<string>): PendingFile {
  return { path: markerName, contents: markerText(created) }
}

/** Records everything in the output folder as created by the build, including files from the `buildEnd` hooks of plugins. */
export function updateMarker(outDir: string): void {
  const path = join(outDir, markerName)
  const text = markerText(readdirSync(outDir))
  // The file may be hard-linked to the marker of an earlier output, so it's replaced instead of being overwritten.
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

function markerText(created: Iterable<string>): string {
  const names = [...created].filter((name) => name !== markerName && !createdBySystem.has(name)).sort()
  return `${JSON.stringify({ generator: 'docs', created: names } satisfies Marker)}\n`
}

/** @throws {UserError} if the output folder is in a folder with sources, which the next build would read, or in `.git`. */
export function assertNoSource(outDir: string, root: string): void {
  const [first = ''] = relative(root, outDir).split(sep)
  if (!contentFolders.includes(first) && !outDir.split(sep).includes('.git')) return
  const reason = contentFolders.includes(first) ? `the source files in \`${first}\`` : 'Git’s own files'
  throw new UserError(
    `\`${outDir}\` can’t be the output folder, because the site would be mixed with ${reason}.`,
    'Choose another folder: `--out-dir <folder>`.',
  )
}

/** @throws {UserError} if the output folder is a file, or contains files or folders that weren't created by a build. */
export function assertReplaceable(outDir: string): void {
  assertNoFile(outDir, 'Choose another folder: `--out-dir <folder>`.')
  const stat = statSync(outDir, { throwIfNoEntry: false })
  if (!stat) return
  const found = foreignEntries(outDir)
  if (found.length === 0) return
  // Another command may have replaced the folder while its entries were compared.
  if (statSync(outDir, { throwIfNoEntry: false })?.ino !== stat.ino) {
    assertReplaceable(outDir)
    return
  }
  throw new UserError(
    `\`${outDir}\` contains ${listed(found)}, which \`docs build\` didn’t create, so the folder isn’t replaced.`,
    `Move or delete ${found.length === 1 ? 'it' : 'them'}, or choose another folder: \`--out-dir <folder>\`.`,
  )
}

/** Returns the names of the files and folders directly in the output folder that no build created, sorted. */
function foreignEntries(outDir: string): string[] {
  const known = new Set([markerName, ...createdBySystem, ...readMarker(outDir)])
  return entriesOf(outDir)
    .filter((name) => !known.has(name))
    .sort()
}

/** Returns the names that the last build created, or `[]` if the folder wasn't created by a build. */
function readMarker(outDir: string): string[] {
  try {
    const { created } = JSON.parse(readFileSync(join(outDir, markerName), 'utf8')) as Partial<Marker>
    return created ?? []
  } catch {
    return []
  }
}

/** Returns `[]` if the folder is missing, because another command is replacing it at the moment. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function listed(names: string[]): string {
  const shown = names.slice(0, 3).map((name) => `\`${name}\``)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')}, and ${rest} more`
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(shown)
}
