import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'

/** Calls `work` with the absolute path of the site's root folder. Adds the folder to an error about the site. */
export async function withRoot<Result>(
  folder: string | undefined,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = resolve(folder ?? '.')
  try {
    return await work(root)
  } catch (error) {
    if (error instanceof SiteErrors) error.root = root
    throw error
  }
}

/**
 * Returns the absolute path of a built site's folder.
 *
 * @param outDir Default: `dist` in the site's folder.
 * @throws {UserError} If the folder doesn't contain a built site.
 */
export function builtSite(root: string, outDir: string | undefined): string {
  const folder = outDir ? resolve(outDir) : join(root, 'dist')
  if (!existsSync(join(folder, '404.html')))
    throw new UserError(`No built site in \`${folder}\`.`, 'Run `docs build` first.')
  return folder
}
