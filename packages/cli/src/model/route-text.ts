/**
 * Whether a text can be a part of a route: it leads nowhere above itself, its segments are names a file system takes, and no character
 * is one that nobody sees.
 */
export function isRouteText(text: string): boolean {
  // Most are of this kind, and this is asked of every file.
  if (text.length <= longestName && plainPath.test(text)) return true
  return text
    .split('/')
    .every(
      (name) => name !== '.' && name !== '..' && !/[\p{Cc}\\]/u.test(name) && Buffer.byteLength(name) <= longestName,
    )
}

const plainPath = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/

/** In bytes. File systems take 255; the name gets an ending. */
const longestName = 240

/** What `isRouteText` expects, for a message. */
export const routeTextHint = 'a path without `..`, backslashes and control characters, its names at most 240 bytes long'
