import { defaultLabels } from '@docs-engine/client/labels.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf } from '../model/edition.ts'
import type { Page } from '../model/page.ts'
import { fileTitle } from '../util/file-title.ts'
import { notFoundPath } from './generated-paths.ts'

/**
 * Returns the pages, with a title added to each page that lacks one: the page's sidebar label, the site's title for the home page, the
 * label `notFound` for the not-found page, or the file's name. An `<h1>` in raw HTML isn't used as the title if several pages have the same
 * one, because it's probably a logo.
 */
export function withOwnTitles(
  pages: Map<string, Page>,
  { title, labels }: Pick<SiteConfig, 'title' | 'labels'>,
): Map<string, Page> {
  const counts = new Map<string, number>()
  const keyOf = (page: Page) => `${editionOf(page).prefix}\0${page.title}`
  for (const page of pages.values()) {
    if (page.titleFrom === 'html') counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1)
  }
  const titleOf = (path: string, page: Page) => {
    if (page.titleFrom === undefined || (page.titleFrom === 'html' && counts.get(keyOf(page)) === 1)) return page.title
    if (page.frontMatter.sidebar_label !== undefined) return page.frontMatter.sidebar_label
    return path === '/'
      ? title
      : path === notFoundPath
        ? (labels.notFound ?? defaultLabels.notFound)
        : fileTitle(page.source)
  }
  return new Map(
    [...pages].map(([path, page]) => [path, page.titleFrom ? { ...page, title: titleOf(path, page) } : page]),
  )
}
