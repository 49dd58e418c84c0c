import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Copies the repository that contains the site, or else the site's folder, without packages, for programs that may write files.
 *
 * @returns The folder of the site in the copy.
 */
export function copySite(folder: string, target: string): string {
  const git = (...options: string[]) =>
    spawnSync('git', ['-C', folder, ...options], { encoding: 'utf8', maxBuffer: 1 << 28 })
  const root = git('rev-parse', '--show-toplevel').stdout?.trim()
  const listed = root ? git('ls-files', '-z', '-co', '--exclude-standard', '--full-name', ':/').stdout : ''
  const files = (listed ?? '').split('\0').filter(Boolean)
  if (root && files.some((path) => !relative(realpathSync(folder), join(root, path)).startsWith('..'))) {
    for (const path of files) {
      mkdirSync(dirname(join(target, path)), { recursive: true })
      // A listed file may be deleted, or be a link to a missing file.
      try {
        cpSync(join(root, path), join(target, path), { recursive: true, dereference: true })
      } catch {}
    }
    return join(target, relative(root, realpathSync(folder)))
  }
  cpSync(folder, target, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|\.git|\.?venv|site)$/.test(path.slice(folder.length)),
  })
  return target
}
