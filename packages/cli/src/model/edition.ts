/** The name of the version in `content/`. */
export const currentVersion = 'current'

/** One version of the site in one language. Its sources are in one folder, and its routes start with the same prefix. */
export interface Edition {
  /** Name of the version. */
  version: string
  /** The language, if it isn't the language of `content/`. */
  locale?: string
  /**
   * Start of the edition's route paths. It identifies the edition. Unless the configuration moves the version: '' for `content/`, `/1.9` for version
   * 1.9, `/de/1.9` for its translation.
   */
  prefix: string
  /** Folder of the edition's sources: `content`, `versions/1.9`, `translations/de`, or `translations/de/versions/1.9`. */
  folder: string
}

/** The parts of the configuration that define the editions. */
export interface EditionConfig {
  versions: readonly { name: string; path?: string | undefined }[]
  locale: string
  locales: Readonly<Record<string, unknown>>
}

/** The properties of a page that decide which edition it belongs to. */
export interface EditionPage {
  /** Path of the source, relative to the site's root. Empty for a generated page. */
  source: string
  /** Start of the page's route path, if the configuration moves its version. Only set by the plan (see `Edition`). */
  prefix?: string
  /** The language of a generated page, if it isn't the language of `content/`. */
  locale?: string
}

/** Returns whether a text is a language tag, such as `de` or `pt-BR`. */
export function isLanguageTag(tag: string): boolean {
  try {
    // No language has a longer code, although the syntax of language tags allows one.
    return /^[a-z]{2,3}(-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** The edition in `content/`, unless the configuration moves it. */
export const mainEdition: Edition = { version: currentVersion, prefix: '', folder: 'content' }

/**
 * Returns the edition of a version at its usual place. Without a `locale`, it has the language of `content/`. What all versions share, such as the
 * blog, is always at the usual place of the current version.
 */
export function editionAt(version: string, locale?: string): Edition {
  const isCurrent = version === currentVersion
  if (locale === undefined) {
    return isCurrent ? mainEdition : { version, prefix: `/${version}`, folder: `versions/${version}` }
  }
  const { prefix, folder } = editionAt(version)
  return {
    version,
    locale,
    prefix: `/${locale}${prefix}`,
    folder: isCurrent ? `translations/${locale}` : `translations/${locale}/${folder}`,
  }
}

/** Returns the edition of a version at the place that the configuration chooses. */
export function editionIn({ versions }: Pick<EditionConfig, 'versions'>, version: string, locale?: string): Edition {
  const edition = editionAt(version, locale)
  const path = versions.find(({ name }) => name === version)?.path
  if (path === undefined) return edition
  return { ...edition, prefix: editionAt(currentVersion, locale).prefix + (path && `/${path}`) }
}

/** Returns the name of the version whose pages are at the root of the site. */
export function rootVersion(config: Pick<EditionConfig, 'versions'>): string {
  return config.versions.find(({ name }) => editionIn(config, name).prefix === '')?.name ?? currentVersion
}

/** Results of `editionOf`, by the start of the source. A site with many languages has many pages, whose editions are read often. */
const usualEditions = new Map<string, Edition>()

/**
 * Returns the edition of a page: `content/api.md` → `content/`, `translations/de/versions/1.9/api.md` → version 1.9 in German. Generated
 * pages, which have no source, belong to the current version.
 */
export function editionOf({ source, locale, prefix }: EditionPage): Edition {
  if (!source) return editionAt(currentVersion, locale)
  const [start, folder, version] = /^(?:translations\/([^/]+)\/)?(?:versions\/([^/]+)\/)?/.exec(source)!
  const edition = usualEditions.get(start) ?? editionAt(version ?? currentVersion, folder)
  usualEditions.set(start, edition)
  return prefix === undefined ? edition : { ...edition, prefix }
}

/** Returns the edition of a page's version in another language. */
export function editionOfPageIn(
  config: Pick<EditionConfig, 'versions'>,
  page: EditionPage,
  locale: string | undefined,
): Edition {
  const { version } = editionOf(page)
  // A page that all versions share has no prefix of its own.
  return page.prefix === undefined ? editionAt(version, locale) : editionIn(config, version, locale)
}

/** Returns whether a path is the path of a translation. */
export function isTranslation(path: string): boolean {
  return editionOf({ source: path }).locale !== undefined
}

/** Returns the languages of a site other than the language of `content/`. */
export function otherLocales({ locale, locales }: Pick<EditionConfig, 'locale' | 'locales'>): string[] {
  return Object.keys(locales).filter((name) => name !== locale)
}

/** Returns the editions of a site. The first one is in `content/`. */
export function editionsOf(config: EditionConfig): [Edition, ...Edition[]] {
  const versions = config.versions.map(({ name }) => name).filter((name) => name !== currentVersion)
  const [, ...others] = [undefined, ...otherLocales(config)].flatMap((locale) =>
    [currentVersion, ...versions].map((version) => editionIn(config, version, locale)),
  )
  return [editionIn(config, currentVersion), ...others]
}

/** Returns the places of what all versions share, such as the blog, one for each language. The first one is `mainEdition`. */
export function sharedEditions(config: EditionConfig): Edition[] {
  return [mainEdition, ...otherLocales(config).map((locale) => editionAt(currentVersion, locale))]
}

/** Returns the edition whose prefix a route path starts with. If there are several, the longest prefix counts: `/de/1.9`, not `/de`. */
export function editionOfPath(path: string, editions: Iterable<Edition>): Edition {
  let found: Edition | undefined
  for (const edition of editions) {
    const { prefix } = edition
    if (prefix.length >= (found?.prefix.length ?? 0) && `${path}/`.startsWith(`${prefix}/`)) found = edition
  }
  return found ?? mainEdition
}

/** Adds an edition's prefix to a path: `/api` → `/1.9/api`. */
export function pathIn({ prefix }: Edition, path: string): string {
  return `${prefix}${path === '/' ? '' : path}` || '/'
}

/** Removes an edition's prefix from a route path: `/1.9/api` → `/api`. The path is the same in all editions that contain the page. */
export function pathWithin({ prefix }: Edition, path: string): string {
  return path.slice(prefix.length) || '/'
}

/** Returns whether a page is the home page of its edition. The title in the navbar of each page in the edition links to it. */
export function isHome(path: string, page: EditionPage): boolean {
  return pathWithin(editionOf(page), path) === '/'
}

/** Returns the path that a file of an edition has in `content/`: `versions/1.9/api.md` → `content/api.md`. Other paths are unchanged. */
export function mainSource({ folder }: Edition, source: string): string {
  return source.startsWith(`${folder}/`) ? mainEdition.folder + source.slice(folder.length) : source
}

/** Returns the path of the file that a translation translates: `translations/de/versions/1.9/api.md` → `versions/1.9/api.md`. */
export function translatedSource(source: string): string {
  const edition = editionOf({ source })
  return editionAt(edition.version).folder + source.slice(edition.folder.length)
}

/** Returns the page at the path that a page has in another language. If one of the two is Markdown, the other one may be MDX. */
export function counterpart<T>(path: string, pages: Pick<ReadonlyMap<string, T>, 'get'>): T | undefined {
  return pages.get(path) ?? pages.get(path.replace(/\.md(x?)$/, (_, x) => (x ? '.md' : '.mdx')))
}

/** Returns the path of the translation of a source: `versions/1.9/api.md` → `translations/de/versions/1.9/api.md`. */
export function translationOf(source: string, locale: string): string {
  const edition = editionOf({ source })
  return editionAt(edition.version, locale).folder + source.slice(edition.folder.length)
}
