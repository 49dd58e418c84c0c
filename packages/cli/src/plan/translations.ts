import type { SiteConfig } from '../model/config-schema.ts'
import {
  counterpart,
  editionOf,
  isTranslation,
  otherLocales,
  translatedSource,
  translationOf,
} from '../model/edition.ts'
import { type FrontMatter, translatedKeys } from '../model/front-matter-schema.ts'
import type { Link } from '../model/link.ts'
import type { Heading, Page } from '../model/page.ts'

/**
 * Returns the pages with all translations, each of which inherits front matter from its original. Leaves out the translations into languages
 * that the front matter of the original excludes.
 *
 * @param pages The parsed pages of the site, or its blog posts.
 */
export function withTranslations(pages: Page[], config: SiteConfig): Page[] {
  const locales = otherLocales(config)
  if (locales.length === 0) return pages
  const bySource = new Map(pages.map((page) => [page.source, page]))
  return pages.flatMap((page) => {
    const { locale } = editionOf(page)
    if (locale === undefined || !locales.includes(locale)) return [page]
    const original = counterpart(translatedSource(page.source), bySource)
    if (original?.frontMatter.locales?.includes(locale) === false) return []
    return [original ? translatedPage(page, original) : page]
  })
}

/**
 * Returns a page and the translations that inherit from it, as `withTranslations` returns them. The site may lack some of them.
 *
 * @param parsed The parsed pages by source.
 */
export function dependentPages(page: Page, parsed: ReadonlyMap<string, Page>, config: SiteConfig): Page[] {
  const files = isTranslation(page.source)
    ? [translatedSource(page.source)]
    : otherLocales(config).map((locale) => translationOf(page.source, locale))
  const pages = withTranslations([page, ...files.flatMap((file) => counterpart(file, parsed) ?? [])], config)
  return isTranslation(page.source) ? pages.filter(({ source }) => source === page.source) : pages
}

/** Returns a translation with everything that it takes over from its source. */
function translatedPage(page: Page, source: Page): Page {
  const aliases = aliasesOf(page, source)
  const inherited = withInherited(page, source)
  const ids = Object.values(aliases).flat()
  // Nothing has the ID of the original's title. A link to it shows the start of the page, which is where the title is.
  if (source.titleId && !page.anchors.includes(source.titleId)) ids.push(source.titleId)
  return ids.length > 0 ? { ...inherited, aliases, anchors: [...page.anchors, ...ids] } : inherited
}

/**
 * Returns the IDs that headings have in the source, by the ID of the heading at the same place. Empty if the headings differ in number or
 * level.
 */
function aliasesOf({ headings, anchors }: Page, source: Page): Record<string, string[]> {
  const isSame = ({ level }: Heading, i: number) => level === source.headings[i]!.level
  if (headings.length !== source.headings.length || !headings.every(isSame)) return {}
  const used = new Set(anchors)
  const entries = source.headings.map((heading, i): [string, string[]] => {
    const ids = [heading.id, ...heading.aliases].filter((id) => !used.has(id))
    for (const id of ids) used.add(id)
    return [headings[i]!.id, ids]
  })
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}

/** Adds the front matter of the source that isn't text, and its links. */
function withInherited(page: Page, source: Page): Page {
  const inherited = Object.entries(source.frontMatter).filter(
    ([key]) =>
      !(translatedKeys as readonly string[]).includes(key) && key !== 'source' && !Object.hasOwn(page.frontMatter, key),
  )
  if (inherited.length === 0) return page
  const keys = new Set(inherited.map(([key]) => `front matter ${key}`))
  const links = source.links
    .filter(({ via }) => keys.has(via))
    .map((link): Link => ({ ...link, file: source.source, isRepeated: true }))
  const frontMatter: FrontMatter = { ...Object.fromEntries(inherited), ...page.frontMatter }
  return {
    ...page,
    frontMatter,
    showTitle: page.showTitle && frontMatter.hide_title !== true,
    links: [...page.links, ...links],
  }
}
