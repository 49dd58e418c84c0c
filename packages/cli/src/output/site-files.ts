import { createAssetStore } from '../assets/asset-store.ts'
import { assetFiles, type PreparedAssets } from '../assets/prepare-assets.ts'
import type { Client } from '../bundle/bundle-client.ts'
import type { ServiceWorker } from '../bundle/service-worker.ts'
import type { PendingFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { siteData } from '../plan/site-data.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { RenderTools } from '../render/render-job.tsx'
import { renderPage } from '../render/render-page.ts'
import { slotRenderer } from '../render/slot-renderer.tsx'
import { readListed } from '../util/read-listed.ts'
import { feeds } from './feeds.ts'
import { hostFiles } from './hosts/host-files.ts'
import { llms } from './llms.ts'
import type { SearchFiles } from './search-files.ts'
import { robots, sitemap } from './sitemap.ts'

/** What was made before the pages are rendered. */
export interface SiteParts {
  client: Client
  worker: ServiceWorker
  prepared: PreparedAssets
  /** Says what draws the pages. */
  drawer: (tools: RenderTools) => PageRenderer
  search: SearchFiles
}

/** Every file of the site, one after another: they are never all in memory. */
export async function* renderSite(
  site: Site,
  { client, worker, prepared, drawer, search }: SiteParts,
): AsyncGenerator<PendingFile> {
  yield* client.files
  yield worker.file
  for (const [path, { absolutePath }] of site.files.publicFiles) {
    yield { path: path.slice(1), contents: readListed(absolutePath, site.root) }
  }
  const assets = createAssetStore(site.root)
  const context = {
    site,
    siteData: siteData(site.config),
    client,
    assets,
    drawSlot: slotRenderer(site, assets),
    prepared,
  }
  const { config, theme, artifacts: bodies } = site
  const draw = drawer({ config, siteData: context.siteData, client, theme, bodies })
  for (const route of site.routes.values()) {
    yield* renderPage(route, context, draw)
    yield* search.ready()
  }
  yield* llms(site, assets)
  yield* assets.files()
  yield* assetFiles(prepared)
  yield sitemap(site, prepared.dates)
  yield robots(site)
  yield* feeds(site)
  yield* hostFiles(site)
  yield* search.rest()
}
