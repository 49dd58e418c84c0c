/**
 * Cache folder of the dev server's search index. It is separate from the build's folder, because the dev server and a build may run at the
 * same time.
 */
export const devSearchFolder = 'search-dev'

/**
 * Returns the subfolder that stores a version's index between commands.
 *
 * @param hasVersions Whether the site has several versions. If it doesn't, the index isn't stored in a subfolder.
 */
export function indexFolder(version: string, hasVersions: boolean): string {
  return hasVersions ? encodeURIComponent(version) : ''
}
