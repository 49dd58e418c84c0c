import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { escapePattern } from '@docs-engine/shared/escape-pattern.ts'

/**
 * Returns the path of this process's work folder: `.dist-staged-4711`. It's next to the output folder, and therefore on the same file
 * system, so that it can be renamed to the output folder.
 */
export function workFolder(outDir: string, purpose: 'staged' | 'previous', pid = process.pid): string {
  return join(dirname(outDir), `.${basename(outDir)}-${purpose}-${pid}`)
}

/**
 * Replaces the output folder with the staged folder. Between the two renames, the output is missing for a moment.
 *
 * @param onPrevious Called with the previous output folder. If the callback doesn't move the folder away, the folder is removed afterward.
 */
export function swapFolders(staged: string, outDir: string, onPrevious: (previous: string) => void = () => {}): void {
  const previous = workFolder(outDir, 'previous')
  rmSync(previous, { recursive: true, force: true })
  for (let attempt = 1; ; attempt++) {
    moveAway(outDir, previous)
    try {
      renameSync(staged, outDir)
      break
    } catch (error) {
      // Another command created its output between the two renames of this one, so try again.
      const { code } = error as NodeJS.ErrnoException
      if ((code !== 'ENOTEMPTY' && code !== 'EEXIST') || attempt === 10) throw error
    }
  }
  if (existsSync(previous)) onPrevious(previous)
  rmSync(previous, { recursive: true, force: true })
}

function moveAway(outDir: string, previous: string): void {
  try {
    rmSync(previous, { recursive: true, force: true })
    renameSync(outDir, previous)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Restores the previous output if a process was killed between the two renames of `swapFolders`. Also removes the work folders of processes
 * that are no longer running.
 */
export function finishInterruptedSwap(outDir: string): void {
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  const pattern = new RegExp(`^\\.${escapePattern(basename(outDir))}-(staged|previous)-(\\d+)$`)
  const left = readdirSync(parent).flatMap((name) => {
    const match = pattern.exec(name)
    return match && !isRunning(Number(match[2])) ? [{ path: join(parent, name), purpose: match[1] }] : []
  })
  const previous = left.find(({ purpose }) => purpose === 'previous')
  if (previous && !existsSync(outDir)) renameSync(previous.path, outDir)
  for (const { path } of left) rmSync(path, { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
