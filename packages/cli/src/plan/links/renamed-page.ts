import { editionIn, mainEdition, pathIn } from '../../model/edition.ts'
import type { Page } from '../../model/page.ts'
import { ownAnchors } from './anchors.ts'
import type { LinkRequest } from './link-request.ts'
import type { LinkTargets } from './link-targets.ts'

/**
 * Returns the name of the only page that has exactly the anchors of a missing page. A file that was moved without changes keeps its headings.
 *
 * @param anchors The anchors of the missing page. Without any, no page matches.
 */
export function pageWithAnchors(
  anchors: Iterable<string>,
  pages: Iterable<readonly [name: string, page: Page | undefined]>,
): string | undefined {
  const wanted = new Set(anchors)
  if (wanted.size === 0) return undefined
  const same: string[] = []
  for (const [name, page] of pages) {
    // Most pages lack the first anchor, so their own anchors aren't collected.
    if (!page || ![...wanted].every((anchor) => page.anchors.includes(anchor))) continue
    if (ownAnchors(page).length === wanted.size) same.push(name)
  }
  return same.length === 1 ? same[0] : undefined
}

/** Returns the source of the page that a broken link probably means: the linked page still exists in another version, but was renamed in this one. */
export function renamedSource({ file, sitePath }: LinkRequest, targets: LinkTargets): string | undefined {
  const { config, edition, routes, sources, all = targets } = targets
  for (const { name } of config.versions) {
    const other = editionIn(config, name, edition?.locale)
    const path = all.sources.get(other.folder + file.slice(mainEdition.folder.length)) ?? pathIn(other, sitePath)
    const linked = all.routes.get(path)
    if (!linked) continue
    const own = [...sources].filter(([source]) => source.startsWith(`${mainEdition.folder}/`))
    const renamed = pageWithAnchors(
      ownAnchors(linked),
      own.map(([source, route]) => [source, routes.get(route)] as const),
    )
    if (renamed !== undefined) return renamed
  }
  return undefined
}
