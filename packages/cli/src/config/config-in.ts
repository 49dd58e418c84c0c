import type { SidebarEntry, SiteConfig } from '../model/config-schema.ts'
import { otherLocales } from '../model/edition.ts'

/** Results of `configIn`. A configuration never changes. */
const translated = new WeakMap<SiteConfig, Map<string, SiteConfig>>()

/** Returns the configuration for pages in a language: its labels and its direction, and the texts of the configuration in this language. */
export function configIn(config: SiteConfig, locale: string = config.locale): SiteConfig {
  if (locale === config.locale) return config
  const configs = translated.get(config) ?? new Map<string, SiteConfig>()
  translated.set(config, configs)
  const found = configs.get(locale) ?? translatedConfig(config, locale)
  configs.set(locale, found)
  return found
}

/** Returns the configurations for all languages, by language. */
export function configsByLocale(config: SiteConfig): Map<string, SiteConfig> {
  return new Map([config.locale, ...otherLocales(config)].map((locale) => [locale, configIn(config, locale)]))
}

/** Returns the direction in which a language is written. Newer versions of Node have a method instead of the property. */
function directionOf(language: string): SiteConfig['dir'] {
  const locale: { getTextInfo?(): TextInfo; textInfo?: TextInfo } = new Intl.Locale(language)
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}

interface TextInfo {
  direction?: SiteConfig['dir'] | undefined
}

function translatedConfig(config: SiteConfig, locale: string): SiteConfig {
  const { dir = directionOf(locale), labels, texts } = config.locales[locale]!
  const text = (original: string) => (Object.hasOwn(texts, original) ? texts[original]! : original)
  const withLabel = <Item extends { label: string }>(item: Item): Item => ({ ...item, label: text(item.label) })
  const logo = <Logo extends { alt: string }>(image: Logo | undefined) => image && { ...image, alt: text(image.alt) }
  const entry = (item: SidebarEntry): SidebarEntry => {
    if (typeof item === 'string' || !('label' in item)) return item
    return 'items' in item ? { ...withLabel(item), items: item.items.map(entry) } : withLabel(item)
  }
  const sidebars = (all: Record<string, SidebarEntry[]>) =>
    Object.fromEntries(Object.entries(all).map(([name, entries]) => [name, entries.map(entry)]))
  const { navbar, footer, announcement } = config
  return {
    ...config,
    locale,
    dir,
    labels,
    title: text(config.title),
    tagline: text(config.tagline),
    navbar: {
      title: text(navbar.title ?? config.title),
      logo: logo(navbar.logo),
      items: navbar.items.map((item) =>
        'items' in item ? { ...withLabel(item), items: item.items.map(withLabel) } : withLabel(item),
      ),
    },
    footer: {
      logo: logo(footer.logo),
      groups: footer.groups.map(({ title, items }) => ({ title: text(title), items: items.map(withLabel) })),
      copyright: text(footer.copyright),
    },
    announcement: announcement && { ...announcement, text: text(announcement.text) },
    versions: config.versions.map((version) => ({
      ...version,
      label: text(version.label ?? version.name),
      sidebar: Array.isArray(version.sidebar)
        ? version.sidebar.map(entry)
        : version.sidebar && sidebars(version.sidebar),
    })),
    sidebars: config.sidebars && sidebars(config.sidebars),
  }
}
