import { posix } from 'node:path'
import type { Page } from '../types.ts'
import { anchorsOf, brokenAnchor } from './anchors.ts'
import { brokenLink } from './broken-link.ts'
import type { LinkOrigin, LinkTargets, LinkToJudge } from './link-targets.ts'
import { nearestPath } from './nearest-path.ts'
import { followRedirects } from './redirects.ts'
import { encodePath, type UrlParts, urlParts } from './url-parts.ts'
import { didYouMean, error, isSameName, rewrite, type Verdict } from './verdict.ts'
import { relativePath, type Wanted } from './wanted.ts'

/** A link within the site. */
export function resolvePath(url: string, link: LinkToJudge, origin: LinkOrigin, targets: LinkTargets): Verdict {
  const parts = urlParts(url)
  if (!parts) {
    const note = 'Write `%25` for a percent sign.'
    return { href: null, message: error('invalid-url', `\`${url}\` has a malformed \`%\` sequence.`, note) }
  }
  if (parts.rawPath === '') return toPage(origin.path, parts, link.url, origin.page, parts.query + parts.hash)

  const isAbsolute = parts.rawPath.startsWith('/')
  const file = isAbsolute ? `content${parts.path}` : posix.join(posix.dirname(origin.source), parts.path)
  if (!isAbsolute && !`${file}/`.startsWith('content/')) {
    const note = 'Only what is below `content` is part of it.'
    return { href: null, message: error('broken-link', `\`${url}\` leads out of the site.`, note) }
  }
  const wanted: Wanted = {
    ...parts,
    url,
    isAbsolute,
    file,
    sitePath: isAbsolute ? parts.path : file.replace(/^content/, '') || '/',
    folder: posix.dirname(origin.source),
  }
  return (
    (/\.mdx?$/i.test(parts.path) ? toSource(wanted, targets) : undefined) ??
    toFile(wanted, targets) ??
    (link.kind === 'link' ? toRoute(wanted, link, targets) : undefined) ??
    toRedirect(wanted, origin, targets) ??
    withoutBase(wanted, link, origin, targets) ??
    brokenLink(wanted, link, targets)
  )
}

/** A Markdown file by its name. */
function toSource(wanted: Wanted, targets: LinkTargets): Verdict | undefined {
  const { file, isAbsolute, folder, sitePath, hash } = wanted
  const { sources, files, routes } = targets
  const route = sources.get(file)
  if (route !== undefined) return toPage(route, wanted, wanted.url, routes.get(route) ?? null)
  if (files.generated.has(sitePath) || files.publicFiles.has(sitePath)) return undefined
  const stem = file.replace(/\.mdx?$/i, '')
  const moved = [`${stem}.md`, `${stem}.mdx`, `${stem}/index.md`, `${stem}/index.mdx`].find((name) => sources.has(name))
  const near = moved ?? nearestPath(file, sources.keys())
  const suggestion = near && (isAbsolute ? near.replace(/^content/, '') : relativePath(folder, near)) + hash
  return {
    href: null,
    message: {
      ruleId: 'broken-markdown-link',
      fatal: false,
      reason: `No page at \`${file}\`.`,
      ...didYouMean(suggestion, moved !== undefined || (near !== undefined && isSameName(near, file))),
    },
  }
}

/** A file beside the text, of `_public`, or one the build makes. */
function toFile(wanted: Wanted, targets: LinkTargets): Verdict | undefined {
  const { files } = targets
  const { file, sitePath, isAbsolute, query, hash } = wanted
  const asset = files.assets.get(file)
  const isServed = files.publicFiles.has(sitePath) || files.generated.has(sitePath)
  if (asset && (!isAbsolute || !isServed)) {
    return {
      href: wanted.url,
      asset: asset.path,
      suffix: query + hash,
      ...brokenFileAnchor(asset.path, wanted, targets),
    }
  }
  const href = encodePath(sitePath) + query + hash
  if (isServed) return { href, ...brokenFileAnchor(sitePath, wanted, targets) }
  const index = posix.join(sitePath, 'index.html')
  if (files.publicFiles.has(index) && !targets.routes.has(sitePath.replace(/(.)\/$/, '$1')))
    return { href, ...brokenFileAnchor(index, wanted, targets) }
  return undefined
}

/** HTML files have ids too. */
function brokenFileAnchor(path: string, { url, id, rawId }: Wanted, { files }: LinkTargets) {
  if (rawId === '' || /^top$/i.test(rawId)) return {}
  const ids = files.anchorsOf(path)
  return ids === undefined || ids.has(id) || ids.has(rawId) ? {} : brokenAnchor(url, id, path, ids)
}

/** A page by its route path. */
function toRoute(wanted: Wanted, link: LinkToJudge, targets: LinkTargets): Verdict | undefined {
  const { routes } = targets
  const { sitePath, query, hash } = wanted
  const own = routes.get(sitePath)
  if (own) return toPage(sitePath, wanted, link.url, own)
  const canonical =
    posix
      .normalize(sitePath)
      .replace(/(\/index)?\.html$/, '')
      .replace(/(.)\/+$/, '$1') || '/'
  const page = routes.get(canonical)
  if (!page) return undefined
  const verdict = toPage(canonical, wanted, link.url, page)
  if (verdict.message) return verdict
  const better = encodePath(canonical) + query + hash
  return { ...verdict, message: rewrite('not-canonical', 'This is not the page’s own address.', better) }
}

function toPage(
  route: string,
  { query, hash, id, rawId }: UrlParts,
  url: string,
  page: Page | null,
  href = encodePath(route) + query + hash,
): Verdict {
  const verdict: Verdict = { href, route }
  if (rawId === '' || page === null || /^top$/i.test(rawId)) return verdict
  const ids = anchorsOf(page)
  if (ids.has(id) || ids.has(rawId)) return verdict
  return { ...verdict, ...brokenAnchor(url, id, page.source || route, ids) }
}

function toRedirect(wanted: Wanted, origin: LinkOrigin, targets: LinkTargets): Verdict | undefined {
  const { sitePath, query, hash } = wanted
  const end = followRedirects(sitePath, targets)
  if (end === undefined) return undefined
  const source = encodePath(sitePath) + query + hash
  // What is wrong with the redirect is said where it is configured.
  if (end.isLoop) return { href: source }
  const better = addSuffix(end.to, query, hash)
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(better)) {
    return { href: better, isExternal: true, message: rewrite('redirect', `\`${sitePath}\` is redirected.`, better) }
  }
  const verdict = resolvePath(better, { url: better, kind: 'link' }, origin, targets)
  const isRight = verdict.message === undefined || verdict.message.fatal === false
  return {
    ...(isRight ? { href: verdict.href, ...(verdict.route && { route: verdict.route }) } : { href: source }),
    message: rewrite('redirect', `\`${sitePath}\` is redirected.`, verdict.message?.fix ?? better),
  }
}

/** A query and a hash go along, unless the redirect has its own. */
function addSuffix(to: string, query: string, hash: string): string {
  const [path = '', ownHash] = to.split(/(?=#)/, 2)
  return path + (path.includes('?') ? '' : query) + (ownHash ?? hash)
}

function withoutBase(wanted: Wanted, link: LinkToJudge, origin: LinkOrigin, targets: LinkTargets): Verdict | undefined {
  const { baseUrl } = targets.config
  if (baseUrl === '/' || !wanted.isAbsolute || !`${wanted.sitePath}/`.startsWith(baseUrl)) return undefined
  const own = `/${wanted.url.slice(baseUrl.length)}`
  const verdict = resolvePath(own, { ...link, url: own }, origin, targets)
  if (verdict.message?.ruleId === 'broken-link' || verdict.message?.ruleId === 'broken-asset') return undefined
  if (verdict.message?.fatal) return verdict
  const better = verdict.message?.fix ?? own
  return { ...verdict, message: rewrite('hard-coded-base', 'The base URL is added by the build.', better) }
}
