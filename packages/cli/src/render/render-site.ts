import { readListed } from '../read-listed.ts'
import type { ComingFile, Site } from '../types.ts'
import { createAssetStore } from './assets.ts'
import type { Client } from './bundle-client.ts'
import type { DrawTools } from './draw-page.tsx'
import { feeds } from './feeds.ts'
import { hostFiles } from './hosts/host-files.ts'
import { llms } from './llms.ts'
import type { PageDrawer } from './page-drawer.ts'
import { type Prepared, preparedFiles } from './prepare.ts'
import { renderPage } from './render-page.ts'
import type { SearchFiles } from './search-files.ts'
import type { ServiceWorker } from './service-worker.ts'
import { siteData } from './site-data.ts'
import { robots, sitemap } from './sitemap.ts'
import { slotDrawer } from './slot-drawer.tsx'

/** What was made before the pages are rendered. */
export interface SiteParts {
  client: Client
  worker: ServiceWorker
  prepared: Prepared
  /** Says what draws the pages. */
  drawer: (tools: DrawTools) => PageDrawer
  search: SearchFiles
}

/** Every file of the site, one after another: they are never all in memory. */
export async function* renderSite(
  site: Site,
  { client, worker, prepared, drawer, search }: SiteParts,
): AsyncGenerator<ComingFile> {
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
    drawSlot: slotDrawer(site, assets),
    prepared,
  }
  const { config, theme, bodies } = site
  const draw = drawer({ config, siteData: context.siteData, client, theme, bodies })
  for (const route of site.routes.values()) {
    yield* renderPage(route, context, draw)
    yield* search.ready()
  }
  yield* llms(site, assets)
  yield* assets.files()
  yield* preparedFiles(prepared)
  yield sitemap(site, prepared.dates)
  yield robots(site)
  yield* feeds(site)
  yield* hostFiles(site)
  yield* search.rest()
}
