/**
 * Subfolder in which the index of a version lies between commands.
 *
 * @param hasVersions false: the only version needs no folder of its own.
 */
export function indexFolder(version: string, hasVersions: boolean): string {
  return hasVersions ? encodeURIComponent(version) : ''
}
