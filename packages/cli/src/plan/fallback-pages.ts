import type { SiteConfig } from '../model/config-schema.ts'
import {
  currentVersion,
  type Edition,
  editionAt,
  editionOf,
  editionOfPageIn,
  isTranslation,
  otherLocales,
  translatedSource,
  translationOf,
} from '../model/edition.ts'
import type { Page } from '../model/page.ts'
import { groupBy } from '../util/group-by.ts'
import { defaultTitle } from './own-titles.ts'

/** The edition whose prefix all route paths in a language start with. */
export type Language = Edition & { locale: string }

/** Knows which pages have no translation, and creates the pages that show the text of their original instead: the fallback pages. */
export class FallbackPages {
  readonly config: SiteConfig
  /** The languages other than the language of `content/`. */
  readonly languages: ReadonlyMap<string, Language>
  /** The sources that have a translation, by language, without their extensions. */
  readonly #translated: ReadonlyMap<string | undefined, ReadonlySet<string>>

  /** @param parsed All pages of the site, or all blog posts. */
  constructor(parsed: readonly Page[], config: SiteConfig) {
    this.config = config
    const languages = otherLocales(config).map((locale) => ({ ...editionAt(currentVersion, locale), locale }))
    this.languages = new Map(languages.map((language) => [language.locale, language]))
    const sources = parsed.map(({ source }) => source).filter(isTranslation)
    const byLocale = groupBy(sources, (source) => editionOf({ source }).locale)
    const named = (files: string[]) => new Set(files.map((file) => pairName(translatedSource(file))))
    this.#translated = new Map([...byLocale].map(([locale, files]) => [locale, named(files)]))
  }

  /** Returns the language of the pages at a path, if it isn't the language of `content/`. */
  languageAt(path: string): Language | undefined {
    return this.languages.get(/^\/([^/]+)/.exec(path)?.[1] ?? '')
  }

  /**
   * Returns whether languages without a translation of a page show its text.
   *
   * @param path The route path of the page.
   */
  isOriginal({ source }: Page, path: string): boolean {
    // Each language has a home page, because the language menu links to it.
    const isShown = this.config.translations.missing === 'show' || path === '/'
    return source !== '' && isShown && !isTranslation(source)
  }

  /** Returns whether a language shows the text of an original because it has no translation. */
  isNeeded({ source, frontMatter }: Page, locale: string): boolean {
    if (frontMatter.locales?.includes(locale) === false) return false
    return this.#translated.get(locale)?.has(pairName(source)) !== true
  }

  /**
   * Returns the page that shows the text of an original. It has no messages or samples, because the original already reports and checks them.
   *
   * @param path The route path of the returned page.
   */
  page(path: string, original: Page, locale: string): Page {
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
    return page
  }
}

/** Returns a source's path without its extension, because a page in Markdown can be translated in MDX. */
function pairName(source: string): string {
  return source.replace(/\.mdx?$/, '')
}
