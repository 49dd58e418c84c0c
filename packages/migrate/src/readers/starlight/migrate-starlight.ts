import { existsSync, readdirSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import { slug } from 'github-slugger'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { htmlText } from '../../built/html-text.ts'
import { pathAliases } from '../../foreign/path-aliases.ts'
import type { MigratedSite, NewFile } from '../../model/migrated-site.ts'
import { createSite, type OldPage, type OldSite, readPage } from '../../model/old-site.ts'
import { heroOf } from '../../passes/hero.ts'
import { loseHeadElements } from '../../passes/losses.ts'
import { importsMermaid } from '../../passes/mermaid.ts'
import { pagerLink, slugFor, targetFor } from '../../passes/navigation.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { starlightComponents } from '../../runtime/starlight.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { assembleSite } from '../../write/assemble-site.ts'
import { convertPages } from '../../write/convert-pages.ts'
import { pageText, reportFrontMatter } from '../../write/write-page.ts'
import { CopiedModules } from '../mdx/copied-modules.ts'
import { convertStarlightPage } from './convert-starlight-page.ts'
import { heroImage } from './hero-image.ts'
import { readStarlight } from './read-starlight.ts'
import { otherPages, reportUnmigrated } from './report-unmigrated.ts'
import { starlightConfig } from './starlight-config.ts'
import type { StarlightContext } from './starlight-context.ts'
import { hasBlog, reportStarlightPlugins, usesReact } from './starlight-plugins.ts'
import { addStarlightTranslation } from './translations.ts'

/** Converts a Starlight site in memory. `folder` contains `astro.config.*`. */
export async function migrateStarlight(folder: string, target: string, built?: string): Promise<MigratedSite> {
  const original = await readStarlight(folder)
  const { config, options } = original
  const srcFolder = join(folder, textOf(config.srcDir) ?? 'src')
  const pagesFolder = join(srcFolder, 'content/docs')
  if (!existsSync(pagesFolder)) throw new UserError(`No \`${relative(folder, pagesFolder)}\` in \`${folder}\`.`)
  const keys = Object.keys(toRecord(options.locales))
  const locale = keys.includes('root') ? '' : (textOf(options.defaultLocale) ?? keys[0] ?? '')
  // The folder of the locale `zh-cn` can be `zh-CN`.
  const folders = readdirSync(pagesFolder)
  const locales = keys
    .filter((key) => key !== 'root' && key !== locale)
    .flatMap((key) => folders.filter((name) => name.toLowerCase() === key.toLowerCase()))
  const site = createSite(
    {
      generator: 'Starlight',
      root: folder,
      pagesFolder,
      publicFolders: [join(folder, textOf(config.publicDir) ?? 'public')].filter(existsSync),
      built,
      url: config.site,
      base: config.base ?? '/',
    },
    listPages(folder, pagesFolder, locales, locale),
  )
  const stylesheets = toArray(options.customCss).flatMap((path) => textOf(path) ?? [])
  addStylesheets(stylesheets, folder, site, relative(folder, original.file))
  for (const key of locales) addStarlightTranslation(site, original, key, locale)
  // The new site always has a home page.
  for (const { route } of otherPages(folder)) if (route && route !== '/') site.lostRoutes.set(route, new Set())
  reportStarlightPlugins(original, site, relative(folder, original.file))
  const alias = pathAliases(folder)
  const aliased = (wanted: string) =>
    alias(wanted) ?? (/^[~@]\//.test(wanted) ? join(srcFolder, wanted.slice(2)) : undefined)
  const modules = new CopiedModules(
    { folder, staticFolders: site.publicFolders },
    { files: new Map(), fileFor: () => undefined },
    (wanted, importer) =>
      wanted.startsWith('.')
        ? resolve(dirname(importer), wanted)
        : isAbsolute(wanted) && !wanted.startsWith(folder)
          ? join(folder, wanted)
          : aliased(wanted),
  )
  const context: StarlightContext = {
    site,
    srcFolder,
    aliased,
    modules,
    hasReact: usesReact(original),
    hasMermaid: importsMermaid(original.loaded) || /\bmermaid\b/.test(JSON.stringify(options.head ?? '')),
    hasBlog: hasBlog(original),
    runtime: new Set(),
    partials: new Map(),
  }
  const texts = await convertPages(site, (page, own) => starlightPage(page, { ...context, site: own }))
  if ([...texts.values()].some((text) => /\sclass="(?:[^"]* )?not-content[ "]/.test(text)))
    site.css.set('not-content', plainContents)
  reportUnmigrated(original, site)
  for (const { target: path, text, reason } of context.partials.values())
    if (reason === undefined) texts.set(path, text)
  const files = new Map<string, NewFile>(modules.files)
  for (const name of context.runtime) files.set(`src/starlight/${name}.tsx`, { text: starlightComponents[name]! })
  Object.assign(site.packages, modules.packages)
  return assembleSite(site, texts, starlightConfig(original, site, target, locale), files)
}

function listPages(folder: string, pagesFolder: string, locales: readonly string[], locale: string): OldPage[] {
  return listFiles(pagesFolder)
    .filter((source) => /\.mdx?$/.test(source) && !/(?:^|\/)_/.test(source))
    .filter((source) => !/^404\.mdx?$/.test(source) && !locales.some((key) => source.startsWith(`${key}/`)))
    .map((source) => {
      const file = join(pagesFolder, source)
      const path = source
        .replace(/\.mdx?$/, '')
        .split('/')
        .map((segment) => slug(segment))
        .join('/')
        .replace(/(?:^|\/)index$/, '')
      // Pages and their translations have the same path in the folders of their languages.
      const isInLocale = locales.length > 0 && locale !== '' && source.startsWith(`${locale}/`)
      const target = targetFor(isInLocale ? source.slice(locale.length + 1) : source)
      const page = readPage(file, source, relative(folder, file), `/${path}`, target)
      const own = page.block.frontMatter.slug
      return typeof own === 'string' ? { ...page, route: `/${own.replace(/^\/|\/$/g, '')}` } : page
    })
}

/** What blog plugins show on posts. */
const postData = Object.fromEntries(
  ['date', 'authors', 'cover', 'tags', 'featured'].map((key) => [
    key,
    {
      reason: `The post doesn’t show its \`${key}\`, because blogs of Starlight aren’t imported as blogs.`,
      todo: 'Move the post to `content/blog`. See the page “Blog” in the documentation of Docs.',
    },
  ]),
)

const handled =
  'title description slug editUrl head tableOfContents template hero banner lastUpdated prev next pagefind sidebar draft'.split(
    ' ',
  )

/** Starlight's styles for the text of pages don't apply to elements in `.not-content`, which usually have styles of their own. */
const plainContents = `:where(.not-content) :where(h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dd, figure) {
  margin: 0;
}
`

async function starlightPage(page: OldPage, context: StarlightContext): Promise<string> {
  const { site } = context
  const { frontMatter } = page.block
  const banner = textOf(toRecord(frontMatter.banner).content)
  const html =
    banner && htmlText(fromHtml(banner, { fragment: true }).children as ElementContent[], page.source.endsWith('.mdx'))
  const markdown = await convertStarlightPage(page, context, html ? `:::info\n${html}\n:::\n\n` : '')
  reportFrontMatter(page, site, handled, context.hasBlog ? postData : {})
  const head = toArray(frontMatter.head).map(toRecord)
  loseHeadElements(
    head.map(({ tag, attrs }) => ({ tag, rel: toRecord(attrs).rel })),
    page,
    site,
  )
  const sidebar = toRecord(frontMatter.sidebar)
  const contents = toRecord(frontMatter.tableOfContents)
  const [from, to] = [Number(contents.minHeadingLevel ?? 2), Number(contents.maxHeadingLevel ?? 3)]
  return pageText(
    {
      ...(textOf(frontMatter.title) && { title: textOf(frontMatter.title) }),
      ...(textOf(frontMatter.description) && { description: textOf(frontMatter.description) }),
      ...slugIn(page, site),
      ...(textOf(sidebar.label) && { sidebar_label: textOf(sidebar.label) }),
      ...(sidebar.badge !== undefined && { sidebar_badge: badgeOf(sidebar.badge) }),
      ...(typeof sidebar.order === 'number' && { sidebar_position: sidebar.order }),
      ...((frontMatter.tableOfContents === false || frontMatter.template === 'splash') && {
        hide_table_of_contents: true,
      }),
      ...(Object.keys(contents).length > 0 && { toc_min_heading_level: from, toc_max_heading_level: to }),
      ...(sidebar.hidden === true && { unlisted: true }),
      ...(frontMatter.draft === true && { draft: true }),
      prev: pagerLink(frontMatter.prev, site),
      next: pagerLink(frontMatter.next, site),
      ...(frontMatter.hero !== undefined && {
        hero: heroOf(
          toRecord(frontMatter.hero),
          toRecord(frontMatter.hero).title,
          heroImage(page, context),
          page,
          site,
        ),
      }),
    },
    markdown,
    page.block,
  )
}

/** Returns the slug of a page. A translation doesn’t take over the slug of its original, which can contain the folder of the language. */
function slugIn({ route, target }: OldPage, { translation }: OldSite): { slug?: string } {
  const prefix = translation?.originalPrefix
  return prefix ? { slug: route.slice(prefix.length) || '/' } : slugFor(target, route)
}

const badgeTones: Record<string, string> = {
  note: 'info',
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  danger: 'danger',
}

/** Converts the badge of a page, which is a text, or a text with a variant. */
function badgeOf(badge: unknown): Record<string, string> {
  const { text = badge, variant } = toRecord(badge)
  const tone = badgeTones[String(variant)]
  return { text: String(text), ...(tone !== undefined && { tone }) }
}
