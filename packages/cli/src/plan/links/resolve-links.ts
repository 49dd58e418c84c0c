import { nearest } from '@docs-engine/shared/nearest.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import {
  type Edition,
  editionAt,
  editionOf,
  isTranslation,
  mainEdition,
  mainSource,
  pathWithin,
} from '../../model/edition.ts'
import type { Link } from '../../model/link.ts'
import type { LinkMessage, LinkResult, ResolvedLink } from '../../model/link-result.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import { pageAddress } from '../../util/page-address.ts'
import { editionHref } from '../versions/edition-targets.ts'
import { lostAnchor } from '../versions/lost-anchor.ts'
import { didYouMean, error, rewrite } from './link-result.ts'
import type { LinkOrigin, LinkTargets, LinkToCheck } from './link-targets.ts'
import { resolvePath } from './resolve-path.ts'
import { isLocal, ownPath } from './url-parts.ts'

export interface ResolvedLinks {
  /** The resolved links, in the order of the page's links. */
  resolved: ResolvedLink[]
  messages: Message[]
  /** Route paths of the other pages that this page links to. */
  linked: Set<string>
  /** `ignoreLinks` patterns that matched a link. */
  ignoredBy: Set<string>
}

/** Resolves all links of a page. `docs check` and `docs build` use the same results, so that the two commands can't disagree. */
export function resolveLinks(page: Page, path: string, targets: LinkTargets): ResolvedLinks {
  const edition = editionOf(page)
  const own = targets.inEdition?.(edition.prefix)
  return own
    ? resolveLinksFrom(edition, page, pathWithin(edition, path), own)
    : resolveLinksFrom(mainEdition, page, path, targets)
}

/** @param edition The edition whose files are treated as if they were in `content/`. Messages contain their real paths. */
function resolveLinksFrom(edition: Edition, page: Page, path: string, targets: LinkTargets): ResolvedLinks {
  const messages: Message[] = []
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  const resolved = page.links.map((link): ResolvedLink => {
    const file = linkFile(link, page)
    const source = mainSource(editionAt(edition.version), mainSource(edition, file))
    const {
      message,
      route,
      ignoredBy: rule,
      isBroken,
      isCorrected,
      ...result
    } = resolveLink(link, { source, path, page }, targets)
    // `checkConfigLinks` reports the theme's links, which come from the configuration.
    if (message && link.via !== 'theme' && !link.isRepeated) {
      const position = message.ruleId === 'link-text' ? (link.textPosition ?? link.position) : link.position
      const reported = { ...message, ...position, file, url: link.url }
      const isOwn = edition.locale === undefined || (page.original === undefined && isTranslation(file))
      const isAnchor = edition.locale !== undefined && isBroken && message.ruleId === 'broken-anchor'
      const lost = isAnchor && route !== undefined ? lostAnchor(reported, route, targets.all ?? targets) : undefined
      if (isOwn) messages.push(withReason(withRealPaths(reported, edition), lost))
      // The source reports the problems of a text that isn't translated. A translation that lacks an anchor of its source is reported instead
      // of the links to this anchor.
      else if (lost) messages.push(lost)
      else if (page.original === undefined) messages.push(reported)
    }
    if (route !== undefined && route !== path) linked.add(route)
    if (rule !== undefined) ignoredBy.add(rule)
    return result
  })
  return { resolved, messages, linked, ignoredBy }
}

/** Returns the messages of a parsed page whose fix would be a link that is reported, too. */
export function brokenFixes(page: Page, path: string, targets: LinkTargets): Message[] {
  const fixable = page.messages.filter(({ fix }) => fix !== undefined)
  if (fixable.length === 0) return []
  const links = fixable.map(({ fix, file, line = 1, column = 1 }): Link => {
    return { url: fix!, kind: 'link', via: 'a href', position: { line, column, ...(file && { file }) } }
  })
  const { messages } = resolveLinks({ ...page, links }, path, targets)
  return fixable.filter(({ fix }) => messages.some(({ url }) => url === fix))
}

function withRealPaths(message: Message, { folder }: Edition): Message {
  // All versions share `_public`.
  const path = new RegExp(`\`${mainEdition.folder}/(?!_public/)`, 'g')
  return { ...message, reason: message.reason.replace(path, () => `\`${folder}/`) }
}

/**
 * Explains why a translation lacks an anchor that its source has.
 *
 * @param lost The warning about this translation. `undefined` if the source lacks the anchor, too.
 */
function withReason(message: Message, lost: Message | undefined): Message {
  if (!lost) return message
  return {
    ...message,
    note: `The original has this anchor, but the headings of \`${lost.file}\` differ from those of the original, so they lack its IDs. Translate all headings, or add the ID to one: \`## … {#…}\`.`,
  }
}

/** Returns the file that contains a link: a partial, the post that the blog archive shows, or the page's own source. */
function linkFile({ position, file }: Link, { source }: Page): string {
  return position.file ?? file ?? source
}

/** Resolves and checks a link. If the message contains a fix, the fixed link has been resolved as well and is valid. */
export function resolveLink(link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const result = resolveOnce(link, origin, targets)
  if (result.message) return withIgnoreHint(withCheckedFix(result, link, origin, targets), link.url)
  if (link.text !== '' || result.ignoredBy) return result
  return { ...result, message: error('link-text', 'This link has no text.', 'Add text that describes the target.') }
}

function resolveOnce(link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  // Browsers drop line breaks and tabs anywhere in a URL, and control characters at its start and end.
  const url = link.url.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
  const scheme = schemeOf(url)
  // Script links are rejected even if an `ignoreLinks` pattern matches.
  if (scheme && isScript(scheme, link)) return scriptLink(scheme)
  // A pattern can contain the page for an anchor on the page itself.
  const ownUrl = url.startsWith('#') ? origin.path + url : url
  const rule = targets.ignoreRules.find(({ matches }) => matches(url) || matches(ownUrl))
  const result = rule ? ignoredLink(url, rule.pattern, targets.config) : resolveUrl(url, link, origin, targets)
  const placed = inEdition(result, targets)
  const { route, href } = placed
  if (route === undefined) return placed
  const hreflang = otherLanguage(route, targets)
  const address = href?.startsWith('/') ? pageAddress(href, targets.config) : href
  return { ...placed, href: address, ...(hreflang !== undefined && { hreflang }) }
}

/** Returns the language of the page at a route path, if it differs from the language of the page that contains the link. */
function otherLanguage(route: string, { edition, config, routes, all }: LinkTargets): string | undefined {
  const page = (all?.routes ?? routes).get(route)
  const locale = page && editionOf(page).locale
  return page && locale !== edition?.locale ? (locale ?? config.locale) : undefined
}

function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
}

/** Returns whether a URL contains a script or document. `data:` images are allowed, since an image can't run code. */
function isScript(scheme: string, { kind }: LinkToCheck): boolean {
  return scheme === 'javascript' || scheme === 'vbscript' || (scheme === 'data' && kind !== 'image')
}

function scriptLink(scheme: string): LinkResult {
  return {
    href: null,
    message: error('invalid-url', `A \`${scheme}:\` link isn’t allowed.`, 'Link to a page or a URL.'),
  }
}

function ignoredLink(url: string, ignoredBy: string, config: SiteConfig): LinkResult {
  const isExternal = /^(https?:)?\/\//i.test(url)
  const isServedElsewhere = isExternal ? ownPath(url, config) !== undefined : url.startsWith('/')
  return { href: url, ...(isExternal && { isExternal }), ...(isServedElsewhere && { isServedElsewhere }), ignoredBy }
}

function resolveUrl(url: string, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  if (url === '') return { href: null, message: error('invalid-url', 'Empty link target.', 'Add a path or URL.') }
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
        reason: 'This URL has no scheme.',
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
  const invalid = (reason: string, note: string): LinkResult => ({
    href: null,
    message: error('invalid-url', reason, note),
  })
  if (scheme === 'mailto' || scheme === 'tel') {
    return url.length > scheme.length + 1 ? { href: url } : invalid(`\`${scheme}:\` has no address.`, 'Add one.')
  }
  if (scheme === 'data') return { href: url }
  if (scheme !== 'http' && scheme !== 'https') {
    const near = nearest(scheme, ['http', 'https', 'mailto'])
    if (near === undefined) return { href: url, isExternal: true }
    const suggestion = near + url.slice(scheme.length)
    return {
      href: null,
      message: { ...error('invalid-url', `Unknown URL scheme \`${scheme}:\`.`), ...didYouMean(suggestion) },
    }
  }
  // Browsers resolve such a URL relative to the page.
  if (!/^https?:\/\//i.test(url)) {
    const suggestion = url.replace(/:\/?/, '://')
    const message = error('invalid-url', `\`${scheme}:\` must be followed by two slashes.`)
    return { href: null, message: { ...message, ...didYouMean(suggestion) } }
  }
  if (!URL.canParse(url)) return invalid(`\`${url}\` isn’t a valid URL.`, 'Check its host and special characters.')
  const address = new URL(url)
  const path = ownPath(url, targets.config)
  if (path !== undefined) return ownAddress(path, link, origin, targets)
  if (isLocal(address.hostname)) {
    return {
      href: url,
      isExternal: true,
      message: { ruleId: 'local-address', fatal: null, reason: 'This URL points to the reader’s own computer.' },
    }
  }
  return { href: url, isExternal: true }
}

/**
 * Resolves a link that contains this site's full URL. The path in the URL already includes a version, so the version of the page that
 * contains the link isn't added.
 */
function ownAddress(path: string, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const result = {
    ...resolvePath(path, link, origin, targets.all ?? targets),
    ...(targets.all && { isFinal: true as const }),
  }
  if (result.isBroken || result.message?.fatal) return result
  const better = result.message?.fix ?? path
  return { ...result, message: rewrite('own-origin', 'This link contains the full URL of the site.', better) }
}

/**
 * Adds the edition's prefix to the result. The prefix is missing because the links of an edition are resolved as if its routes had no
 * prefix.
 */
function inEdition({ isFinal, ...result }: LinkResult & { isFinal?: true }, targets: LinkTargets): LinkResult {
  if (targets.edition === undefined || isFinal) return result
  return {
    ...result,
    ...(result.href !== null && !result.asset && { href: editionHref(result.href, targets) }),
    ...(result.route !== undefined && { route: targets.paths?.get(result.route) ?? result.route }),
  }
}

/**
 * Maximum number of corrections of a link. One correction may require another: first the path's case, for example, then the anchor on that
 * page.
 */
const maxCorrections = 4

/**
 * Keeps a fix only if the corrected link is valid and, unless the original link is broken, has the same target. The resulting fix contains
 * all corrections.
 */
function withCheckedFix(result: LinkResult, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const { message } = result
  if (message?.fix === undefined) return result
  const { fix: first, ...unfixed } = message
  let fix = first
  for (let round = 0; round < maxCorrections; round++) {
    const fixed = resolveOnce({ url: fix, kind: link.kind }, origin, targets)
    if (fixed.isBroken || fixed.ignoredBy || !(result.isBroken || isSameTarget(fixed, result))) break
    if (!fixed.message || fixed.message.fatal === null) {
      const note = unfixed.note?.replace(`\`${message.suggestion}\``, () => `\`${fix}\``)
      return { ...result, message: { ...unfixed, ...(note && { note }), suggestion: fix, fix } }
    }
    if (fixed.message.fix === undefined) break
    fix = fixed.message.fix
  }
  return withoutFix(result, unfixed)
}

function isSameTarget(a: LinkResult, b: LinkResult): boolean {
  return a.asset === b.asset && (a.asset === undefined ? a.href === b.href : a.suffix === b.suffix)
}

/** Removes the fix from a result's message, or the whole message if it only suggested a better form of a valid link. */
function withoutFix({ message: _, ...result }: LinkResult, unfixed: LinkMessage): LinkResult {
  if (unfixed.ruleId === 'own-origin') return result
  if (result.isBroken || result.isCorrected) return { ...result, message: unfixed }
  const { suggestion: __, note: ___, ...message } = unfixed
  return { ...result, message }
}

/**
 * Explains where a missing file belongs, and adds a hint about `ignoreLinks`, because some of the site's paths, such as a playground or
 * downloads, may be served by other software.
 */
function withIgnoreHint(result: LinkResult, url: string): LinkResult {
  const { message, isBroken, route } = result
  const isPath = /^https?:/i.test(url) || (url.startsWith('/') && message?.note === undefined)
  if (!message || !isBroken || route !== undefined || !isPath) return result
  const rule = url.replace(/[?#].*$/s, '*')
  const place = message.note ?? (message.ruleId === 'broken-asset' ? 'Put the file in `content/_public`.' : '')
  const hint = `If other software serves it, add \`${rule}\` to \`ignoreLinks\` in \`site.config.ts\`.`
  return { ...result, message: { ...message, note: `${place} ${hint}`.trim() } }
}
