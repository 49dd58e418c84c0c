import type { SiteData } from '../../page-data.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

const storageKey = 'docs-preferred-version-default'

/** Events that occur on a link before the link is followed or prefetched. */
const eventTypes = ['pointerover', 'focusin', 'click']

/**
 * Stores the version that the reader chooses, and forgets a version that no longer exists. On a page that is part of a version, navbar
 * links stay within that version. On other pages (home, search, archive), they point to the chosen version. If `versionPersistence` is
 * `none`, only removes a stored choice.
 */
export function keepVersionChoice({
  versions,
  versionPersistence,
  baseUrl,
  languagePrefix = '',
}: Pick<SiteData, 'versions' | 'versionPersistence' | 'baseUrl' | 'languagePrefix'>): void {
  const stored = readStored(storageKey)
  const rootVersion = versions.find(({ prefix }) => prefix === languagePrefix)?.name ?? ''
  const isVersion = versions.some(({ name }) => name === stored)
  if (stored !== null && (!isVersion || versionPersistence === 'none')) writeStored(storageKey, null)
  if (versionPersistence === 'none') return
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version]') : null
    if (link?.dataset.version) writeStored(storageKey, link.dataset.version)
  })
  // Update the link in the capture phase, before other listeners read its URL. The link can't be rendered with that URL, because
  // React's output must not depend on stored values.
  for (const type of eventTypes) document.addEventListener(type, updateLink, true)

  function updateLink({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version-paths]') : null
    if (!link) return
    const paths = JSON.parse(link.dataset.versionPaths!) as Record<string, string>
    const shell = document.querySelector<HTMLElement>('.shell')
    const path = paths[shell?.dataset.version ?? readStored(storageKey) ?? rootVersion] ?? paths[rootVersion]
    if (path !== undefined) link.setAttribute('href', baseUrl + path.slice(1))
  }
}
