import { bootScript, homeBootScript } from '@docs-engine/client'
import type { PageData, SidebarItem } from '@docs-engine/client/page-data.ts'
import type { Client } from '../bundle/bundle-client.ts'
import { usesWebFonts } from '../bundle/web-fonts.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { HeadTag } from '../model/plugin.ts'
import { llmsPath } from '../plan/generated-paths.ts'
import { escapeHtml, languageAttributes } from '../util/html-tags.ts'
import { absoluteHref, absoluteUrl, pageAddress, pageUrl } from '../util/page-address.ts'
import { breadcrumbData, type PostMetadata, postData } from './structured-data.ts'

export interface DocumentInput {
  config: SiteConfig
  client: Pick<Client, 'entry' | 'css' | 'fonts' | 'notFound' | 'preloads' | 'build'>
  page: PageData
  /** The HTML that `App` rendered. */
  body: string
  /** Absolute URL of the image that social networks and chat apps show for a link to the page. */
  image?: string | undefined
  /** The site's feeds. `href` includes the base URL. */
  feeds?: [type: string, href: string][]
  /** Elements that the configuration and plugins add. */
  head?: HeadTag[] | undefined
  /** The metadata of a blog post. */
  post?: PostMetadata | undefined
  /** Start of the route paths of pages in the page's language. */
  languagePrefix?: string | undefined
  /** Path of the script with the data of the page's language. */
  script?: string | undefined
  /** The absolute URLs of the page in each language. */
  alternates?: [hreflang: string, url: string][] | undefined
}

/** Renders a page's complete HTML document. */
export function renderDocument({
  config,
  client,
  page,
  body,
  image,
  feeds = [],
  head: added = [],
  post,
  languagePrefix = '',
  script,
  alternates = [],
}: DocumentInput): string {
  const asset = (path: string) => config.baseUrl + path
  const canonical = page.canonical
    ? absoluteHref(config, pageAddress(page.canonical, config))
    : pageUrl(config, page.path)
  const breadcrumbs = breadcrumbData(page, config, languagePrefix || '/')
  const isIndexed = page.kind !== 'not-found'
  const meta = (name: string, content: string, key: 'name' | 'property' = 'name') =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${page.path === '/' ? homeBootScript : bootScript}</script>`,
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    page.description && meta('description', page.description),
    isIndexed && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    (!isIndexed || page.isOriginal) && meta('robots', 'noindex'),
    ...alternates.map(([language, url]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`),
    `<link rel="stylesheet" href="${asset(client.css)}">`,
    page.styles && `<link rel="stylesheet" href="${asset(page.styles)}">`,
    script && `<script type="module" src="${asset(script)}"></script>`,
    `<script type="module" src="${asset(client.entry)}"></script>`,
    ...client.preloads.map((path) => `<link rel="modulepreload" href="${asset(path)}">`),
    // The suggestions must be there before the first paint. Otherwise, they would move the rest of the page.
    page.kind === 'not-found' &&
      client.notFound &&
      `<script type="module" blocking="render" src="${asset(client.notFound)}"></script>`,
    // Without an icon, the browser would request `/favicon.ico`, which may not exist.
    `<link rel="icon" href="${config.favicon ? asset(config.favicon.replace(/^\//, '')) : 'data:,'}">`,
    page.markdown && isIndexed && `<link rel="alternate" type="text/markdown" href="${asset(page.markdown.slice(1))}">`,
    ...feeds.map(
      ([type, href]) => `<link rel="alternate" type="${type}" title="${escapeHtml(config.title)}" href="${href}">`,
    ),
    meta('og:title', page.title, 'property'),
    page.description && meta('og:description', page.description, 'property'),
    meta('og:type', page.kind === 'doc' ? 'article' : 'website', 'property'),
    post && meta('article:published_time', post.date, 'property'),
    meta('og:site_name', config.title, 'property'),
    script && meta('og:locale', openGraphLocale(config.locale), 'property'),
    isIndexed && meta('og:url', canonical, 'property'),
    image && meta('og:image', image, 'property'),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...added.map((tag) => headTagHtml(tag, config.baseUrl)),
    post && `<script type="application/ld+json">${inlineJson(postData(post, page, canonical, image))}</script>`,
    breadcrumbs && `<script type="application/ld+json">${inlineJson(breadcrumbs)}</script>`,
  ]
  const { default: theme, respectSystem } = config.colorMode
  // Only preload fonts that the page uses, because browsers warn about unused preloaded fonts.
  const fonts = client.fonts &&
    usesWebFonts(config) && [client.fonts.sans, ...(body.includes('<code') ? [client.fonts.mono] : [])]
  // The boot script sets both color attributes before the first paint. These values apply if JavaScript is disabled. The first paragraph
  // is for AI agents, which read the HTML from its start and may cut it off. `hidden` keeps it from readers and screen readers.
  return `<!doctype html>
<html${languageAttributes(config)} data-theme="${theme}" data-color-mode="${respectSystem ? 'system' : theme}" data-build="${client.build}"${fonts ? ` data-fonts="${fonts.map(asset).join(' ')}"` : ''}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<p hidden>List of all pages in Markdown: ${escapeHtml(absoluteUrl(config, languagePrefix + llmsPath))}</p>
<div class="docs-root">${body}</div>
<script type="application/json" data-docs-page="">${inlineJson(dataOf(page, config))}</script>
</body>
</html>
`
}

/** Returns a language with its territory, as Open Graph expects it: `de` → `de_DE`. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/**
 * Returns the data that the browser can't read from the rendered HTML. The sidebar is omitted unless the site replaces it or it contains
 * badges, because the browser can read the built-in sidebar from the HTML.
 */
function dataOf(page: PageData, { theme }: SiteConfig): PageData {
  if (theme.components.Layout || theme.components.Sidebar || hasBadges(page.sidebar)) return page
  const { sidebar: _, ...data } = page
  return data
}

function hasBadges(items: readonly SidebarItem[] = []): boolean {
  return items.some((item) => 'badge' in item || (item.type === 'group' && hasBadges(item.items)))
}

/** Renders an element of the `<head>`. URLs that start with a slash get the base URL. */
function headTagHtml({ tag, attributes = {}, content }: HeadTag, baseUrl: string): string {
  const text = Object.entries(attributes).map(([name, value]) => {
    if (typeof value === 'boolean') return value ? ` ${name}` : ''
    const isPath = (name === 'src' || name === 'href') && /^\/(?!\/)/.test(value)
    return ` ${name}="${escapeHtml(isPath ? baseUrl + value.slice(1) : value)}"`
  })
  const open = `<${tag}${text.join('')}>`
  return tag === 'link' || tag === 'meta' ? open : `${open}${content ?? ''}</${tag}>`
}

/** Serializes a value as JSON that is safe inside a `<script>` element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
