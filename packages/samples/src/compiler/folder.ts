import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldersUp } from '@docs-engine/shared/find-up.ts'
import { removeOnExit } from '@docs-engine/shared/remove-on-exit.ts'

/**
 * A folder with the files for one run of the compiler. The files are written to disk because the compiler would request
 * files in memory one by one.
 */
export interface CompilerFolder {
  /** Absolute path with forward slashes. Packages resolve from here as they do from the site's root. */
  path: string
  /** Deletes the folder in the background, or at the latest when the process exits. */
  remove(): void
}

/**
 * Milliseconds after which another process may delete the folder, if the process that created it is no longer running.
 */
const abandonedAfter = 600_000

let count = 0

/**
 * Creates a folder for the compiler's files.
 *
 * @param root The site's root. If it isn't writable, the folder is created elsewhere.
 */
export function createCompilerFolder(root: string): CompilerFolder {
  const folder = folderIn(root) ?? folderElsewhere(root)
  const removeNow = removeOnExit(folder.top)
  return {
    path: realpathSync(folder.path).replaceAll('\\', '/'),
    remove() {
      rm(folder.top, { recursive: true, force: true }).then(removeNow, () => {})
    },
  }
}

function folderIn(root: string): { path: string; top: string } | undefined {
  const all = join(root, '.docs/samples')
  const path = join(all, `${process.pid}-${++count}`)
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    return undefined
  }
  for (const name of readdirSync(all)) {
    const other = join(all, name)
    if (isAbandoned(other, Number.parseInt(name, 10))) rmSync(other, { recursive: true, force: true })
  }
  return { path, top: path }
}

function isAbandoned(path: string, owner: number): boolean {
  try {
    if (Date.now() - statSync(path).mtimeMs < abandonedAfter) return false
    process.kill(owner, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/**
 * Creates a temporary folder from which the same packages can be resolved as from the site's root. For each
 * `node_modules` in the root and its parent folders, a symbolic link is created in the temporary folder or above it.
 */
function folderElsewhere(root: string): { path: string; top: string } {
  const top = mkdtempSync(join(tmpdir(), 'docs-'))
  let path = top
  for (const folder of [...foldersUp(root)].reverse()) {
    const packages = join(folder, 'node_modules')
    if (!existsSync(packages)) continue
    path = join(path, 'site')
    mkdirSync(path)
    symlinkSync(packages, join(path, 'node_modules'), 'junction')
  }
  return { path, top }
}
