import { readListed } from '../read-listed.ts'
import type { OutputFile, Site } from '../types.ts'
import { createAssetStore } from './assets.ts'
import type { Client } from './bundle-client.ts'
import { feeds } from './feeds.ts'
import { hostFiles } from './hosts/host-files.ts'
import { llms } from './llms.ts'
import { markdownCopy } from './markdown-copy.ts'
import { typesFile } from './page-types.ts'
import { type Prepared, preparedFiles } from './prepare.ts'
import { renderPage } from './render-page.tsx'
import type { ServiceWorker } from './service-worker.ts'
import { siteData } from './site-data.ts'
import { robots, sitemap } from './sitemap.ts'
import { slotDrawer } from './slot-drawer.tsx'

/** What was made before the pages are rendered. */
export interface SiteParts {
  client: Client
  worker: ServiceWorker
  prepared: Prepared
  /** The files of the search index. */
  search: Iterable<OutputFile> | AsyncIterable<OutputFile>
}

/** Every file of the site, one after another: they are never all in memory. */
export async function* renderSite(
  site: Site,
  { client, worker, prepared, search }: SiteParts,
): AsyncGenerator<OutputFile> {
  yield* client.files
  yield worker.file
  for (const [path, { absolutePath }] of site.files.publicFiles) {
    yield { path: path.slice(1), contents: readListed(absolutePath, site.root) }
  }
  const assets = createAssetStore(site.root)
  const context = {
    site,
    siteData: siteData(site.config),
    theme: site.theme,
    client,
    assets,
    drawSlot: slotDrawer(site, assets),
    prepared,
  }
  for (const route of site.routes.values()) {
    yield* renderPage(route, context)
    const types = typesFile(route, site)
    if (types) yield types
    if (route.page.source) yield markdownCopy(route, site, assets)
  }
  yield* llms(site, assets)
  yield* assets.files()
  yield* preparedFiles(prepared)
  yield sitemap(site, prepared.dates)
  yield robots(site)
  yield* feeds(site)
  yield* hostFiles(site)
  yield* search
}
