import { resolve } from 'node:path'
import { SiteErrors } from '../util/site-errors.ts'

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
