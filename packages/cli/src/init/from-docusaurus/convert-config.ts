import type { SidebarEntry, UserConfig } from '../../model/config-schema.ts'
import { lenientLevels } from '../shared/lenient-levels.ts'
import type { MigrationWarnings, WarningKind } from '../shared/migration-warnings.ts'
import { convertHead } from './convert-head.ts'
import type { Redirect } from './convert-redirects.ts'
import { isPlugin, type Options, type OriginalSite, textOf, toArray, toRecord } from './original-site.ts'
import type { OutsideLinks } from './outside-links.ts'
import { displayPath } from './page-context.ts'

export interface ConfigParts {
  /** The folder that paths in messages are relative to. */
  root: string
  sidebars: Record<string, SidebarEntry[]>
  redirects: Redirect[]
  css: string[]
  accent?: string | undefined
  accentDark?: string | undefined
  editUrl: string | undefined
  /** Links that are excluded from the link check. The configuration's own are added. */
  outsideLinks: OutsideLinks
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
  const warnOf = (kind: WarningKind) => (name: string, reason: string, note?: string) =>
    warnings.add({
      kind,
      name,
      reason,
      file: displayPath({ folder: parts.root }, site.configFile),
      ...(note && { note }),
    })
  const warn = warnOf('configuration')
  const linkIn = (kind: 'navbar link' | 'footer link') => (item: Options) => linkOf(item, kind, parts, warnOf(kind))
  const toc = toRecord(themeConfig.tableOfContents)
  const image = textOf(themeConfig.image)
  const favicon = textOf(config.favicon)
  const tagId = [site.plugins.find(({ name }) => isPlugin(name, 'google-gtag'))?.options.trackingID].flat()[0]
  const algolia = toRecord(themeConfig.algolia)
  const hooks = toRecord(toRecord(config.markdown).hooks)
  const head = convertHead(config, themeConfig, warn)
  const announcement = announcementOf(toRecord(themeConfig.announcementBar), parts.outsideLinks)
  const analytics = analyticsOf(site, typeof tagId === 'string' && !tagId.startsWith('UA-') ? tagId : undefined)
  reportKeys(site, warn, warnings)
  reportEditUrls(site, parts.editUrl, warn)
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
    navbar: navbar(toRecord(themeConfig.navbar), linkIn('navbar link')),
    ...(announcement && { announcement }),
    ...(Object.keys(parts.sidebars).length > 0 && { sidebars: parts.sidebars }),
    ...footer(toRecord(themeConfig.footer), linkIn('footer link'), warn),
    ...(textOf(algolia.appId) && textOf(algolia.apiKey) && textOf(algolia.indexName)
      ? {
          search: {
            appId: String(algolia.appId),
            apiKey: String(algolia.apiKey),
            indexName: String(algolia.indexName),
          },
        }
      : {}),
    ...(analytics && { analytics }),
    ...(head.length > 0 && { head }),
    ...(parts.redirects.length > 0 && { redirects: parts.redirects }),
    ...(parts.css.length > 0 || parts.accent
      ? {
          theme: {
            ...optional('accent', parts.accent),
            ...optional('accentDark', parts.accentDark),
            ...(parts.css.length > 0 && { css: parts.css }),
          },
        }
      : {}),
    samples: false,
    // Docusaurus doesn't check HTML, and reports other files only as broken links.
    rules: lenientLevels.rules,
    ...level('onBrokenLinks', config.onBrokenLinks, 'throw'),
    // By default, Docusaurus reports broken anchors only as warnings.
    ...level('onBrokenAnchors', config.onBrokenAnchors ?? 'warn', 'throw'),
    ...level('onBrokenMarkdownLinks', hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks, 'warn'),
    ...level('onDuplicateRoutes', config.onDuplicateRoutes, 'warn'),
    // All links have been converted by now.
    ...(parts.outsideLinks.urls.size > 0 && { ignoreLinks: [...parts.outsideLinks.urls].sort() }),
  }
}

/** Keys of the configuration and of `themeConfig` that are converted, or whose work is done by the engine without being configured. */
const knownKeys = new Set(
  `title titleDelimiter tagline favicon url baseUrl baseUrlIssueBanner trailingSlash i18n organizationName projectName deploymentBranch githubHost
  githubPort onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes noIndex customFields themes plugins presets themeConfig
  staticDirectories scripts stylesheets headTags webpack future markdown storage ssrTemplate`.split(/\s+/),
)
const knownThemeKeys = new Set(
  `navbar footer colorMode image metadata prism tableOfContents docs blog announcementBar algolia gtag googleAnalytics zoom pwa
  hideableSidebar sidebarCollapsible`.split(/\s+/),
)

/** Reports the keys that have no equivalent, and the settings of known keys that readers would miss. */
function reportKeys(
  { config, themeConfig, docs }: OriginalSite,
  warn: (name: string, reason: string, note?: string) => void,
  warnings: MigrationWarnings,
): void {
  for (const key of Object.keys(config))
    if (key === 'clientModules')
      warn(
        key,
        'The scripts of `clientModules` aren’t imported. They run on each page, and again when a reader follows a link.',
      )
    else if (!knownKeys.has(key)) warn(key, `The key \`${key}\` of the configuration has no equivalent.`)
  for (const key of Object.keys(themeConfig))
    if (!knownThemeKeys.has(key)) warn(`themeConfig.${key}`, `The key \`themeConfig.${key}\` has no equivalent.`)
  if (toRecord(config.themeConfig).prism !== undefined && toRecord(themeConfig.prism).theme !== undefined)
    warnings.omit('colors of code')
  const style = toRecord(themeConfig.footer).style ?? toRecord(themeConfig.navbar).style
  if (style !== undefined) warnings.omit(`the style \`${style}\` of the navbar or the footer`)
  if (docs.some(({ showsDates }) => showsDates))
    warnings.cover('showLastUpdateTime', 'the date of the last change, from the git history')
}

/** Reports `editUrl` options that aren't imported. The new site can have only one, which comes from the first docs plugin that sets it. */
function reportEditUrls(
  { docs }: OriginalSite,
  imported: string | undefined,
  warn: (name: string, reason: string, note?: string) => void,
): void {
  const [first, ...others] = docs.filter(({ hasEditUrl }) => hasEditUrl)
  if (!first) return
  if (imported === undefined)
    warn(
      'editUrl',
      first.editUrl === undefined
        ? 'The links to the source of each page aren’t imported, because `editUrl` doesn’t return a fixed URL and the path of the page.'
        : 'The links to the source of each page aren’t imported, because the new folder’s place in the repository of the old site isn’t known.',
      'Set `editUrl` to the URL of the folder that contains `content/`.',
    )
  for (const { id, editUrl } of others)
    if (imported !== undefined && editUrl !== first.editUrl)
      warn('editUrl', `The \`editUrl\` of \`${id}\` isn’t imported, because all pages share one \`editUrl\`.`)
}

function announcementOf({ id, content, isCloseable }: Options, outsideLinks: OutsideLinks): UserConfig['announcement'] {
  const text = htmlAsMarkdown(textOf(content) ?? '', (url) => outsideLinks.convert(url) ?? url)
  if (!text) return undefined
  return {
    id: (textOf(id) ?? 'announcement').replace(/[^\w.-]+/g, '-'),
    text,
    ...(isCloseable === false && { closable: false }),
  }
}

/** Converts a line of HTML to Markdown: links, strong text, emphasis, and code. Other elements become their text. */
function htmlAsMarkdown(html: string, convertUrl: (url: string) => string): string {
  const marked = html
    .replace(/<a\s[^>]*?href=["']([^"']*)["'][^>]*>([\s\S]*?)<\/a>/gi, (_, url: string, text: string) => {
      const label = text.replace(/<[^>]*>/g, '').trim()
      return `[${label}](${convertUrl(url)})`
    })
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?(?:i|em)>/gi, '_')
    .replace(/<\/?code>/gi, '`')
    .replace(/<[^>]*>/g, ' ')
  return decodeEntities(marked).replace(/\s+/g, ' ').trim()
}

function analyticsOf(site: OriginalSite, ga4: string | undefined): UserConfig['analytics'] | undefined {
  const umami = site.plugins.find(({ name }) => /umami/.test(name))?.options
  const websiteId = textOf(umami?.websiteID ?? umami?.websiteId)
  const domain = textOf(umami?.analyticsDomain)
  const src = textOf(umami?.src) ?? (domain && `https://${domain}/${textOf(umami?.scriptName) ?? 'script.js'}`)
  const plausible = textOf(site.plugins.find(({ name }) => /plausible/.test(name))?.options.domain)
  const analytics = {
    ...optional('ga4', ga4),
    ...optional('plausible', plausible),
    ...(websiteId && src && { umami: { src, websiteId } }),
  }
  return Object.keys(analytics).length > 0 ? analytics : undefined
}

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
function linkOf(
  item: Options,
  kind: 'navbar link' | 'footer link',
  parts: ConfigParts,
  warn: (label: string, why: string) => void,
): Link | undefined {
  const inHtml = linkInHtml(textOf(item.html))
  const label = textOf(item.label) ?? textOf(item['aria-label']) ?? inHtml?.label
  const set = textOf(item.docsPluginId)
  const own =
    item.docId !== undefined
      ? parts.routeOf(String(item.docId), set)
      : item.sidebarId !== undefined
        ? parts.firstOf(String(item.sidebarId), set)
        : (textOf(item.to) ?? textOf(item.href) ?? inHtml?.url)
  if (!label || own === undefined) {
    const shown =
      label ??
      (String(item.html ?? item.type ?? '')
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 40) ||
        'HTML')
    warn(shown, `The ${kind} \`${shown}\` has no equivalent.`)
    return undefined
  }
  const outside = parts.outsideLinks.convert(own)
  if (outside !== undefined) return { label, href: outside }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(own)) return { label, href: own }
  const path = `/${own.replace(/^\/+/, '')}`
  const to = path.replace(/^(\/[^#?]*[^/#?])\/(?=$|[#?])/, '$1')
  if (parts.isTarget(to.replace(/[#?].*$/, '') || '/')) return { label, to }
  warn(label, `The ${kind} \`${label}\` points to \`${to}\`, which isn’t imported.`)
  return undefined
}

/** Returns the link in an item that is written in HTML, such as a badge. An image is replaced by its description. */
function linkInHtml(html: string | undefined): { label: string; url: string } | undefined {
  const [, url, inner = ''] = /<a\s[^>]*?href=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/i.exec(html ?? '') ?? []
  const described = inner.replace(/<img\s[^>]*?alt=["']([^"']*)["'][^>]*>/gi, '$1')
  const label = decodeEntities(described.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return url && label ? { label, url } : undefined
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
  if (/<a\s/.test(written)) warn('footer.copyright', 'The links in `footer.copyright` become plain text.')
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
