import { readStored } from '../boot/storage.ts'
import type { SiteData } from '../page-data.ts'

/**
 * The version that is searched; undefined on a site with one version.
 *
 * A page's search covers its own version. On pages of no version (home, search, archive) it covers the one that was asked for, the one
 * the reader chose last, or the latest.
 *
 * @param asked Name of a version, as an address may have it.
 */
export function versionToSearch(
  { versions, baseUrl }: Pick<SiteData, 'versions' | 'baseUrl'>,
  asked?: string,
): string | undefined {
  if (versions.every(({ name }) => name === 'current')) return undefined
  const { pathname } = location
  const inFolder = versions.find(({ prefix }) => prefix && `${pathname}/`.startsWith(`${baseUrl}${prefix.slice(1)}/`))
  const own = inFolder?.name ?? document.querySelector<HTMLElement>('.shell')?.dataset.version
  const wanted = [own, asked, readStored('docs-preferred-version-default')]
  const names = versions.map(({ name }) => name)
  return wanted.find((name) => name != null && names.includes(name)) ?? latestVersion(versions)
}

/** The version that search engines are led to; it is also the one in a hosted index. */
export function latestVersion(versions: SiteData['versions']): string | undefined {
  return (versions.find(({ isLatest }) => isLatest) ?? versions[0])?.name
}
