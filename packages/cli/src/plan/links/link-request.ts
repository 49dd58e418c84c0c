import { posix } from 'node:path'
import type { UrlParts } from './url-parts.ts'

/** What a link within the site asks for. */
export interface LinkRequest extends UrlParts {
  url: string
  isAbsolute: boolean
  /** Path from the site's root, if it is a file of `content/`. */
  file: string
  /** Path on the site. */
  sitePath: string
  /** Folder of the page the link stands in. */
  folder: string
}

/** From the folder of a page to a file, as a link has it: `./sub/b.md`. */
export function relativePath(folder: string, file: string): string {
  const path = posix.relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}
