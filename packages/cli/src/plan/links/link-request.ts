import { posix } from 'node:path'
import type { UrlParts } from './url-parts.ts'

/** A parsed link to a target on this site. */
export interface LinkRequest extends UrlParts {
  url: string
  isAbsolute: boolean
  /** Path that the target would have as a file in `content/`, relative to the site's root. The file may not exist. */
  file: string
  /** Path of the target on the site, without the base URL. */
  sitePath: string
  /** Folder of the source that contains the link. */
  folder: string
}

/** Returns the relative link from a source's folder to a file: `./sub/b.md`. */
export function relativePath(folder: string, file: string): string {
  const path = posix.relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}
