import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface BuiltSite {
  /** The output folder. */
  folder: string
  baseUrl: string
  /** What `docs build` printed. */
  log: string
  remove(): Promise<void>
}

/** The command `docs`. */
export const command = fileURLToPath(new URL('../../../cli/bin/docs.js', import.meta.url))

/** The folder of this repository, whose site is ours. */
export const ourSite = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Builds a site with the real command into a temporary folder.
 *
 * @param site The files of the site, or the folder which has them.
 */
export async function buildSite(
  site: string | Record<string, string | Uint8Array>,
  { baseUrl = '/' }: { baseUrl?: string } = {},
): Promise<BuiltSite> {
  const temporary = await mkdtemp(join(tmpdir(), 'docs-client-'))
  const folder = join(temporary, 'dist')
  const root = typeof site === 'string' ? site : join(temporary, 'site')
  if (typeof site !== 'string') await writeFiles(root, site)
  const remove = () => rm(temporary, { recursive: true, force: true })
  try {
    const args = [command, 'build', root, '--out-dir', folder, '--base-url', baseUrl]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args)
    return { folder, baseUrl, log: stdout + stderr, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Writes files by their paths below a folder. */
export async function writeFiles(root: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, contents] of Object.entries(files)) {
    const path = join(root, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, contents)
  }
}
