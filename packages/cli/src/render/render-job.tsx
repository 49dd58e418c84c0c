import { App, type LabelTable, labelTable, type ThemeComponents } from '@docs-engine/client'
import type { PageData, RouteData, SiteData } from '@docs-engine/client/page-data.ts'
import type { ImageVariant } from '../assets/image-variants.ts'
import type { Client } from '../bundle/bundle-client.ts'
import { openArtifactStore } from '../cache/artifact-store.ts'
import { renderHtml } from '../components/render-html.tsx'
import { type ParserData, themeComponents } from '../markdown/parser-data.ts'
import type { ArtifactStore } from '../model/artifact-store.ts'
import { codeHtml, joinChunks, type PictureChunk, type UrlChunk } from '../model/chunk.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { PageArtifacts } from '../model/page.ts'
import type { HeadTag } from '../model/plugin.ts'
import { escapeHtml, languageHtml } from '../util/html-tags.ts'
import { renderDocument } from './document.ts'
import type { LinkTarget } from './link-targets.ts'
import type { PostContent } from './post.tsx'
import { type MarkdownCopyTask, renderMarkdownCopy, withPageList } from './render-markdown-copy.ts'
import { renderSlot, type SlotContent } from './slot-content.tsx'

/**
 * The input for rendering a page's files, except its artifacts. It's plain data, so that any thread can render the page, and so that its hash
 * is the key of the files.
 */
export interface RenderTask {
  /** Key of the page's artifacts. */
  key: string
  /** Language of the page, if it isn't the language of `content/`. */
  locale?: string
  page: PageData
  /** The absolute URLs of the page in each language, by language tag. Absent if there are no translations. */
  alternates?: [hreflang: string, url: string][]
  /** Targets of the page's links, in the order of the links. */
  links: LinkTarget[]
  /** The contents of the page's slots, in document order. */
  slots: SlotContent[]
  /** Whether the browser can load types for the names in the page's samples. */
  hasTypes: boolean
  /** Absolute URL of the image that social networks and chat apps show for a link to the page. */
  image?: string | undefined
  feeds: [type: string, href: string][]
  /** Elements that the configuration and plugins add to the `<head>`. */
  head?: HeadTag[]
  /** Whether the route data must contain the sidebar, because the sidebar differs from page to page. */
  hasOwnSidebar: boolean
  /** Set if the page has no translation and shows the text of its original. */
  original?: OriginalText
  /** The IDs that the headings of a translation have in the original, by the heading's own ID. */
  aliases?: Record<string, string[]>
  /** The header and the metadata of a blog post. */
  post?: PostContent
  /** Data for the Markdown copy. `undefined` for generated pages. */
  copy?: MarkdownCopyTask
}

/** How the text of the original is shown on a page without a translation. The title is part of the text, because it has the same language. */
export interface OriginalText {
  className: 'landing' | 'prose'
  hasTitle: boolean
  /** ID of the title. */
  titleId?: string
}

/** The inputs that are the same for all pages of a site. */
export interface RenderTools extends PageLanguage {
  /** The languages of the site other than the language of `content/`. */
  languages: Record<string, PageLanguage>
  client: Pick<Client, 'entry' | 'css' | 'fonts' | 'notFound' | 'preloads' | 'build'>
  theme: ThemeComponents
  artifacts: Pick<ArtifactStore, 'get'>
}

/** The inputs that depend on the language of a page. */
export interface PageLanguage {
  config: SiteConfig
  siteData: SiteData
  /** Path of the script with the site's data and the labels (see `languageScript`). Absent on sites with one language. */
  script?: string
}

/** The plain data from which a worker thread creates its `RenderTools`. */
export interface RenderJob extends Omit<RenderTools, 'theme' | 'artifacts'> {
  data: Pick<ParserData, 'root' | 'overrides'>
  /** Folder of the page artifacts. */
  folder: string
}

export interface RenderedPage {
  /** The HTML document. */
  document: string
  /** The route data, as JSON. */
  routeData: string
  /** The Markdown copy, or '' for a generated page. */
  markdown: string
}

/** Creates the render tools in a worker thread. Page artifacts are read from the cache folder. */
export function renderTools({ data, folder, ...shared }: RenderJob): RenderTools {
  return {
    ...shared,
    theme: themeComponents(data.root, data.overrides, Object.keys(shared.languages).length > 0),
    artifacts: openArtifactStore(folder),
  }
}

/**
 * Renders a page's files.
 *
 * @throws {CacheDamagedError} if the page's artifacts are missing from the cache.
 */
export function renderPageFiles(task: RenderTask, tools: RenderTools): RenderedPage {
  const { client } = tools
  const { config, siteData } = languageOf(task, tools)
  const artifacts = tools.artifacts.get(task.key)
  const html = finalHtml(task, artifacts, tools)
  return {
    document: renderPageDocument(task, html, tools),
    routeData: routeDataJson(task, html, client.build),
    markdown: task.copy
      ? withPageList(
          renderMarkdownCopy(artifacts.markdown, task.links, task.copy, config),
          config,
          siteData.languagePrefix,
        )
      : '',
  }
}

function languageOf(
  { locale }: Pick<RenderTask, 'locale'>,
  tools: PageLanguage & Pick<RenderTools, 'languages'>,
): PageLanguage {
  return locale === undefined ? tools : tools.languages[locale]!
}

/**
 * Renders a page's HTML document.
 *
 * @param html The HTML of the page's text, as returned by `finalHtml`.
 */
export function renderPageDocument(task: RenderTask, html: string, tools: Omit<RenderTools, 'artifacts'>): string {
  const { page, image, feeds, head, post, alternates } = task
  const { client, theme } = tools
  const { config, siteData, script } = languageOf(task, tools)
  const body = renderHtml(<App site={siteData} page={page} html={html} overrides={theme} />, labelTable(config))
  return renderDocument({
    config,
    client,
    page,
    body,
    image,
    feeds,
    head,
    post: post?.metadata,
    languagePrefix: siteData.languagePrefix,
    script,
    alternates,
  })
}

/** Returns a page's route data as JSON. `html` is the HTML of the page's text, as returned by `finalHtml`. */
export function routeDataJson({ page, hasOwnSidebar }: RenderTask, html: string, build: string): string {
  const { sidebar, ...rest } = page
  const routeData: RouteData = { build, ...rest, ...(hasOwnSidebar && sidebar && { sidebar }), html }
  return JSON.stringify(routeData)
}

/** Returns the HTML of a page's text, with the rendered slots, final URLs, the title, and code blocks. `baseUrl` is the start of local URLs. */
export function finalHtml(
  {
    page,
    links,
    slots,
    hasTypes,
    post,
    aliases = {},
    original,
    locale,
  }: Pick<RenderTask, 'links' | 'slots' | 'hasTypes' | 'post' | 'aliases' | 'original' | 'locale'> & {
    page: Pick<PageData, 'title'>
  },
  artifacts: Pick<PageArtifacts, 'chunks' | 'renderedBlocks'>,
  { config, theme, languages }: Pick<RenderTools, 'config' | 'theme' | 'languages'>,
  baseUrl = config.baseUrl,
): string {
  const ownLabels = labelTable(languages[locale ?? '']?.config ?? config)
  // The text of a page without a translation is in the language of `content/`.
  const labels = original ? labelTable(config) : ownLabels
  const text = joinChunks(artifacts.chunks, (chunk) => {
    switch (chunk.kind) {
      case 'url':
        return urlHtml(chunk, links[chunk.index]!, baseUrl)
      case 'picture':
        return pictureHtml(chunk, links[chunk.index]!, baseUrl)
      case 'code':
        return codeHtml(chunk, artifacts.renderedBlocks)
      case 'slot':
        return renderSlot(slots[chunk.index]!, theme, labels)
      case 'title':
        return escapeHtml(page.title)
      case 'fence':
        return hasTypes ? ` data-fence="${chunk.number}"` : ''
      case 'id':
        return chunk.html
      case 'aliases':
        return (aliases[chunk.id] ?? []).map((id) => `<span id="${escapeHtml(id)}"></span>`).join('')
      case 'truncation':
        return ''
    }
  })
  const withHeader = post ? renderHtml(<theme.PostHeader {...post.header} />, labels) + text : text
  return original ? originalHtml(withHeader, page.title, original, config, ownLabels) : withHeader
}

/** Returns the HTML of a page that shows the text of its original: a notice, and an element with the language and direction of the text. */
function originalHtml(
  text: string,
  title: string,
  { className, hasTitle, titleId }: OriginalText,
  config: SiteConfig,
  labels: LabelTable,
): string {
  const id = titleId === undefined ? '' : ` id="${escapeHtml(titleId)}"`
  const heading = hasTitle ? `<h1${id}>${escapeHtml(title)}</h1>` : ''
  const notice = `<div class="admonition" data-type="info" role="note"><p>${escapeHtml(labels.untranslated)}</p></div>`
  return `${notice}<div class="${className}"${languageHtml(config)}>${heading}${text}</div>`
}

function urlHtml({ attribute, has = [] }: UrlChunk, link: LinkTarget, baseUrl: string): string {
  const { value, extra } = attributeValue(link, baseUrl)
  if (attribute === undefined) return value ?? ''
  // Omit `href` from a broken link. The link is then plain text, which is better than a dead link.
  if (value === null) return ' data-broken-link=""'
  return ` ${attribute}="${value}"${extra
    .filter(([name]) => !has.some((own) => own === name))
    .map(([name, text]) => ` ${name}="${text}"`)
    .join('')}`
}

function attributeValue(
  { href, asset, suffix = '', isExternal, isServedElsewhere, hreflang, via }: LinkTarget,
  baseUrl: string,
): { value: string | null; extra: [name: string, value: string | number][] } {
  if (asset) {
    const { path, width, height } = asset
    return {
      value: escapeHtml(baseUrl + path + suffix),
      extra:
        via === 'img src' && width
          ? [
              ['width', width],
              ['height', height!],
            ]
          : [],
    }
  }
  if (href === null) return { value: null, extra: [] }
  const extra: [string, string][] = isExternal
    ? [
        ['rel', 'noopener'],
        ['data-external', ''],
      ]
    : []
  if (hreflang !== undefined) extra.push(['hreflang', hreflang])
  // The client only handles links without a target. It can't show a page in another language, because it has the labels of one language.
  if (isServedElsewhere || hreflang !== undefined) extra.push(['target', '_top'])
  return {
    value: escapeHtml(!isExternal && href.startsWith('/') ? baseUrl + href.slice(1) : href),
    extra: via === 'a href' ? extra : [],
  }
}

/** The `sizes` attribute of images, which are as wide as the text column or, on narrow screens, as the screen. */
const sizes = '(min-width: 50rem) 46rem, 100vw'

/**
 * Returns the start or the end of the `<picture>` element around an image that has smaller variants. The `<img>` in it keeps the image's size
 * and the original file.
 */
function pictureHtml({ isEnd }: PictureChunk, { variants = [] }: LinkTarget, baseUrl: string): string {
  if (variants.length === 0) return ''
  return isEnd ? '</picture>' : `<picture>${sourcesOf(variants, baseUrl)}`
}

function sourcesOf(variants: ImageVariant[], baseUrl: string): string {
  const formats = [...new Set(variants.map(({ format }) => format))]
  return formats
    .map((format) => {
      const set = variants.filter((variant) => variant.format === format)
      const list = set.map(({ path, width }) => `${baseUrl}${encodeURI(path)} ${width}w`).join(', ')
      return `<source type="image/${format}" srcset="${escapeHtml(list)}" sizes="${sizes}"/>`
    })
    .join('')
}
