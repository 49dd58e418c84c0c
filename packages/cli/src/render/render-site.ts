import { readFileSync } from 'node:fs'
import type { OutputFile, Site } from '../types.ts'
import { createAssetStore } from './assets.ts'
import type { Client } from './bundle-client.ts'
import { feeds } from './feeds.ts'
import { llms } from './llms.ts'
import { markdownCopy } from './markdown-copy.ts'
import { renderPage } from './render-page.tsx'
import { siteData } from './site-data.ts'
import { robots, sitemap } from './sitemap.ts'
import { slotDrawer } from './slot-drawer.tsx'

/** Every file of the site, one after another: they are never all in memory. */
export function* renderSite(site: Site, client: Client): Generator<OutputFile> {
  yield* client.files
  for (const [path, { absolutePath }] of site.files.publicFiles) {
    yield { path: path.slice(1), contents: readFileSync(absolutePath) }
  }
  const assets = createAssetStore(site.root)
  const context = {
    site,
    siteData: siteData(site.config),
    theme: site.theme,
    client,
    assets,
    drawSlot: slotDrawer(site, assets),
  }
  for (const route of site.routes.values()) {
    yield* renderPage(route, context)
    if (route.page.source) yield markdownCopy(route, site)
  }
  yield* assets.files()
  yield sitemap(site)
  yield robots(site)
  yield* llms(site)
  yield* feeds(site)
}
