import { dirname, relative } from 'node:path'
import { findUp } from '@docs-engine/cli/internal'

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
  const git = findUp('.git', folder)
  return git && dirname(git)
}
