import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import picomatch from 'picomatch'
import type { SidebarEntry, UserConfig } from '../../model/config-schema.ts'
import { assembleSite } from '../shared/assemble-site.ts'
import { routeForm } from '../shared/convert-links.ts'
import { editUrlFor } from '../shared/edit-url.ts'
import { headOf } from '../shared/head.ts'
import { listFiles } from '../shared/list-files.ts'
import type { MigratedSite } from '../shared/migrated-site.ts'
import { type NavItem, pathOf, slugFor, targetFor, toNavbar, toSidebar } from '../shared/navigation.ts'
import { createSite, lose, type OldPage, type OldSite, readPage } from '../shared/old-site.ts'
import { type Options, textOf, toArray, toRecord } from '../shared/values.ts'
import { pageText, reportFrontMatter } from '../shared/write-page.ts'
import { convertVitePressPage, type VitePressContext } from './convert-vitepress-page.ts'
import { readVitePress, type VitePressConfig } from './read-vitepress.ts'

/** Converts a VitePress site in memory. `folder` contains `.vitepress`. */
export async function migrateVitePress(folder: string, target: string): Promise<MigratedSite> {
  const original = await readVitePress(folder)
  const { config } = original
  const pagesFolder = join(folder, textOf(config.srcDir) ?? '.')
  const locales = Object.keys(toRecord(config.locales)).filter(
    (key) => key !== 'root' && existsSync(join(pagesFolder, key)),
  )
  const pages = listPages(original, pagesFolder, locales)
  const site = createSite(
    {
      generator: 'VitePress',
      root: folder,
      pagesFolder,
      publicFolders: [join(pagesFolder, 'public')].filter(existsSync),
      origin: /^https?:\/\/[^/]+/.exec(textOf(toRecord(config.sitemap).hostname) ?? '')?.[0] ?? '',
      baseUrl: `/${textOf(config.base) ?? ''}/`.replace(/\/+/g, '/'),
    },
    pages,
  )
  const file = relative(folder, original.file)
  site.isUnmigrated = (path) => locales.some((key) => `${path}/`.startsWith(`/${key}/`))
  reportUnmigrated(original, site, pagesFolder, locales, file)
  const theme = readTheme(original, site)
  const context: VitePressContext = {
    site,
    srcDir: pagesFolder,
    hasMath: Boolean(toRecord(config.markdown).math) || usesPlugin(original, /katex|mathjax|math/),
    containers: Object.keys(toRecord(toRecord(toRecord(config.markdown).container).customContainers)),
    themeClasses: theme.classes,
  }
  const texts = new Map(pages.map((page) => [page.target, vitepressPage(page, context)] as const))
  reportPlugins(original, site, file)
  return assembleSite(site, texts, vitepressConfig(original, site, file, target, theme))
}

function listPages({ config, folder }: VitePressConfig, pagesFolder: string, locales: readonly string[]): OldPage[] {
  const isExcluded = picomatch([
    ...toArray(config.srcExclude).map(String),
    '**/node_modules/**',
    '.*/**',
    '**/dist/**',
    'public/**',
    ...locales.map((key) => `${key}/**`),
  ])
  const usedTargets = new Set<string>()
  return listFiles(pagesFolder)
    .filter((source) => source.endsWith('.md') && !isExcluded(source) && !/\[[^\]]+\]/.test(source))
    .map((source) => {
      const rewritten = rewrite(source, config.rewrites)
      const route = routeForm(`/${rewritten.replace(/\.md$/, '')}`)
      let target = targetFor(rewritten)
      if (usedTargets.has(target)) target = target.replace(/\.md$/, '-2.md')
      usedTargets.add(target)
      const file = join(pagesFolder, source)
      return readPage(file, source, relative(folder, file), route, target)
    })
}

/** Applies `rewrites`, whose patterns contain `:name` for a segment and `:name*` for any number of segments. */
export function rewrite(source: string, rewrites: unknown): string {
  if (typeof rewrites === 'function') {
    const result: unknown = rewrites(source)
    return typeof result === 'string' ? result.replace(/^\//, '') : source
  }
  for (const [from, to] of Object.entries(toRecord(rewrites))) {
    const names: string[] = []
    const pattern = from.replace(
      /[.+?^${}()|[\]\\]|:(\w+)(?:\(([^)]*)\))?(\*|\+)?/g,
      (found, name?: string, own?: string, more?: string) => {
        if (!name) return `\\${found}`
        names.push(name)
        return own ? `(${own})` : more ? '(.*)' : '([^/]+)'
      },
    )
    const match = new RegExp(`^${pattern}$`).exec(source)
    if (match)
      return String(to)
        .replace(/:(\w+)[*+]?/g, (_, name: string) => match[names.indexOf(name) + 1] ?? '')
        .replace(/^\//, '')
  }
  return source
}

/** Reports scripts and styles that a page adds to its `<head>`. Readers don't see the other elements. */
function reportHead(page: OldPage, site: OldSite): void {
  for (const entry of toArray(page.block.frontMatter.head)) {
    const tag = String(toArray(entry)[0])
    if (tag !== 'script' && tag !== 'style' && toRecord(toArray(entry)[1]).rel !== 'stylesheet') continue
    lose(page, site, {
      kind: 'configuration',
      name: `<${tag}> in \`head\``,
      reason: `The page adds a \`<${tag}>\` to its \`<head>\`.`,
      todo: 'If readers need it, add it to `head` in `site.config.ts`, where it applies to all pages.',
    })
  }
}

function vitepressPage(page: OldPage, context: VitePressContext): string {
  const { site } = context
  const { frontMatter } = page.block
  const markdown = convertVitePressPage(page, context)
  reportHead(page, site)
  const handled =
    'title description layout hero features outline prev next sidebar navbar aside lastUpdated editLink footer pageClass'.split(
      ' ',
    )
  reportFrontMatter(page, site, handled, {})
  const layout = textOf(frontMatter.layout)
  if (layout && !['doc', 'home', 'page'].includes(layout))
    lose(page, site, {
      kind: 'theme',
      name: `layout: ${layout}`,
      reason: `The page uses the layout \`${layout}\` of the old theme.`,
      todo: 'Write what the layout shows in Markdown, or as a component in `content/_components`.',
    })
  const outline = frontMatter.outline
  const [from, to] =
    outline === 'deep' ? [2, 6] : Array.isArray(outline) ? outline.map(Number) : [Number(outline), Number(outline)]
  const pager = (value: unknown): string | false | undefined => {
    if (value === false) return false
    const link = textOf(value) ?? textOf(toRecord(value).link)
    return link ? pathOf(link, site) : undefined
  }
  return pageText(
    {
      ...(textOf(frontMatter.title) && { title: String(frontMatter.title) }),
      ...(textOf(frontMatter.description) && { description: String(frontMatter.description) }),
      ...slugFor(page.target, page.route),
      ...((outline === false || frontMatter.aside === false) && { hide_table_of_contents: true }),
      ...(from && to && from >= 2 && to <= 6 && { toc_min_heading_level: from, toc_max_heading_level: to }),
      ...(frontMatter.prev !== undefined && { prev: pager(frontMatter.prev) }),
      ...(frontMatter.next !== undefined && { next: pager(frontMatter.next) }),
      ...(layout === 'home' && landing(page, site)),
    },
    markdown,
  )
}

/** Converts the front matter of a home page to that of a landing page. */
function landing(page: OldPage, site: OldSite): Options {
  const hero = toRecord(page.block.frontMatter.hero)
  const features = toArray(page.block.frontMatter.features).map(toRecord)
  const [name, text] = [textOf(hero.name), textOf(hero.text)]
  const title = [name, text].filter(Boolean).join(': ')
  const image = hero.image
  if (image)
    lose(page, site, {
      kind: 'component',
      name: 'hero image',
      reason: 'The image of the home page isn’t shown.',
      todo: 'Write a component in `content/_components` that shows the image, and name it in `hero.component`.',
    })
  if (features.some(({ icon }) => icon && (typeof icon !== 'string' || icon.trim().startsWith('<'))))
    lose(page, site, {
      kind: 'component',
      name: 'feature icons',
      reason: 'Images as icons of features aren’t shown.',
      todo: 'Use an emoji as the icon.',
    })
  const linkOf = (link: unknown) => {
    const path = textOf(link) && pathOf(String(link), site)
    if (path) return path.startsWith('/') ? { to: path } : { href: path }
    return textOf(link) ? { to: String(link) } : {}
  }
  return {
    ...(title && !page.block.frontMatter.title && { title }),
    ...(Object.keys(hero).length > 0 && {
      hero: {
        ...(title && { title }),
        ...(textOf(hero.tagline) && { tagline: textOf(hero.tagline) }),
        actions: toArray(hero.actions)
          .map(toRecord)
          .flatMap(({ text: label, link }) =>
            textOf(label) && textOf(link) ? [{ label: textOf(label), ...linkOf(link) }] : [],
          ),
      },
    }),
    ...(features.length > 0 && {
      features: features.map(({ title, details, link, icon }) => ({
        title: textOf(title) ?? '',
        text: textOf(details) ?? '',
        ...(textOf(link) && featureLink(linkOf(link))),
        ...(typeof icon === 'string' && !icon.trim().startsWith('<') && { icon }),
      })),
    }),
  }
}

function featureLink(link: { to?: string; href?: string }): { to?: string } {
  const to = link.to ?? link.href
  return to === undefined ? {} : { to }
}

function vitepressConfig(
  original: VitePressConfig,
  site: OldSite,
  file: string,
  target: string,
  theme: Theme,
): UserConfig {
  const { config, folder } = original
  const themeConfig = toRecord(config.themeConfig)
  const logo = toRecord(themeConfig.logo)
  const logoSrc = textOf(themeConfig.logo) ?? textOf(logo.src) ?? textOf(logo.light)
  const footer = toRecord(themeConfig.footer)
  const search = toRecord(toRecord(themeConfig.search).options ?? themeConfig.algolia)
  const outline = toRecord(themeConfig.outline).level ?? themeConfig.outline
  const levels = outline === 'deep' ? [2, 6] : Array.isArray(outline) ? outline.map(Number) : []
  const social = toArray(themeConfig.socialLinks)
    .map(toRecord)
    .flatMap(({ icon, link, ariaLabel }): NavItem[] =>
      textOf(link)
        ? [{ label: textOf(ariaLabel) ?? socialName(textOf(icon) ?? hostOf(String(link))), link: String(link) }]
        : [],
    )
  const head = headOf(
    toArray(config.head).map((entry) => {
      const [tag, attributes, content] = toArray(entry)
      return { tag, attributes, content }
    }),
    site,
    file,
  )
  const host = textOf(toRecord(config.sitemap).hostname)
  const sidebars = sidebarsOf(themeConfig.sidebar, site, file)
  const copyright = [textOf(footer.message), textOf(footer.copyright)].filter(Boolean).join(' ')
  const pattern = textOf(toRecord(themeConfig.editLink).pattern)
  return {
    title: textOf(config.title) ?? 'Docs',
    ...(textOf(config.description) && { tagline: textOf(config.description) }),
    ...(host && /^https?:\/\/[^/]+/.test(host) && { url: /^https?:\/\/[^/]+/.exec(host)![0] }),
    ...(site.baseUrl !== '/' && { baseUrl: site.baseUrl }),
    trailingSlash: false,
    ...(textOf(config.lang) && !/^en(-US)?$/.test(String(config.lang)) && { locale: String(config.lang) }),
    ...(head.favicon && { favicon: head.favicon }),
    ...(config.appearance === 'dark' && { colorMode: { default: 'dark' as const } }),
    ...(config.appearance === false && { colorMode: { switch: false, respectSystem: false } }),
    ...(config.appearance === 'force-dark' && {
      colorMode: { default: 'dark' as const, switch: false, respectSystem: false },
    }),
    ...(levels.length === 2 && levels[0]! >= 2 && { toc: { minLevel: levels[0]!, maxLevel: levels[1]! } }),
    ...optionalEditUrl(editUrlFor(target, pattern?.replace(/:path.*$/, ''), folder)),
    navbar: {
      ...(textOf(themeConfig.siteTitle) && { title: String(themeConfig.siteTitle) }),
      ...(logoSrc &&
        existsSync(join(site.publicFolders[0] ?? '', logoSrc)) && {
          logo: {
            src: logoSrc,
            ...(textOf(logo.dark) && { srcDark: String(logo.dark) }),
            ...(textOf(logo.alt) && { alt: String(logo.alt) }),
          },
        }),
      items: [...toNavbar(navItems(themeConfig.nav), site, file), ...toNavbar(social, site, file)],
    },
    ...(Object.keys(sidebars).length > 0 && { sidebars }),
    ...(copyright && { footer: { copyright } }),
    ...(textOf(search.appId) &&
      textOf(search.apiKey) &&
      textOf(search.indexName) && {
        search: { appId: String(search.appId), apiKey: String(search.apiKey), indexName: String(search.indexName) },
      }),
    ...(head.elements.length > 0 && { head: head.elements }),
    ...(theme.accent && { theme: { accent: theme.accent } }),
    samples: false,
    ...(config.ignoreDeadLinks === true && { onBrokenLinks: 'warn' as const }),
    // VitePress checks neither anchors nor references.
    rules: { 'undefined-reference': 'warn' },
    onBrokenAnchors: 'warn',
  }
}

function optionalEditUrl(editUrl: string | undefined): { editUrl?: string } {
  return editUrl === undefined ? {} : { editUrl }
}

function navItems(items: unknown): NavItem[] {
  return toArray(items)
    .map(toRecord)
    .map((item) => ({
      label: textOf(item.text)?.replace(/<[^>]*>/g, ''),
      link: textOf(item.link),
      ...(Array.isArray(item.items) && { items: navItems(item.items) }),
    }))
}

function sidebarsOf(sidebar: unknown, site: OldSite, file: string): Record<string, SidebarEntry[]> {
  const one = (items: unknown, base?: string) => toSidebar(sidebarItems(items, base), site, file)
  if (Array.isArray(sidebar)) return sidebar.length > 0 ? { docs: one(sidebar) } : {}
  const result: Record<string, SidebarEntry[]> = {}
  for (const [prefix, value] of Object.entries(toRecord(sidebar))) {
    const own = toRecord(value)
    const entries = Array.isArray(value) ? one(value) : one(own.items, textOf(own.base))
    const name = prefix.replace(/^\/|\/$/g, '').replace(/[^\w]+/g, '-') || 'docs'
    if (entries.length > 0) result[name] = entries
  }
  return result
}

function sidebarItems(items: unknown, base = ''): NavItem[] {
  return toArray(items)
    .map(toRecord)
    .map((item) => {
      const own = textOf(item.base) ?? base
      const link = textOf(item.link)
      const isExternal = link !== undefined && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(link)
      return {
        label: textOf(item.text)?.replace(/<[^>]*>/g, ''),
        ...(link && {
          link:
            isExternal || (!base && link.startsWith('/'))
              ? link
              : `${base}${base ? link.replace(/^\//, '') : `/${link}`}`,
        }),
        collapsed: item.collapsed === true,
        ...(Array.isArray(item.items) && { items: sidebarItems(item.items, own) }),
      }
    })
}

function socialName(icon: string): string {
  const names: Record<string, string> = {
    github: 'GitHub',
    gitlab: 'GitLab',
    x: 'X',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    npm: 'npm',
  }
  return names[icon] ?? icon.charAt(0).toUpperCase() + icon.slice(1)
}

function hostOf(url: string): string {
  return /^\w+:\/\/([^/]+)/.exec(url)?.[1] ?? url
}

/** Lists what belongs to the old site but isn't imported: translations, generated pages, and files that VitePress computes. */
function reportUnmigrated(
  { config, folder }: VitePressConfig,
  site: OldSite,
  pagesFolder: string,
  locales: readonly string[],
  file: string,
): void {
  for (const key of locales) {
    const count = listFiles(join(pagesFolder, key)).filter((path) => path.endsWith('.md')).length
    const label = textOf(toRecord(toRecord(config.locales)[key]).label) ?? key
    site.warnings.add({
      kind: 'page',
      name: `translation ${key}`,
      reason: `The translation \`${label}\` with its ${count} pages isn’t imported, because a site has one language.`,
      file,
      todo: `To import it as a site of its own, set \`srcDir: '${key}'\` in a copy of the configuration, and import the copy.`,
    })
  }
  for (const source of listFiles(pagesFolder).filter(
    (path) => /\[[^\]/]+\]\.md$/.test(path) && !path.startsWith('.'),
  )) {
    if (locales.some((key) => source.startsWith(`${key}/`))) continue
    site.warnings.add({
      kind: 'page',
      name: source,
      reason: `\`${source}\` generates pages, which aren’t imported.`,
      file: relative(folder, join(pagesFolder, source)),
      todo: 'Write a plugin with a `pages` hook that returns these pages.',
    })
  }
  for (const key of ['transformHead', 'transformPageData', 'transformHtml', 'buildEnd', 'postRender']) {
    if (typeof config[key] === 'function')
      site.warnings.add({
        kind: 'configuration',
        name: key,
        reason: `The hook \`${key}\` isn’t imported.`,
        file,
        todo: 'The engine writes the canonical URL and the tags for previews itself. Write anything else as a plugin with the hooks `head`, `page`, or `buildEnd`.',
      })
  }
  const themeConfig = toRecord(config.themeConfig)
  const known =
    'logo siteTitle nav sidebar socialLinks search algolia editLink footer outline aside lastUpdated docFooter darkModeSwitchLabel lightModeSwitchTitle darkModeSwitchTitle sidebarMenuLabel returnToTopLabel langMenuLabel externalLinkIcon skipToContentLabel i18nRouting notFound outlineTitle lastUpdatedText'.split(
      ' ',
    )
  for (const key of Object.keys(themeConfig).filter((key) => !known.includes(key)))
    site.warnings.add({
      kind: 'configuration',
      name: `themeConfig.${key}`,
      reason: `\`themeConfig.${key}\` has no equivalent.`,
      file,
      todo:
        key === 'carbonAds'
          ? 'Add the advertisement as a component of the theme.'
          : 'If readers need what it shows, write it in Markdown or as a component in `content/_components`.',
    })
  if (toRecord(themeConfig.search).provider === 'local') site.warnings.cover('local search', 'the built-in search')
  if (config.sitemap) site.warnings.cover('sitemap', 'the build writes `sitemap.xml`')
  if (config.lastUpdated || themeConfig.lastUpdated)
    site.warnings.add({
      kind: 'configuration',
      name: 'lastUpdated',
      reason: 'Pages don’t show the date of their last change.',
      file,
      todo: 'Nothing, unless readers need the dates: then add them with a plugin.',
    })
}

interface Theme {
  accent?: string | undefined
  classes: ReadonlySet<string>
}

/** Reads the stylesheets and components of `.vitepress/theme`. */
function readTheme({ folder }: VitePressConfig, site: OldSite): Theme {
  const theme = join(folder, '.vitepress/theme')
  const files = existsSync(theme) ? listFiles(theme) : []
  const index = files.find((path) => /^index\.[jt]s$/.test(path))
  const source = index ? readFileSync(join(theme, index), 'utf8') : ''
  if (/\bLayout\b\s*[:(,]|from\s+['"](?!\.|vitepress|vue['"])/.test(source))
    site.warnings.add({
      kind: 'theme',
      name: '.vitepress/theme',
      reason: 'The theme of the old site changes the layout around the pages.',
      file: relative(folder, join(theme, index!)),
      todo: 'Look at the old site, and write what is missing with `theme.components` in `site.config.ts`.',
    })
  let accent: string | undefined
  const classes = new Set<string>()
  for (const path of files.filter((path) => /\.(css|scss|less)$/.test(path))) {
    const css = readFileSync(join(theme, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    accent ??= /--vp-c-brand(?:-1)?:\s*(#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)\([^;]*\))\s*;/i.exec(css)?.[1]
    for (const [, name = ''] of css.matchAll(/\.([a-zA-Z][\w-]*)/g))
      if (!/^(?:VP|vp-|dark$|DocSearch)/.test(name)) classes.add(name)
    site.warnings.add({
      kind: 'style',
      name: posix.join('.vitepress/theme', path),
      reason: `The stylesheet \`${path}\` isn’t imported, because it is written for the old theme.`,
      file: relative(folder, join(theme, path)),
      todo: 'Copy the rules that are still needed to a stylesheet, and list it in `theme.css` of `site.config.ts`.',
    })
  }
  return { accent, classes }
}

const coveredPlugins: readonly [RegExp, string][] = [
  [/group-icons/, 'labels of code blocks, without icons'],
  [/image-size/, 'the build adds the size of images'],
  [/twoslash/, 'types of TypeScript samples'],
  [/llms/, '`llms.txt` and the Markdown copy of each page'],
  [/footnote|task-list|tasklist|deflist-none|abbr-none/, 'built in'],
  [/katex|mathjax|math|graphviz|mermaid/, 'pages that use it are listed'],
  [/pwa/, 'pages work offline'],
  [/sitemap/, 'the build writes `sitemap.xml`'],
  [/rss/, 'feeds are written for the blog'],
]

function usesPlugin(original: VitePressConfig, pattern: RegExp): boolean {
  return markdownPlugins(original).some((name) => pattern.test(name))
}

/** Returns the names of the packages whose plugins the configuration gives to markdown-it. */
function markdownPlugins({ config, loaded }: VitePressConfig): string[] {
  const names: string[] = []
  const configure = toRecord(config.markdown).config
  if (typeof configure !== 'function') return names
  const record: unknown = new Proxy(() => {}, {
    get: (_, key) =>
      key === 'use'
        ? (plugin: unknown) => {
            names.push(
              loaded.origins.get(plugin)?.from ??
                (typeof plugin === 'function' && plugin.name ? plugin.name : 'a plugin'),
            )
            return record
          }
        : key === 'then'
          ? undefined
          : record,
    apply: () => record,
    set: () => true,
  })
  try {
    configure(record)
  } catch {
    names.push('markdown.config')
  }
  return names
}

function reportPlugins(original: VitePressConfig, site: OldSite, file: string): void {
  for (const name of new Set(markdownPlugins(original))) {
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The markdown-it plugin \`${name}\` can’t run here, so what it adds to pages is missing.`,
        file,
        pages: 'all',
        todo: 'Look for a remark plugin that does the same, and add it to `markdown.remarkPlugins`.',
      })
  }
  for (const name of original.loaded.missing) {
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else site.warnings.omit(`what the configuration takes from \`${name}\`, which is not installed`)
  }
}
