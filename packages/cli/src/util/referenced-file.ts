import { join, posix } from 'node:path'
import { isTranslation, translatedSource } from '../model/edition.ts'
import type { Slot } from '../model/slot.ts'
import { fileProblem } from './readable-file.ts'

/**
 * Returns the paths to which a relative path on a page can lead, relative to the site's root, in the order in which they are tried: a
 * translation refers to a file beside itself or, if there is none, to the file that its original refers to.
 *
 * @param page The path of the page's source, relative to the site's root.
 */
export function referencePaths(path: string, page: string): string[] {
  const pages = isTranslation(page) ? [page, translatedSource(page)] : [page]
  return pages.map((source) => posix.join(posix.dirname(source), path))
}

/** Returns the first of these paths that exists, or else the path beside the page. */
export function referencedFile(path: string, page: string, root: string): string {
  const [own = '', original] = referencePaths(path, page)
  if (original === undefined || fileProblem(join(root, own), root) !== 'missing') return own
  return fileProblem(join(root, original), root) === 'missing' ? own : original
}

/** Returns the path of the file that a slot with a diagram shows, relative to the site's root folder. */
export function diagramSource({ src = '', file }: Slot['data'], page: string, root: string): string {
  return src.startsWith('/') ? `content${src}` : referencedFile(src, file ?? page, root)
}
