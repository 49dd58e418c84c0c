/** The languages of a site whose configuration has the shape of another generator. */
interface ForeignLocales {
  /** The language of the pages in `content/`. */
  source: string
  /** Names of the other languages, by language tag. */
  others: Record<string, string | undefined>
}

/**
 * Returns how to write languages that are configured as in Docusaurus (`i18n`), VitePress (`locales.root`), or Starlight (`defaultLocale`), or
 * `undefined` for other keys.
 */
export function localesHint(keyPath: readonly PropertyKey[], root: unknown): string | undefined {
  const [key, , inner] = keyPath
  const isKey = keyPath.length === 1 && (key === 'i18n' || key === 'defaultLocale' || key === 'locales')
  const isRoot = keyPath.length === 2 && key === 'locales' && keyPath[1] === 'root'
  if (keyPath.length === 3 && key === 'locales') return innerHints[String(inner)]
  return isKey || isRoot ? written(foreignLocales(record(root))) : undefined
}

/** How to write the keys of a language that only other generators have. */
const innerHints: Record<string, string | undefined> = {
  lang: 'Write the language tag as the key: `locales: { de: { … } }`.',
  htmlLang: 'Write the language tag as the key: `locales: { de: { … } }`.',
  direction: "Write `dir: 'rtl'` for languages that are written from right to left.",
  link: 'Remove it. The URLs of a language start with its tag: `/de/`.',
  title: "Translate texts of the configuration in `texts`: `texts: { 'My docs': 'Meine Dokumentation' }`.",
  description: "Translate texts of the configuration in `texts`: `texts: { 'My docs': 'Meine Dokumentation' }`.",
  themeConfig: 'Translate the labels of the navbar and the sidebar in `texts`, and the user interface in `labels`.',
  path: 'Remove it. The pages of a language are in `translations/<language>/`.',
}

function foreignLocales(root: Record<string, unknown>): ForeignLocales {
  const i18n = record(root.i18n)
  const locales = i18n.locales ?? root.locales
  const details = { ...record(i18n.localeConfigs), ...record(Array.isArray(locales) ? undefined : locales) }
  const listed = Array.isArray(locales) ? locales.filter((name) => typeof name === 'string') : Object.keys(details)
  const defaultLocale = i18n.defaultLocale ?? root.defaultLocale ?? 'root'
  const tag = (name: unknown) =>
    String(record(details[String(name)]).lang ?? (name === 'root' ? (root.locale ?? 'en') : name))
  const source = tag(defaultLocale)
  const others = listed.filter((name) => name !== 'root' && name !== defaultLocale && name !== source)
  return {
    source,
    others: Object.fromEntries(others.map((name) => [tag(name), label(record(details[name]).label)])),
  }
}

/** Returns the keys that configure the languages, as they are written in a configuration. */
function written({ source, others }: ForeignLocales): string {
  const entries = Object.entries(others).map(
    ([tag, name]) => `${/^\w+$/.test(tag) ? tag : `'${tag}'`}: {${name === undefined ? '' : ` label: '${name}' `}}`,
  )
  return `Write \`locale: '${source}'\` and \`locales: { ${entries.join(', ') || "de: { label: 'Deutsch' }"} }\`, and move the translated pages to \`translations/<language>/\`.`
}

function label(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
