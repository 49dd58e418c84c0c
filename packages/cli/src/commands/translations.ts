import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { withRoot } from '../api/site-root.ts'
import { openCache } from '../cache/cache.ts'
import { plural } from '../check/report/counts.ts'
import { structureMessages } from '../check/translations/check-translations.ts'
import { sourceChanges } from '../check/translations/source-changes.ts'
import {
  readTranslationLock,
  type TranslationLock,
  translationLockFile,
  writeTranslationLock,
} from '../check/translations/translation-lock.ts'
import {
  outlineOf,
  readTranslations,
  type Translations,
  translatedShare,
  translatedSite,
} from '../check/translations/translation-states.ts'
import type { CommandContext } from '../model/command.ts'
import { counterpart, editionOf, otherLocales, translatedSource, translationOf } from '../model/edition.ts'
import type { Page } from '../model/page.ts'
import type { CheckedSite } from '../model/site.ts'
import { loadSite } from '../pipeline.ts'
import { assertPlace } from '../util/assert-folder.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { createTiming } from '../util/timing.ts'
import { UserError } from '../util/user-error.ts'
import { jsonWithoutCommands, visibleText, withoutCommands } from '../util/visible-text.ts'

export interface TranslationsOptions {
  format?: 'pretty' | 'json'
  /** The languages to print. */
  language?: string[]
  /** Files and folders to accept, relative to the site's root, as messages name them. */
  accept?: string[]
  create?: string[]
}

/**
 * `docs translations`: prints the state of the translations, records that some of them are up to date, or creates new ones. Returns the exit
 * status.
 *
 * @throws {UserError} before anything is written, if the site has one language, or if a page or a language doesn't exist.
 */
export async function translationsCommand(
  folder: string | undefined,
  { format, language: shown = [], accept, create }: TranslationsOptions,
  context: CommandContext,
): Promise<number> {
  const { cwd, env, stdout } = context
  const site = await withRoot({ root: resolve(cwd, folder ?? '.'), cwd }, async (root) => {
    const cache = openCache(root, false)
    try {
      return await loadSite({ root, env, samples: false, timing: createTiming(), cache })
    } finally {
      cache.close()
    }
  })
  const locales = otherLocales(site.config)
  if (locales.length === 0)
    throw new UserError(
      'The site has only one language.',
      "Add the others to `locales` in `site.config.ts`: `locales: { de: { label: 'Deutsch' } }`.",
    )
  for (const locale of shown) assertLanguage(locale, locales)
  const { lock, messages } = readTranslationLock(site.root)
  if (messages.length > 0) throw new SiteErrors(messages)
  const translations = readTranslations(translatedSite(site), lock)
  if (create) {
    const [locale = '', ...names] = create
    stdout.write(createTranslations(locale, names, site, lock))
  } else if (accept) {
    const paths = accept.map((file) => relativePath(site.root, resolve(site.root, file)))
    stdout.write(acceptTranslations(paths, translations, site, lock))
  } else {
    const printed = shown.length > 0 ? translationsInto(shown, translations) : translations
    if (format === 'json') stdout.write(jsonWithoutCommands(translationsJson(printed, site)))
    else stdout.write(await formatTranslations(printed, site, lock))
  }
  return 0
}

function assertLanguage(locale: string, locales: string[]): void {
  if (locales.includes(locale)) return
  throw new UserError(
    `The site has no language \`${locale}\`.`,
    `Its other languages are ${locales.map((name) => `\`${name}\``).join(', ')}.`,
  )
}

function translationsInto(locales: string[], { states, pairs, moved, movedSources }: Translations): Translations {
  const isShown = (locale = '') => locales.includes(locale)
  return {
    states: new Map([...states].filter(([locale]) => isShown(locale))),
    pairs: pairs.filter(({ locale }) => isShown(locale)),
    moved: new Map([...moved].filter(([source]) => isShown(editionOf({ source }).locale))),
    movedSources,
  }
}

/** Copies sources to the folder of a language. Returns a text about the new files. */
function createTranslations(locale: string, names: string[], site: CheckedSite, lock: TranslationLock): string {
  const { root, config } = site
  assertLanguage(locale, otherLocales(config))
  if (names.length === 0)
    throw new UserError('No page to translate.', `Name at least one: \`docs translations --create ${locale} guide\`.`)
  const pages = pagesByName(site)
  const sources = names.map((name) => {
    const page = pages.get(name.replace(/^\.?\//, '').replace(/\/$/, ''))
    if (page) return page
    const hint = 'Name a page such as `guide`, or a file such as `content/guide.md`.'
    throw new UserError(`No page \`${name}\` to translate.`, didYouMean(nearest(name, pages.keys()), hint).note)
  })
  const files = sources.map(({ source }) => translationOf(source, locale))
  const existingFiles = { get: (file: string) => (existsSync(join(root, file)) ? file : undefined) }
  const existing = files.flatMap((file) => counterpart(file, existingFiles) ?? [])[0]
  if (existing !== undefined)
    throw new UserError(`\`${existing}\` already exists.`, 'To record that it’s up to date, use `--accept`.')
  for (const file of files) assertPlace(root, file)
  for (const [i, { source, ...page }] of sources.entries()) {
    const file = files[i]!
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(join(root, source), join(root, file), constants.COPYFILE_EXCL)
    lock.set(file, outlineOf(page))
  }
  writeTranslationLock(root, lock)
  return `${files.map((file) => `Created ${file}\n`).join('')}Translate the text, and commit the new files and ${translationLockFile}.\n`
}

/**
 * Returns the pages that can be translated, by their paths on the site and the paths of their sources. If the configuration moves versions, the
 * path of one page can be the name of a file in `content` that contains another page. The name of the file takes precedence.
 */
function pagesByName({ realPages, generatedSources }: CheckedSite): Map<string, Page> {
  const pages = [...realPages].filter(
    ([, { source }]) => source && !generatedSources.has(source) && !source.startsWith('translations/'),
  )
  const byFile = pages.flatMap(([, page]) => {
    const name = page.source.replace(/^content\//, '')
    return [page.source, name, name.replace(/\.mdx?$/, '')].map((key) => [key, page] as const)
  })
  return new Map([...pages.map(([path, page]) => [path.slice(1), page] as const), ...byFile])
}

/** Records that translations are up to date. Returns a sentence about it. */
function acceptTranslations(
  paths: string[],
  { pairs }: Translations,
  { root, config }: CheckedSite,
  lock: TranslationLock,
): string {
  const accepted = paths.flatMap((path) => {
    const found = pairs.filter(({ translation }) => `${translation.source}/`.startsWith(`${path}/`))
    if (found.length > 0) return found
    const files = pairs.map(({ translation }) => translation.source)
    const example = files[0] ?? translationOf('content/guide.md', otherLocales(config)[0]!)
    throw new UserError(
      `\`${path}\` isn’t the translation of a page.`,
      didYouMean(nearest(path, files), `Name a file such as \`${example}\`, or a folder.`).note,
    )
  })
  for (const { translation, source } of accepted) lock.set(translation.source, outlineOf(source))
  const existing = new Set(pairs.map(({ translation }) => translation.source))
  for (const path of lock.keys()) if (!existing.has(path)) lock.delete(path)
  writeTranslationLock(root, lock)
  return `Recorded ${plural(accepted.length, 'translation')} in \`${translationLockFile}\`. Commit this file.\n`
}

/** Returns the state of each language, with the structural differences of its translations. */
function translationsJson({ states, pairs }: Translations, { config }: CheckedSite) {
  return Object.fromEntries(
    [...states].map(([locale, state]) => {
      const own = pairs.filter((pair) => pair.locale === locale)
      const different = structureMessages(own, config).map(({ file, line, reason }) => ({ page: file, line, reason }))
      return [locale, { ...state, different }]
    }),
  )
}

/** Maximum number of missing pages that are printed for each language. JSON contains all of them. */
const maxMissing = 20

async function formatTranslations(
  { states, pairs, moved, movedSources }: Translations,
  { root, config }: CheckedSite,
  lock: TranslationLock,
): Promise<string> {
  const lines = table([
    ['Language', 'Translated', 'Missing', 'Outdated', 'Orphaned'],
    ...[...states].map(([locale, state]) => [
      locale,
      `${state.translated.length} (${Math.floor(translatedShare(state) * 100)}%)`,
      ...[state.missing, state.outdated, state.orphaned].map(({ length }) => String(length)),
    ]),
  ])
  const sources = new Map(pairs.map(({ translation, source }) => [translation.source, source]))
  for (const [locale, { missing, outdated, orphaned }] of states) {
    for (const { page, sections } of outdated) {
      const changes = await sourceChanges(root, sources.get(page)!, lock.get(moved.get(page) ?? page) ?? [])
      const changed = sections.flatMap((heading) => [
        `  ${heading}`,
        ...(changes.get(heading) ?? []).map((line) => `    ${line}`),
      ])
      lines.push('', `${page}  outdated`, ...changed)
    }
    for (const page of orphaned) {
      const source = movedSources.get(page)
      const hint = source ? `, which is now \`${source}\`. Move the file to \`${translationOf(source, locale)}\`.` : ''
      lines.push('', `${page}  orphaned: no \`${translatedSource(page)}\`${hint}`)
    }
    if (missing.length > 0) {
      const rest = missing.length - maxMissing
      lines.push('', `Missing in ${locale}:`, ...missing.slice(0, maxMissing).map((page) => `  ${page}`))
      if (rest > 0) lines.push(`  and ${rest} more`)
    }
  }
  for (const { file, line, reason } of structureMessages(pairs, config))
    lines.push('', `${file}:${line}  different`, `  ${reason}`)
  for (const [page, recorded] of moved)
    lines.push(
      '',
      `${page}  moved from \`${recorded}\`: to record its new path, run \`docs translations --accept ${page}\`.`,
    )
  const unknown = pairs.filter(({ translation: { source } }) => !lock.has(source) && !moved.has(source))
  if (unknown.length > 0)
    lines.push(
      '',
      `${translationLockFile} doesn’t contain ${plural(unknown.length, 'translation')}, so changes of their sources aren’t noticed. To add them, run \`docs translations --accept ${unknown[0]!.translation.source}\`.`,
    )
  return withoutCommands(visibleText(`${lines.join('\n')}\n`))
}

/** Formats rows as lines whose columns are aligned. */
function table(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
