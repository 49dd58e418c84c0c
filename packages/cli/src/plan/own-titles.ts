import { defaultLabels } from '@docs-engine/client/labels.ts'
import { configIn } from '../config/config-in.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, isHome } from '../model/edition.ts'
import type { Page } from '../model/page.ts'
import { fileTitle } from '../util/number-prefix.ts'
import { isNotFound } from './generated-paths.ts'

/**
 * Returns the pages, with a title added to each page that lacks one. An `<h1>` in raw HTML isn't used as the title if several pages have the
 * same one, because it's probably a logo.
 */
export function withOwnTitles(pages: Map<string, Page>, config: SiteConfig): Map<string, Page> {
  const counts = new Map<string, number>()
  const keyOf = (page: Page) => `${editionOf(page).prefix}\0${page.title}`
  for (const page of pages.values()) {
    if (page.titleFrom === 'html') counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1)
  }
  const hasTitle = (page: Page) =>
    page.titleFrom === undefined || (page.titleFrom === 'html' && counts.get(keyOf(page)) === 1)
  return new Map(
    [...pages].map(([path, page]) => [
      path,
      hasTitle(page) ? page : { ...page, title: defaultTitle(path, page, config), titleFrom: 'file' },
    ]),
  )
}

/**
 * Returns the title of a page that lacks one: the page's sidebar label, the site's title for the home page, the label `notFound` for the
 * not-found page, or the file's name.
 */
export function defaultTitle(path: string, page: Page, config: SiteConfig): string {
  if (page.frontMatter.sidebar_label !== undefined) return page.frontMatter.sidebar_label
  const { title, labels } = configIn(config, editionOf(page).locale)
  if (isHome(path, page)) return title
  return isNotFound(path, page) ? (labels.notFound ?? defaultLabels.notFound) : fileTitle(page.source)
}
