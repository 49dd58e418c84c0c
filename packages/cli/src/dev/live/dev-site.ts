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
  fullSite(): Promise<Pick<RenderContext, 'site' | 'assets'>>
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
  /** `--lenient` */
  lenient?: boolean | undefined
  cache: Cache
  /** What nobody waits for may be done. */
  begin: Promise<void>
  /** Something was found that open pages may show. */
  onNews: () => void
}

/** Milliseconds which the first answer may wait for titles of other pages. */
const sketchTime = 60
/** So many titles are read in this time. Of a larger site only those around a page come before it. */
const fewSources = 600

/**
 * The site, as far as it was asked for: `config → content → plan → render`, one page at a time.
 *
 * @throws {UserError | SiteErrors} if the configuration or a component is wrong.
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

  const bodies = createRecentArtifacts(cache.bodies)
  let { parser, components, data } = await drawingTools()
  const assets = createAssetStore(root)
  let samples: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  let dates: LastModified = new Map()
  /** Entries of which the archive is planned. */
  let archiveKey = ''
  const renew = () => {
    planner.forget()
    onNews()
  }
  const store = createPageStore(parser, componentsHash(data), bodies)
  const images = createDevImages(root, cache, renew)
  const planner = createDevPlanner(store, bodies, () => {
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
      // The archive shows the texts of entries.
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
  if (allSources(scan).length <= fewSources) siteScan.sketch(sketchTime)
  begin
    .then(() => lastModified(root, cache))
    .then((found) => {
      dates = found
      if (dates.size > 0) renew()
    }, withoutDates)

  async function drawingTools() {
    const components = componentFiles(root)
    const data: ParserData = await parserData(root, config, components, cache)
    return { components, data, parser: createParser(data, bodies) }
  }

  /** Looks the page up until its own front matter moves it no more. */
  async function find(path: string): Promise<(DevPlan & { page: Page }) | undefined> {
    if (path === archivePath) {
      const posts = await Promise.all(scan.posts.map((file) => store.read(file)))
      const key = posts.map((post) => post?.key).join()
      if (key !== archiveKey) planner.forget()
      archiveKey = key
    }
    // The titles around it come first: they are what its sidebar shows.
    if (!siteScan.isSketched()) siteScan.sketch(sketchTime, neighbors(path))
    for (let round = 0; ; round++) {
      const { plan, context } = planner.plan()
      const page = plan.pages.get(path)
      if (!page && !siteScan.isSketched() && !isFile(path)) {
        // Its front matter may have moved it here.
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
      // Only its text is new: its place is as planned.
      return { page: planner.place(now), plan, context }
    }
  }

  /** Pages of its folder, and those that folders are named after. */
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
      const next = await drawingTools()
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

/** Without git no page has a date. */
function withoutDates(): void {}

const emptyScan: Scan = { pages: [], posts: [], assets: [], publicFiles: [], messages: [] }

function allSources(scan: Scan): SourceFile[] {
  return [...scan.pages, ...scan.posts]
}

/** `/favicon.ico` is no page; `/1.9` may be one. */
function isFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path)
}
