import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createAssetStore } from '../../assets/asset-store.ts'
import { type LastModified, lastModified } from '../../assets/last-modified.ts'
import type { BundleInput, Client } from '../../bundle/bundle-client.ts'
import type { Cache } from '../../cache/cache.ts'
import { componentFiles } from '../../components/islands.ts'
import { readConfig } from '../../config/read-config.ts'
import { componentsHash, parserData } from '../../markdown/parse-pages.ts'
import { createParser, type ParserData } from '../../markdown/parser.ts'
import { type Scan, scanContent } from '../../markdown/scan-content.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { archivePath } from '../../plan/generated-paths.ts'
import { redirectTarget } from '../../plan/redirects/redirects.ts'
import type { RenderContext } from '../../render/render-context.ts'
import type { SiteSamples } from '../../typecheck/check-site-samples.ts'
import { applyLevels, readLevels } from '../../util/levels.ts'
import { createSiteScan } from '../background/site-scan.ts'
import { createDevImages } from './dev-images.ts'
import { type DevPage, renderDevPage } from './dev-page.ts'
import { createDevPlanner, type DevPlan } from './dev-plan.ts'
import { messagesOfError } from './messages-of-error.ts'
import { createPageStore } from './page-store.ts'
import { createRecentArtifacts } from './recent-artifacts.ts'

export interface DevSite {
  config: SiteConfig
  /** Returns the input for bundling the client. */
  bundleInput(): BundleInput
  /** @returns The rendered page, or `undefined` if there is no page at the route path. */
  page(path: string, client: Pick<Client, 'entry' | 'css' | 'build'>): Promise<DevPage | undefined>
  /** Returns the target of the redirect from a path, or `undefined` if there is none. */
  redirect(path: string): string | undefined
  /** Returns the absolute path of the file served at a path, or `undefined` if there is none. */
  fileAt(path: string): string | undefined
  /** Returns a number that changes when any page changes. */
  edition(): number
  /** Returns the render context for the pages known so far. */
  known(): Pick<RenderContext, 'site' | 'assets'>
  /** Waits until all pages are parsed, then returns the render context. For output generated from all pages. */
  fullSite(): Promise<Pick<RenderContext, 'site' | 'assets'>>
  /** Returns the problems of the site as a whole. `DevPage` has those of each page. */
  messages(): Message[]
  /** Whether the browser may open a file in the editor. `path` is relative to the site's root. */
  isSource(path: string): boolean
  /** Call this after files were added or removed. */
  rescan(): void
  /** Call this after the contents of sources changed. */
  reread(sources: string[]): void
  /** Call this after a file in `content/` changed that isn't a page. */
  forgetAssets(): void
  /** Loads the components again and parses all pages with them. Call this after components changed. */
  redraw(): Promise<void>
  close(): Promise<void>
}

export interface DevSiteOptions {
  root: string
  baseUrl?: string | undefined
  /** `--lenient` */
  lenient?: boolean | undefined
  cache: Cache
  /** Background work starts when this resolves. */
  begin: Promise<void>
  /** Called when open pages may need an update. */
  onNews: () => void
}

/** How long the first answer may wait for the titles of other pages, in milliseconds. */
const titleDuration = 60
/** Up to this many sources, all titles are read at startup. On a larger site, the neighbors of a requested page are read first. */
const maxSourcesAtStart = 600

/**
 * Opens a site for the dev server. Pages are parsed and rendered on demand, one at a time.
 *
 * @throws {UserError | SiteErrors} If the configuration or a component is wrong.
 */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { root, baseUrl, cache, begin, onNews } = options
  const trouble = new Map<string, Message[]>()
  const attempt = <T>(topic: string, work: () => T): T | undefined => {
    try {
      const result = work()
      trouble.delete(topic)
      return result
    } catch (error) {
      trouble.set(topic, messagesOfError(error))
      return undefined
    }
  }
  let scan = attempt('content', () => scanContent(root)) ?? emptyScan
  const config = await readConfig(root, { baseUrl, cache })
  const levels = readLevels(config, options.lenient)

  const artifacts = createRecentArtifacts(cache.artifacts)
  let { parser, components, data } = await loadParser()
  const assets = createAssetStore(root)
  let samples: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  let dates: LastModified = new Map()
  /** Cache keys of the blog posts in the planned archive. */
  let archiveKey = ''
  const refresh = () => {
    planner.forget()
    onNews()
  }
  const store = createPageStore(parser, componentsHash(data), artifacts)
  const images = createDevImages(root, cache, refresh)
  const planner = createDevPlanner(store, artifacts, () => {
    const prepared = { dates, images: images.variants(), cards: new Map() }
    return { root, config, levels, scan, components, theme: parser.theme, assets, samples, prepared }
  })
  const siteScan = createSiteScan({
    store,
    sources: () => allSources(scan),
    work: () => ({ root, data, config }),
    begin,
    onPage(page) {
      planner.place(page)
      // The archive shows the contents of blog posts.
      if (page.source.startsWith('content/blog/')) planner.forget()
    },
    onSamples(found) {
      if (isDeepStrictEqual(found, samples)) return
      samples = found
      planner.forget()
    },
    onError: (error) => trouble.set('background', messagesOfError(error)),
    onNews,
  })
  if (allSources(scan).length <= maxSourcesAtStart) siteScan.sketch(titleDuration)
  begin
    .then(() => lastModified(root, cache))
    .then((found) => {
      dates = found
      if (dates.size > 0) refresh()
    }, withoutDates)

  async function loadParser() {
    const components = componentFiles(root)
    const data: ParserData = await parserData(root, config, components, cache)
    return { components, data, parser: createParser(data, artifacts) }
  }

  /** Finds the page at a path. Reading its source can change its route, so this repeats until the plan is stable. */
  async function find(path: string): Promise<(DevPlan & { page: Page }) | undefined> {
    if (path === archivePath) {
      const posts = await Promise.all(scan.posts.map((file) => store.read(file)))
      const key = posts.map((post) => post?.key).join()
      if (key !== archiveKey) planner.forget()
      archiveKey = key
    }
    // Read the titles of neighboring pages first, because the sidebar shows them.
    if (!siteScan.isSketched()) siteScan.sketch(titleDuration, neighbors(path))
    for (let round = 0; ; round++) {
      const { plan, context } = planner.plan()
      const page = plan.pages.get(path)
      if (!page && !siteScan.isSketched() && !isFile(path)) {
        // The front matter of a page that was not read yet may set this path.
        siteScan.sketch(Number.POSITIVE_INFINITY)
        continue
      }
      if (!page || page.source === '' || round === 3) return page && { page, plan, context }
      const version = store.version()
      const now = await store.read({ path: page.source, absolutePath: join(root, page.source) })
      if (!now) {
        rescan()
        continue
      }
      if (store.version() !== version || !planner.isCurrent()) continue
      // Only the contents changed, so the plan is still valid.
      return { page: planner.place(now), plan, context }
    }
  }

  /** Returns the pages in the same folder, and all index pages, because folders are named after them. */
  function neighbors(path: string): SourceFile[] {
    const folder = `content${path.slice(0, path.lastIndexOf('/') + 1)}`
    const isNear = (file: SourceFile) => file.path.slice(0, file.path.lastIndexOf('/') + 1) === folder
    const namesFolder = (file: SourceFile) => /\/index\.mdx?$/.test(file.path)
    return [...scan.pages.filter(isNear), ...scan.pages.filter(namesFolder)]
  }

  function rescan(): void {
    scan = attempt('content', () => scanContent(root)) ?? emptyScan
    store.keepOnly(allSources(scan))
    planner.forget()
    siteScan.rescan()
  }

  return {
    config,
    bundleInput: () => ({ root, config, components, dev: true }),
    async page(path, client) {
      const found = await find(path)
      if (!found) return undefined
      const { page, context } = found
      const rendered = renderDevPage({ ...found, path, client, isComplete: siteScan.isComplete() })
      begin.then(() => images.make(rendered.route, context.site))
      const messages = [...rendered.messages, ...samples.messages.filter(({ file }) => file === page.source)]
      return { ...rendered, messages: applyLevels(messages, levels) }
    },
    redirect: (path) => redirectTarget(path, planner.plan().plan.targets.redirects),
    fileAt(path) {
      const publicFile = scan.publicFiles.find((file) => `/${file.path}` === path)
      const used = assets.sourceOf(path.slice(1))
      return publicFile?.absolutePath ?? images.fileAt(path) ?? (used && join(root, used))
    },
    known: () => planner.plan().context,
    edition: store.edition,
    async fullSite() {
      await siteScan.idle()
      return planner.plan().context
    },
    messages() {
      const planned = siteScan.isSketched() ? attempt('plan', planner.plan) : undefined
      return [...[...trouble.values()].flat(), ...applyLevels(planned?.plan.messages ?? [], levels)]
    },
    isSource(path) {
      return (
        allSources(scan).some((file) => file.path === path) ||
        scan.assets.some((file) => file.path === path) ||
        components.some((file) => file.path === join(root, path)) ||
        config.theme.css.includes(path) ||
        Object.values(config.theme.components).includes(path)
      )
    },
    rescan,
    reread(sources) {
      const files = allSources(scan).filter(({ path }) => sources.includes(path))
      if (files.length > 0) siteScan.reread(files)
    },
    forgetAssets() {
      assets.forget()
      planner.forget()
    },
    async redraw() {
      const next = await loadParser()
      parser = next.parser
      components = next.components
      data = next.data
      store.redraw(parser, componentsHash(data))
      planner.forget()
      await siteScan.restart()
    },
    close: siteScan.close,
  }
}

/** Ignores that git is missing. Pages then have no dates. */
function withoutDates(): void {}

const emptyScan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }

function allSources(scan: Scan): SourceFile[] {
  return [...scan.pages, ...scan.posts]
}

/** Whether a path looks like a file: `/favicon.ico` does, but `/1.9` may be a page. */
function isFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path)
}
