import type { SiteData } from '../../page-data.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

const storageKey = 'docs-preferred-version-default'

/** What a link is touched by before it is followed or loaded ahead. */
const touches = ['pointerover', 'focusin', 'click']

/**
 * Keeps the version a reader chooses, and forgets one that is no version any more. From a page of a version the navbar leads within that
 * version; from pages that belong to none (home, search, archive) to the version that was chosen.
 */
export function keepVersionChoice({
  versions,
  versionPersistence,
  baseUrl,
}: Pick<SiteData, 'versions' | 'versionPersistence' | 'baseUrl'>): void {
  const stored = readStored(storageKey)
  const isVersion = versions.some(({ name }) => name === stored)
  if (stored !== null && (!isVersion || versionPersistence === 'none')) writeStored(storageKey, null)
  if (versionPersistence === 'none') return
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version]') : null
    if (link?.dataset.version) writeStored(storageKey, link.dataset.version)
  })
  // Before anyone else looks where a link leads. It is not drawn so: what React draws depends on nothing that is stored.
  for (const touch of touches) document.addEventListener(touch, steer, true)

  function steer({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version-paths]') : null
    if (!link) return
    const paths = JSON.parse(link.dataset.versionPaths!) as Record<string, string>
    const shell = document.querySelector<HTMLElement>('.shell')
    const path = paths[shell?.dataset.version ?? readStored(storageKey) ?? 'current'] ?? paths.current
    if (path !== undefined) link.setAttribute('href', baseUrl + path.slice(1))
  }
}
