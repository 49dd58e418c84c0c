/**
 * Returns the path of a version's index, without the base URL: `/search`, `/search/versions/1.9`.
 *
 * @param version Name of a version. For the index of `content/`, pass `current`, or `undefined` on a site with a single version.
 */
export function searchFolder(version: string | undefined): string {
  return version === undefined || version === 'current' ? '/search' : `/search/versions/${version}`
}
