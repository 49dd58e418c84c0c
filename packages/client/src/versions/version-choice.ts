import { readStored, writeStored } from '../boot/storage.ts'
import type { SiteData } from '../page-data.ts'

const storageKey = 'docs-preferred-version-default'

/** Keeps the version a reader chooses, and forgets one that is no version any more. */
export function keepVersionChoice({
  versions,
  versionPersistence,
}: Pick<SiteData, 'versions' | 'versionPersistence'>): void {
  const stored = readStored(storageKey)
  const isVersion = versions.some(({ name }) => name === stored)
  if (stored !== null && (!isVersion || versionPersistence === 'none')) writeStored(storageKey, null)
  if (versionPersistence === 'none') return
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version]') : null
    if (link?.dataset.version) writeStored(storageKey, link.dataset.version)
  })
}
