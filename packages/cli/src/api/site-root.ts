import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Surroundings } from '../model/command.ts'
import { assertFolder } from '../util/assert-folder.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { missingSite } from './missing-site.ts'

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

/** A site in the output folder. */
export interface BuiltSite {
  /** Absolute path of the folder. */
  outDir: string
  /** The base URL that the pages were built for. `undefined` if it can't be read from them. */
  baseUrl: string | undefined
}

/**
 * Finds a built site.
 *
 * @param options.outDir Default: `dist` in the site's folder.
 * @throws {UserError} If the folder doesn't contain a built site.
 */
export function builtSite(
  root: string,
  { cwd, outDir }: Pick<Surroundings, 'cwd'> & { outDir?: string | undefined },
): BuiltSite {
  const folder = outDir ? resolve(cwd, outDir) : join(root, 'dist')
  const page = join(folder, '404.html')
  if (!existsSync(page)) throw missingSite(root, folder, { cwd, isDefault: outDir === undefined })
  // `--base-url` may have overridden the configuration, so read the base URL from a page: it's the start of the path of the page's script.
  const baseUrl = /<script type="module" src="([^"]*\/)assets\/entry-/.exec(readFileSync(page, 'utf8'))?.[1]
  return { outDir: folder, baseUrl }
}
