import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Returns the “Edit this page” URL for the new folder, if the folder is in the same repository as the original site.
 *
 * @param original The `editUrl` of the original site, such as `https://github.com/owner/name/edit/main/docs/`.
 */
export function editUrlFor(target: string, original: string | undefined, siteFolder: string): string | undefined {
  const base = /^(https:\/\/[^/]+\/[^/]+\/[^/]+\/(?:-\/)?(?:edit|blob|tree)\/[^/]+)/.exec(original ?? '')?.[1]
  const repository = repositoryOf(siteFolder)
  if (!base || !repository || repositoryOf(target) !== repository) return undefined
  const path = relative(repository, target)
  return `${base.replace(/\/(blob|tree)\//, '/edit/')}/${path ? `${path}/` : ''}`
}

/** Returns the root of the Git repository that contains the folder. */
export function repositoryOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}
