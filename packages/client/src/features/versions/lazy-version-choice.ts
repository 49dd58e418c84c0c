import type { SiteData } from '../../page-data.ts'
import { readStored } from '../../platform/storage.ts'

/**
 * Loads the code that stores the reader's choice of a version and removes outdated choices. Does nothing if the site has a single version
 * and no choice is stored.
 */
export function keepVersionChoice(
  site: Pick<SiteData, 'versions' | 'versionPersistence' | 'baseUrl' | 'languagePrefix'>,
): void {
  if (site.versions.length > 1 || readStored('docs-preferred-version-default') !== null)
    import('./version-choice.ts').then((choice) => choice.keepVersionChoice(site))
}
