import { posix } from 'node:path'
import type { SiteConfig } from '../config/schema.ts'
import { nearest } from '../nearest.ts'
import type { Link, Message, Page } from '../types.ts'
import type { SiteFiles } from './files.ts'
import { nearestRoute } from './routes.ts'

/** Where a link leads, for the page that is written; `href: null` writes the element without it. */
export interface ResolvedLink {
  /** Route path, `/file`, `content/…` (an asset which gets its final name when it is copied) or another address. */
  href: string | null
  /** An asset below `content/`, by path from the site's root. */
  asset?: string
  isExternal?: boolean
}

export interface LinkTargets {
  config: SiteConfig
  /** Route path → page; generated pages have none. */
  routes: Map<string, Page | null>
  /** Source path → route path. */
  sources: Map<string, string>
  files: SiteFiles
  redirects: Map<string, string>
}

type Verdict = ResolvedLink & { message?: Pick<Message, 'ruleId' | 'fatal' | 'reason' | 'note' | 'suggestion'> }

/** Resolves all links of a page, once: `check` reports the messages, `render` writes the results. */
export function resolveLinks(
  page: Page,
  path: string,
  targets: LinkTargets,
): { resolved: ResolvedLink[]; messages: Message[] } {
  const messages: Message[] = []
  const resolved = page.links.map((link) => {
    const { message, ...result } = resolveLink(link, { source: page.source, path, page }, targets)
    if (message) messages.push({ ...message, file: link.file ?? page.source, ...link.place, url: link.url })
    return result
  })
  return { resolved, messages }
}

export interface LinkOrigin {
  /** Source of the page the link stands in; relative links start from its folder. */
  source: string
  /** Its route path. */
  path: string
  page: Page | null
}

/** One link, judged and resolved. */
export function resolveLink(
  link: Pick<Link, 'url' | 'kind' | 'text'>,
  origin: LinkOrigin,
  targets: LinkTargets,
): Verdict {
  const url = link.url.trim()
  const { config } = targets
  if (config.ignoreLinks.some((pattern) => matches(pattern, url))) return { href: url }
  if (url === '')
    return { href: null, message: error('invalid-url', 'This link has no target.', 'Write where it leads.') }

  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme) return withScheme(url, scheme, link, origin, targets)
  if (url.startsWith('//')) {
    return {
      href: url,
      isExternal: true,
      message: warning('invalid-url', 'An address without its scheme.', `Write \`https:${url}\`.`, `https:${url}`),
    }
  }
  return resolvePath(url, link, origin, targets)
}

function withScheme(
  url: string,
  scheme: string,
  link: Pick<Link, 'url' | 'kind' | 'text'>,
  origin: LinkOrigin,
  targets: LinkTargets,
): Verdict {
  if (scheme === 'mailto' || scheme === 'tel') {
    const isEmpty = url.slice(scheme.length + 1).trim() === ''
    return isEmpty
      ? { href: null, message: error('invalid-url', `\`${scheme}:\` names nobody.`, 'Write an address behind it.') }
      : { href: url }
  }
  if (scheme === 'javascript' || scheme === 'vbscript' || (scheme === 'data' && link.kind === 'link')) {
    return {
      href: null,
      message: error('invalid-url', `A \`${scheme}:\` link is not allowed.`, 'Link to a page or an address.'),
    }
  }
  if (scheme !== 'http' && scheme !== 'https') return { href: url, isExternal: true }
  if (!URL.canParse(url))
    return {
      href: null,
      message: error('invalid-url', `\`${url}\` is no valid address.`, 'Check its host and its characters.'),
    }
  const parsed = new URL(url)
  if (parsed.origin === targets.config.url && targets.config.url !== 'http://localhost') {
    const own = stripBase(parsed.pathname, targets.config.baseUrl) + parsed.search + parsed.hash
    const inner = resolvePath(own, link, origin, targets)
    return inner.message?.fatal
      ? inner
      : {
          ...inner,
          message: warning('own-origin', 'A link to this site with its full address.', `Write \`${own}\`.`, own),
        }
  }
  if (parsed.hostname === 'localhost' || parsed.hostname === '127.0.0.1') {
    return {
      href: url,
      isExternal: true,
      message: { ruleId: 'local-address', fatal: null, reason: 'This address leads to the reader’s own machine.' },
    }
  }
  return { href: url, isExternal: true }
}

function resolvePath(
  url: string,
  link: Pick<Link, 'url' | 'kind' | 'text'>,
  origin: LinkOrigin,
  targets: LinkTargets,
): Verdict {
  const { config, routes, sources, files, redirects } = targets
  const hashAt = url.indexOf('#')
  const hash = hashAt < 0 ? '' : url.slice(hashAt)
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt)
  const queryAt = beforeHash.indexOf('?')
  const query = queryAt < 0 ? '' : beforeHash.slice(queryAt)
  const rawPath = queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt)

  const path = decode(rawPath)
  if (path === undefined || decode(hash) === undefined) {
    return {
      href: null,
      message: error('invalid-url', `\`${url}\` has a malformed \`%\` sequence.`, 'Write `%25` for a percent sign.'),
    }
  }
  if (rawPath === '') return withAnchor(origin.path, query, hash, origin.page, link, targets, origin.path)

  const folder = posix.dirname(origin.source)
  const isAbsolute = rawPath.startsWith('/')
  const file = isAbsolute ? `content${path}` : posix.join(folder, path)
  if (!isAbsolute && !file.startsWith('content/') && file !== 'content') {
    return {
      href: null,
      message: error('broken-link', `\`${url}\` leads out of the site.`, 'Only files below `content` are part of it.'),
    }
  }

  // A Markdown file.
  if (/\.mdx?$/i.test(path)) {
    const route = sources.get(file)
    if (route !== undefined) return withAnchor(route, query, hash, routes.get(route) ?? null, link, targets, route)
    if (isAbsolute && files.generated.has(path)) return { href: path + query + hash }
    const near = nearestSource(file, sources)
    const suggestion = near && (isAbsolute ? near.replace(/^content/, '') : relativePath(folder, near)) + hash
    return {
      href: null,
      message: {
        ...level('broken-markdown-link', config.onBrokenMarkdownLinks, `No page at \`${file}\`.`),
        ...didYouMean(suggestion),
      },
    }
  }

  // A file beside the text.
  const asset = files.assets.get(file)
  if (asset && !isAbsolute) return { href: url, asset: asset.path }
  const sitePath = isAbsolute ? path : file.replace(/^content/, '') || '/'
  if (files.publicFiles.has(sitePath)) return { href: sitePath + query + hash }
  if (files.generated.has(sitePath)) return { href: sitePath + query + hash }
  if (asset) return { href: url, asset: asset.path }

  if (link.kind !== 'link' || /\.[a-z0-9]{1,5}$/i.test(path.replace(/\.html$/, ''))) {
    if (!routes.has(sitePath)) return brokenAsset(url, file, sitePath, isAbsolute, folder, targets)
  }

  // A page.
  const canonical = sitePath.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/'
  if (routes.has(sitePath)) return withAnchor(sitePath, query, hash, routes.get(sitePath)!, link, targets, sitePath)
  if (routes.has(canonical)) {
    const result = withAnchor(canonical, query, hash, routes.get(canonical)!, link, targets, canonical)
    const written = canonical + query + hash
    return result.message
      ? result
      : {
          ...result,
          message: warning('not-canonical', 'This is not the page’s own address.', `Write \`${written}\`.`, written),
        }
  }
  const redirect = redirectTarget(sitePath, redirects)
  if (redirect !== undefined) {
    const final = hash && !redirect.includes('#') ? redirect + hash : redirect
    return {
      href: sitePath + query + hash,
      message: warning('redirect', `\`${sitePath}\` is redirected.`, `Write \`${final}\`.`, final),
    }
  }
  if (config.baseUrl !== '/' && sitePath.startsWith(config.baseUrl)) {
    const inner = resolvePath(stripBase(url, config.baseUrl), link, origin, targets)
    if (!inner.message?.fatal) {
      const own = stripBase(url, config.baseUrl)
      return {
        ...inner,
        message: warning('hard-coded-base', 'The base URL is added by the build.', `Write \`${own}\`.`, own),
      }
    }
  }
  const near = nearestRoute(sitePath, routes.keys())
  const isNear = near && near !== '/'
  return {
    href: sitePath + query + hash,
    message: {
      ...level('broken-link', config.onBrokenLinks, `No page at \`${sitePath}\`.`),
      ...didYouMean(isNear ? near + hash : undefined),
    },
  }
}

function withAnchor(
  path: string,
  query: string,
  hash: string,
  page: Page | null,
  link: Pick<Link, 'url' | 'text'>,
  { config }: LinkTargets,
  target: string,
): Verdict {
  const href = path + query + hash
  // A text fragment is for the browser and names no id.
  const raw = hash.slice(1).replace(/:~:.*$/, '')
  if (raw === '' || raw === 'top' || page === null) return noText(link, { href })
  const id = decode(raw)!
  const ids = anchorsOf(page)
  if (ids.has(id) || ids.has(raw)) return noText(link, { href })
  const near = nearest(id, ids)
  return {
    href,
    message: {
      ...level('broken-anchor', config.onBrokenAnchors, `No heading \`#${id}\` in \`${page.source}\`.`),
      ...(near && { suggestion: `${link.url.replace(/#.*$/, '')}#${near}`, note: `Did you mean \`#${near}\`?` }),
      ...(!near && { note: `The page is \`${target}\`.` }),
    },
  }
}

const anchorSets = new WeakMap<Page, Set<string>>()

function anchorsOf(page: Page): Set<string> {
  let set = anchorSets.get(page)
  if (!set) {
    set = new Set(page.anchors)
    anchorSets.set(page, set)
  }
  return set
}

function noText(link: Pick<Link, 'text'>, verdict: Verdict): Verdict {
  if (link.text !== '') return verdict
  return {
    ...verdict,
    message: error('invalid-url', 'This link has no text.', 'Write what it leads to between the brackets.'),
  }
}

function brokenAsset(
  url: string,
  file: string,
  sitePath: string,
  isAbsolute: boolean,
  folder: string,
  { files }: LinkTargets,
): Verdict {
  const near = isAbsolute
    ? nearest(sitePath, [...files.publicFiles.keys(), ...files.generated])
    : nearest(file, files.assets.keys())
  return {
    href: url,
    message: {
      ...error('broken-asset', `No file at \`${isAbsolute ? `content/_public${sitePath}` : file}\`.`),
      ...didYouMean(near && !isAbsolute ? relativePath(folder, near) : near),
    },
  }
}

function nearestSource(file: string, sources: Map<string, string>): string | undefined {
  const stem = file.replace(/\.mdx?$/i, '')
  const otherExtension = [`${stem}.md`, `${stem}.mdx`].find((candidate) => sources.has(candidate))
  return otherExtension ?? nearest(file, sources.keys())
}

function relativePath(folder: string, file: string): string {
  const path = posix.relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

/** The target of the redirect that applies to a path; splats filled in. */
export function redirectTarget(path: string, redirects: Map<string, string>): string | undefined {
  const exact = redirects.get(path)
  if (exact !== undefined) return exact
  for (const [from, to] of redirects) {
    if (!from.endsWith('/*')) continue
    const prefix = from.slice(0, -1)
    if (path.startsWith(prefix)) return to.replace(':splat', path.slice(prefix.length))
  }
  return undefined
}

function stripBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path
}

function decode(text: string): string | undefined {
  try {
    // An encoded slash separates nothing.
    return decodeURIComponent(text.replace(/%2f/gi, '%252F'))
  } catch {
    return undefined
  }
}

function matches(pattern: string, url: string): boolean {
  if (!pattern.includes('*')) return pattern === url
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(url)
}

type Verdicts = NonNullable<Verdict['message']>

function error(ruleId: string, reason: string, note?: string): Verdicts {
  return { ruleId, fatal: true, reason, ...(note && { note }) }
}

function warning(ruleId: string, reason: string, note: string, suggestion: string): Verdicts {
  return { ruleId, fatal: false, reason, note, suggestion }
}

function level(ruleId: string, configured: 'throw' | 'warn' | 'ignore', reason: string): Verdicts {
  return { ruleId, fatal: configured === 'throw' ? true : configured === 'warn' ? false : null, reason }
}

function didYouMean(suggestion: string | undefined): { suggestion?: string; note?: string } {
  return suggestion ? { suggestion, note: `Did you mean \`${suggestion}\`?` } : {}
}
