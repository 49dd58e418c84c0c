import type { PendingFile } from '../model/output-file.ts'
import type { Route } from '../model/site.ts'
import { outputPath } from '../util/page-address.ts'
import { copyTask } from './copied-markdown.ts'
import { feedLinks } from './feed-links.ts'
import { linkTargets } from './link-targets.ts'
import { markdownCopy } from './markdown-copy.ts'
import { isReadable, pageData } from './page-data.ts'
import type { PageFiles, PageRenderer } from './page-renderer.ts'
import { typesFile } from './page-types.ts'
import type { RenderContext } from './render-context.ts'
import type { RenderTask } from './render-job.tsx'

import { renderKey } from './render-key.ts'
import { socialImage } from './social-image.ts'

/** A route's files. They are drawn when one of them is written: not if their keys are still the same. */
export function renderPage(route: Route, context: RenderContext, draw: PageRenderer): PendingFile[] {
  const { site, assets } = context
  const shell = pageFrame(route, context)
  const key = [renderKey(route, shell.page, context), shell.image].join(' ')
  let drawn: PageFiles | Promise<PageFiles> | undefined
  const contents = (name: keyof PageFiles) => () => {
    drawn ??= draw(renderTask(route, shell, context))
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
export function pageFrame(route: Route, context: RenderContext): Pick<RenderTask, 'page' | 'image'> {
  const lastUpdated = context.prepared?.dates.get(route.page.source)
  return {
    page: { ...pageData(route, context.site), ...(lastUpdated && { lastUpdated }) },
    image: socialImage(route, context),
  }
}

/** Puts together what a page is drawn from. */
export function renderTask(
  route: Route,
  shell: Pick<RenderTask, 'page' | 'image'>,
  context: RenderContext,
): RenderTask {
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
