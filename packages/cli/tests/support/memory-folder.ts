import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** Free memory that a run needs, in bytes. It's generous, because the largest sites of the tests exist twice for a moment. */
const minFree = 4e9

/**
 * Keeps the temporary files of this run in memory, where creating and removing small files takes a fifth of the CPU time. Does nothing on
 * systems without a large file system in memory, or if it can't contain programs.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || process.env.TMPDIR) return
  const options = / \/dev\/shm tmpfs (\S+)/.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]
  if (!options?.startsWith('rw') || options.includes('noexec')) return
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < minFree) return
  removeLeftovers()
  const own = `${folder}/docs-tests-${process.pid}`
  mkdirSync(own)
  process.env.TMPDIR = own
  process.on('exit', () => rmSync(own, { recursive: true, force: true }))
}

/** Removes the folders of runs that were killed, because they take up memory. */
function removeLeftovers(): void {
  for (const name of readdirSync(folder)) {
    const pid = /^docs-tests-(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(`${folder}/${name}`, { recursive: true, force: true })
  }
}
