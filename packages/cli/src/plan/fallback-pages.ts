import type { SiteConfig } from '../model/config-schema.ts'
import {
  currentVersion,
  type Edition,
  editionAt,
  editionOfPageIn,
  isTranslation,
  otherLocales,
  translationOf,
} from '../model/edition.ts'
import type { Page } from '../model/page.ts'
import { defaultTitle } from './own-titles.ts'

/** The edition whose prefix all route paths in a language start with. */
export type Language = Edition & { locale: string }

/**
 * Knows which pages have no translation, and creates the pages that show the text of their original instead: the fallback pages. Each is only
 * created once, unless the original changes.
 */
export class FallbackPages {
  readonly config: SiteConfig
  /** The languages other than the language of `content/`. */
  readonly languages: ReadonlyMap<string, Language>
  readonly #translated: ReadonlySet<string>
  readonly #created = new Map<string, { page: Page; original: Page }>()

  /** @param parsed All pages of the site, or all blog posts. */
  constructor(parsed: readonly Page[], config: SiteConfig) {
    this.config = config
    const languages = otherLocales(config).map((locale) => ({ ...editionAt(currentVersion, locale), locale }))
    this.languages = new Map(languages.map((language) => [language.locale, language]))
    this.#translated = new Set(parsed.flatMap(({ source }) => (isTranslation(source) ? [pairName(source)] : [])))
  }

  /** Returns the language of the pages at a path, if it isn't the language of `content/`. */
  languageAt(path: string): Language | undefined {
    return this.languages.get(/^\/([^/]+)/.exec(path)?.[1] ?? '')
  }

  /**
   * Returns whether a language shows the text of a page because it has no translation.
   *
   * @param path The route path of the page.
   */
  isNeeded(page: Page, path: string, locale: string): boolean {
    if (page.source === '' || page.frontMatter.locales?.includes(locale) === false) return false
    // Each language has a home page, because the language menu links to it.
    if (this.config.translations.missing === 'hide' && path !== '/') return false
    if (isTranslation(page.source)) return false
    return this.#translated.size === 0 || !this.#translated.has(pairName(translationOf(page.source, locale)))
  }

  /**
   * Returns the page that shows the text of an original. It has no messages or samples, because the original already reports and checks them.
   *
   * @param path The route path of the returned page.
   */
  page(path: string, original: Page, locale: string): Page {
    const known = this.#created.get(path)
    if (known?.original === original) return known.page
    const { prefix } = editionOfPageIn(this.config, original, locale)
    const page: Page = {
      ...original,
      source: translationOf(original.source, locale),
      ...(original.prefix !== undefined && { prefix }),
      original: original.source,
      language: { lang: this.config.locale, dir: this.config.dir },
      samples: 0,
      messages: [],
    }
    if (page.titleFrom === 'file') page.title = defaultTitle(path, page, this.config)
    this.#created.set(path, { page, original })
    return page
  }
}

/** Returns a source's path without its extension, because a page in Markdown can be translated in MDX. */
function pairName(source: string): string {
  return source.replace(/\.mdx?$/, '')
}
