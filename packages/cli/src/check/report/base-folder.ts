import { dirname, relative } from 'node:path'
import { findUp } from '@docs-engine/shared/find-up.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import type { Surroundings } from '../../model/command.ts'

/**
 * Returns the folder that paths in a report for GitHub are relative to: the root of the checkout or, outside a checkout, the current
 * folder.
 */
export function baseFolder(root: string, { cwd, env }: Surroundings): string {
  const candidates = [env.GITHUB_WORKSPACE, checkoutOf(root), cwd]
  return candidates.find((folder) => folder && isWithin(root, folder)) ?? root
}

/** Returns the nearest folder at or above `root` that contains `.git`. In a worktree, `.git` is a file. */
function checkoutOf(root: string): string | undefined {
  const git = findUp('.git', root)
  return git && dirname(git)
}

/** Returns the path of a site's file relative to the base folder, with forward slashes. */
export function pathFromBase(base: string, root: string, file: string): string {
  const folder = relativePath(base, root)
  return folder ? `${folder}/${file}` : file
}

function isWithin(folder: string, outer: string): boolean {
  const path = relative(outer, folder)
  return !/^\.\.([\\/]|$)/.test(path) && !/^([a-z]:|[\\/])/i.test(path)
}
