import type { PageKind } from '@docs-engine/client/page-data.ts'
import { readConfigSource } from '../config/config-source.ts'
import type { ParsedContent } from '../markdown/parse-pages.ts'
import type { Scan } from '../markdown/scan-content.ts'
import { type BlogPost, isPostSource } from '../model/blog-post.ts'
import type { ComponentFile } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, editionOfPath, editionsOf, pathWithin } from '../model/edition.ts'
import type { Levels } from '../model/levels.ts'
import { fileWarning, type Message } from '../model/message.ts'
import { type OwnSlugs, ownSlugs } from '../model/own-slugs.ts'
import type { Page } from '../model/page.ts'
import type { Plugin } from '../model/plugin.ts'
import type { Checked } from '../model/report.ts'
import type { ConfigSource, Sidebar } from '../model/sidebar.ts'
import type { CheckedSite, Route, Site } from '../model/site.ts'
import type { SiteSamples } from '../model/site-samples.ts'
import { LazyMap } from '../util/lazy-map.ts'
import { applyLevels } from '../util/levels.ts'
import { isReactPage } from '../util/react-page.ts'
import { withBlogSidebar } from './blog/blog-sidebar.ts'
import { resolvePosts } from './blog/plan-posts.ts'
import { FallbackPages } from './fallback-pages.ts'
import { generatedKinds, isNotFound, siteFilePaths } from './generated-paths.ts'
import { headTagsFor } from './head-tags.ts'
import { ignoreRules, type LinkTargets } from './links/link-targets.ts'
import { brokenFixes, resolveLinks } from './links/resolve-links.ts'
import { withoutCollisions } from './output-collisions.ts'
import { withOwnTitles } from './own-titles.ts'
import { planRedirects } from './redirects/redirects.ts'
import { planRoutes, withPrefixes } from './routes.ts'
import { planSidebars } from './sidebars/edition-sidebars.ts'
import { siteFiles } from './site-files.ts'
import { siteMessages } from './site-messages.ts'
import { SitePages } from './site-pages.ts'
import { withTranslations } from './translations.ts'
import { hiddenFallbacks, listedPages, misplacedPages, missingHomePages } from './versions/check-versions.ts'
import { type SiteTargets, targetsByEdition } from './versions/edition-targets.ts'
import { localesWithLostAnchors } from './versions/lost-anchor.ts'

export interface PlanInput {
  root: string
  config: SiteConfig
  scan: Scan
  components: ComponentFile[]
  parsed: ParsedContent
  samples: SiteSamples
  /** The pages that have no source, and the blog posts. */
  generated: {
    pages: ReadonlyMap<string, Page>
    posts: BlogPost[]
    hasArchive: boolean
    messages: Message[]
  }
  levels: Levels
  plugins: readonly Plugin[]
}

/** The plan of a site before its links are resolved. */
export interface SitePlan {
  configSource: ConfigSource
  /** All pages by route path, including generated pages. */
  pages: SitePages
  /** The pages that have a source, except the not-found page. */
  authored: SitePages
  slugs: OwnSlugs
  posts: BlogPost[]
  hasArchive: boolean
  sidebar: Sidebar
  targets: SiteTargets
  messages: Message[]
}

export type PlanPagesInput = Pick<PlanInput, 'root' | 'config' | 'scan' | 'generated'> & {
  parsed: Pick<ParsedContent, 'pages' | 'posts'>
}

/** Assigns a route to each page. Of the pages' contents, only the titles and the front matter are used. */
export function planPages({ root, config, scan, parsed, generated }: PlanPagesInput): SitePlan {
  const configSource = readConfigSource(root)
  const placed = withPrefixes(withTranslations(parsed.pages, config), config)
  const listed = listedPages(placed, config, configSource)
  const { posts, hasArchive, messages: postMessages } = generated
  const postPages = posts.flatMap(({ path, page }) => (path === undefined || page.original !== undefined ? [] : [page]))
  const { pages: planned, messages: routeMessages } = planRoutes([...listed.pages, ...postPages])
  const fallbacks = new FallbackPages([...parsed.pages, ...parsed.posts], config)
  // A page that the author wrote replaces a generated page with the same path.
  const all = new SitePages(withOwnTitles(planned, config), fallbacks)
  for (const [path, page] of generated.pages) if (!all.has(path)) all.real.set(path, page)
  const { pages, publicFiles, messages: collisions } = withoutCollisions(all, scan, { config, hasArchive })
  // A not-found page has no URL, so it can't be listed in the sidebar or linked to.
  const authored = pages.filter((path, page) => page.source !== '' && !isNotFound(path, page))
  const slugs = ownSlugs(authored.real)

  const documents = authored.filter((_, { source }) => !isPostSource(source))
  const sidebar = withBlogSidebar(planSidebars(config, documents, configSource, slugs), posts, config)
  const messages = [
    ...listed.messages,
    ...routeMessages,
    ...hiddenFallbacks(all, config),
    ...collisions,
    ...postMessages,
    ...sidebar.messages,
  ]
  if (!pages.has('/')) {
    const note = `Create \`${editionOfPath('/', editionsOf(config)).folder}/index.md\`.`
    messages.push(fileWarning('home-page', configSource.file, 'The site has no page at `/`.', note))
  }
  const targets: SiteTargets = {
    config,
    routes: pages.filter((path, page) => !isNotFound(path, page)),
    sources: new Map(Array.from(authored.real, ([path, page]) => [page.source, path])),
    files: siteFiles({ ...scan, publicFiles }, new Set(siteFilePaths(authored.size, hasArchive, config))),
    redirects: planRedirects(config),
    ignoreRules: ignoreRules(config.ignoreLinks),
  }
  messages.push(
    ...replacedPages(authored.real, generated.pages),
    ...misplacedPages(authored.real, config),
    ...missingHomePages(sidebar, targets, configSource),
  )
  targets.inEdition = targetsByEdition(targets, slugs)
  return { configSource, pages, authored, slugs, posts, hasArchive, sidebar, targets, messages }
}

/** Returns a page's kind, which determines its layout. */
export function pageKind(path: string, page: Page): PageKind {
  if (isNotFound(path, page)) return 'not-found'
  if (!page.source) return generatedKinds[pathWithin(editionOf(page), path)] ?? 'archive'
  return page.frontMatter.hero || isReactPage(page.source) ? 'landing' : 'doc'
}

/** Returns a route whose links are resolved on first access. */
function routeOf(path: string, page: Page, targets: LinkTargets): Route {
  let links: Route['links'] | undefined
  return {
    path,
    kind: pageKind(path, page),
    page,
    get links() {
      links ??= resolveLinks(page, path, targets).resolved
      return links
    },
  }
}

/**
 * Returns the routes of all pages. Each is created when it's read for the first time, and that of a fallback page each time.
 *
 * @param routes The routes that exist already, by page.
 */
function siteRoutes({ pages, targets }: SitePlan, routes = new WeakMap<Page, Route>()): LazyMap<Route> {
  const find = (path: string) => {
    const page = pages.get(path)
    if (!page) return undefined
    const route = routes.get(page) ?? routeOf(path, page, targets)
    routes.set(page, route)
    return route
  }
  return new LazyMap(find, () => pages.keys(), pages.has)
}

/**
 * Returns the pages whose links have to be checked. The links of a fallback page have been checked in its original, unless they lead to an anchor
 * that a translation lost. The links that the theme adds to a language's search page and not-found page are in the configuration, too.
 */
export function pagesToCheck({ pages, targets }: SitePlan): Map<string, Page> {
  const hasOwnLinks = (page: Page) =>
    editionOf(page).locale === undefined || page.links.some(({ via }) => via !== 'theme')
  const real = [...pages.real].filter(([, page]) => hasOwnLinks(page))
  const lossy = [...localesWithLostAnchors(targets)]
  return new Map([...real, ...lossy.flatMap((locale) => pages.create(pages.fallbacks(locale)))])
}

/** Plans everything that depends on more than one page: the routes, the sidebar, and the links. */
export function planSite(input: PlanInput): CheckedSite {
  const { root, config, scan, parsed, samples, levels } = input
  const plan = planPages(input)
  const { pages, targets } = plan
  const routes = new WeakMap<Page, Route>()
  const pageMessages: Message[] = []
  const unfixable = new Set<Message>()
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  for (const [path, page] of pagesToCheck(plan)) {
    const { resolved, messages, ...seen } = resolveLinks(page, path, targets)
    for (const route of seen.linked) linked.add(route)
    for (const rule of seen.ignoredBy) ignoredBy.add(rule)
    routes.set(page, { path, kind: pageKind(path, page), page, links: resolved })
    pageMessages.push(...messages)
    for (const message of brokenFixes(page, path, targets)) unfixable.add(message)
  }
  const messages = [
    ...scan.messages,
    ...parsed.messages.map(({ fix, ...message }, i) =>
      unfixable.has(parsed.messages[i]!) || fix === undefined ? message : { ...message, fix },
    ),
    ...samples.messages,
    ...plan.messages,
    ...pageMessages,
    ...siteMessages(plan, { root, config }, { linked, ignoredBy }),
  ]
  return {
    ...assembleSite(plan, input, routes),
    cached: parsed.cached,
    levels,
    messages: withoutFollowing(applyLevels(messages, levels)),
    checked: { ...countPages(pages), samples: samples.checked },
    ...(config.samples && {
      sampleCoverage: {
        checked: samples.checked,
        total: samples.checked + samples.skipped.length,
        skipped: samples.skipped,
      },
    }),
  }
}

/** Counts the pages that have a source, and the links and anchors of all pages. */
function countPages(pages: SitePages): Pick<Checked, 'pages' | 'links' | 'anchors'> {
  const shown = [...pages.real.values(), ...Array.from(pages.fallbacks(), ({ original }) => original)]
  return {
    pages: shown.filter(({ source }) => source !== '').length,
    links: shown.reduce((sum, page) => sum + page.links.length, 0),
    anchors: shown.reduce((sum, page) => sum + page.anchors.length, 0),
  }
}

/** Leaves out orphans that have errors: the links that they lack may be missing because the pages aren't finished. */
function withoutFollowing(messages: Message[]): Message[] {
  const failing = new Set(messages.flatMap(({ fatal, file }) => (fatal ? [file] : [])))
  return messages.filter(({ ruleId, file }) => ruleId !== 'orphan-page' || !failing.has(file))
}

export type SiteInput = Pick<PlanInput, 'root' | 'config' | 'scan' | 'components' | 'samples' | 'plugins'> & {
  parsed: Pick<ParsedContent, 'theme' | 'artifacts'>
}

/** @param routes The routes that exist already, by page. The others are created, and their links resolved, when they are read. */
export function assembleSite(
  plan: SitePlan,
  { root, config, scan, components, parsed, samples, plugins }: SiteInput,
  routes?: WeakMap<Page, Route>,
): Site {
  return {
    root,
    config,
    routes: siteRoutes(plan, routes),
    realPages: plan.pages.real,
    sidebar: plan.sidebar,
    slugs: plan.slugs,
    files: plan.targets.files,
    generatedSources: new Set(scan.pages.flatMap(({ path, text }) => (text === undefined ? [] : [path]))),
    headTags: headTagsFor(config, plugins, root),
    components,
    theme: parsed.theme,
    posts: resolvePosts(plan.posts, plan.targets),
    hasArchive: plan.hasArchive,
    signatures: samples.signatures,
    types: samples.types,
    artifacts: parsed.artifacts,
  }
}

/** Reports pages that replace a page that the engine generates. The not-found page is meant to be replaced. */
function replacedPages(authored: Map<string, Page>, generated: ReadonlyMap<string, Page>): Message[] {
  return [...authored].flatMap(([path, { source }]) => {
    if (!generated.has(path)) return []
    const reason = `This page replaces the page that Docs generates at \`${path}\`.`
    return fileWarning('duplicate-route', source, reason, 'Rename the file, or give it a different `slug`.')
  })
}
