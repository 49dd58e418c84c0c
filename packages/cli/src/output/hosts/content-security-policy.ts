import { createHash } from 'node:crypto'
import { bootScript, homeBootScript } from '@docs-engine/client'
import type { ComponentBundle } from '../../model/component.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Link } from '../../model/link.ts'
import type { HeadTag } from '../../model/plugin.ts'
import type { Site } from '../../model/site.ts'
import { redirectScript } from './redirect-page.ts'

export interface PolicySite extends Pick<Site, 'config' | 'routes' | 'realPages' | 'headTags'> {
  /** Whether a component in `theme.components` may render `style` attributes. Default: `false`. */
  hasStyledTheme?: boolean
}

type Policy = Map<string, Set<string>>

/**
 * Generates the Content Security Policy. It allows the site's own files and the origins that its configuration and pages use. Inline
 * scripts and styles are forbidden, except for the two forms of the boot script and the script of redirect pages, whose hashes are in the
 * policy. `style` attributes are allowed if a component of the site renders one.
 */
export function contentSecurityPolicy(site: PolicySite): string {
  const { config, realPages } = site
  const policy: Policy = new Map()
  const allow = (directive: string, ...sources: string[]) => {
    const set = policy.get(directive) ?? new Set()
    for (const source of sources) set.add(source)
    policy.set(directive, set)
  }
  allow('default-src', "'self'")
  allow('script-src', "'self'", ...[bootScript, homeBootScript].map(hashSource))
  if (config.redirectPages) allow('script-src', hashSource(redirectScript))
  allow('style-src', "'self'")
  if (!config.csp['style-src-attr'] && rendersStyles(site)) allow('style-src-attr', "'unsafe-inline'")
  allow('img-src', "'self'", 'data:')
  allow('font-src', "'self'")
  allow('connect-src', "'self'")
  allow('object-src', "'none'")
  allow('base-uri', "'none'")
  allow('form-action', "'self'")
  allow('frame-ancestors', "'self'")
  allowAnalytics(config, allow)
  allowSearch(config, allow)
  allowEmbedded(realPages, allow)
  allowHeadTags(site, allow)
  for (const [directive, sources = []] of Object.entries(config.csp)) allow(directive, ...sources)
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
}

/**
 * Returns the element with which pages of a host that sends no headers contain the policy: GitHub Pages, or a host that doesn't support
 * redirects either. Other hosts send the policy as a header, which also covers files other than pages.
 */
export function policyElement(site: PolicySite): HeadTag[] {
  const { redirectPages, url } = site.config
  if (!redirectPages && !new URL(url).hostname.endsWith('.github.io')) return []
  const content = contentSecurityPolicy(site)
    .split('; ')
    .filter((directive) => !onlyInHeaders.test(directive))
    .join('; ')
  return [{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content } }]
}

/** Directives that browsers ignore, with a warning, unless they're in a header. */
const onlyInHeaders = /^(?:frame-ancestors|report-uri|sandbox)(?: |$)/

function rendersStyles({ realPages, hasStyledTheme = false }: PolicySite): boolean {
  return hasStyledTheme || [...realPages.values()].some(({ hasInlineStyles }) => hasInlineStyles)
}

/**
 * Returns whether a component of the theme may render `style` attributes. Decides by the component's code, because a component of the frame
 * may render other HTML on each page, and unchanged pages aren't rendered again.
 *
 * @param code The bundled module of the component.
 */
export function mayRenderStyles({ code }: Pick<ComponentBundle, 'code'>): boolean {
  // A `style` prop is an object, so a string belongs to something else, such as the options of `Intl.NumberFormat`.
  return /(?<![.\w$-])style["']?\s*:(?!\s*["'`])|[{,]\s*style\s*[,}]|\sstyle=/.test(code)
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

type Allow = (directive: string, ...sources: string[]) => void

function allowAnalytics({ analytics }: SiteConfig, allow: Allow): void {
  const { ga4, plausible, umami, endpoint } = analytics
  if (ga4) {
    const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
    allow('script-src', 'https://www.googletagmanager.com')
    allow('connect-src', 'https://*.analytics.google.com', ...collectors)
    allow('img-src', ...collectors)
  }
  if (plausible) {
    allow('script-src', 'https://plausible.io')
    allow('connect-src', 'https://plausible.io')
  }
  const collector = umami && originOf(umami.src)
  if (collector) {
    allow('script-src', collector)
    // Umami Cloud serves the script from one origin and receives events at another.
    allow(
      'connect-src',
      collector,
      ...(collector === 'https://cloud.umami.is' ? ['https://api-gateway.umami.dev'] : []),
    )
  }
  const endpointOrigin = endpoint && originOf(endpoint)
  if (endpointOrigin) allow('connect-src', endpointOrigin)
}

function allowSearch(config: SiteConfig, allow: Allow): void {
  const { appId, apiKey, indexName, hosts } = config.search
  if (!appId || !apiKey || !indexName) return
  const primaryHosts = [`https://${appId.toLowerCase()}-dsn.algolia.net`, `https://${appId.toLowerCase()}.algolia.net`]
  const fallbackHosts = [1, 2, 3].map((n) => `https://${appId.toLowerCase()}-${n}.algolianet.com`)
  const ownHosts = hosts
    ?.map((host) => originOf(/^https?:/.test(host) ? host : `https://${host}`) ?? '')
    .filter(Boolean)
  allow('connect-src', ...(ownHosts ?? [...primaryHosts, ...fallbackHosts]))
}

/** Policy directive for each element and attribute that can embed content from another origin. */
const embedding: Record<string, string> = {
  'img src': 'img-src',
  'img srcset': 'img-src',
  'source srcset': 'img-src',
  'video poster': 'img-src',
  'input src': 'img-src',
  'iframe src': 'frame-src',
  'video src': 'media-src',
  'audio src': 'media-src',
  'source src': 'media-src',
  'track src': 'media-src',
}

function allowEmbedded(pages: Site['realPages'], allow: Allow): void {
  const found = new Map<string, Set<string>>()
  const addOrigin = ({ via, url }: Link) => {
    const directive = embedding[via]
    const origin = directive && /^https?:/i.test(url) && originOf(url)
    if (!origin) return
    const origins = found.get(directive) ?? new Set()
    found.set(directive, origins.add(origin))
    for (const target of redirectTargets(url)) origins.add(target)
  }
  for (const { links } of pages.values())
    for (const link of links) if (link.kind !== 'link' || link.via === 'iframe src') addOrigin(link)
  for (const [directive, origins] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A specific directive replaces `default-src`, so it has to include `'self'`.
    allow(directive, "'self'", ...[...origins].sort())
  }
}

/** Patterns for paths on github.com that redirect, and the origins that store the files. */
const githubRedirects: readonly [RegExp, string[]][] = [
  [/^[\w-]+\.png(?:\?|$)/i, ['https://avatars.githubusercontent.com']],
  [/^[^/]+\/[^/]+\/(?:raw\/|blob\/.*\?(?:.*&)?raw=)/, ['https://raw.githubusercontent.com']],
  [
    /^(?:user-attachments|[^/]+\/[^/]+)\/assets\//,
    [
      'https://github-production-user-asset-6210df.s3.amazonaws.com',
      'https://private-user-images.githubusercontent.com',
    ],
  ],
]

/** Returns the origins that a URL redirects to. Browsers check them against the policy, too. */
function redirectTargets(url: string): string[] {
  const { origin, pathname, search } = new URL(url)
  if (origin !== 'https://github.com') return []
  return githubRedirects.flatMap(([path, origins]) => (path.test(pathname.slice(1) + search) ? origins : []))
}

/** Allows the scripts and styles that the configuration and plugins add to the `<head>`: origins, and hashes of inline code. */
function allowHeadTags({ routes, headTags }: PolicySite, allow: Allow): void {
  const sources: Record<string, Set<string>> = { 'script-src': new Set(), 'style-src': new Set() }
  for (const { tag, attributes = {}, content } of [...routes.values()].flatMap((route) => headTags(route))) {
    const isStylesheet = tag === 'link' && /\bstylesheet\b/i.test(String(attributes.rel))
    const isModulePreload = tag === 'link' && /\b(?:modulepreload|preload)\b/i.test(String(attributes.rel))
    const directive =
      tag === 'script' || isModulePreload ? 'script-src' : tag === 'style' || isStylesheet ? 'style-src' : ''
    const url = attributes.src ?? attributes.href
    const origin = typeof url === 'string' && originOf(url.replace(/^\/\//, 'https://'))
    if (origin) sources[directive]?.add(origin)
    else if (content && attributes.type !== 'application/ld+json') sources[directive]?.add(hashSource(content))
  }
  for (const [directive, found] of Object.entries(sources)) if (found.size > 0) allow(directive, ...[...found].sort())
}

function originOf(url: string): string | undefined {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return undefined
  const { origin } = new URL(url)
  // Ignore hosts with characters that have a special meaning in a policy, such as `https://a;sandbox`.
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined
}
