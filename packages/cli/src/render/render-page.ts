import { longDate } from '@docs-engine/client'
import { editionOf, pathIn } from '../model/edition.ts'
import type { OutputFile, PendingFile } from '../model/output-file.ts'
import type { HeadTag } from '../model/plugin.ts'
import type { Route, Site } from '../model/site.ts'
import { feedPaths, markdownPath, routeDataPath, typesPath } from '../plan/generated-paths.ts'
import { absoluteHref, absoluteUrl, outputPath, pageAddress } from '../util/page-address.ts'
import { linkTargets } from './link-targets.ts'
import { isReadable, pageData } from './page-data.ts'
import { alternatesOf } from './page-languages.ts'
import type { PageFiles, PageRenderer } from './page-renderer.ts'
import { pageStyles } from './page-styles.ts'
import { postAt, postContent } from './post.tsx'
import type { RenderContext } from './render-context.ts'
import type { OriginalText, RenderTask } from './render-job.tsx'
import { markdownCopyTask } from './render-markdown-copy.ts'
import { slotContents } from './slot-content.tsx'

/**
 * Returns a route's output files. The page is rendered when the first of these files is written, so an unchanged page isn't rendered at
 * all.
 */
export function renderPage(
  route: Route,
  context: RenderContext,
  keyOf: (task: RenderTask) => string,
  renderFiles: PageRenderer,
): PendingFile[] {
  const { site } = context
  const task = renderTask(route, pageFrame(route, context), context)
  const key = keyOf(task)
  let rendered: PageFiles | Promise<PageFiles> | undefined
  const contents = (name: keyof PageFiles) => () => {
    rendered ??= renderFiles(task)
    return rendered instanceof Promise ? rendered.then((files) => files[name]) : rendered[name]
  }
  if (route.kind === 'not-found') {
    // Hosts send the document for URLs that don't exist. The client loads the route data when a reader navigates back to such a URL.
    return [
      { path: `${route.path.slice(1)}.html`, key, contents: contents('document') },
      { path: routeDataPath(route.path).slice(1), key, contents: contents('routeData') },
    ]
  }
  const types = typesFile(route, site)
  return [
    { path: outputPath(route.path, site.config), key, contents: contents('document') },
    { path: routeDataPath(route.path).slice(1), key, contents: contents('routeData') },
    ...(types ? [types] : []),
    ...(isReadable(route) ? [{ path: markdownPath(route.path).slice(1), key, contents: contents('markdown') }] : []),
  ]
}

/** Returns the file that contains the types of the names in a page's samples. The browser loads it when a reader points at code. */
export function typesFile({ path, page }: Route, { types, config }: Site): OutputFile | undefined {
  const pageTypes = types[page.original ?? page.source]
  if (!pageTypes) return undefined
  const exports = pageTypes.exports.map(({ href, ...rest }) => ({
    ...rest,
    ...(href && { href: pageAddress(href, config) }),
  }))
  return { path: typesPath(path).slice(1), contents: JSON.stringify({ ...pageTypes, exports }) }
}

/** Returns the data for the parts of the document around a page's text. */
export function pageFrame(route: Route, context: RenderContext): Pick<RenderTask, 'page' | 'image'> {
  const lastUpdated = context.prepared?.dates.get(route.page.original ?? route.page.source)
  const styles = pageStyles(route.page)
  return {
    page: {
      ...pageData(route, context.site),
      ...(styles && { styles: styles.path }),
      ...(lastUpdated && {
        lastUpdated,
        lastUpdatedText: longDate(lastUpdated, editionOf(route.page).locale ?? context.site.config.locale),
      }),
    },
    image: socialImage(route, context),
  }
}

/** Collects the data from which a page is rendered. */
export function renderTask(
  route: Route,
  frame: Pick<RenderTask, 'page' | 'image'>,
  context: RenderContext,
): RenderTask {
  const { site, assets } = context
  const { page } = route
  const post = postContent(route, site)
  // A page that shows the text of its original is never in the index of a search engine.
  const isHidden = page.frontMatter.noindex === true && page.original === undefined
  const head = [...site.headTags(route), ...(isHidden ? [noindexTag] : [])]
  const { locale } = editionOf(page)
  const alternates = alternatesOf(route, site)
  return {
    ...frame,
    key: page.key,
    ...(locale !== undefined && { locale }),
    ...(alternates.length > 0 && { alternates }),
    links: linkTargets(route, context),
    slots: slotContents(route, site, assets),
    hasTypes: (page.original ?? page.source) in site.types && route.kind !== 'not-found',
    feeds: feedLinks(route, site),
    ...(page.aliases && { aliases: page.aliases }),
    ...(page.original && { original: originalText(route) }),
    ...(head.length > 0 && { head }),
    ...(post && { post }),
    hasOwnSidebar: !site.sidebar.isComplete,
    ...(isReadable(route) && { copy: markdownCopyTask(route, site) }),
  }
}

const noindexTag: HeadTag = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }

function originalText({ kind, page }: Route): OriginalText {
  return {
    className: kind === 'landing' ? 'landing' : 'prose',
    hasTitle: page.showTitle,
    ...(page.titleId && { titleId: page.titleId }),
  }
}

/** Returns the feeds that a page's `<head>` links to. Only the pages of the blog and landing pages link to feeds. */
function feedLinks(route: Route, site: Site): [type: string, href: string][] {
  const { kind } = route
  const { config, hasArchive } = site
  if (!hasArchive || (kind !== 'archive' && kind !== 'landing' && !postAt(route, site))) return []
  const edition = editionOf(route.page)
  const types = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }
  return (['rss', 'atom', 'json'] as const).map((name) => [
    types[name],
    config.baseUrl + pathIn(edition, feedPaths[name]).slice(1),
  ])
}

/**
 * Returns the absolute URL of the image that other sites show for a shared link: the image from the page's front matter, its social card,
 * or the site's image.
 */
function socialImage({ path, page, links }: Route, context: RenderContext): string | undefined {
  const { site, assets, prepared } = context
  const { config } = site
  const linkIndex = page.links.findIndex(({ via }) => via === 'front matter image')
  const { href, asset } = links[linkIndex] ?? {}
  if (asset) return absoluteUrl(config, `/${assets.use(asset).path}`)
  if (href) return href.startsWith('/') ? absoluteHref(config, href) : href
  const card = prepared?.cards.get(path)
  if (card) return absoluteUrl(config, `/${card.path}`)
  return config.socialImage && absoluteUrl(config, config.socialImage)
}
