import type { SidebarEntry, UserConfig } from '../../model/config-schema.ts'
import type { Redirect } from './convert-redirects.ts'
import type { MigrationWarnings } from './migration-warnings.ts'
import { isPlugin, type Options, type OriginalSite, textOf, toArray, toRecord } from './original-site.ts'
import { displayPath } from './page-context.ts'

export interface ConfigParts {
  /** The folder that paths in messages are relative to. */
  root: string
  sidebar: SidebarEntry[]
  redirects: Redirect[]
  css: string[]
  editUrl: string | undefined
  ignoreLinks: string[]
  /** Returns the route of the document with the given ID. */
  routeOf: (docId: string, set?: string) => string | undefined
  /** Returns the route of a sidebar's first document. */
  firstOf: (sidebarId: string, set?: string) => string | undefined
  /** Whether a page or file exists in the new site. */
  isTarget: (path: string) => boolean
}

/** Converts `docusaurus.config` to the engine's configuration. */
export function convertConfig(site: OriginalSite, parts: ConfigParts, warnings: MigrationWarnings): UserConfig {
  const { config, themeConfig } = site
  const warn = (name: string, reason: string) =>
    warnings.add({ kind: 'configuration', name, reason, file: displayPath({ folder: parts.root }, site.configFile) })
  const link = (item: Options) => linkOf(item, parts, (label, why) => warn(label, why))
  const toc = toRecord(themeConfig.tableOfContents)
  const image = textOf(themeConfig.image)
  const favicon = textOf(config.favicon)
  const tagId = [site.plugins.find(({ name }) => isPlugin(name, 'google-gtag'))?.options.trackingID].flat()[0]
  const algolia = toRecord(themeConfig.algolia)
  const hooks = toRecord(toRecord(config.markdown).hooks)
  for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules']) {
    if (toArray(config[key]).length > 0)
      warn(key, `\`${key}\` has no equivalent: the Content Security Policy only allows the site’s own files.`)
  }
  for (const { name } of site.plugins)
    if (name && !convertedPlugins.some((known) => isPlugin(name, known) || name.endsWith(known)))
      warn(name, `The plugin \`${name}\` has no equivalent.`)
  return {
    title: textOf(config.title) ?? textOf(toRecord(themeConfig.navbar).title) ?? 'Docs',
    ...optional('tagline', textOf(config.tagline)),
    ...optional('url', /^https?:\/\/[^/]+$/.exec(textOf(config.url)?.replace(/\/$/, '') ?? '')?.[0]),
    ...optional(
      'baseUrl',
      textOf(config.baseUrl) === '/'
        ? undefined
        : `/${textOf(config.baseUrl) ?? ''}/`.replace(/\/+/g, '/').replace(/^\/$/, '') || undefined,
    ),
    ...optional('trailingSlash', typeof config.trailingSlash === 'boolean' ? config.trailingSlash : undefined),
    ...optional('locale', nonDefault(textOf(toRecord(config.i18n).defaultLocale), 'en')),
    ...optional('favicon', favicon && publicPath(favicon)),
    ...colorMode(toRecord(themeConfig.colorMode)),
    ...(toc.minHeadingLevel !== undefined || toc.maxHeadingLevel !== undefined
      ? { toc: { minLevel: Number(toc.minHeadingLevel ?? 2), maxLevel: Number(toc.maxHeadingLevel ?? 3) } }
      : {}),
    ...optional('socialImage', image && !/^https?:/.test(image) ? publicPath(image) : undefined),
    ...optional('editUrl', parts.editUrl),
    navbar: navbar(toRecord(themeConfig.navbar), link),
    ...(parts.sidebar.length > 0 && { sidebars: { docs: parts.sidebar } }),
    ...footer(toRecord(themeConfig.footer), link, warn),
    ...(textOf(algolia.appId) && textOf(algolia.apiKey) && textOf(algolia.indexName)
      ? {
          search: {
            appId: String(algolia.appId),
            apiKey: String(algolia.apiKey),
            indexName: String(algolia.indexName),
          },
        }
      : {}),
    ...(typeof tagId === 'string' ? { analytics: { ga4: tagId } } : {}),
    ...(parts.redirects.length > 0 && { redirects: parts.redirects }),
    ...(parts.css.length > 0 && { theme: { css: parts.css } }),
    samples: false,
    ...level('onBrokenLinks', config.onBrokenLinks, 'throw'),
    // By default, Docusaurus reports broken anchors only as warnings.
    ...level('onBrokenAnchors', config.onBrokenAnchors ?? 'warn', 'throw'),
    ...level('onBrokenMarkdownLinks', hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks, 'warn'),
    ...level('onDuplicateRoutes', config.onDuplicateRoutes, 'warn'),
    ...(parts.ignoreLinks.length > 0 && { ignoreLinks: parts.ignoreLinks }),
  }
}

const convertedPlugins = [
  'content-docs',
  'content-pages',
  'content-blog',
  'client-redirects',
  'google-gtag',
  'sitemap',
  'theme-classic',
  'ideal-image',
  'debug',
  'svgr',
]

function optional<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { [key in K]?: V })
}

function nonDefault(value: string | undefined, usual: string): string | undefined {
  return value === usual ? undefined : value
}

function publicPath(path: string): string {
  return `/${path.replace(/^\/+/, '')}`
}

function level<K extends string>(key: K, value: unknown, usual: string): { [key in K]?: 'throw' | 'warn' | 'ignore' } {
  const ours = value === 'log' ? 'warn' : value
  return ours === 'throw' || ours === 'warn' || ours === 'ignore'
    ? optional(key, ours === usual ? undefined : ours)
    : {}
}

function colorMode(options: Options): Pick<UserConfig, 'colorMode'> {
  const mode = {
    ...(options.defaultMode === 'dark' && { default: 'dark' as const }),
    // By default, Docusaurus ignores the system's color scheme.
    ...(options.respectPrefersColorScheme !== true && { respectSystem: false }),
    ...(options.disableSwitch === true && { switch: false }),
  }
  return Object.keys(mode).length > 0 ? { colorMode: mode } : {}
}

type Link = { label: string; to?: string; href?: string }

/** Converts an item of the navbar or the footer. Returns `undefined` if the item has no equivalent or its target wasn't migrated. */
function linkOf(item: Options, parts: ConfigParts, warn: (label: string, why: string) => void): Link | undefined {
  const label = textOf(item.label) ?? textOf(item['aria-label'])
  const set = textOf(item.docsPluginId)
  const own =
    item.docId !== undefined
      ? parts.routeOf(String(item.docId), set)
      : item.sidebarId !== undefined
        ? parts.firstOf(String(item.sidebarId), set)
        : (textOf(item.to) ?? textOf(item.href))
  if (!label || own === undefined) {
    const shown =
      label ??
      (String(item.html ?? item.type ?? '')
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 40) ||
        'HTML')
    warn(shown, `The item \`${shown}\` of the navbar or the footer has no equivalent.`)
    return undefined
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(own)) return { label, href: own.replace(/^pathname:\/\//, '') }
  const path = `/${own.replace(/^\/+/, '')}`
  const to = path.replace(/^(\/[^#?]*[^/#?])\/(?=$|[#?])/, '$1')
  if (parts.isTarget(to.replace(/[#?].*$/, '') || '/')) return { label, to }
  warn(label, `The item \`${label}\` leads to \`${to}\`, which was not imported.`)
  return undefined
}

/**
 * Types of navbar items that aren't converted, because they have no equivalent in the configuration. The engine adds search and the version
 * menu automatically.
 */
const builtIn = new Set(['search', 'localeDropdown', 'docsVersionDropdown', 'docsVersion'])

function navbar(options: Options, link: (item: Options) => Link | undefined): NonNullable<UserConfig['navbar']> {
  const items = toArray(options.items)
    .map(toRecord)
    .filter((item) => !builtIn.has(String(item.type)))
  const converted = items.flatMap((item) => {
    const below = toArray(item.items).map(toRecord)
    if (below.length === 0) return link(item) ?? []
    const items = below.flatMap((inner) => link(inner) ?? [])
    return items.length > 0 ? { label: String(item.label), items } : []
  })
  const logo = logoOf(options.logo)
  return { ...optional('title', textOf(options.title)), ...(logo && { logo }), items: converted }
}

function logoOf(
  value: unknown,
): { src: string; srcDark?: string; alt?: string; width?: number; height?: number } | undefined {
  const logo = toRecord(value)
  const src = textOf(logo.src)
  if (!src || /^https?:/.test(src)) return undefined
  const dark = textOf(logo.srcDark)
  const size = (key: 'width' | 'height') => (typeof logo[key] === 'number' ? { [key]: logo[key] } : {})
  return {
    src: publicPath(src),
    ...(dark && { srcDark: publicPath(dark) }),
    ...optional('alt', textOf(logo.alt)),
    ...size('width'),
    ...size('height'),
  }
}

function footer(
  options: Options,
  link: (item: Options) => Link | undefined,
  warn: (name: string, reason: string) => void,
): Pick<UserConfig, 'footer'> {
  const links = toArray(options.links).map(toRecord)
  const isGrouped = links.some((entry) => Array.isArray(entry.items))
  const groups = (isGrouped ? links : links.length > 0 ? [{ title: 'Links', items: links }] : [])
    .map((group) => ({
      title: textOf(group.title) ?? '',
      items: toArray(group.items)
        .map(toRecord)
        .flatMap((item) => link(item) ?? []),
    }))
    .filter(({ items }) => items.length > 0)
  const written = textOf(options.copyright) ?? ''
  const copyright = decodeEntities(written.replace(/<\/p>|<br\s*\/?>/g, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
  if (/<a\s/.test(written)) warn('copyright', 'The links in `footer.copyright` become text.')
  const logo = logoOf(options.logo)
  if (groups.length === 0 && !copyright && !logo) return {}
  return { footer: { ...(logo && { logo }), groups, ...(copyright && { copyright }) } }
}

function decodeEntities(text: string): string {
  const known: Record<string, string> = {
    copy: '©',
    reg: '®',
    trade: '™',
    amp: '&',
    nbsp: ' ',
    lt: '<',
    gt: '>',
    quot: '"',
  }
  return text.replace(/&(\w+);/g, (entity, name: string) => known[name] ?? entity)
}
