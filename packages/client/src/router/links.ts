import { routePath } from './location.ts'

/** The target of a link within this site. */
export interface Target {
  url: URL
  /** Route path, or `undefined` if the URL is malformed, because no page can have such a URL. */
  path: string | undefined
}

/**
 * Matches paths that end with a file name (`/llms.txt`, `/api/createSlice.md`). Files can't be shown through client navigation. A version
 * such as `2.0` isn't a file name.
 */
const fileName = /\.(?!html$)[a-z][a-z0-9]*$/i

/** Returns a URL's target within the site, or `undefined` if the URL is external or points to a file. */
export function targetOf(url: URL, baseUrl: string, origin: string): Target | undefined {
  if (url.origin !== origin) return undefined
  if (!url.pathname.startsWith(baseUrl) && `${url.pathname}/` !== baseUrl) return undefined
  if (fileName.test(url.pathname)) return undefined
  return { url, path: routePath(url.pathname, baseUrl) }
}

/** Returns the page of this site that a link points to, or `undefined` if the browser should follow the link itself. */
export function linkTarget(link: HTMLAnchorElement, baseUrl: string): Target | undefined {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  return targetOf(new URL(link.href), baseUrl, location.origin)
}

/** Returns the link that contains the target of an event. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target
  return target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined
}

/** Whether the page may handle a click itself: main button, no modifier keys, and not handled by another listener. */
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
