import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { findUp, foldersUp } from '@docs-engine/cli/internal'

/** The largest file that an import reads or copies, in bytes. */
const maxSize = 1_000_000_000

/** The folders whose files the current import may read. */
let readable: { site: string; repository: string; built: string | undefined } | undefined

/**
 * Limits reads to the repository of the old site. A page can name any file, for example with `{{#include /etc/passwd}}` or with a symbolic
 * link, and its text would become part of a site that is published.
 *
 * The folder to which the old generator wrote the site can be elsewhere. Without a repository, the limit is the topmost folder above the site
 * that contains a `package.json`, or the folder that the user named.
 */
export function stayInRepository(siteFolder: string, named: string, built?: string): void {
  const site = realpathSync(siteFolder)
  const from = realpathSync(named)
  const outer = site.startsWith(from + sep) ? from : site
  const git = findUp('.git', site)
  const project = [...foldersUp(site)].filter((folder) => existsSync(join(folder, 'package.json'))).at(-1)
  const repository = git ? dirname(git) : (project ?? outer)
  readable = { site, repository, built: built === undefined ? undefined : realpathSync(built) }
}

/** Allows the import to read the site that it built itself. */
export function allowReading(built: string): void {
  if (readable) readable.built = realpathSync(built)
}

/** Returns whether a path leads to a regular file that the import may read. Devices and pipes aren't regular files. */
export function isReadableFile(path: string): boolean {
  // Unlike `statSync`, this also accepts a path below a file.
  if (!existsSync(path)) return false
  const stat = statSync(path)
  return stat.isFile() && stat.size <= maxSize && isInside(path)
}

/** Returns whether the target of an existing path is in the repository. */
export function isInside(path: string): boolean {
  if (!readable) return true
  const { site, repository, built } = readable
  const target = realpathSync(path)
  if (built !== undefined && target.startsWith(built + sep)) return true
  if (target !== repository && !target.startsWith(repository + sep)) return false
  // Folders such as `.vitepress` are part of a site, but other hidden files may contain secrets.
  const isInSite = target.startsWith(site + sep)
  const names = relative(isInSite ? site : repository, target).split(sep)
  return !names.some(
    (name) => /^\.(?:git|env.*)$/.test(name) || (!isInSite && name.startsWith('.') && name !== '.pnpm'),
  )
}
