import { posix } from 'node:path'
import type { LinkMessage, LinkResult } from '../../model/link-result.ts'
import type { Page } from '../../model/page.ts'
import { pageAddress } from '../../util/page-address.ts'
import { followRedirects, type RedirectEnd, withSuffix } from '../redirects/redirects.ts'
import { type AnchorResult, anchorsOf, brokenAnchor, suggestedHash } from './anchors.ts'
import { brokenLink } from './broken-link.ts'
import { type LinkRequest, relativePath } from './link-request.ts'
import { didYouMean, error, isSameName, rewrite } from './link-result.ts'
import { isFilePath, type LinkOrigin, type LinkTargets, type LinkToCheck } from './link-targets.ts'
import { nearestPath } from './nearest-path.ts'
import { renamedSource } from './renamed-page.ts'
import { encodePath, type UrlParts, urlParts } from './url-parts.ts'

/** Resolves a link to a source, file, page, or redirect of this site. `url` is `link.url` after normalization. */
export function resolvePath(url: string, link: LinkToCheck, origin: LinkOrigin, targets: LinkTargets): LinkResult {
  const parts = urlParts(url)
  if (!parts) {
    const note = 'Write `%25` for a percent sign.'
    return { href: null, message: error('invalid-url', `\`${url}\` has a malformed \`%\` sequence.`, note) }
  }
  if (parts.rawPath === '') return toPage(origin.path, parts, link.url, origin.page, parts.query + parts.hash)

  const isAbsolute = parts.rawPath.startsWith('/')
  const folder = posix.dirname(origin.source)
  const file = isAbsolute ? `content${parts.path}` : joinPath(folder, parts.path)
  if (!isAbsolute && file !== 'content' && !file.startsWith('content/')) {
    const inside = `content/${file}`
    const isFile = targets.sources.has(inside) || targets.files.assets.has(inside)
    const suggestion = isFile ? relativePath(folder, inside) + parts.query + parts.hash : undefined
    const note = 'Only files in `content` are part of the site.'
    const message = error('broken-link', `\`${url}\` points outside the site.`, note)
    return { href: null, isBroken: true, message: { ...message, ...didYouMean(suggestion) } }
  }
  const wanted: LinkRequest = {
    ...parts,
    url,
    isAbsolute,
    file,
    sitePath: isAbsolute ? parts.path : file.slice('content'.length) || '/',
    folder,
  }
  return (
    (/\.mdx?$/i.test(parts.path) || targets.sources.has(file) ? toSource(wanted, targets) : undefined) ??
    toFile(wanted, targets) ??
    (link.kind === 'link' ? toRoute(wanted, link, targets) : undefined) ??
    toRedirect(wanted, origin, targets) ??
    withoutBase(wanted, link, origin, targets) ??
    withoutSlash(wanted, link, origin, targets) ??
    brokenLink(wanted, link, targets)
  )
}

/** Resolves a link that is written as the path of a Markdown source, such as `./store.md#setup`. */
function toSource(wanted: LinkRequest, targets: LinkTargets): LinkResult | undefined {
  const { file, isAbsolute, folder, sitePath } = wanted
  const { sources, files, routes } = targets
  const route = sources.get(file)
  if (route !== undefined) return toPage(route, wanted, wanted.url, routes.get(route) ?? null)
  // A path that is relative to a source never means the Markdown copy of a page, which readers would see unformatted.
  if (isAbsolute ? isFilePath(sitePath, targets) : files.publicFiles.has(sitePath)) return undefined
  const stem = file.replace(/\.mdx?$/i, '')
  const names = [stem, `${stem}/index`, `${stem}/README`]
  const candidates = names.flatMap((name) => [`${name}.md`, `${name}.mdx`]).map(posix.normalize)
  const moved = candidates.find((name) => sources.has(name))
  const near = moved ?? renamedSource(wanted, targets) ?? nearestPath(file, sources.keys())
  const hash = near && suggestedHash(wanted, routes.get(sources.get(near)!))
  const suggestion = near && (isAbsolute ? near.replace(/^content/, '') : relativePath(folder, near)) + hash
  return {
    href: null,
    isBroken: true,
    message: {
      ruleId: 'broken-markdown-link',
      fatal: false,
      reason: `No page at \`${file}\`.`,
      ...didYouMean(suggestion, moved !== undefined || (near !== undefined && isSameName(near, file))),
    },
  }
}

/** Resolves a link to an asset, a file in `_public`, or a file that the build generates. */
function toFile(wanted: LinkRequest, targets: LinkTargets): LinkResult | undefined {
  const { files } = targets
  const { file, sitePath, isAbsolute, query, hash } = wanted
  const asset = files.assets.get(file)
  const isServed = isFilePath(sitePath, targets)
  if (asset && (!isAbsolute || !isServed)) {
    const { hash: better = hash, ...broken } = brokenFileAnchor(asset.path, wanted, targets)
    return { ...broken, href: wanted.url, asset: asset.path, suffix: query + better }
  }
  const index = posix.join(sitePath, 'index.html')
  const isPage = targets.routes.has(sitePath.replace(/(.)\/$/, '$1'))
  const isFolder = files.publicFiles.has(index) && !isPage && !sitePath.includes('//')
  if (!isServed && !isFolder) return undefined
  const { hash: better = hash, ...broken } = brokenFileAnchor(isServed ? sitePath : index, wanted, targets)
  return { ...broken, href: encodePath(sitePath) + query + better }
}

/** Checks the anchor of a link to a file. Only HTML files have IDs, so other files accept any anchor. */
function brokenFileAnchor(path: string, { url, id, rawId }: LinkRequest, { files }: LinkTargets): AnchorResult {
  if (rawId === '' || /^top$/i.test(rawId)) return {}
  const ids = files.anchorsOf(path)
  return ids === undefined || ids.has(id) || ids.has(rawId) ? {} : brokenAnchor(url, id, path, ids)
}

/** Resolves a link that contains the route path of a page. */
function toRoute(wanted: LinkRequest, link: LinkToCheck, targets: LinkTargets): LinkResult | undefined {
  const { routes } = targets
  const { sitePath, query, hash } = wanted
  const exactPage = routes.get(sitePath)
  if (exactPage) return toPage(sitePath, wanted, link.url, exactPage)
  const canonical =
    joinPath('/', sitePath.slice(1))
      .replace(/(\/index)?\.html$/, '')
      .replace(/(.)\/$/, '$1') || '/'
  const page = routes.get(canonical)
  if (!page) return undefined
  const result = toPage(canonical, wanted, link.url, page)
  if (result.message || sitePath === pageAddress(canonical, targets.config)) return result
  const better = encodePath(canonical) + query + hash
  return { ...result, message: rewrite('not-canonical', 'This isn’t the canonical URL of the page.', better) }
}

function toPage(
  route: string,
  { query, hash, id, rawId }: UrlParts,
  url: string,
  page: Page | null,
  href = encodePath(route) + query + hash,
): LinkResult {
  const result: LinkResult = { href, route }
  if (rawId === '' || page === null || /^top$/i.test(rawId)) return result
  const ids = anchorsOf(page)
  if (ids.has(id) || ids.has(rawId)) return result
  const { hash: better = hash, ...broken } = brokenAnchor(url, id, page.source || route, ids)
  return { ...result, ...broken, href: href.slice(0, href.length - hash.length) + better }
}

/** Like `posix.join`, but without merging slashes, because hosts don't agree on whether `/a//b` is `/a/b`. */
function joinPath(folder: string, path: string): string {
  const isRooted = folder.startsWith('/')
  const segments = folder.split('/').filter(Boolean)
  for (const name of path.split('/')) {
    if (name === '.') continue
    if (name !== '..') segments.push(name)
    else if (segments.length > 0 && segments.at(-1) !== '..') segments.pop()
    else if (!isRooted) segments.push(name)
  }
  return (isRooted ? '/' : '') + segments.join('/')
}

function toRedirect(wanted: LinkRequest, origin: LinkOrigin, targets: LinkTargets): LinkResult | undefined {
  const { sitePath, query, hash } = wanted
  const end = followRedirects(sitePath, targets)
  if (end === undefined) return undefined
  const source = encodePath(sitePath) + query + hash
  if (end.isLoop) return brokenRedirect(source, `\`${sitePath}\` is redirected in a loop.`, end)
  const better = withSuffix(end.to, query + hash)
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(better)) {
    return { href: better, isExternal: true, message: rewrite('redirect', `\`${sitePath}\` is redirected.`, better) }
  }
  const result = resolvePath(better, { url: better, kind: 'link' }, origin, targets)
  // If the page exists but the anchor doesn't, the mistake is in this link, unless the redirect added the anchor.
  if (result.isBroken && result.route !== undefined && (end.isSplat || !end.to.includes('#'))) return result
  if (result.isBroken) {
    const reason = `\`${sitePath}\` is redirected to \`${better}\`, which doesn’t exist.`
    return brokenRedirect(source, reason, end, result.message)
  }
  return {
    href: result.href,
    ...(result.route && { route: result.route }),
    message: rewrite('redirect', `\`${sitePath}\` is redirected.`, result.message?.fix ?? better),
  }
}

/**
 * Creates the result for a link to a redirect whose target doesn't exist. A redirect for a single path is reported once, in the
 * configuration. The target of a redirect that ends in `/*` depends on the link, so it's reported here.
 */
function brokenRedirect(
  href: string,
  reason: string,
  { isSplat }: RedirectEnd,
  { note, suggestion }: Partial<LinkMessage> = {},
): LinkResult {
  if (!isSplat) return { href, isBroken: true }
  const message = { ...error('broken-link', reason, note), ...(suggestion && { suggestion }) }
  return { href, isBroken: true, message }
}

/** Suggests the target of a link to a file with a slash after the file's name: `guide.md/#setup`. */
function withoutSlash(
  wanted: LinkRequest,
  link: LinkToCheck,
  origin: LinkOrigin,
  targets: LinkTargets,
): LinkResult | undefined {
  const { rawPath, query, hash } = wanted
  if (!/\.\w+\/+$/.test(rawPath)) return undefined
  const file = rawPath.replace(/\/+$/, '') + query + hash
  const { isBroken, message } = resolvePath(file, { ...link, url: file }, origin, targets)
  const better = message?.suggestion ?? (isBroken ? undefined : file)
  const broken = brokenLink(wanted, link, targets)
  if (better === undefined || !broken.message) return undefined
  const { ruleId, fatal, reason } = broken.message
  const isCertain = !isBroken || message?.fix !== undefined
  return { ...broken, message: { ruleId, fatal, reason, ...didYouMean(better, isCertain) } }
}

/** Resolves an absolute link that already contains the base URL. */
function withoutBase(
  wanted: LinkRequest,
  link: LinkToCheck,
  origin: LinkOrigin,
  targets: LinkTargets,
): LinkResult | undefined {
  const { baseUrl } = targets.config
  if (baseUrl === '/' || !wanted.isAbsolute || !`${wanted.sitePath}/`.startsWith(baseUrl)) return undefined
  const pathWithoutBase = `/${wanted.url.slice(baseUrl.length)}`
  const result = resolvePath(pathWithoutBase, { ...link, url: pathWithoutBase }, origin, targets)
  // If the target exists and only the anchor is missing, the message about the anchor is more useful than one about the path.
  if (result.isBroken) return result.route === undefined && !result.asset ? undefined : result
  if (result.message?.fatal) return result
  const better = result.message?.fix ?? pathWithoutBase
  return {
    ...result,
    message: rewrite('hard-coded-base', 'This link contains the base URL, which the build adds.', better),
  }
}
