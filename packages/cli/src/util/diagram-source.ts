import { posix } from 'node:path'

/**
 * Returns the path of a diagram's file, relative to the site's root folder.
 *
 * @param src The attribute `src` of the directive.
 * @param page The path of the page's source, relative to the site's root folder.
 */
export function diagramSource(src: string, page: string): string {
  return src.startsWith('/') ? `content${src}` : posix.join(posix.dirname(page), src)
}
