import { posix } from 'node:path'
import { currentVersion, type UserConfig } from '@docs-engine/cli/internal'
import type { Redirect } from './convert-redirects.ts'
import type { DocumentSet } from './document-sets.ts'
import type { MigratedSidebars, SetWithSidebars } from './migrate-sidebars.ts'
import { firstDocument } from './read-sidebars.ts'

type Versions = NonNullable<UserConfig['versions']>

/** Returns the versions of the new site, in the order of the old menu. Returns `undefined` if the old site has only one version. */
export function convertVersions({ originals, ofVersions }: MigratedSidebars): Versions | undefined {
  const versionedIds = new Set(
    originals.flatMap(({ set, documents }) =>
      set.version?.folder !== undefined && documents.length > 0 ? [set.id] : [],
    ),
  )
  // If several docs plugins have versions, those with the same folder share an entry.
  const entries = new Map<string, SetWithSidebars>()
  for (const original of originals) {
    const { set, documents } = original
    const name = set.version?.folder ?? currentVersion
    if (set.version && versionedIds.has(set.id) && documents.length > 0 && !entries.has(name))
      entries.set(name, original)
  }
  if (entries.size < 2) return undefined
  const sorted = [...entries].sort(([, a], [, b]) => a.set.version!.order - b.set.version!.order)
  const latest = sorted.find(([, { set }]) => set.version!.isLatest)?.[0]
  return sorted.map(([name, original]) => {
    const { label } = original.set.version!
    const sidebars = Object.entries(ofVersions.get(name) ?? {})
    const mainDoc = mainDocOf(original)?.slice(1)
    return {
      name,
      ...(label !== name && { label }),
      ...(name === latest && { isLatest: true }),
      ...(mainDoc && { mainDoc }),
      ...(sidebars.length > 0 && { sidebar: sidebars.length === 1 ? sidebars[0]![1] : Object.fromEntries(sidebars) }),
    }
  })
}

/** Returns the route of the page that Docusaurus's version menu links to. */
function mainDocOf({ set, documents, sidebars }: SetWithSidebars): string | undefined {
  const root = documents.find(({ route }) => route === posix.join('/', set.addressBase))
  return (root ?? firstDocument([...sidebars.values()].flat()) ?? documents[0])?.newRoute
}

/** Returns the redirects from the addresses of versions that the new site serves elsewhere. */
export function versionRedirects(sets: readonly DocumentSet[]): Redirect[] {
  return sets.flatMap(({ set, documents }) => {
    if (!set.version) return []
    const from = posix.join('/', set.addressBase)
    const to = posix.join('/', set.version.folder ?? '', set.routeBase)
    if (from === to || documents.length === 0) return []
    const hasRoot = documents.some(({ route }) => route === from)
    return [...(hasRoot ? [{ from, to }] : []), { from: posix.join(from, '*'), to: posix.join(to, ':splat') }]
  })
}
