import { type Edition, editionOfPageIn, pathIn, pathWithin } from '../model/edition.ts'
import type { Page } from '../model/page.ts'
import { LazyMap } from '../util/lazy-map.ts'
import type { FallbackPages, Language } from './fallback-pages.ts'

/** A fallback page that may not have been created yet. */
export interface Fallback {
  path: string
  original: Page
  locale: string
}

/**
 * The pages of a site by route path, with fallback pages at the end.
 *
 * Fallback pages are only created when they are read, because a site with many languages may have many times more of them than of all other
 * pages. Most commands don't need them, since everything that has to be checked or planned is known from their originals.
 */
export class SitePages extends LazyMap<Page> {
  /** All pages except fallback pages. */
  readonly real: Map<string, Page>
  readonly #fallbacks: FallbackPages
  /** Paths without a fallback page, although their originals have no translation. */
  readonly #rejected: ReadonlySet<string>

  constructor(real: Map<string, Page>, fallbacks: FallbackPages, rejected: ReadonlySet<string> = new Set()) {
    super(
      (path) => {
        const page = this.real.get(path)
        const fallback = page ? undefined : this.fallbackAt(path)
        return fallback ? this.#fallbacks.page(path, fallback.original, fallback.locale) : page
      },
      () => [...this.real.keys(), ...Array.from(this.fallbacks(), ({ path }) => path)],
      (path) => this.real.has(path) || this.fallbackAt(path) !== undefined,
    )
    this.real = real
    this.#fallbacks = fallbacks
    this.#rejected = rejected
  }

  /** Returns the language of the pages at a path, if it isn't the language of `content/`. */
  languageAt(path: string): Language | undefined {
    return this.#fallbacks.languageAt(path)
  }

  /** Returns the fallback page that a path has unless a real page takes its place. */
  fallbackAt(path: string): Fallback | undefined {
    const language = this.#fallbacks.languageAt(path)
    if (!language) return undefined
    const originalPath = pathWithin(language, path)
    const original = this.real.get(originalPath)
    if (!original || !this.#fallbacks.isOriginal(original, originalPath)) return undefined
    return this.#fallbackOf(original, originalPath, language)
  }

  #fallbackOf(original: Page, originalPath: string, language: Language): Fallback | undefined {
    const { locale } = language
    if (!this.#fallbacks.isNeeded(original, locale)) return undefined
    const path = pathIn(language, originalPath)
    return this.#rejected.has(path) ? undefined : { path, original, locale }
  }

  /** Returns the fallback pages of a language, or of all languages, without creating them. */
  *fallbacks(locale?: string): Generator<Fallback, undefined> {
    const { languages } = this.#fallbacks
    const shown = [...languages.values()].filter((language) => locale === undefined || language.locale === locale)
    if (shown.length === 0) return
    const originals = [...this.real].filter(([path, page]) => this.#fallbacks.isOriginal(page, path))
    for (const language of shown) {
      for (const [originalPath, original] of originals) {
        const fallback = this.#fallbackOf(original, originalPath, language)
        if (fallback && !this.real.has(fallback.path)) yield fallback
      }
    }
  }

  /** Returns the fallback pages of an edition without creating them. */
  *fallbacksIn({ locale, folder, prefix }: Edition): Generator<Fallback, undefined> {
    if (locale === undefined) return
    for (const fallback of this.fallbacks(locale)) {
      const edition = editionOfPageIn(this.#fallbacks.config, fallback.original, locale)
      if (edition.folder === folder && edition.prefix === prefix) yield fallback
    }
  }

  /** Creates fallback pages, and returns each with its path. */
  create(fallbacks: Iterable<Fallback>): [path: string, page: Page][] {
    return Array.from(fallbacks, ({ path, original, locale }) => [path, this.#fallbacks.page(path, original, locale)])
  }

  /** Returns the pages that `keep` accepts. It isn't called for fallback pages, which are included if their originals are. */
  filter(keep: (path: string, page: Page) => boolean): SitePages {
    const real = new Map([...this.real].filter(([path, page]) => keep(path, page)))
    return new SitePages(real, this.#fallbacks, this.#rejected)
  }

  /** Returns the pages except those at the given paths and, if an original is among these, its fallback pages. */
  without(paths: ReadonlySet<string>): SitePages {
    const real = new Map([...this.real].filter(([path]) => !paths.has(path)))
    return new SitePages(real, this.#fallbacks, new Set([...this.#rejected, ...paths]))
  }
}
