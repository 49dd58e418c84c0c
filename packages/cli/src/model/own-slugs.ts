import { counterpart, type Edition, editionOf, pathIn, pathWithin, translatedSource } from './edition.ts'
import type { Page } from './page.ts'

/**
 * The translations that have a `slug` of their own, so that their paths differ from the expected ones. If `/de/anleitung` translates
 * `/guide`, its expected path is `/de/guide`.
 */
export interface OwnSlugs {
  /** Expected path → path. */
  paths: ReadonlyMap<string, string>
  /** Path → expected path. */
  expected: ReadonlyMap<string, string>
}

/** @param authored All pages with a source, except those that show the text of their original, whose path is the expected one. */
export function ownSlugs(authored: ReadonlyMap<string, Page>): OwnSlugs {
  const paths = new Map<string, string>()
  const expected = new Map<string, string>()
  const translations = [...authored].filter(([, page]) => editionOf(page).locale !== undefined)
  if (translations.length === 0) return { paths, expected }
  const sources = new Map([...authored].map(([path, page]) => [page.source, [path, page] as const]))
  for (const [path, page] of translations) {
    const [sourcePath, source] = counterpart(translatedSource(page.source), sources) ?? []
    const usual = source && pathIn(editionOf(page), pathWithin(editionOf(source), sourcePath!))
    if (usual === undefined || usual === path) continue
    paths.set(usual, path)
    expected.set(path, usual)
  }
  return { paths, expected }
}

/** Returns the path of an edition's page. `inner` is the path of the original without the prefix of its edition. */
export function editionPath(edition: Edition, inner: string, { paths }: OwnSlugs): string {
  const path = pathIn(edition, inner)
  return paths.get(path) ?? path
}

/** Returns the path of a page's original without the prefix of its edition. It is the same in all editions that contain the page. */
export function innerPath(path: string, page: Page, { expected }: OwnSlugs): string {
  return pathWithin(editionOf(page), expected.get(path) ?? path)
}
