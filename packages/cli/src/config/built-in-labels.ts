import { defaultLabels, type Labels } from '@docs-engine/client/labels.ts'

/** The labels of each language. A site loads only those of its own languages. */
const loaders: Record<string, () => Promise<{ default: Labels }>> = {
  ar: () => import('./labels/ar.json'),
  de: () => import('./labels/de.json'),
  es: () => import('./labels/es.json'),
  fr: () => import('./labels/fr.json'),
  it: () => import('./labels/it.json'),
  ja: () => import('./labels/ja.json'),
  ko: () => import('./labels/ko.json'),
  nl: () => import('./labels/nl.json'),
  pl: () => import('./labels/pl.json'),
  'pt-BR': () => import('./labels/pt-BR.json'),
  ru: () => import('./labels/ru.json'),
  tr: () => import('./labels/tr.json'),
  'zh-Hans': () => import('./labels/zh-Hans.json'),
  'zh-Hant': () => import('./labels/zh-Hant.json'),
}

/** The languages with built-in labels, apart from English. */
export const labelLanguages = Object.keys(loaders)

/**
 * Returns the built-in labels of a language. They are the same in all regions: the labels for `de-AT` are those for `de`, and the labels for
 * `zh-TW` are those for `zh-Hant`. Empty for English, whose labels are the defaults, and for languages without built-in labels.
 */
export async function builtInLabels(locale: string): Promise<Partial<Labels>> {
  const { language, script, region } = new Intl.Locale(locale).maximize()
  const load = [`${language}-${script}`, `${language}-${region}`, language, language === 'pt' && 'pt-BR']
    .map((name) => (name ? loaders[name] : undefined))
    .find((found) => found !== undefined)
  return load ? (await load()).default : {}
}

/** Adds the built-in labels to a configuration with several languages. A site with one language has those that it configures. */
export async function withBuiltInLabels<Config extends LabelConfig>(config: Config): Promise<Config> {
  const locales = Object.entries(config.locales)
  if (locales.length === 0) return config
  const complete = async (locale: string, labels: Partial<Labels>) => ({ ...(await builtInLabels(locale)), ...labels })
  const translated = locales.map(async ([locale, its]) => [
    locale,
    { ...its, labels: await complete(locale, its.labels) },
  ])
  return {
    ...config,
    labels: await complete(config.locale, config.labels),
    locales: Object.fromEntries(await Promise.all(translated)),
  }
}

interface LabelConfig {
  locale: string
  labels: Partial<Labels>
  locales: Record<string, { labels: Partial<Labels> }>
}

/** Returns the names of the labels that a language doesn't have, and that are shown in English. */
export function englishLabels(locale: string, labels: Partial<Labels>): string[] {
  if (new Intl.Locale(locale).language === 'en') return []
  return Object.keys(defaultLabels).filter((name) => !Object.hasOwn(labels, name))
}
