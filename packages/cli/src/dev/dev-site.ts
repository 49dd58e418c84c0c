import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PageData } from '@docs-engine/client/page-data.ts'
import type { Cache } from '../cache.ts'
import { readConfig } from '../config/read-config.ts'
import type { SiteConfig } from '../config/schema.ts'
import { componentFiles } from '../content/islands.ts'
import { drawnWithKey, parserData } from '../content/parse-pages.ts'
import { createParser, type ParserData } from '../content/parser.ts'
import { type Scan, scanContent } from '../content/scan.ts'
import type { SiteSamples } from '../content/site-samples.ts'
import { archivePath } from '../plan/generated-pages.tsx'
import { pageKind, placePages, type SitePlan } from '../plan/plan-site.ts'
import { redirectTarget } from '../plan/redirects.ts'
import { resolveLinks } from '../plan/resolve-links.ts'
import { type AssetStore, createAssetStore } from '../render/assets.ts'
import type { BundleInput, Client } from '../render/bundle-client.ts'
import { makeImageVariants } from '../render/image-variants.ts'
import { lastModified } from '../render/last-modified.ts'
import { pageData } from '../render/page-data.ts'
import type { Prepared } from '../render/prepare.ts'
import { finalHtml, type RenderContext, renderPage } from '../render/render-page.tsx'
import { siteData } from '../render/site-data.ts'
import { slotDrawer } from '../render/slot-drawer.tsx'
import type { Message, Page, Route, Site, SourceFile } from '../types.ts'
import { type BackgroundScan, startBackgroundScan } from './background-scan.ts'
import { createDevBodies } from './dev-bodies.ts'
import { messagesOf } from './messages-of.ts'
import { createPageStore } from './page-store.ts'

/** A page, as it was asked for. */
export interface DevPage {
  data: PageData
  html: string
  /** Changes when one of these does. */
  revision: string
  document(): string
  /** undefined for a page nobody navigates to. */
  chunk(): string | undefined
  /** What is wrong in the page. */
  messages: Message[]
}

export interface DevSite {
  config: SiteConfig
  /** What the client is bundled from. */
  bundleInput(): BundleInput
  /** @returns undefined if there is no page at the route path. */
  page(path: string, client: Pick<Client, 'entry' | 'css' | 'build'>): Promise<DevPage | undefined>
  redirect(path: string): string | undefined
  /** The file which is served at a path on the site: an absolute path. */
  fileAt(path: string): string | undefined
  /** Changes when any page does. */
  edition(): number
  /** What pages are rendered with, as far as the site is known. */
  known(): Pick<RenderContext, 'site' | 'assets'>
  /** All of the site, for what is made from all pages; once all are known. */
  whole(): Promise<Pick<RenderContext, 'site' | 'assets'>>
  /** What is wrong, but for pages nobody looks at. */
  messages(): Message[]
  /** Files which the open-in-editor address accepts, from the site's root. */
  isSource(path: string): boolean
  /** Files came or went. */
  rescan(): void
  /** The text of sources changed. */
  reread(sources: string[]): void
  /** A file below `content/` that is no page changed. */
  forgetAssets(): void
  /** Components changed. */
  redraw(): Promise<void>
  close(): Promise<void>
}

export interface DevSiteOptions {
  root: string
  baseUrl?: string | undefined
  cache: Cache
  /** The background scan has found something that open pages may show. */
  onNews: () => void
}

/** Milliseconds which the first answer may wait for titles of other pages. */
const sketchTime = 60
/** Milliseconds between two slices of work in the background. */
const slice = 10

/**
 * The site, as far as it was asked for: `config → content → plan → render`, one page at a time.
 *
 * @throws {UserError | SiteErrors} if the configuration or a component is wrong.
 */
export async function openDevSite({ root, baseUrl, cache, onNews }: DevSiteOptions): Promise<DevSite> {
  let scan = emptyScan
  const trouble = new Map<string, Message[]>()
  const attempt = <T>(topic: string, work: () => T): T | undefined => {
    try {
      const result = work()
      trouble.delete(topic)
      return result
    } catch (error) {
      trouble.set(topic, messagesOf(error))
      return undefined
    }
  }
  scan = attempt('content', () => scanContent(root)) ?? scan
  const config = await readConfig(root, { baseUrl, cache })

  const bodies = createDevBodies(cache.bodies)
  const tools = await drawingTools()
  let { parser, components, data } = tools
  const store = createPageStore(parser, drawnWithKey(data), bodies)
  let samples: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  let isClosed = false
  let isSketched = store.sketch(allSources(scan), performance.now() + sketchTime)
  let assets = createAssetStore(root)
  let background: BackgroundScan | undefined
  /** All pages are known. */
  let isComplete = false
  /** The background scan has nothing to do. */
  let isIdle = false
  let prepared: Prepared = { dates: new Map(), images: new Map(), cards: new Map() }
  let waiting: (() => void)[] = []
  /** Entries of which the archive is planned. */
  let archiveKey = ''
  let planned: { version: number; plan: SitePlan; context: Omit<RenderContext, 'client'> } | undefined
  setTimeout(continueSketching, 50).unref()
  lastModified(root, cache).then((dates) => {
    prepared = { ...prepared, dates }
    planned = undefined
    onNews()
  }, noDates)

  async function drawingTools() {
    const components = componentFiles(root)
    const data: ParserData = await parserData(root, config, components, cache)
    return { components, data, parser: createParser(data, bodies) }
  }

  /** Titles of all pages in small slices; then their texts, in another thread. */
  function continueSketching(): void {
    if (isClosed) return
    isSketched = store.sketch(allSources(scan), performance.now() + slice)
    if (!isSketched) setTimeout(continueSketching, slice).unref()
    else startScan()
  }

  function startScan(): void {
    onNews()
    background ??= startBackgroundScan(
      { root, data, config },
      {
        onPages(pages) {
          const before = store.version()
          for (const page of pages) {
            store.put(page)
            place(page)
          }
          if (isComplete || store.version() !== before) onNews()
        },
        onDone(found) {
          if (found) samples = found
          isComplete = true
          isIdle = true
          planned = undefined
          for (const resume of waiting) resume()
          waiting = []
          onNews()
        },
        onError(error) {
          trouble.set('background', messagesOf(error))
          onNews()
        },
      },
    )
    look(allSources(scan), true)
  }

  function look(files: SourceFile[], isAll: boolean): void {
    isIdle = false
    background?.look(files, isAll)
  }

  /** Smaller forms of a page's images. They take their time, so a page is first shown without. */
  async function makeImages(route: Route): Promise<void> {
    // Only what lies below the root is served.
    if (!cache.folder.startsWith(root)) return
    const made = await makeImageVariants({ ...known().site, routes: new Map([[route.path, route]]) }, cache)
    const fresh = [...made].filter(
      ([source, variants]) => JSON.stringify(prepared.images.get(source)) !== JSON.stringify(variants),
    )
    if (fresh.length === 0) return
    prepared = { ...prepared, images: new Map([...prepared.images, ...fresh]) }
    planned = undefined
    onNews()
  }

  function known() {
    return plan().context
  }

  function plan() {
    const version = store.version()
    if (planned?.version !== version) {
      const pages = store.pages(scan.pages)
      const posts = store.pages(scan.posts)
      const plan = placePages({
        root,
        config,
        scan,
        parsed: { pages, posts: parsedOnly(posts), bodies, theme: parser.theme },
      })
      const site: Site = {
        root,
        config,
        routes: new Map([...plan.pages].map(([path, page]) => [path, routeOf(path, page, plan)])),
        sidebar: plan.sidebar,
        files: plan.targets.files,
        components,
        theme: parser.theme,
        posts: plan.posts,
        hasArchive: plan.hasArchive,
        signatures: samples.signatures,
        types: samples.types,
        bodies,
        cached: 0,
        messages: [],
        checked: { pages: plan.authored.size, links: 0, anchors: 0, samples: samples.checked },
      }
      const context = {
        site,
        siteData: siteData(config, { dev: true }),
        theme: parser.theme,
        assets,
        drawSlot: slotDrawer(site, assets),
        prepared,
      }
      planned = { version, plan, context }
    }
    return planned
  }

  function parsedOnly(pages: Page[]): Page[] {
    return pages.filter(({ source, key }) => store.isParsed(source) && bodies.has(key))
  }

  /** Looks the page up until its own front matter moves it no more. */
  async function current(
    path: string,
  ): Promise<{ page: Page; plan: SitePlan; context: Omit<RenderContext, 'client'> } | undefined> {
    if (path === archivePath) {
      const posts = await Promise.all(scan.posts.map((file) => store.read(file)))
      const key = posts.map((post) => post?.key).join()
      if (key !== archiveKey) planned = undefined
      archiveKey = key
    }
    // The titles around it come first: they are what its sidebar shows.
    if (!isSketched) store.sketch(siblings(path), performance.now() + sketchTime)
    for (let round = 0; ; round++) {
      const { plan: at, context } = plan()
      const page = at.pages.get(path)
      if (!page || page.source === '' || round === 3) return page && { page, plan: at, context }
      const file = { path: page.source, absolutePath: join(root, page.source) }
      const version = store.version()
      const now = await store.read(file)
      if (!now) {
        rescan()
        continue
      }
      if (store.version() !== version || store.version() !== planned?.version) continue
      // Only its text is new: its place is as planned.
      place(now)
      return { page: now, plan: at, context }
    }
  }

  /** Puts a page whose text is new into the plan, if its place is as planned. */
  function place(page: Page): void {
    if (planned?.version !== store.version()) return
    const { pages, authored, targets } = planned.plan
    const path = targets.sources.get(page.source)
    if (path === undefined) return
    pages.set(path, page)
    authored.set(path, page)
    targets.routes.set(path, page)
    planned.context.site.routes.set(path, routeOf(path, page, planned.plan))
  }

  function siblings(path: string): SourceFile[] {
    const folder = `content${path.slice(0, path.lastIndexOf('/') + 1)}`
    return scan.pages.filter((file) => file.path.slice(0, file.path.lastIndexOf('/') + 1) === folder)
  }

  function rescan(): void {
    scan = attempt('content', () => scanContent(root)) ?? emptyScan
    store.keepOnly(allSources(scan))
    planned = undefined
    isSketched = store.sketch(allSources(scan), performance.now() + sketchTime)
    if (isSketched) look(allSources(scan), true)
    else continueSketching()
  }

  return {
    config,
    bundleInput: () => ({ root, config, components, dev: true }),
    async page(path, client) {
      const found = await current(path)
      if (!found) return undefined
      const { page, plan, context } = found
      const { resolved, messages } = resolveLinks(page, path, plan.targets)
      const route: Route = { path, kind: pageKind(path, page), page, links: resolved }
      const full: RenderContext = { ...context, client: { ...client, preloads: [] } }
      const [document, chunk] = renderPage(route, full)
      const html = finalHtml(route, full)
      const lastUpdated = prepared.dates.get(page.source)
      const data = { ...pageData(route, context.site), ...(lastUpdated && { lastUpdated }) }
      makeImages(route).catch(() => {})
      // Of pages that are not parsed yet nobody knows the anchors.
      const known = messages.filter(({ ruleId }) => isComplete || ruleId !== 'broken-anchor')
      return {
        data,
        html,
        revision: createHash('sha1').update(JSON.stringify(data)).update(html).digest('hex'),
        document: () => textOf(document!.contents),
        chunk: () => (chunk ? textOf(chunk.contents) : undefined),
        messages: [...page.messages, ...known, ...samples.messages.filter(({ file }) => file === page.source)],
      }
    },
    redirect: (path) => redirectTarget(path, plan().plan.targets.redirects),
    fileAt(path) {
      const publicFile = scan.publicFiles.find((file) => `/${file.path}` === path)
      const image = [...prepared.images.values()].flat().find((variant) => `/${variant.path}` === path)
      return publicFile?.absolutePath ?? image?.file ?? usedAsset(assets, path.slice(1), root)
    },
    known,
    edition: store.edition,
    async whole() {
      while (!isIdle) await new Promise<void>((done) => waiting.push(done))
      return plan().context
    },
    messages() {
      const planMessages = isSketched ? (attempt('plan', plan)?.plan.messages ?? []) : []
      return [...[...trouble.values()].flat(), ...planMessages]
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
      if (files.length > 0) look(files, false)
    },
    forgetAssets() {
      assets = createAssetStore(root)
      planned = undefined
    },
    async redraw() {
      const next = await drawingTools()
      parser = next.parser
      components = next.components
      data = next.data
      store.redraw(parser, drawnWithKey(data))
      planned = undefined
      await background?.stop()
      background = undefined
      startScan()
    },
    async close() {
      isClosed = true
      await background?.stop()
    },
  }
}

/** Without git no page has a date. */
function noDates(): void {}

const emptyScan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }

function allSources(scan: Scan): SourceFile[] {
  return [...scan.pages, ...scan.posts]
}

/** Its links are resolved when they are asked for. */
function routeOf(path: string, page: Page, { targets }: SitePlan): Route {
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

function usedAsset(assets: AssetStore, path: string, root: string): string | undefined {
  const source = assets.sourceOf(path)
  return source && join(root, source)
}

function textOf(contents: string | Uint8Array | (() => string | Uint8Array)): string {
  const value = typeof contents === 'function' ? contents() : contents
  return typeof value === 'string' ? value : Buffer.from(value).toString('utf8')
}
