import type { LinkMessage, LinkResult, ResolvedLink } from '../../model/link-result.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import { versionFolder, versionOfSource, withoutVersion } from '../../model/versions.ts'
import { pageAddress } from '../../util/page-address.ts'
import { versionHref } from '../versions/version-targets.ts'
import { error, rewrite } from './link-result.ts'
import type { LinkOrigin, LinkTargets, LinkToCheck } from './link-targets.ts'
import { isLocal } from './local-address.ts'
import { ownPath } from './own-path.ts'
import { resolvePath } from './resolve-path.ts'

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

/** Resolves the links of a page of another version as if it were in `content/`. Messages name the real files. */
function resolveInVersion(page: Page, path: string, targets: LinkTargets, version: string): ResolvedLinks {
  const folder = versionFolder(version)
  const inContent = { ...page, source: `content${page.source.slice(folder.length)}` }
  const { messages, ...rest } = resolveOwnLinks(inContent, withoutVersion(path, version), targets)
  return {
    ...rest,
    messages: messages.map((message) => ({
      ...message,
      ...(message.file && { file: message.file.replace(/^content(?=\/)/, folder) }),
      reason: message.reason.replaceAll('`content/', `\`${folder}/`),
    })),
  }
}

function resolveOwnLinks(page: Page, path: string, targets: LinkTargets): ResolvedLinks {
  const messages: Message[] = []
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  const resolved = page.links.map((link): ResolvedLink => {
    // An entry of the blog archive brings its own source.
    const source = link.file?.startsWith('content/') ? link.file : page.source
    const {
      message,
      route,
      ignoredBy: rule,
      isBroken,
      isCorrected,
      ...result
    } = resolveLink(link, { source, path, page }, targets)
    // The theme's links come from the configuration, where they are judged.
    if (message && link.via !== 'theme') messages.push({ ...message, file: source, ...link.position, url: link.url })
    if (route !== undefined && route !== path) linked.add(route)
    if (rule !== undefined) ignoredBy.add(rule)
    return result
  })
  return { resolved, messages, linked, ignoredBy }
}

/** One link, judged and resolved. A fix in its message was resolved too, and is right. */
export function resolveLink(link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const verdict = judgeLink(link, origin, targets)
  if (verdict.message) return withIgnoreHint(withCheckedFix(verdict, link, origin, targets), link.url)
  if (link.text !== '' || verdict.ignoredBy) return verdict
  return { ...verdict, message: error('link-text', 'This link has no text.', 'Write what it leads to.') }
}

function judgeLink(link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  // Browsers drop line breaks and tabs anywhere in a URL, and control characters around it.
  const url = link.url.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
  const scheme = schemeOf(url)
  // No rule makes a script an address.
  if (scheme && isScript(scheme, link)) return scriptLink(scheme)
  const rule = targets.ignoreRules.find(({ matches }) => matches(url))
  const verdict = rule ? unjudged(url, rule.pattern) : resolveUrl(url, link, origin, targets)
  const { route, href, ...rest } = inVersion(verdict, targets)
  const address = route !== undefined && href?.startsWith('/') ? pageAddress(href, targets.config) : href
  return { ...rest, href: address, ...(route !== undefined && { route }) }
}

function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
}

/** Addresses that bring their own document or program; an image cannot run. */
function isScript(scheme: string, { kind }: LinkToCheck): boolean {
  return scheme === 'javascript' || scheme === 'vbscript' || (scheme === 'data' && kind !== 'image')
}

function scriptLink(scheme: string): LinkResult {
  return {
    href: null,
    message: error('invalid-url', `A \`${scheme}:\` link is not allowed.`, 'Link to a page or an address.'),
  }
}

function unjudged(url: string, ignoredBy: string): LinkResult {
  return { href: url, ...(/^(https?:)?\/\//i.test(url) && { isExternal: true }), ignoredBy }
}

function resolveUrl(url: string, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
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
  link: LinkToCheck,
  origin: LinkOrigin,
  targets: LinkTargets,
): LinkResult {
  const dead = (reason: string, note: string): LinkResult => ({
    href: null,
    message: error('invalid-url', reason, note),
  })
  if (scheme === 'mailto' || scheme === 'tel') {
    return url.length > scheme.length + 1
      ? { href: url }
      : dead(`\`${scheme}:\` names nobody.`, 'Write an address behind it.')
  }
  if (scheme === 'data') return { href: url }
  if (scheme !== 'http' && scheme !== 'https') return { href: url, isExternal: true }
  if (!URL.canParse(url)) return dead(`\`${url}\` is no valid address.`, 'Check its host and its characters.')
  const address = new URL(url)
  const own = ownPath(url, targets.config)
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

/** A link to this site with its full address. It names the version it leads to, wherever it stands. */
function ownAddress(own: string, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const verdict = {
    ...resolvePath(own, link, origin, targets.all ?? targets),
    ...(targets.all && { isFinal: true as const }),
  }
  if (verdict.isBroken || verdict.message?.fatal) return verdict
  const better = verdict.message?.fix ?? own
  return { ...verdict, message: rewrite('own-origin', 'A link to this site with its full address.', better) }
}

/** In a version, the page's links and what they lead to have paths within it. */
function inVersion({ isFinal, ...verdict }: LinkResult & { isFinal?: true }, targets: LinkTargets): LinkResult {
  const { version } = targets
  if (version === undefined || isFinal) return verdict
  return {
    ...verdict,
    ...(verdict.href !== null && !verdict.asset && { href: versionHref(verdict.href, version, targets) }),
    ...(verdict.route !== undefined && { route: versionHref(verdict.route, version, targets) }),
  }
}

/** One correction can need another: the path's case first, then the anchor on the page it leads to. */
const mostCorrections = 4

/**
 * Keeps a fix only if the corrected link is right and leads to the same place, if the link leads anywhere. The fix has all corrections
 * at once.
 */
function withCheckedFix(verdict: LinkResult, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const { message } = verdict
  if (message?.fix === undefined) return verdict
  const { fix: first, ...unfixed } = message
  let fix = first
  for (let round = 0; round < mostCorrections; round++) {
    const result = judgeLink({ url: fix, kind: link.kind }, origin, targets)
    if (result.isBroken || result.ignoredBy || !(verdict.isBroken || isSamePlace(result, verdict))) break
    if (!result.message || result.message.fatal === null) {
      const note = unfixed.note?.replace(`\`${message.suggestion}\``, () => `\`${fix}\``)
      return { ...verdict, message: { ...unfixed, ...(note && { note }), suggestion: fix, fix } }
    }
    if (result.message.fix === undefined) break
    fix = result.message.fix
  }
  return withoutFix(verdict, unfixed)
}

function isSamePlace(a: LinkResult, b: LinkResult): boolean {
  return a.asset === b.asset && (a.asset === undefined ? a.href === b.href : a.suffix === b.suffix)
}

/** A link that is right as it stands, and cannot be written in a better way, needs no message. */
function withoutFix({ message: _, ...verdict }: LinkResult, unfixed: LinkMessage): LinkResult {
  if (unfixed.ruleId === 'own-origin') return verdict
  if (verdict.isBroken || verdict.isCorrected) return { ...verdict, message: unfixed }
  const { suggestion: __, note: ___, ...message } = unfixed
  return { ...verdict, message }
}

/** Other software can serve a path of the site: a playground, a folder with downloads. */
function withIgnoreHint(verdict: LinkResult, url: string): LinkResult {
  const { message, isBroken, route } = verdict
  const isPath = /^https?:/i.test(url) || (url.startsWith('/') && message?.suggestion === undefined)
  if (!message || !isBroken || route !== undefined || !isPath) return verdict
  const rule = url.replace(/[?#].*$/s, '*')
  const hint = `If other software serves it, add \`${rule}\` to \`ignoreLinks\` in \`site.config.ts\`.`
  return { ...verdict, message: { ...message, note: message.note ? `${message.note} ${hint}` : hint } }
}
