import { searchFolder } from '@docs-engine/client/features/search/search-folder.ts'
import type { Edition } from '../model/edition.ts'

/**
 * Cache folder of the dev server's search index. It is separate from the build's folder, because the dev server and a build may run at the
 * same time.
 */
export const devSearchFolder = 'search-dev'

/**
 * Returns the subfolder that stores an edition's index between commands. Its name can't be the name of a file in an index, because the folder
 * may still contain an index from before the site had several editions.
 *
 * @param hasEditions Whether the site has several editions. If it doesn't, the index isn't stored in a subfolder.
 */
export function indexFolder({ version, locale }: Edition, hasEditions: boolean): string {
  if (!hasEditions) return ''
  return `edition-${encodeURIComponent(locale === undefined ? version : `${locale}/${version}`)}`
}

/** Returns the path of an edition's index on the site: `/search`, `/search/versions/1.9`, `/de/search/versions/1.9`. */
export function searchFolderOf({ version, locale }: Edition): string {
  return `${locale === undefined ? '' : `/${locale}`}${searchFolder(version)}`
}
