import type { ThemeComponents } from '@docs-engine/client'
import { App } from '@docs-engine/client'
import type { PageChunk, PageData, SiteData } from '@docs-engine/client/page-data.ts'
import { renderToString } from 'react-dom/server'
import { replaceCodeTokens } from '../content/code-token.ts'
import { escapeHtml } from '../content/html-tags.ts'
import { replaceSlots, type Slot } from '../content/slots.tsx'
import { outputPath } from '../plan/routes.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import type { AssetStore } from './assets.ts'
import type { Client } from './bundle-client.ts'
import { renderDocument } from './document.ts'
import { feedLinks } from './feeds.ts'
import { pageData } from './page-data.ts'
import { withKnownTypes } from './page-types.ts'
import { addPictures } from './picture.ts'
import type { Prepared } from './prepare.ts'
import { renderKey } from './render-key.ts'
import { socialImage } from './social-image.ts'

export interface RenderContext {
  site: Site
  siteData: SiteData
  theme: ThemeComponents
  client: Pick<Client, 'entry' | 'css' | 'preloads' | 'build'>
  assets: AssetStore
  drawSlot: (slot: Slot, route: Route) => string
  /** `docs dev` does without. */
  prepared?: Prepared
}

/** A route's document and its chunk. They are drawn when one of them is written: not if their key is still the same. */
export function renderPage(route: Route, context: RenderContext): OutputFile[] {
  const { site, client, siteData, theme } = context
  const lastUpdated = context.prepared?.dates.get(route.page.source)
  const page = { ...pageData(route, site), ...(lastUpdated && { lastUpdated }) }
  const image = socialImage(route, context)
  const key = [renderKey(route, page, context), image].join(' ')
  let drawn: { document: string; chunk: string } | undefined
  const draw = () => {
    if (drawn) return drawn
    const html = finalHtml(route, context)
    const body = renderToString(<App site={siteData} page={page} html={html} overrides={theme} />)
    drawn = {
      document: renderDocument({
        config: site.config,
        client,
        page,
        body,
        image,
        feeds: feedLinks(route, site),
      }),
      chunk: pageChunk(page, html, context),
    }
    return drawn
  }
  // Where no page is, the host sends this one by itself; nobody navigates to it.
  if (route.kind === 'not-found') return [{ path: '404.html', key, contents: () => draw().document }]
  return [
    { path: outputPath(route.path), key, contents: () => draw().document },
    { path: chunkPath(route.path), key, contents: () => draw().chunk },
  ]
}

/** `/api/createSlice` → `api/createSlice/page.json` */
export function chunkPath(path: string): string {
  return `${path}/page.json`.replace(/^\/+/, '')
}

function pageChunk(page: PageData, html: string, { client, site }: RenderContext): string {
  const { sidebar, ...rest } = page
  const chunk: PageChunk = { build: client.build, ...rest, ...(!site.sidebar.isWhole && sidebar && { sidebar }), html }
  return JSON.stringify(chunk)
}

/** The text with its links and what comes from outside of the page. */
export function finalHtml(route: Route, context: RenderContext): string {
  const { site, prepared } = context
  const body = site.bodies.get(route.page.key)
  const drawn = withKnownTypes(body.html, route, site)
  const whole = replaceSlots(drawn, (slot) => context.drawSlot(slot, route))
  const html = prepared ? addPictures(whole, route, prepared.images, site.config.baseUrl) : whole
  const linked = html.replace(
    / (\w+)="\uE000(\d+)\uE000"|\uE000(\d+)\uE000/g,
    (_, attribute: string | undefined, whole, part) => {
      const index = Number(whole ?? part)
      const { value, extra } = attributeValue(index, route, context)
      if (attribute === undefined) return value ?? ''
      // A link without a target is text: better than a dead link.
      return value === null ? ' data-broken-link=""' : ` ${attribute}="${value}"${extra}`
    },
  )
  return replaceCodeTokens(linked, body.drawings)
}

function attributeValue(
  index: number,
  { page, links }: Route,
  { site, assets }: RenderContext,
): { value: string | null; extra: string } {
  const { href, asset, suffix = '', isExternal } = links[index]!
  const { baseUrl } = site.config
  if (asset) {
    const { path, width, height } = assets.use(asset)
    const isImage = page.links[index]!.via === 'img src'
    return {
      value: escapeHtml(baseUrl + path + suffix),
      extra: isImage && width ? ` width="${width}" height="${height}"` : '',
    }
  }
  if (href === null) return { value: null, extra: '' }
  const isLink = page.links[index]!.via === 'a href'
  if (isExternal) return { value: escapeHtml(href), extra: isLink ? ' rel="noopener" data-external=""' : '' }
  return { value: escapeHtml(href.startsWith('/') ? baseUrl + href.slice(1) : href), extra: '' }
}
