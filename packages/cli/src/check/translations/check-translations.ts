import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { englishLabels } from '../../config/built-in-labels.ts'
import { configIn } from '../../config/config-in.ts'
import { readConfigSource } from '../../config/config-source.ts'
import { keyPosition, keyPositions } from '../../config/key-position.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import { otherLocales, translatedSource, translationOf } from '../../model/edition.ts'
import type { Levels } from '../../model/levels.ts'
import { fileWarning, type Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import { folderTitle } from '../../plan/sidebars/sidebar.ts'
import { applyLevels } from '../../util/levels.ts'
import { compareOutlines } from './compare-outlines.ts'
import { readTranslationLock } from './translation-lock.ts'
import {
  outlineOf,
  readTranslations,
  type TranslatedSite,
  type Translations,
  translatedShare,
} from './translation-states.ts'

/**
 * Returns messages about the translations of a site, with their configured levels: missing, outdated, and orphaned ones, and ones that differ
 * from their source.
 */
export function checkTranslations(site: TranslatedSite, levels: Levels): Message[] {
  const locales = otherLocales(site.config)
  if (locales.length === 0) return []
  const { lock, messages } = readTranslationLock(site.root)
  const { states, pairs, movedSources } = readTranslations(site, lock)
  const sources = new Map(pairs.map(({ translation, source }) => [translation.source, source.source]))
  for (const [locale, { missing, outdated, orphaned }] of states) {
    messages.push(
      // A language in which nothing is translated lacks as many pages as the site has.
      ...(levels.byRule['translation-missing'] === 'off' ? [] : missing.map((file) => missingMessage(file, locale))),
      ...outdated.map(({ page, sections }) => outdatedMessage(page, sections, sources.get(page)!)),
      ...orphaned.map((page) => orphanMessage(page, locale, movedSources.get(page))),
    )
  }
  messages.push(...structureMessages(pairs, site.config), ...labelMessages(site), ...textMessages(site))
  return applyLevels(messages, levels)
}

function missingMessage(file: string, locale: string): Message {
  const note = `Run \`docs translations --create ${locale} ${file}\`, and translate the new file.`
  return fileWarning('translation-missing', file, `The page isn’t translated into \`${locale}\`.`, note)
}

function outdatedMessage(page: string, sections: string[], source: string): Message {
  const names = sections.map((name) => `“${name}”`).join(', ')
  const reason = `The source \`${source}\` has changed since it was translated: ${names}.`
  const note = `\`docs translations\` shows the changes. Update the translation, then run \`docs translations --accept ${page}\`.`
  return fileWarning('translation-outdated', page, reason, note)
}

function orphanMessage(file: string, locale: string, source: string | undefined): Message {
  const moved = source && translationOf(source, locale)
  const note = moved
    ? `The source is now \`${source}\`. Move the translation to \`${moved}\`, and run \`docs translations --accept ${moved}\`.`
    : 'Move it to the path of its source, or add `source: none` to its front matter if it isn’t a translation.'
  const reason = `The page translates \`${translatedSource(file)}\`, which doesn’t exist.`
  return fileWarning('translation-orphan', file, reason, note)
}

/** Returns warnings about translations whose structure differs from their source. */
export function structureMessages(pairs: Translations['pairs'], config: SiteConfig): Message[] {
  return pairs.flatMap(({ locale, translation, source }) => {
    const [original, translated] = [outlineOf(source), outlineOf(translation)]
    if (original.length === 0 || translated.length === 0) return []
    const locales: [string, string] = [config.locale, locale]
    return [
      ...missingKeys(source, translation).map((key) => ({
        line: 1,
        reason: `The key \`${key}\` in the front matter of \`${source.source}\` is missing.`,
      })),
      ...compareOutlines({ source: original, translation: translated, path: source.source, locales }),
    ].map(
      (difference): Message => ({
        ruleId: 'translation-structure',
        fatal: false,
        file: translation.source,
        column: 1,
        ...difference,
      }),
    )
  })
}

/** Returns the keys of a landing page that its translation lacks, such as `hero.actions` or `features[1].to`. */
function missingKeys({ frontMatter: source }: Page, { frontMatter: translation }: Page): string[] {
  const missing = (own: unknown, other: unknown, path: string): string[] => {
    if (own === undefined || (Array.isArray(own) && own.length === 0)) return []
    const isEmpty = other === undefined || (Array.isArray(other) && other.length === 0)
    if (isEmpty) return [path]
    if (typeof own !== 'object' || own === null) return []
    return Object.entries(own).flatMap(([key, value]) =>
      missing(
        value,
        (other as Record<string, unknown>)[key],
        Array.isArray(own) ? `${path}[${key}]` : `${path}.${key}`,
      ),
    )
  }
  return (['hero', 'features'] as const).flatMap((key) => missing(source[key], translation[key], key))
}

/** Maximum number of labels that a message lists. */
const maxListedLabels = 10

function labelMessages({ root, config }: TranslatedSite): Message[] {
  const { file, text } = readConfigSource(root)
  const positionOf = keyPositions(text)
  return [config.locale, ...otherLocales(config)].flatMap((locale): Message[] => {
    const names = englishLabels(locale, configIn(config, locale).labels)
    if (names.length === 0) return []
    const listed = names.slice(0, maxListedLabels).map((name) => `\`${name}\``)
    const rest = names.length - listed.length
    const keyPath = locale === config.locale ? ['labels'] : ['locales', locale, 'labels']
    return [
      {
        ruleId: 'translation-labels',
        fatal: false,
        file,
        ...positionOf(keyPath),
        reason: `${names.length} labels of the user interface are shown in English on pages in \`${locale}\`: ${listed.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`,
        note: `Add them to \`${keyPath.join('.')}\`.`,
      },
    ]
  })
}

/** Returns warnings about translated texts that the configuration doesn't contain. */
function textMessages({ root, config, pages }: TranslatedSite): Message[] {
  const locales = otherLocales(config).filter((locale) => Object.keys(config.locales[locale]!.texts).length > 0)
  if (locales.length === 0) return []
  const known = new Set(stringsOf({ ...config, labels: undefined, locales: undefined, plugins: undefined }))
  for (const { source } of pages) for (const folder of source.split('/').slice(1, -1)) known.add(folderTitle(folder))
  const { file, text } = readConfigSource(root)
  const positionOf = keyPositions(text)
  return locales.flatMap((locale) =>
    Object.keys(config.locales[locale]!.texts).flatMap((key): Message[] => {
      if (known.has(key)) return []
      const reason = `The configuration doesn’t contain the text \`${key}\`, so its translation has no effect.`
      const suggestion = didYouMean(nearest(key, known), 'Each key is an original text, without changes.')
      const place = positionOf(['locales', locale, 'texts', key])
      return [{ ruleId: 'config', fatal: false, file, ...place, reason, ...suggestion }]
    }),
  )
}

/** Returns the strings in a value of the configuration. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** Returns an error for each language whose share of translated pages is smaller than the configuration demands. */
export function checkTranslatedShare(site: TranslatedSite): Message[] {
  const { root, config } = site
  const demands = Object.entries(config.translations.complete)
  if (demands.length === 0) return []
  const { file, text } = readConfigSource(root)
  const { states } = readTranslations(site, new Map())
  return demands.flatMap(([locale, complete]): Message[] => {
    const state = states.get(locale)
    const place = { file, ...keyPosition(text, ['translations', locale, 'complete']) }
    if (!state) {
      const reason = `\`translations\` has the unknown language \`${locale}\`.`
      const known = `The languages are ${[...states.keys()].map((name) => `\`${name}\``).join(', ')}.`
      return [{ ruleId: 'config', fatal: true, ...place, reason, note: known }]
    }
    if (translatedShare(state) >= complete) return []
    const { translated, missing } = state
    return [
      {
        ruleId: 'translation-share',
        fatal: true,
        ...place,
        reason: `${translated.length} of ${translated.length + missing.length} pages are translated into \`${locale}\`, which is less than ${Number((complete * 100).toFixed(1))}%.`,
        note: `Translate more pages, such as \`${missing[0]}\`, or demand a smaller share.`,
      },
    ]
  })
}
