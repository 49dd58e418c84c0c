import type { Message, Page } from '../types.ts'
import { versionFolder, versionOfSource, withoutVersion } from '../versions.ts'
import type { LinkOrigin, LinkTargets, LinkToJudge } from './link-targets.ts'
import { isLocal } from './local-address.ts'
import { resolvePath } from './resolve-path.ts'
import { error, type ResolvedLink, rewrite, type Verdict } from './verdict.ts'
import { versionHref } from './version-targets.ts'

export interface ResolvedLinks {
  /** In the order of the page's links. */
  resolved: ResolvedLink[]
  messages: Message[]
  /** Paths of other pages the page links to. */
  linked: Set<string>
  /** Rules of `ignoreLinks` that were needed. */
  ignoredBy: Set<string>
}

/** Resolves all links of a page, once: `check` reports the messages, `render` writes the results. */
export function resolveLinks(page: Page, path: string, targets: LinkTargets): ResolvedLinks {
  const version = versionOfSource(page.source)
  const own = targets.versions?.get(version)
  return own ? resolveInVersion(page, path, own, version) : resolveOwnLinks(page, path, targets)
}

/** The page is looked at as one of `content/`; what comes out is of its version again. */
function resolveInVersion(page: Page, path: string, targets: LinkTargets, version: string): ResolvedLinks {
  const folder = versionFolder(version)
  const inContent = { ...page, source: `content${page.source.slice(folder.length)}` }
  const href = (own: string) => versionHref(own, version, targets)
  const { resolved, messages, linked, ignoredBy } = resolveOwnLinks(inContent, withoutVersion(path, version), targets)
  return {
    resolved: resolved.map((link) => (link.href === null || link.asset ? link : { ...link, href: href(link.href) })),
    messages: messages.map((message) => ({
      ...message,
      ...(message.file && { file: message.file.replace(/^content(?=\/)/, folder) }),
      reason: message.reason.replaceAll('`content/', `\`${folder}/`),
    })),
    linked: new Set([...linked].map(href)),
    ignoredBy,
  }
}

function resolveOwnLinks(page: Page, path: string, targets: LinkTargets): ResolvedLinks {
  const messages: Message[] = []
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  const resolved = page.links.map((link): ResolvedLink => {
    // An entry of the blog archive brings its own source.
    const source = link.file?.startsWith('content/') ? link.file : page.source
    const { message, route, ignoredBy: rule, ...result } = resolveLink(link, { source, path, page }, targets)
    // The theme's links come from the configuration, where they are judged.
    if (message && link.via !== 'theme') messages.push({ ...message, file: source, ...link.place, url: link.url })
    if (route !== undefined && route !== path) linked.add(route)
    if (rule !== undefined) ignoredBy.add(rule)
    return result
  })
  return { resolved, messages, linked, ignoredBy }
}

/** One link, judged and resolved. */
export function resolveLink(link: LinkToJudge, origin: LinkOrigin, targets: LinkTargets): Verdict {
  // Browsers drop line breaks and tabs anywhere in a URL, and control characters around it.
  const url = link.url.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
  const scheme = schemeOf(url)
  // No rule makes a script an address.
  if (scheme && isScript(scheme, link)) return scriptLink(scheme)
  const rule = targets.ignoreRules.find(({ matches }) => matches(url))
  const verdict = rule ? unjudged(url, rule.pattern) : resolveUrl(url, link, origin, targets)
  if (verdict.message || link.text !== '' || rule) return verdict
  return { ...verdict, message: error('link-text', 'This link has no text.', 'Write what it leads to.') }
}

function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
}

/** Addresses that bring their own document or program; an image cannot run. */
function isScript(scheme: string, { kind }: LinkToJudge): boolean {
  return scheme === 'javascript' || scheme === 'vbscript' || (scheme === 'data' && kind !== 'image')
}

function scriptLink(scheme: string): Verdict {
  return {
    href: null,
    message: error('invalid-url', `A \`${scheme}:\` link is not allowed.`, 'Link to a page or an address.'),
  }
}

function unjudged(url: string, ignoredBy: string): Verdict {
  return { href: url, ...(/^(https?:)?\/\//i.test(url) && { isExternal: true }), ignoredBy }
}

function resolveUrl(url: string, link: LinkToJudge, origin: LinkOrigin, targets: LinkTargets): Verdict {
  if (url === '')
    return { href: null, message: error('invalid-url', 'This link has no target.', 'Write where it leads.') }
  const scheme = schemeOf(url)
  if (scheme) return resolveAddress(url, scheme, link, origin, targets)
  if (url.startsWith('//')) {
    const better = `https:${url}`
    return {
      href: url,
      isExternal: true,
      message: {
        ruleId: 'invalid-url',
        fatal: false,
        reason: 'An address without its scheme.',
        note: `Write \`${better}\`.`,
        suggestion: better,
      },
    }
  }
  return resolvePath(url, link, origin, targets)
}

function resolveAddress(
  url: string,
  scheme: string,
  link: LinkToJudge,
  origin: LinkOrigin,
  targets: LinkTargets,
): Verdict {
  const dead = (reason: string, note: string): Verdict => ({ href: null, message: error('invalid-url', reason, note) })
  if (scheme === 'mailto' || scheme === 'tel') {
    return url.length > scheme.length + 1
      ? { href: url }
      : dead(`\`${scheme}:\` names nobody.`, 'Write an address behind it.')
  }
  if (scheme === 'data') return { href: url }
  if (scheme !== 'http' && scheme !== 'https') return { href: url, isExternal: true }
  if (!URL.canParse(url)) return dead(`\`${url}\` is no valid address.`, 'Check its host and its characters.')
  const address = new URL(url)
  const own = ownPath(address, targets)
  if (own !== undefined) return ownAddress(own, link, origin, targets)
  if (isLocal(address.hostname)) {
    return {
      href: url,
      isExternal: true,
      message: { ruleId: 'local-address', fatal: null, reason: 'This address leads to the reader’s own machine.' },
    }
  }
  return { href: url, isExternal: true }
}

/** A path of this site that was written as a whole address; undefined for another site. */
function ownPath(address: URL, { config }: LinkTargets): string | undefined {
  const own = new URL(config.url)
  if (address.host !== own.host || own.hostname === 'localhost') return undefined
  const path = `${address.pathname}/`.startsWith(config.baseUrl)
    ? address.pathname.slice(config.baseUrl.length)
    : undefined
  return path === undefined ? undefined : `/${path}${address.search}${address.hash}`
}

function ownAddress(own: string, link: LinkToJudge, origin: LinkOrigin, targets: LinkTargets): Verdict {
  const verdict = resolvePath(own, link, origin, targets)
  if (verdict.message && verdict.message.fatal !== false) return verdict
  const better = verdict.message?.fix ?? own
  return { ...verdict, message: rewrite('own-origin', 'A link to this site with its full address.', better) }
}
