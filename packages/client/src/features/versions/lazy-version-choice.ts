import type { SiteData } from '../../page-data.ts'
import { readStored } from '../../platform/storage.ts'

/** The reader's choice of a version, whose code is loaded where there is one to make or to forget. */
export function keepVersionChoice(site: Pick<SiteData, 'versions' | 'versionPersistence' | 'baseUrl'>): void {
  if (site.versions.length > 1 || readStored('docs-preferred-version-default') !== null)
    import('./version-choice.ts').then((choice) => choice.keepVersionChoice(site))
}
