/**
 * Returns the subfolder that stores a version's index between commands.
 *
 * @param hasVersions If false, the only version doesn't need its own subfolder.
 */
export function indexFolder(version: string, hasVersions: boolean): string {
  return hasVersions ? encodeURIComponent(version) : ''
}
