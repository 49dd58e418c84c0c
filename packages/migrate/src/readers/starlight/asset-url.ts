import { dirname, join, posix, relative, resolve } from 'node:path'
import { isFile } from '../../util/list-files.ts'
import { relativeSpecifier } from '../../util/mdx.ts'
import type { PagePart } from './page-part.ts'

/** Returns the new URL of a file next to the page or in another folder below `src`, which is copied. Returns `undefined` for other URLs. */
export function fileUrl(url: string, { file, target, context }: PagePart): string | undefined {
  const { site, srcFolder, aliased } = context
  const isSource = url.startsWith(`${srcFolder}/`)
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(url) && !isSource) return undefined
  const path = isSource
    ? url
    : url.startsWith('.')
      ? resolve(dirname(file), decodeURI(url))
      : (aliased(url) ?? fromSource(url))
  const found = path ?? resolve(dirname(file), decodeURI(url))
  if (!isFile(found) || /\.mdx?$/.test(found)) return undefined
  const inside = relative(site.pagesFolder, found)
  const copy = posix.join('content', inside.startsWith('..') ? relative(srcFolder, found) : inside)
  site.assets.set(copy, found)
  return encodeURI(relativeSpecifier(copy, target))

  function fromSource(wanted: string): string | undefined {
    return /^[~@]\//.test(wanted) ? join(srcFolder, wanted.slice(2)) : undefined
  }
}
