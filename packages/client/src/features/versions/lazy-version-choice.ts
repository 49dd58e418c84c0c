import type { SiteData } from '../../page-data.ts'
import { readStored } from '../../platform/storage.ts'

/** Loads the code that stores the reader's choice of a version, if the site has several versions or a choice is stored. */
export function keepVersionChoice(site: Pick<SiteData, 'versions' | 'versionPersistence' | 'baseUrl'>): void {
  if (site.versions.length > 1 || readStored('docs-preferred-version-default') !== null)
    import('./version-choice.ts').then((choice) => choice.keepVersionChoice(site))
}
