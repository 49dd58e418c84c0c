import { counterpart, currentVersion, editionOf, otherLocales, translatedSource } from '../../model/edition.ts'
import type { OutlineSection } from '../../model/outline.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { groupBy } from '../../util/group-by.ts'
import { changedSections, type TranslationLock } from './translation-lock.ts'

/** The state of the translations into a language. Translations are paths of files in `translations/`. */
export interface TranslationState {
  /** The translated pages of the current version. */
  translated: string[]
  /** The sources in the current version that have no translation. */
  missing: string[]
  /** The translations whose source has changed since they were accepted, with the headings of the changed sections. */
  outdated: { page: string; sections: string[] }[]
  /** The translations without a source. */
  orphaned: string[]
}

/** A translation and its source. */
export interface TranslatedPage {
  locale: string
  translation: Page
  source: Page
}

export interface Translations {
  /** The state of each language. */
  states: Map<string, TranslationState>
  pairs: TranslatedPage[]
  /** The path at which each moved translation is recorded in `translations.lock`. */
  moved: Map<string, string>
  /** The pages that orphaned translations translate, if these pages have only been moved. */
  movedSources: Map<string, string>
}

/** The parts of a site that the state of its translations depends on. */
export interface TranslatedSite extends Pick<Site, 'root' | 'config' | 'generatedSources'> {
  /** All pages of the site, except those that show the text of their original. */
  pages: readonly Page[]
}

export function translatedSite({ root, config, generatedSources, realPages }: Site): TranslatedSite {
  return { root, config, generatedSources, pages: [...realPages.values()] }
}

/** Returns the state of a site's translations. */
export function readTranslations(site: TranslatedSite, lock: TranslationLock): Translations {
  const written = site.pages.filter(({ source }) => source)
  const bySource = new Map(written.map((page) => [page.source, page]))
  const originals = written.filter((page) => {
    const { version, locale } = editionOf(page)
    return locale === undefined && version === currentVersion && !site.generatedSources.has(page.source)
  })
  const byLocale = groupBy(written, (page) => editionOf(page).locale)
  const states = new Map<string, TranslationState>()
  const pairs: TranslatedPage[] = []
  const moved: Translations['moved'] = new Map()
  const movedSources: Translations['movedSources'] = new Map()
  for (const locale of otherLocales(site.config)) {
    const state: TranslationState = { translated: [], missing: [], outdated: [], orphaned: [] }
    states.set(locale, state)
    const translations = byLocale.get(locale) ?? []
    const translationsOf = new Map(translations.map(({ source }) => [translatedSource(source), source]))
    for (const { source, frontMatter } of originals) {
      if (frontMatter.locales?.includes(locale) === false) continue
      const translation = counterpart(source, translationsOf)
      if (translation === undefined) state.missing.push(source)
      else state.translated.push(translation)
    }
    for (const page of translations) {
      const source = counterpart(translatedSource(page.source), bySource)
      if (source) pairs.push({ locale, translation: page, source })
      else if (page.frontMatter.source !== 'none') state.orphaned.push(page.source)
    }
  }
  for (const { locale, translation, source } of pairs) {
    const place = recordedPath(translation.source, outlineOf(source), lock, bySource)
    if (place !== undefined && place !== translation.source) moved.set(translation.source, place)
    const sections = place === undefined ? [] : changedSections(lock.get(place)!, outlineOf(source))
    if (sections.length > 0) {
      const named = sections.map((heading) => heading || source.title)
      states.get(locale)!.outdated.push({ page: translation.source, sections: named })
    }
  }
  for (const { missing, orphaned } of states.values()) {
    for (const page of orphaned) {
      const recorded = lock.get(page) ?? []
      const source = missing.find((path) => {
        const outline = outlineOf(bySource.get(path)!)
        return outline.length > 0 && changedSections(recorded, outline).length === 0
      })
      if (source !== undefined) movedSources.set(page, source)
    }
  }
  return { states, pairs, moved, movedSources }
}

/** Returns the outline of a page. React pages have none. */
export function outlineOf({ outline = [] }: Pick<Page, 'outline'>): OutlineSection[] {
  return outline
}

/**
 * Returns the path at which a translation is recorded. If the file has no record, it may have been moved, so the function looks for the record of
 * a missing file that shares most of its sections.
 */
function recordedPath(
  path: string,
  source: OutlineSection[],
  lock: TranslationLock,
  pages: ReadonlyMap<string, Page>,
): string | undefined {
  if (lock.has(path)) return path
  const hashes = new Set(source.map(({ hash }) => hash))
  const locale = editionOf({ source: path }).locale
  for (const [moved, sections] of lock) {
    if (pages.has(moved) || editionOf({ source: moved }).locale !== locale) continue
    if (sections.filter(({ hash }) => hashes.has(hash)).length * 2 > sections.length) return moved
  }
  return undefined
}

/** Returns the share of a language's pages that are translated. */
export function translatedShare({ translated, missing }: TranslationState): number {
  const all = translated.length + missing.length
  return all === 0 ? 1 : translated.length / all
}
