/** Encodes each segment of a path. Not shared with the router, because a shared file would be another request on every page. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
