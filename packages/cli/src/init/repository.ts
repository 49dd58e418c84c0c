import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findUp, foldersUp } from '@docs-engine/shared/find-up.ts'

/** Returns the root of the Git repository if the folder is below it. Returns `undefined` if the folder itself may be the root. */
export function repositoryAbove(root: string): string | undefined {
  if (existsSync(join(root, '.git'))) return undefined
  const git = findUp('.git', dirname(root))
  return git && dirname(git)
}

/**
 * Returns the site's folder and the folders above it that belong to the same project: up to the root of the Git repository or, without one,
 * the folder above. Other folders, such as the home folder, may contain unrelated files.
 */
export function projectFolders(root: string): string[] {
  if (existsSync(join(root, '.git'))) return [root]
  const repository = repositoryAbove(root)
  if (repository === undefined) return [root, dirname(root)]
  const folders = [...foldersUp(root)]
  return folders.slice(0, folders.indexOf(repository) + 1)
}
