import type { SiteData } from '@docs-engine/client/page-data.ts'
import type { Slot } from '../content/slots.tsx'
import { outputPath } from '../plan/page-address.ts'
import type { ComingFile, Route, Site } from '../types.ts'
import type { AssetStore } from './assets.ts'
import type { Client } from './bundle-client.ts'
import { copyTask } from './copy-text.ts'
import type { DrawTask } from './draw-page.tsx'
import { feedLinks } from './feeds.ts'
import { linkTargets } from './link-targets.ts'
import { markdownCopy } from './markdown-copy.ts'
import { isReadable, pageData } from './page-data.ts'
import type { PageDrawer, PageFiles } from './page-drawer.ts'
import { typesFile } from './page-types.ts'
import type { Prepared } from './prepare.ts'
import { renderKey } from './render-key.ts'
import { socialImage } from './social-image.ts'

export interface RenderContext {
  site: Site
  siteData: SiteData
  client: Pick<Client, 'entry' | 'css' | 'preloads' | 'build'>
  assets: AssetStore
  drawSlot: (slot: Slot, route: Route) => string
  /** `docs dev` does without. */
  prepared?: Prepared
}

/** A route's files. They are drawn when one of them is written: not if their keys are still the same. */
export function renderPage(route: Route, context: RenderContext, draw: PageDrawer): ComingFile[] {
  const { site, assets } = context
  const shell = pageShell(route, context)
  const key = [renderKey(route, shell.page, context), shell.image].join(' ')
  let drawn: PageFiles | Promise<PageFiles> | undefined
  const contents = (name: keyof PageFiles) => () => {
    drawn ??= draw(drawTask(route, shell, context))
    return drawn instanceof Promise ? drawn.then((files) => files[name]) : drawn[name]
  }
  if (route.kind === 'not-found') {
    // The host sends the document where there is no page. A client that has been at the address before loads the chunk.
    return [
      { path: '404.html', key, contents: contents('document') },
      { path: chunkPath(route.path), key, contents: contents('chunk') },
    ]
  }
  const types = typesFile(route, site)
  return [
    { path: outputPath(route.path, site.config), key, contents: contents('document') },
    { path: chunkPath(route.path), key, contents: contents('chunk') },
    ...(types ? [types] : []),
    ...(isReadable(route) ? [{ ...markdownCopy(route, site, assets), contents: contents('markdown') }] : []),
  ]
}

/** What stands around a page's text. */
export function pageShell(route: Route, context: RenderContext): Pick<DrawTask, 'page' | 'image'> {
  const lastUpdated = context.prepared?.dates.get(route.page.source)
  return {
    page: { ...pageData(route, context.site), ...(lastUpdated && { lastUpdated }) },
    image: socialImage(route, context),
  }
}

/** Puts together what a page is drawn from. */
export function drawTask(route: Route, shell: Pick<DrawTask, 'page' | 'image'>, context: RenderContext): DrawTask {
  const { site, drawSlot } = context
  const { page } = route
  return {
    ...shell,
    key: page.key,
    links: linkTargets(route, context),
    slots: page.slots.map((slot) => drawSlot(slot, route)),
    hasTypes: page.source in site.types && route.kind !== 'not-found',
    feeds: feedLinks(route, site),
    hasOwnSidebar: !site.sidebar.isWhole,
    ...(isReadable(route) && { copy: copyTask(route, site) }),
  }
}

/** `/api/createSlice` → `api/createSlice/page.json` */
export function chunkPath(path: string): string {
  return `${path}/page.json`.replace(/^\/+/, '')
}
