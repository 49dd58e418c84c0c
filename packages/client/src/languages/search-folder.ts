import { site } from 'virtual:site'
import { searchFolder as searchFolderOfVersion } from '../features/search/search-folder.ts'

/** Takes the place of `features/search/search-folder.ts` on sites with several languages: each language has its own index. */
export function searchFolder(version: string | undefined): string {
  return (site.languagePrefix ?? '') + searchFolderOfVersion(version)
}
