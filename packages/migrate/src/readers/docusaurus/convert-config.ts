import type { SidebarEntry, UserConfig } from '@docs-engine/cli/internal'
import type { WarningKind } from '../../model/migration-warnings.ts'
import type { OldSite } from '../../model/old-site.ts'
import { displayPath } from '../../model/old-site.ts'
import { headOf } from '../../passes/head.ts'
import type { Redirect } from '../../passes/redirects.ts'
import { editUrlFor, repositoryOf } from '../../util/edit-url.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { lenientLevels } from '../../write/lenient-levels.ts'
import { blogLabels } from './blog-places.ts'
import { decodeEntities, footer, type LinkContext, linkOf, navbar, optional, publicPath } from './convert-navigation.ts'
import type { ConvertedStyles } from './convert-styles.ts'
import { outsidePath } from './convert-url.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { isPlugin, type OriginalSite } from './original-site.ts'

export interface ConfigParts extends Omit<LinkContext, 'context'> {
  sidebars: Record<string, SidebarEntry[]>
  versions: UserConfig['versions']
  redirects: Redirect[]
  styles: ConvertedStyles
  /** The folder of the new site. */
  target: string
}

/** Converts `docusaurus.config` to the engine's configuration. */
export function convertConfig(context: DocusaurusContext, parts: ConfigParts): UserConfig {
  const { original: site } = context
  const { warnings } = context.site
  const { config, themeConfig } = site
  const file = displayPath(context.site, site.configFile)
  const warnOf = (kind: WarningKind) => (name: string, reason: string, note?: string) =>
    warnings.add({ kind, name, reason, file, ...(note && { note }) })
  const warn = warnOf('configuration')
  const linkIn = (kind: 'navbar link' | 'footer link') => (item: Options) =>
    linkOf(item, kind, { ...parts, context }, warnOf(kind))
  const toc = toRecord(themeConfig.tableOfContents)
  const image = textOf(themeConfig.image)
  const favicon = textOf(config.favicon)
  const tagId = [site.plugins.find(({ name }) => isPlugin(name, 'google-gtag'))?.options.trackingID].flat()[0]
  const algolia = toRecord(themeConfig.algolia)
  const hooks = toRecord(toRecord(config.markdown).hooks)
  const head = headOf(headEntries(config, themeConfig), context.site, file)
  const announcement = announcementOf(toRecord(themeConfig.announcementBar), context.site)
  reportKeys(site, warn)
  const edited = site.docs.find(({ hasEditUrl }) => hasEditUrl)
  const editUrl = convertEditUrl(parts.target, edited?.editUrl, site.folder)
  if (edited && editUrl === undefined)
    warn(
      'editUrl',
      'The “Edit this page” links aren’t imported, because the new folder’s URL in the repository of the old site isn’t known.',
      'Set `editUrl` to the URL of the folder that contains `content/`.',
    )
  const labels = site.blogs[0] && blogLabels(site.blogs[0])
  const { css, accent, accentDark } = parts.styles
  return {
    title: textOf(config.title) ?? textOf(toRecord(themeConfig.navbar).title) ?? 'Docs',
    ...optional('tagline', textOf(config.tagline)),
    ...optional('url', context.site.origin),
    ...optional('baseUrl', nonDefault(context.site.baseUrl, '/')),
    ...optional('trailingSlash', typeof config.trailingSlash === 'boolean' ? config.trailingSlash : undefined),
    ...optional('locale', nonDefault(textOf(toRecord(config.i18n).defaultLocale), 'en')),
    ...optional('favicon', favicon ? publicPath(favicon) : head.favicon),
    ...colorMode(toRecord(themeConfig.colorMode)),
    ...(toc.minHeadingLevel !== undefined || toc.maxHeadingLevel !== undefined
      ? { toc: { minLevel: Number(toc.minHeadingLevel ?? 2), maxLevel: Number(toc.maxHeadingLevel ?? 3) } }
      : {}),
    ...optional('socialImage', image && !/^https?:/.test(image) ? publicPath(image) : undefined),
    ...optional('editUrl', editUrl),
    navbar: navbar(toRecord(themeConfig.navbar), linkIn('navbar link')),
    ...(announcement && { announcement }),
    ...(labels && Object.keys(labels).length > 0 && { labels }),
    ...(Object.keys(parts.sidebars).length > 0 && { sidebars: parts.sidebars }),
    ...(parts.versions && { versions: parts.versions }),
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
    ...(typeof tagId === 'string' && !tagId.startsWith('UA-') && { analytics: { ga4: tagId } }),
    ...(head.elements.length > 0 && { head: head.elements }),
    ...(parts.redirects.length > 0 && { redirects: parts.redirects }),
    ...((css.length > 0 || accent) && {
      theme: {
        ...optional('accent', accent),
        ...optional('accentDark', accentDark),
        ...(css.length > 0 && { css }),
      },
    }),
    samples: false,
    // Docusaurus doesn't check HTML, and reports other files only as broken links.
    rules: lenientLevels.rules,
    ...level('onBrokenLinks', config.onBrokenLinks, 'throw'),
    // Docusaurus doesn't check the anchors of full URLs.
    onBrokenAnchors: 'warn',
    ...level('onBrokenMarkdownLinks', hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks, 'warn'),
    ...level('onDuplicateRoutes', config.onDuplicateRoutes, 'warn'),
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
  hideableSidebar sidebarCollapsible liveCodeBlock`.split(/\s+/),
)

/** Reports the keys that have no equivalent, and the settings of known keys that readers would miss. */
function reportKeys(
  { config, themeConfig }: OriginalSite,
  warn: (name: string, reason: string, note?: string) => void,
): void {
  for (const key of Object.keys(config))
    if (key === 'clientModules')
      warn(
        key,
        'The scripts of `clientModules` aren’t imported. Docusaurus runs them on each page, and again when a reader follows a link.',
      )
    else if (!knownKeys.has(key)) warn(key, `The key \`${key}\` of the configuration has no equivalent.`)
  for (const key of Object.keys(themeConfig))
    if (!knownThemeKeys.has(key)) warn(`themeConfig.${key}`, `The key \`themeConfig.${key}\` has no equivalent.`)
}

/** Returns the elements of `headTags`, `scripts`, `stylesheets`, and the theme's `metadata`. */
function headEntries(config: Options, themeConfig: Options): { tag: unknown; attributes: object; content?: unknown }[] {
  const withUrl = (key: string, entry: unknown) => (typeof entry === 'string' ? { [key]: entry } : toRecord(entry))
  return [
    ...toArray(config.headTags)
      .map(toRecord)
      .map(({ tagName, attributes, innerHTML }) => ({
        tag: tagName,
        attributes: toRecord(attributes),
        content: innerHTML,
      })),
    ...toArray(themeConfig.metadata).map((entry) => ({ tag: 'meta', attributes: toRecord(entry) })),
    ...toArray(config.stylesheets).map((entry) => ({
      tag: 'link',
      attributes: { rel: 'stylesheet', ...withUrl('href', entry) },
    })),
    ...toArray(config.scripts).map((entry) => ({ tag: 'script', attributes: withUrl('src', entry) })),
  ]
}

function announcementOf({ id, content, isCloseable }: Options, site: OldSite): UserConfig['announcement'] {
  const text = htmlAsMarkdown(textOf(content) ?? '', (url) => outsidePath(url, site) ?? url)
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

function nonDefault(value: string | undefined, usual: string): string | undefined {
  return value === usual ? undefined : value
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

/**
 * Returns the `editUrl` of the new site: the URL of the folder that contains `content/`. If the new folder isn't in a Git repository, it will
 * probably replace the old site, so that the URL stays the same.
 *
 * @param original The URL of the original site's folder.
 * @returns `undefined` if the new folder has no known place in the repository of the original site.
 */
function convertEditUrl(target: string, original: string | undefined, siteFolder: string): string | undefined {
  if (original === undefined) return undefined
  if (repositoryOf(target) !== undefined) return editUrlFor(target, original, siteFolder)
  return /^https?:\/\//.test(original)
    ? original.replace(/^(https:\/\/(?:[^/]+\/){3}(?:-\/)?)(?:blob|tree)\//, '$1edit/')
    : undefined
}
