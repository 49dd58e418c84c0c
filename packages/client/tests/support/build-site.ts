import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../../cli/tests/support/temp-site.ts'

/** Contents of a site's files, by path. */
export type SiteFiles = Record<string, string | Uint8Array>

export interface BuiltSite {
  /** The output folder. */
  folder: string
  baseUrl: string
  remove(): Promise<void>
}

/** The command `docs`. */
export const command = fileURLToPath(new URL('../../../cli/bin/docs.js', import.meta.url))

/** The root of this repository, which contains the Redux Toolkit site. */
export const ourSite = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Builds a site. The site's files are in the folder `site`, and the output is in `dist` next to it.
 *
 * @param site The files of the site, or a folder that contains them.
 * @param options.parent Folder for both. Default: a temporary one.
 */
export async function buildSite(
  site: string | SiteFiles,
  { baseUrl = '/', parent }: { baseUrl?: string; parent?: string } = {},
): Promise<BuiltSite> {
  const home = parent ?? (await mkdtemp(join(tmpdir(), 'docs-client-')))
  const folder = join(home, 'dist')
  const root = typeof site === 'string' ? site : join(home, 'site')
  if (typeof site !== 'string') {
    await writeFiles(root, site)
    if (String(site['site.config.ts']).includes('@docs-engine/mermaid')) await linkPlugins(root)
  }
  const remove = () => rm(home, { recursive: true, force: true })
  try {
    const built = await run(root, ['build', '--out-dir', folder, '--base-url', baseUrl])
    if (built.exitCode !== 0) throw new Error(built.stderr)
    return { folder, baseUrl, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Makes the plugins of this repository available to a site. */
async function linkPlugins(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules'))
  await symlink(join(ourSite, 'node_modules/@docs-engine'), join(root, 'node_modules/@docs-engine'))
}

/** Writes files to a folder. The keys are paths relative to the folder. */
export async function writeFiles(root: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, contents] of Object.entries(files)) {
    const path = join(root, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, contents)
  }
}
