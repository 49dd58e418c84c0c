import { join } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { addTranslation } from '../../passes/translations.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { StarlightSite } from './read-starlight.ts'

/**
 * Adds the language whose pages are in the folder `key`.
 *
 * @param locale The folder of the original pages, or an empty string.
 */
export function addStarlightTranslation(site: OldSite, { options }: StarlightSite, key: string, locale: string): void {
  const locales = toRecord(options.locales)
  const { label, lang = key, dir } = toRecord(locales[key] ?? locales[key.toLowerCase()])
  const folder = join(site.pagesFolder, key)
  const names = listFiles(folder).filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_|^404\.mdx?$/.test(name))
  const texts: Record<string, string> = {}
  const languages = [String(lang), key]
  const addTexts = (item: unknown): void => {
    const { label: own, translations, items } = toRecord(item)
    const first = textOf(own) ?? Object.values(toRecord(own)).map(textOf).find(Boolean)
    const translated = languages.map((name) => textOf(toRecord(translations ?? own)[name])).find(Boolean)
    if (first && translated && first !== translated) texts[first] = translated
    for (const inner of toArray(items)) addTexts(inner)
  }
  for (const item of [{ label: options.title }, ...toArray(options.sidebar)]) addTexts(item)
  addTranslation(
    site,
    {
      // Astro writes URLs in lower case.
      locale: key.toLowerCase(),
      label: textOf(label),
      dir: dir === 'rtl' ? 'rtl' : undefined,
      texts,
      folder,
      originalPrefix: locale && `/${locale}`,
    },
    names.map((name) => [name, locale ? `${locale}/${name}` : name] as const),
  )
}
