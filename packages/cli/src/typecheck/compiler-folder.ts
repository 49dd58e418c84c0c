import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldersUp } from '../code/imported-packages.ts'

/** A folder in which the files of one run of the compiler lie. They are real ones: it would ask for others one by one. */
export interface CompilerFolder {
  /** Absolute, with slashes. Packages are found from it as they are from the site's root. */
  path: string
  /** In the background; at the exit of this process at the latest. */
  remove(): void
}

/** Milliseconds after which a folder is nobody's any more if its process does not run. */
const abandoned = 600_000

let count = 0

/** @param root The site's; it may be one that cannot be written into. */
export function createCompilerFolder(root: string): CompilerFolder {
  const folder = folderIn(root) ?? folderElsewhere(root)
  const removeNow = () => rmSync(folder.top, { recursive: true, force: true })
  process.once('exit', removeNow)
  return {
    path: realpathSync(folder.path).replaceAll('\\', '/'),
    remove() {
      rm(folder.top, { recursive: true, force: true }).then(
        () => process.off('exit', removeNow),
        () => {},
      )
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
    if (Date.now() - statSync(path).mtimeMs < abandoned) return false
    process.kill(owner, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** A folder from which the same packages are found: it lies below a link to each `node_modules` that the root lies beside. */
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
