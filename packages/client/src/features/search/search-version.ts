import type { SiteData } from '../../page-data.ts'
import { readStored } from '../../platform/storage.ts'

/**
 * Returns the version to search, or `undefined` on a site with a single version.
 *
 * On a page that is part of a version, this is the page's version. On other pages (home, search, archive), it is the requested version, the
 * version that the reader chose last, or the latest version, in this order.
 *
 * @param requested Name of the requested version, usually from the URL. It is ignored if no such version exists.
 */
export function versionToSearch(
  { versions, baseUrl, languagePrefix = '' }: Pick<SiteData, 'versions' | 'baseUrl' | 'languagePrefix'>,
  requested?: string,
): string | undefined {
  if (versions.every(({ name }) => name === 'current')) return undefined
  const { pathname } = location
  const inFolder = versions.find(
    ({ prefix }) => prefix !== languagePrefix && `${pathname}/`.startsWith(`${baseUrl}${prefix.slice(1)}/`),
  )
  const pageVersion = inFolder?.name ?? document.querySelector<HTMLElement>('.shell')?.dataset.version
  const candidates = [pageVersion, requested, readStored('docs-preferred-version-default')]
  const names = versions.map(({ name }) => name)
  return candidates.find((name) => name != null && names.includes(name)) ?? latestVersion(versions)
}

/** Returns the name of the latest version, or of the first one if none is marked as latest. A hosted index only contains this version. */
export function latestVersion(versions: SiteData['versions']): string | undefined {
  return (versions.find(({ isLatest }) => isLatest) ?? versions[0])?.name
}
