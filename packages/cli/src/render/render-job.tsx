import { App, type ThemeComponents } from '@docs-engine/client'
import type { PageChunk, PageData, SiteData } from '@docs-engine/client/page-data.ts'
import { renderToString } from 'react-dom/server'
import type { Client } from '../bundle/bundle-client.ts'
import { openArtifactStore } from '../cache/artifact-store.ts'
import { replaceCodePlaceholders } from '../components/code-placeholders.ts'
import { replaceSlots } from '../components/slots.tsx'
import { type ParserData, themeComponents } from '../markdown/parser.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { PageArtifacts } from '../model/page.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { type CopyTask, copyText } from './copied-markdown.ts'
import { renderDocument } from './document.ts'
import type { LinkTarget } from './link-targets.ts'
import { withoutFenceNumbers } from './page-types.ts'
import { addPictures } from './picture.ts'

/** What a page's files are drawn from beside its body: plain data, so that any thread can draw them. */
export interface RenderTask {
  /** Key of the body. */
  key: string
  page: PageData
  /** In the order of the page's links. */
  links: LinkTarget[]
  /** Drawn, in the order in which they stand in the page. */
  slots: string[]
  /** The names in its samples have types which the browser can ask for. */
  hasTypes: boolean
  /** Absolute URL of the image for links shared elsewhere. */
  image?: string | undefined
  feeds: [type: string, href: string][]
  /** The chunk says what the sidebar is: it is not the same on all pages. */
  hasOwnSidebar: boolean
  /** Of a page that somebody wrote. */
  copy?: CopyTask
}

/** The same for all pages of a site. */
export interface RenderTools {
  config: SiteConfig
  siteData: SiteData
  client: Pick<Client, 'entry' | 'css' | 'preloads' | 'build'>
  theme: ThemeComponents
  bodies: Pick<ArtifactStore, 'get'>
}

/** What `DrawTools` are made from in another thread. */
export interface RenderJob extends Pick<RenderTools, 'config' | 'siteData' | 'client'> {
  data: Pick<ParserData, 'root' | 'overrides'>
  /** Folder of the bodies. */
  folder: string
}

export interface RenderedPage {
  document: string
  chunk: string
  /** The Markdown copy; '' for a page that nobody wrote. */
  markdown: string
}

export function renderTools({ data, folder, config, siteData, client }: RenderJob): RenderTools {
  return {
    config,
    siteData,
    client,
    theme: themeComponents(data.root, data.overrides),
    bodies: openArtifactStore(folder),
  }
}

/** @throws {CacheDamaged} if the body is not in the cache. */
export function renderPageFiles(task: RenderTask, tools: RenderTools): RenderedPage {
  const { page, image, feeds, copy } = task
  const { config, siteData, client, theme, bodies } = tools
  const pageBody = bodies.get(task.key)
  const html = finalHtml(task, pageBody, config.baseUrl)
  const body = renderToString(<App site={siteData} page={page} html={html} overrides={theme} />)
  return {
    document: renderDocument({ config, client, page, body, image, feeds }),
    chunk: pageChunk(task, html, client.build),
    markdown: copy ? copyText(pageBody.markdown, task.links, copy, config) : '',
  }
}

function pageChunk({ page, hasOwnSidebar }: RenderTask, html: string, build: string): string {
  const { sidebar, ...rest } = page
  const chunk: PageChunk = { build, ...rest, ...(hasOwnSidebar && sidebar && { sidebar }), html }
  return JSON.stringify(chunk)
}

/** The text with its links and what comes from outside of the page. */
export function finalHtml(
  { links, slots, hasTypes }: Pick<RenderTask, 'links' | 'slots' | 'hasTypes'>,
  body: Pick<PageArtifacts, 'html' | 'renderedBlocks'>,
  baseUrl: string,
): string {
  const drawn = hasTypes ? body.html : withoutFenceNumbers(body.html)
  const whole = addPictures(replaceSlots(drawn, slots), links, baseUrl)
  const linked = whole.replace(
    / (\w+)="\uE000(\d+)\uE000"|\uE000(\d+)\uE000/g,
    (_, attribute: string | undefined, quoted, bare) => {
      const { value, extra } = attributeValue(links[Number(quoted ?? bare)]!, baseUrl)
      if (attribute === undefined) return value ?? ''
      // A link without a target is text: better than a dead link.
      return value === null ? ' data-broken-link=""' : ` ${attribute}="${value}"${extra}`
    },
  )
  return replaceCodePlaceholders(linked, body.renderedBlocks)
}

function attributeValue(
  { href, asset, suffix = '', isExternal, via }: LinkTarget,
  baseUrl: string,
): { value: string | null; extra: string } {
  if (asset) {
    const { path, width, height } = asset
    return {
      value: escapeHtml(baseUrl + path + suffix),
      extra: via === 'img src' && width ? ` width="${width}" height="${height}"` : '',
    }
  }
  if (href === null) return { value: null, extra: '' }
  if (isExternal) return { value: escapeHtml(href), extra: via === 'a href' ? ' rel="noopener" data-external=""' : '' }
  return { value: escapeHtml(href.startsWith('/') ? baseUrl + href.slice(1) : href), extra: '' }
}
