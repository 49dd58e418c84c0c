import { resolve } from 'node:path'
import type { Surroundings } from '../model/command.ts'
import { assertFolder } from '../util/assert-folder.ts'
import { SiteErrors } from '../util/site-errors.ts'

/** Calls `work` with the absolute path of the site's root folder. Adds the folder to an error about the site. */
export async function withRoot<Result>(
  { cwd, root: folder = '.' }: Pick<Surroundings, 'cwd'> & { root?: string | undefined },
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = resolve(cwd, folder)
  // Check this first, because the default output folder is in this folder.
  assertFolder(root)
  try {
    return await work(root)
  } catch (error) {
    if (error instanceof SiteErrors) error.root = root
    throw error
  }
}
