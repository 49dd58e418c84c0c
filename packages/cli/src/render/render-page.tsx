import type { ThemeComponents } from '@docs-engine/client'
import { App } from '@docs-engine/client'
import type { PageChunk, PageData, SiteData } from '@docs-engine/client/page-data.ts'
import { renderToString } from 'react-dom/server'
import { escapeHtml } from '../content/html-tags.ts'
import { replaceSlots, type Slot } from '../content/slots.tsx'
import { outputPath } from '../plan/routes.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import type { AssetStore } from './assets.ts'
import type { Client } from './bundle-client.ts'
import { renderDocument } from './document.ts'
import { pageData } from './page-data.ts'
import { renderKey } from './render-key.ts'

export interface RenderContext {
  site: Site
  siteData: SiteData
  theme: ThemeComponents
  client: Pick<Client, 'entry' | 'css' | 'preloads' | 'build'>
  assets: AssetStore
  drawSlot: (slot: Slot, route: Route) => string
}

/** A route's document and its chunk. They are drawn when one of them is written: not if their key is still the same. */
export function renderPage(route: Route, context: RenderContext): OutputFile[] {
  const { site, client, siteData, theme } = context
  const page = pageData(route, site)
  const key = renderKey(route, page, context)
  let drawn: { document: string; chunk: string } | undefined
  const draw = () => {
    if (drawn) return drawn
    const html = finalHtml(route, context)
    const body = renderToString(<App site={siteData} page={page} html={html} overrides={theme} />)
    drawn = {
      document: renderDocument({ config: site.config, client, page, body }),
      chunk: pageChunk(page, html, context),
    }
    return drawn
  }
  return [
    { path: route.kind === 'not-found' ? '404.html' : outputPath(route.path), key, contents: () => draw().document },
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
  const { page } = route
  const html = replaceSlots(context.site.bodies.get(page.key).html, (slot) => context.drawSlot(slot, route))
  return html.replace(
    / (\w+)="\uE000(\d+)\uE000"|\uE000(\d+)\uE000/g,
    (_, attribute: string | undefined, whole, part) => {
      const index = Number(whole ?? part)
      const { value, extra } = attributeValue(index, route, context)
      if (attribute === undefined) return value ?? ''
      // A link without a target is text: better than a dead link.
      return value === null ? ' data-broken-link=""' : ` ${attribute}="${value}"${extra}`
    },
  )
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
