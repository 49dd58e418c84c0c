import { createAssetStore } from '../assets/asset-store.ts'
import { assetFiles, type PreparedAssets } from '../assets/prepare-assets.ts'
import type { Client } from '../bundle/bundle-client.ts'
import type { ServiceWorker } from '../bundle/service-worker.ts'
import { editionOf } from '../model/edition.ts'
import type { PendingFile } from '../model/output-file.ts'
import type { Route, Site } from '../model/site.ts'
import { robotsPath } from '../plan/generated-paths.ts'
import { pageLanguages, pathsByLocale } from '../render/page-languages.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { allPageStyles } from '../render/page-styles.ts'
import { finalHtml, type RenderTools } from '../render/render-job.tsx'
import { renderKeys } from '../render/render-key.ts'
import { pageFrame, renderPage, renderTask } from '../render/render-page.ts'
import { readListed } from '../util/read-listed.ts'
import { feeds } from './feeds.ts'
import { policyElement } from './hosts/content-security-policy.ts'
import { hostFilesOf } from './hosts/host-files.ts'
import { llms } from './llms.ts'
import { printFiles } from './print.ts'
import type { SearchFiles } from './search-files.ts'
import { robots, sitemap } from './sitemap.ts'

/** The results of the stages before rendering. */
export interface RenderSiteInput {
  client: Client
  serviceWorker: ServiceWorker
  prepared: PreparedAssets
  /** Creates the function that renders pages. */
  createRenderer: (tools: RenderTools) => PageRenderer
  search: SearchFiles
  /** Hash of the components. */
  components: string
  /** Whether to generate documents for printing. */
  print: boolean
  /** Whether a component in `theme.components` may render `style` attributes. */
  hasStyledTheme: boolean
}

/** Generates all files of the site, one after another, so that they are never all in memory at the same time. */
export async function* renderSite(
  site: Site,
  { client, serviceWorker, prepared, createRenderer, search, components, print, hasStyledTheme }: RenderSiteInput,
): AsyncGenerator<PendingFile> {
  const { files, ...paths } = client
  yield* files
  yield serviceWorker.file
  for (const [path, { absolutePath }] of site.files.publicFiles) {
    yield { path: path.slice(1), contents: readListed(absolutePath, site.root) }
  }
  const assets = createAssetStore(site.root)
  const policy = policyElement({ ...site, hasStyledTheme })
  const context = {
    site: { ...site, headTags: (route: Route) => [...policy, ...site.headTags(route)] },
    client: paths,
    assets,
    prepared,
  }
  const { theme, artifacts } = site
  const { scripts, ...languages } = pageLanguages(site)
  for (const script of scripts) yield script
  const renderFiles = createRenderer({ ...languages, client: paths, theme, artifacts })
  const keyOf = renderKeys({ ...languages, client: paths, components })
  for (const route of routesByText(site)) {
    yield* renderPage(route, context, keyOf, renderFiles)
    yield* search.ready()
  }
  if (print) {
    const htmlOf = (route: Route) => {
      const task = renderTask(route, pageFrame(route, context), context)
      return finalHtml(task, artifacts.get(task.key), { ...languages, theme })
    }
    yield* printFiles(site, { css: paths.css, htmlOf })
  }
  yield* allPageStyles(site.realPages.values())
  yield* llms(site, assets)
  yield* assets.files()
  yield* assetFiles(prepared)
  yield sitemap(site, prepared.dates)
  if (!site.files.publicFiles.has(robotsPath)) yield robots(site)
  yield* feeds(site, context)
  yield* hostFilesOf({ ...site, hasStyledTheme })
  yield* search.rest()
}

/** Returns all routes. Those that show the same text follow each other, so that the text is only read once. */
function* routesByText(site: Site): Generator<Route, undefined> {
  const { routes, realPages } = site
  for (const [path, page] of realPages) {
    const route = routes.get(path)!
    yield route
    if (page.source === '' || editionOf(page).locale !== undefined) continue
    for (const [, other] of pathsByLocale(route, site)) if (!realPages.has(other)) yield routes.get(other)!
  }
}
