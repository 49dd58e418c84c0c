import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Whether this process can mount a file system, which usually requires root. */
export const mayMount = tryToMount()
if (!mayMount) console.warn('Nothing can be mounted here: a full disk and a read-only one are not tried.')

function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'docs-mount-'))
  try {
    mount(folder, 'size=64k')
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mount(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'docs-test', folder], { stdio: 'ignore' })
}

export interface SmallDisk {
  /** Fills the disk except for the given number of bytes. */
  leave(bytes: number): void
  /** Frees the disk space again. */
  free(): void
  setReadOnly(isReadOnly: boolean): void
}

/** Mounts a file system of the given size over a folder until the test ends. */
export function smallDisk(folder: string, bytes: number): SmallDisk {
  mount(folder, `size=${bytes}`)
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  const filler = join(folder, 'filler')
  const disk: SmallDisk = {
    leave(bytes) {
      disk.free()
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly(isReadOnly) {
      execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
    },
  }
  return disk
}
