import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import picomatch from 'picomatch'
import type { MigratedSite } from '../../model/migrated-site.ts'
import { createSite, lose, type OldPage, type OldSite, readPage } from '../../model/old-site.ts'
import { routeForm } from '../../passes/convert-links.ts'
import { type HeroImage, heroOf } from '../../passes/hero.ts'
import { loseHeadElements } from '../../passes/losses.ts'
import { importsMermaid } from '../../passes/mermaid.ts'
import { pagerLink, pathOf, slugFor, targetFor } from '../../passes/navigation.ts'
import { listFiles } from '../../util/list-files.ts'
import { hasTitleHeading, hasTitleMarkup } from '../../util/title-heading.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { assembleSite } from '../../write/assemble-site.ts'
import { convertPages } from '../../write/convert-pages.ts'
import { pageText, reportFrontMatter } from '../../write/write-page.ts'
import { convertVitePressPage } from './convert-vitepress-page.ts'
import { markdownPlugins, reportPlugins } from './markdown-plugins.ts'
import { readTheme } from './read-theme.ts'
import { readVitePress, type VitePressConfig } from './read-vitepress.ts'
import { reportUnmigrated } from './report-unmigrated.ts'
import { addVitePressTranslation } from './translations.ts'
import { vitepressConfig } from './vitepress-config.ts'
import type { VitePressContext } from './vitepress-context.ts'
import { idsOfVitePress } from './vitepress-heading-ids.ts'

/** Converts a VitePress site in memory. `folder` contains `.vitepress`. */
export async function migrateVitePress(folder: string, target: string, built?: string): Promise<MigratedSite> {
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
      built,
      url: toRecord(config.sitemap).hostname,
      base: config.base ?? '/',
    },
    pages,
  )
  const file = relative(folder, original.file)
  for (const key of locales) addVitePressTranslation(site, original, key)
  reportUnmigrated(original, site, pagesFolder, locales, file)
  const accent = readTheme(original, site)
  const plugins = await markdownPlugins(original)
  const uses = (pattern: RegExp) => plugins.some((name) => pattern.test(name))
  const context: VitePressContext = {
    site,
    srcDir: pagesFolder,
    hasMath: Boolean(toRecord(config.markdown).math) || uses(/katex|mathjax|math/),
    // Some plugins wrap the configuration in place of being added to markdown-it.
    hasMermaid: uses(/mermaid/i) || importsMermaid(original.loaded),
    hasTitles: uses(/group-?icon/i),
    containers: Object.keys(toRecord(toRecord(toRecord(config.markdown).container).customContainers)),
    headingIds: idsOfVitePress(config),
  }
  const texts = await convertPages(site, (page, own) => vitepressPage(page, { ...context, site: own }))
  reportPlugins(plugins, original, site, file)
  return assembleSite(site, texts, vitepressConfig(original, site, file, target, accent))
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
function rewrite(source: string, rewrites: unknown): string {
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

function vitepressPage(page: OldPage, context: VitePressContext): string {
  const { site } = context
  const { frontMatter } = page.block
  const markdown = convertVitePressPage(page, context)
  const head = toArray(frontMatter.head).map(toArray)
  loseHeadElements(
    head.map(([tag, attributes]) => ({ tag, rel: toRecord(attributes).rel })),
    page,
    site,
  )
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
    })
  const outline = frontMatter.outline
  const [from, to] =
    outline === 'deep' ? [2, 6] : Array.isArray(outline) ? outline.map(Number) : [Number(outline), Number(outline)]
  return pageText(
    {
      ...(textOf(frontMatter.title) && { title: String(frontMatter.title) }),
      // VitePress shows the heading in the text, and `title` in the browser tab.
      ...(layout !== 'home' &&
        (textOf(frontMatter.title) ? hasTitleHeading(markdown) : hasTitleMarkup(markdown)) && { hide_title: true }),
      ...(textOf(frontMatter.description) && { description: String(frontMatter.description) }),
      ...slugFor(page.target, page.route),
      ...((outline === false || frontMatter.aside === false) && { hide_table_of_contents: true }),
      ...(from && to && from >= 2 && to <= 6 && { toc_min_heading_level: from, toc_max_heading_level: to }),
      prev: pagerLink(frontMatter.prev, site),
      next: pagerLink(frontMatter.next, site),
      ...(layout === 'home' && landing(page, site)),
    },
    markdown,
    page.block,
  )
}

/** Converts a home page's front matter to a landing page's. */
function landing(page: OldPage, site: OldSite): Options {
  const hero = toRecord(page.block.frontMatter.hero)
  const features = toArray(page.block.frontMatter.features).map(toRecord)
  const [name, text] = [textOf(hero.name), textOf(hero.text)]
  const title = [name, text].filter(Boolean).join(': ')
  const image = heroImage(hero.image, site)
  if (features.some(({ icon }) => icon && featureIcon(icon, site) === undefined))
    lose(page, site, {
      kind: 'component',
      name: 'feature icons',
      reason: 'Some icons of features aren’t shown.',
    })
  return {
    ...(title && !page.block.frontMatter.title && { title }),
    ...(Object.keys(hero).length > 0 && { hero: heroOf(hero, title, image, page, site) }),
    ...(features.length > 0 && {
      features: features.map(({ title, details, link, icon }) => ({
        title: textOf(title) ?? '',
        text: textOf(details) ?? '',
        ...(textOf(link) && { to: pathOf(String(link), site) ?? String(link) }),
        ...(featureIcon(icon, site) && { icon: featureIcon(icon, site) }),
      })),
    }),
  }
}

/** Returns the image of a hero. VitePress shows the value of `dark` in dark mode. */
function heroImage(image: unknown, site: OldSite): HeroImage | undefined {
  const { src, light, dark, alt } = toRecord(textOf(image) ? { src: image } : image)
  const [own, ownDark] = [publicImage(src ?? light ?? dark, site), publicImage(dark, site)]
  if (!own) return undefined
  return { src: own, srcDark: ownDark === own ? undefined : ownDark, alt: textOf(alt) }
}

/** Returns an emoji, or the path of an image. Returns `undefined` for HTML, and for an image that differs between color modes. */
function featureIcon(icon: unknown, site: OldSite): string | undefined {
  const { src } = toRecord(icon)
  const path = publicImage(src ?? icon, site)
  if (path) return path
  return typeof icon === 'string' && !/^\s*<|^https?:|^\//.test(icon) ? icon : undefined
}

function publicImage(path: unknown, site: OldSite): string | undefined {
  const text = textOf(path)
  if (!text || !/\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(text)) return undefined
  if (/^https?:/.test(text)) return text
  const own = `/${text.replace(/^\/+/, '')}`
  return site.publicFolders.some((folder) => existsSync(join(folder, own))) ? own : undefined
}
