import { routePath } from './location.ts'

/** A page of this site as a link names it. */
export interface Target {
  url: URL
  /** Route path; undefined for a malformed address, where no page can be. */
  path: string | undefined
}

/** An address whose last part looks like a file (`/llms.txt`, `/api/createSlice.md`) is the host's. `2.0` is no such ending. */
const fileName = /\.(?!html$)[a-z][a-z0-9]*$/i

/** Where an address leads within the site; undefined if it leads elsewhere or to a file. */
export function targetOf(url: URL, baseUrl: string, origin: string): Target | undefined {
  if (url.origin !== origin) return undefined
  if (!url.pathname.startsWith(baseUrl) && `${url.pathname}/` !== baseUrl) return undefined
  if (fileName.test(url.pathname)) return undefined
  return { url, path: routePath(url.pathname, baseUrl) }
}

/** The page of this site which a link leads to; undefined if following it is the browser's matter. */
export function linkTarget(link: HTMLAnchorElement, baseUrl: string): Target | undefined {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  return targetOf(new URL(link.href), baseUrl, location.origin)
}

/** The link an event happened in. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target
  return target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined
}

/** A plain click, which a page may answer itself: the main button, no modifier, not answered by anyone else. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}
