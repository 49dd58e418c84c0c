/**
 * Path of the folder that holds the index of a version, without the base URL: `/search`, `/search/versions/1.9`.
 *
 * @param version `current`, or undefined on a site with one version: the index of `content/`.
 */
export function searchFolder(version: string | undefined): string {
  return version === undefined || version === 'current' ? '/search' : `/search/versions/${version}`
}
