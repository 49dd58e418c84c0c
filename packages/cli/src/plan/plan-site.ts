import { defaultLabels } from '@docs-engine/client/labels.ts'
import type { PageKind } from '@docs-engine/client/page-data.ts'
import { configIn } from '../config/config-in.ts'
import { readConfigSource } from '../config/config-source.ts'
import type { ParsedContent } from '../markdown/parse-pages.ts'
import type { Scan } from '../markdown/scan-content.ts'
import { type BlogPost, isPostSource } from '../model/blog-post.ts'
import type { ComponentFile } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, editionOfPath, editionsOf, isHome, pathWithin } from '../model/edition.ts'
import type { Levels } from '../model/levels.ts'
import { fileWarning, type Message } from '../model/message.ts'
import { type OwnSlugs, ownSlugs } from '../model/own-slugs.ts'
import type { Page } from '../model/page.ts'
import type { Plugin } from '../model/plugin.ts'
import type { ConfigSource, Sidebar } from '../model/sidebar.ts'
import type { CheckedSite, Route, Site } from '../model/site.ts'
import type { SiteSamples } from '../model/site-samples.ts'
import { applyLevels } from '../util/levels.ts'
import { fileTitle } from '../util/number-prefix.ts'
import { isReactPage } from '../util/react-page.ts'
import { withBlogSidebar } from './blog/blog-sidebar.ts'
import { resolvePosts } from './blog/plan-posts.ts'
import { generatedKinds, generatedPaths, isNotFound } from './generated-paths.ts'
import { headTagsFor } from './head-tags.ts'
import { ignoreRules, type LinkTargets } from './links/link-targets.ts'
import { resolveLinks } from './links/resolve-links.ts'
import { withoutCollisions } from './output-collisions.ts'
import { planRedirects } from './redirects/redirects.ts'
import { planRoutes, withPrefixes } from './routes.ts'
import { planSidebars } from './sidebars/edition-sidebars.ts'
import { siteFiles } from './site-files.ts'
import { siteMessages } from './site-messages.ts'
import { withTranslations } from './translations.ts'
import { listedPages, misplacedPages, missingHomePages } from './versions/check-versions.ts'
import { targetsByEdition } from './versions/edition-targets.ts'
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
  pages: Map<string, Page>
  /** The pages that have a source, except the not-found page. */
  authored: Map<string, Page>
  slugs: OwnSlugs
  posts: BlogPost[]
  hasArchive: boolean
  sidebar: Sidebar
  targets: LinkTargets
  messages: Message[]
}

export type PlanPagesInput = Pick<PlanInput, 'root' | 'config' | 'scan' | 'generated'> & {
  parsed: Pick<ParsedContent, 'pages'>
}

/** Assigns a route to each page. Of the pages' contents, only the titles and the front matter are used. */
export function planPages({ root, config, scan, parsed, generated }: PlanPagesInput): SitePlan {
  const configSource = readConfigSource(root)
  const placed = withPrefixes(withTranslations(withPrefixes(parsed.pages, config), config), config)
  const listed = listedPages(placed, config, configSource)
  const { posts, hasArchive, messages: postMessages } = generated
  const postPages = posts.flatMap(({ path, page }) => (path === undefined ? [] : [page]))
  const { pages: planned, messages: routeMessages } = planRoutes([...listed.pages, ...postPages])
  // A page that the author wrote replaces a generated page with the same path.
  const all = new Map<string, Page>(withOwnTitles(planned, config))
  for (const [path, page] of generated.pages) if (!all.has(path)) all.set(path, page)
  const { pages, publicFiles, messages: collisions } = withoutCollisions(all, scan, { config, hasArchive })
  // A not-found page has no URL, so it can't be listed in the sidebar or linked to.
  const authored = new Map([...pages].filter(([path, page]) => page.source && !isNotFound(path, page)))
  const slugs = ownSlugs(authored)

  const documents = postPages.length > 0 ? withoutPosts(authored) : authored
  const sidebar = withBlogSidebar(planSidebars(config, documents, configSource, slugs), posts, config)
  const messages = [...listed.messages, ...routeMessages, ...collisions, ...postMessages, ...sidebar.messages]
  if (!pages.has('/')) {
    const note = `Create \`${editionOfPath('/', editionsOf(config)).folder}/index.md\`.`
    messages.push(fileWarning('home-page', configSource.file, 'The site has no page at `/`.', note))
  }
  const targets: LinkTargets = {
    config,
    routes: new Map([...pages].filter(([path, page]) => !isNotFound(path, page))),
    sources: new Map([...authored].map(([path, page]) => [page.source, path])),
    files: siteFiles({ ...scan, publicFiles }, generatedPaths([...authored.keys()], hasArchive, config)),
    redirects: planRedirects(config),
    ignoreRules: ignoreRules(config.ignoreLinks),
  }
  messages.push(
    ...replacedPages(authored, generated.pages),
    ...misplacedPages(authored, config),
    ...missingHomePages(sidebar, targets, configSource),
  )
  targets.inEdition = targetsByEdition(targets, slugs)
  return { configSource, pages, authored, slugs, posts, hasArchive, sidebar, targets, messages }
}

/** Returns the pages that an autogenerated sidebar lists. Posts have their own sidebar. */
function withoutPosts(pages: Map<string, Page>): Map<string, Page> {
  return new Map([...pages].filter(([, { source }]) => !isPostSource(source)))
}

/** Returns a page's kind, which determines its layout. */
export function pageKind(path: string, page: Page): PageKind {
  if (isNotFound(path, page)) return 'not-found'
  if (!page.source) return generatedKinds[pathWithin(editionOf(page), path)] ?? 'archive'
  return page.frontMatter.hero || isReactPage(page.source) ? 'landing' : 'doc'
}

/** Returns a route whose links are resolved on first access. */
export function routeOf(path: string, page: Page, targets: LinkTargets): Route {
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
 * Returns a function that returns whether the links of a page have to be checked. The links of a page that shows the text of its original have
 * been checked there, unless they lead to an anchor that a translation lost.
 */
export function linkCheckNeeded(targets: LinkTargets): (page: Page) => boolean {
  const lossy = localesWithLostAnchors(targets)
  return (page) => page.original === undefined || lossy.has(editionOf(page).locale)
}

/** Plans everything that depends on more than one page: the routes, the sidebar, and the links. */
export function planSite(input: PlanInput): CheckedSite {
  const { root, config, scan, parsed, samples, levels } = input
  const plan = planPages(input)
  const { pages, targets } = plan
  const routes = new Map<string, Route>()
  const pageMessages: Message[] = []
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  const needsCheck = linkCheckNeeded(targets)
  let links = 0
  for (const [path, page] of pages) {
    links += page.links.length
    if (!needsCheck(page)) {
      routes.set(path, routeOf(path, page, targets))
      continue
    }
    const { resolved, messages, ...seen } = resolveLinks(page, path, targets)
    for (const route of seen.linked) linked.add(route)
    for (const rule of seen.ignoredBy) ignoredBy.add(rule)
    routes.set(path, { path, kind: pageKind(path, page), page, links: resolved })
    pageMessages.push(...messages)
  }
  const messages = [
    ...scan.messages,
    ...parsed.messages,
    ...samples.messages,
    ...plan.messages,
    ...pageMessages,
    ...siteMessages(plan, { root, config }, { linked, ignoredBy }),
  ]
  return {
    ...assembleSite(plan, routes, input),
    cached: parsed.cached,
    levels,
    messages: withoutFollowing(applyLevels(messages, levels)),
    checked: {
      pages: [...pages.values()].filter(({ source }) => source).length,
      links,
      anchors: [...pages.values()].reduce((sum, page) => sum + page.anchors.length, 0),
      samples: samples.checked,
    },
    ...(config.samples && {
      sampleCoverage: {
        checked: samples.checked,
        total: samples.checked + samples.skipped.length,
        skipped: samples.skipped,
      },
    }),
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

/** @param routes The planned pages. Their links may be resolved on first access. */
export function assembleSite(
  plan: SitePlan,
  routes: Map<string, Route>,
  { root, config, scan, components, parsed, samples, plugins }: SiteInput,
): Site {
  return {
    root,
    config,
    routes,
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

/**
 * Returns the pages, with a title added to each page that lacks one: the page's sidebar label, the site's title for the home page, the
 * label `notFound` for the not-found page, or the file's name. An `<h1>` in raw HTML isn't used as the title if several pages have the same
 * one, because it's probably a logo.
 */
function withOwnTitles(pages: Map<string, Page>, config: SiteConfig): Map<string, Page> {
  const counts = new Map<string, number>()
  const keyOf = (page: Page) => `${editionOf(page).prefix}\0${page.title}`
  for (const page of pages.values()) {
    if (page.titleFrom === 'html') counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1)
  }
  const titleOf = (path: string, page: Page) => {
    if (page.titleFrom === undefined || (page.titleFrom === 'html' && counts.get(keyOf(page)) === 1)) return page.title
    if (page.frontMatter.sidebar_label !== undefined) return page.frontMatter.sidebar_label
    const { title, labels } = configIn(config, editionOf(page).locale)
    return isHome(path, page)
      ? title
      : isNotFound(path, page)
        ? (labels.notFound ?? defaultLabels.notFound)
        : fileTitle(page.source)
  }
  return new Map(
    [...pages].map(([path, page]) => [path, page.titleFrom ? { ...page, title: titleOf(path, page) } : page]),
  )
}
