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
import { routePath } from './routes.ts'

/**
 * Returns the pages of all languages. A translation inherits front matter from its source. A page without a translation shows the text of
 * its source, unless the configuration hides such pages.
 *
 * @param pages The parsed pages of the site, or its blog posts.
 */
export function withTranslations(pages: Page[], config: SiteConfig): Page[] {
  const locales = otherLocales(config)
  if (locales.length === 0) return pages
  const translations = new Map(pages.flatMap((page) => (editionOf(page).locale ? [[page.source, page]] : [])))
  const sources = pages.filter((page) => !translations.has(page.source))
  const translated = locales.flatMap((locale) =>
    sources.flatMap((source): Page[] => {
      const path = translationOf(source.source, locale)
      const translation = counterpart(path, translations)
      translations.delete(translation?.source ?? '')
      if (source.frontMatter.locales?.includes(locale) === false) return []
      if (translation) return [translatedPage(translation, source)]
      // Each language has a home page, because the language menu links to it.
      const isShown = config.translations.missing === 'show' || routePath(source) === '/'
      return isShown ? [fallbackPage(source, path, config)] : []
    }),
  )
  // The remaining pages translate no page.
  return [...sources, ...translated, ...translations.values()]
}

/**
 * Returns the pages that depend on the contents of a page: the page itself, as `withTranslations` returns it, and for a source also its
 * translations and the pages that show its text. The site may lack some of them.
 *
 * @param parsed The parsed pages by source.
 */
export function dependentPages(page: Page, parsed: ReadonlyMap<string, Page>, config: SiteConfig): Page[] {
  if (isTranslation(page.source)) {
    const source = counterpart(translatedSource(page.source), parsed)
    return [source ? translatedPage(page, source) : page]
  }
  const inOthers = otherLocales(config).map((locale) => {
    const path = translationOf(page.source, locale)
    const translation = counterpart(path, parsed)
    return translation ? translatedPage(translation, page) : fallbackPage(page, path, config)
  })
  return [page, ...inOthers]
}

/** Returns a page that shows the text of its source. It has no messages or samples, because the source already reports and checks them. */
function fallbackPage(source: Page, path: string, { locale, dir }: SiteConfig): Page {
  const language = { lang: locale, dir }
  return { ...source, source: path, original: source.source, language, samples: 0, messages: [] }
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
