import { createHash } from 'node:crypto'
import type { PageData } from '@docs-engine/client/page-data.ts'
import type { Route } from '../model/site.ts'
import { diagramSource } from '../util/diagram-source.ts'
import { postAt } from './post.tsx'
import type { RenderContext } from './render-context.ts'

/**
 * Returns a key that changes whenever an input of a page's rendering changes. It must cover everything that `renderPage` reads: the page
 * (by its key), the data of its frame, the targets of its links, inserted files, the client bundle, and the configuration.
 *
 * Also marks the page's assets as used, as rendering would.
 */
export function renderKey(route: Route, page: PageData, context: RenderContext): string {
  const { site, assets, client } = context
  const linked = route.links.map(({ asset }) => (asset ? assets.use(asset) : null)).filter((asset) => asset !== null)
  const slots = route.page.slots.map(({ kind, data }) =>
    kind === 'diagram'
      ? assets.text(diagramSource(data.src!, route.page.source))
      : site.signatures.get(`${data.from}#${data.name}`),
  )
  const head = site.headTags(route)
  const hasTypes = route.page.source in site.types
  const { date, authors, tags } = postAt(route, site) ?? {}
  return createHash('sha1')
    .update(siteKey(context))
    .update(
      JSON.stringify([route.page.key, route.kind, page, route.links, linked, slots, hasTypes, client.build, head]),
    )
    .update(JSON.stringify([date, authors, tags]))
    .digest('hex')
}

const siteKeys = new WeakMap<RenderContext, string>()

/** Returns the part of the key that is the same for all pages. */
function siteKey(context: RenderContext): string {
  let key = siteKeys.get(context)
  if (!key) {
    const { client, site, siteData } = context
    key = createHash('sha1')
      .update(
        JSON.stringify([__ENGINE__, client.entry, client.css, client.fonts, client.preloads, siteData, site.config]),
      )
      .digest('hex')
    siteKeys.set(context, key)
  }
  return key
}
