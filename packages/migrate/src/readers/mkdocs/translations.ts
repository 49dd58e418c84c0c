import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { addTranslation } from '../../passes/translations.ts'
import { listFiles } from '../../util/list-files.ts'
import { type Options, textOf, toRecord } from '../../util/values.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** The languages of the plugin `i18n`. */
export interface MkDocsLanguages {
  /** The language of `content/`. */
  main: string
  /** Whether the pages of a language are in a folder. Otherwise, the names of their files end with the language, such as `page.de.md`. */
  hasFolders: boolean
  /** The settings of the other languages. */
  others: ReadonlyMap<string, Options>
}

/** Reads the options of `mkdocs-static-i18n`, whose versions before 1.0 had a map of languages. */
export function readLanguages({ plugins }: MkDocsConfig): MkDocsLanguages | undefined {
  const options = plugins.get('i18n')
  if (!options?.languages) return undefined
  const list: [string, Options][] = Array.isArray(options.languages)
    ? options.languages.map(toRecord).map((own) => [String(own.locale), own])
    : Object.entries(toRecord(options.languages)).map(([locale, own]) => [
        locale,
        typeof own === 'string' ? { name: own } : toRecord(own),
      ])
  const languages = list.filter(([locale, { build }]) => locale !== 'default' && locale !== 'null' && build !== false)
  const main = languages.find(([, own]) => own.default === true)?.[0] ?? textOf(options.default_language)
  if (main === undefined) return undefined
  const others = new Map(languages.filter(([locale]) => locale !== main))
  return { main, hasFolders: options.docs_structure === 'folder', others }
}

/** Returns the path of a page without the main language, such as `guide.md` for `en/guide.md`. `undefined`: it has another language. */
export function mainSource(source: string, languages: MkDocsLanguages | undefined): string | undefined {
  if (!languages) return source
  const { main, hasFolders, others } = languages
  if (hasFolders) return source.startsWith(`${main}/`) ? source.slice(main.length + 1) : undefined
  const [, stem, locale = ''] = /^(.*)\.([\w-]+)\.md$/.exec(source) ?? []
  if (locale === main) return `${stem}.md`
  return others.has(locale) ? undefined : source
}

/** Whether a path in the folder of all languages belongs to one of them. */
export function isInLanguage(path: string, languages: MkDocsLanguages | undefined): boolean {
  const [first = ''] = path.split('/')
  return languages?.hasFolders === true && (first === languages.main || languages.others.has(first))
}

/** @param docs The folder that contains the pages of all languages. */
export function addMkDocsTranslations(site: OldSite, languages: MkDocsLanguages | undefined, docs: string): void {
  if (!languages) return
  for (const [locale, { name, nav_translations }] of languages.others) {
    const folder = languages.hasFolders ? join(docs, locale) : docs
    const ending = languages.hasFolders ? '.md' : `.${locale}.md`
    const files = existsSync(folder) ? listFiles(folder).filter((file) => file.endsWith(ending)) : []
    const texts = Object.entries(toRecord(nav_translations)).map(([before, after]) => [before, String(after)])
    addTranslation(
      site,
      { locale: locale.replaceAll('_', '-'), label: textOf(name), texts: Object.fromEntries(texts), folder },
      files.map((file) => [file, `${file.slice(0, -ending.length)}.md`] as const),
    )
  }
}
