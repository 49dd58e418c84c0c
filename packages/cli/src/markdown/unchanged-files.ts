import { join } from 'node:path'
import { readSteeredFile } from '../util/readable-file.ts'

/** The folders of a site that is checked with `--untrusted`. On other sites, both are the same. */
export interface SiteRoots {
  /** The folder with the content. */
  root: string
  /** The folder from which the configuration, plugins, components, and other modules are loaded. */
  codeRoot: string
}

/**
 * Returns whether files of the content are the same as in the trusted version of the site. Only then may a page call the code of modules.
 *
 * @param paths Paths relative to the site's root.
 */
export function isUnchanged(paths: readonly string[], { root, codeRoot }: SiteRoots): boolean {
  if (root === codeRoot) return true
  return paths.every((path) => {
    const [now, trusted] = [readSteeredFile(join(root, path), root), readSteeredFile(join(codeRoot, path), codeRoot)]
    return typeof now !== 'string' && typeof trusted !== 'string' && now.equals(trusted)
  })
}

/** Returns whether a file contains code that runs while a site is checked or in the browser. */
export function isModule(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path)
}
