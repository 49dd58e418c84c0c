import { editionOf } from '../../model/edition.ts'
import type { LinkResult } from '../../model/link-result.ts'
import { suggestedHash } from './anchors.ts'
import { type LinkRequest, relativePath } from './link-request.ts'
import { didYouMean, error, isSameName } from './link-result.ts'
import type { LinkTargets, LinkToCheck } from './link-targets.ts'
import { nearestPath, routesBeside } from './nearest-path.ts'
import { renamedSource } from './renamed-page.ts'
import { encodePath } from './url-parts.ts'

/**
 * Creates the result for a link without a target. The message is about a missing file if the URL is used for an image or another asset, or
 * looks like the path of a file. Otherwise, it's about a missing page.
 */
export function brokenLink(wanted: LinkRequest, link: LinkToCheck, targets: LinkTargets): LinkResult {
  const looksLikeFile = /\.[a-z][a-z0-9]{1,4}$/i.test(wanted.sitePath.replace(/\.html?$/, ''))
  return link.kind !== 'link' || looksLikeFile ? brokenFile(wanted, targets) : brokenPage(wanted, targets)
}

function brokenFile(
  { url, file, sitePath, isAbsolute, folder, query, hash }: LinkRequest,
  { files }: LinkTargets,
): LinkResult {
  const path = plainPath(sitePath)
  const reason = `No file at \`${isAbsolute ? `content/_public${sitePath}` : file}\`.`
  const beside = isAbsolute ? undefined : nearestPath(file, files.assets.keys())
  const served = beside === undefined ? nearestPath(path, [...files.publicFiles.keys(), ...files.generated]) : undefined
  const near = beside === undefined ? served : relativePath(folder, beside)
  const isSame = isSameName(beside ?? '', file) || isSameName(served ?? '', path)
  const suggestion = near === undefined ? withScheme(url) : encodePath(near) + query + hash
  return { href: url, isBroken: true, message: { ...error('broken-asset', reason), ...didYouMean(suggestion, isSame) } }
}

function brokenPage(wanted: LinkRequest, targets: LinkTargets): LinkResult {
  const { routes, sources, config } = targets
  const { url, file, sitePath, query, hash } = wanted
  const path = plainPath(sitePath)
  const folder = path.replace(/\/index$/i, '') || '/'
  // The author may have written a source's path without its extension, although the page has a different route.
  const bySource = sources.get(`${file}.md`) ?? sources.get(`${file}.mdx`) ?? (routes.has(folder) ? folder : undefined)
  const renamed = bySource === undefined ? renamedSource(wanted, targets) : undefined
  const near = bySource ?? sources.get(renamed ?? '') ?? nearestPath(path, routesBeside(path, routes.keys(), config))
  const isSame = bySource !== undefined || (near !== undefined && isSameName(near, path))
  const suggestion =
    near === undefined || (near === '/' && bySource === undefined && renamed === undefined)
      ? withScheme(url)
      : encodePath(near) + query + suggestedHash(wanted, routes.get(near))
  return {
    href: encodePath(sitePath) + query + hash,
    isBroken: true,
    message: {
      ...error('broken-link', `No page at \`${sitePath}\`.`, elsewhereNote(path, targets)),
      ...didYouMean(suggestion, isSame),
    },
  }
}

/** Names the page at a URL that exists on the site, but that the links of this version or language don't lead to. */
function elsewhereNote(path: string, { all, edition }: LinkTargets): string | undefined {
  const page = all?.routes.get(path)
  if (!page || !edition) return undefined
  const kind = editionOf(page).version === edition.version ? 'language' : 'version'
  const source = page.source && `: \`${page.source}\``
  return `The page at this URL is in another ${kind}${source}. To link to it anyway, write its full URL with the site’s domain.`
}

/** Matches a URL that starts with a domain. The endings are common ones that aren't also extensions of files. */
const startsWithDomain = /^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|edu|gov|co\.uk)(?=[/?#:]|$))/i

/** Adds the scheme to the URL of a website: `github.com/acme` → `https://github.com/acme`. Returns `undefined` for other URLs. */
function withScheme(url: string): string | undefined {
  return startsWithDomain.test(url) ? `https://${url}` : undefined
}

/** Removes repeated slashes and the trailing slash, so that the path can be compared with existing paths. */
function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
