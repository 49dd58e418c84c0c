/**
 * Returns whether a text can be part of a route: it has no `.` or `..` segments, each segment is a valid file name, and
 * it contains no backslashes or control characters.
 */
export function isRouteText(text: string): boolean {
  // Try a simple pattern first, because nearly all paths match it and this function is called for every file.
  if (text.length <= maxNameLength && plainPath.test(text)) return true
  return text
    .split('/')
    .every(
      (name) => name !== '.' && name !== '..' && !/[\p{Cc}\\]/u.test(name) && Buffer.byteLength(name) <= maxNameLength,
    )
}

const plainPath = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/

/**
 * Maximum length of a file name, in bytes. File systems allow 255 bytes; the difference is reserved for file
 * extensions.
 */
const maxNameLength = 240

/** Describes the text that `isRouteText` accepts, for use in a message. */
export const routeTextHint =
  'a path without `..`, backslashes, and control characters, in which each name has at most 240 bytes'
