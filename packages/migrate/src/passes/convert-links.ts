import { join, posix } from 'node:path'
import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import { isFile } from '../util/list-files.ts'
import { originalPath, translationTarget } from './original-path.ts'

/** What relative URLs are resolved against: the page's file, the page's URL, which ends in a slash, or the page's route, which doesn't. */
export type UrlBase = 'file' | 'url' | 'route'

/** Converts the URLs in Markdown links, images, and definitions, and in `href`, `src`, `srcset`, and `poster` attributes. Code must be masked. */
export function convertLinks(text: string, page: OldPage, site: OldSite, htmlBase: UrlBase = 'file'): string {
  const own = (url: string) => convertUrl(url, page, site, 'file')
  const links = text
    .replace(/(\]\([ \t]*)(<[^>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*)/g, (_, before: string, url: string) =>
      url.startsWith('<') ? `${before}<${own(url.slice(1, -1))}>` : before + own(url),
    )
    .replace(/^([ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)(\S+)/gm, (_, before: string, url: string) => before + own(url))
  return convertHtmlLinks(links, (url) => convertUrl(url, page, site, htmlBase))
}

/** Converts the URLs in the attributes `href`, `src`, `srcset`, and `poster` of HTML. */
export function convertHtmlLinks(text: string, convert: (url: string) => string): string {
  return text.replace(/<[a-zA-Z](?:[^<>"']|"[^"<]*"|'[^'<]*')*/g, (tag) =>
    tag.replace(
      /(\s(?:href|src|poster|(srcset))=)(["'])([^"'\n]*)\3/gi,
      (_, before: string, isSet: string | undefined, quote: string, value: string) =>
        before + quote + (isSet ? convertSrcSet(value, convert) : convert(value)) + quote,
    ),
  )
}

/** Converts the URLs in a `srcset` attribute. */
export function convertSrcSet(value: string, convert: (url: string) => string): string {
  // A URL can contain commas, but not at its end. A width or a density may follow it.
  return value.replace(/([\s,]*)(\S*[^\s,])([^,]*)/g, (_, before: string, url: string, after: string) =>
    [before, convert(url), after].join(''),
  )
}

/** Converts the URL of a link or image for the new site. Returns the URL unchanged if no conversion is needed. */
export function convertUrl(url: string, page: OldPage, site: OldSite, base: UrlBase): string {
  if (site.origin && url.startsWith(`${site.origin}/`)) return ownUrl(url, page, site)
  if (/^javascript:/i.test(url)) {
    const reason = 'Links that run a script don’t work, because the Content Security Policy forbids them.'
    lose(page, site, { kind: 'component', name: 'javascript: links', reason }, url)
  }
  if (url === '' || /^([a-z][a-z0-9+.-]*:|\/\/|#|\?|\uE000|\{)/i.test(url)) return url
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const wanted = decode(path)
  const isAbsolute = wanted.startsWith('/')
  const folder = base === 'url' ? page.route : posix.dirname(base === 'route' ? page.route : `/${page.source}`)
  const at = isAbsolute ? originalPath(withoutBase(wanted, site.baseUrl), site) : posix.resolve(folder, wanted)
  const target = findPage(at, site)
  if (target) return linkTo(target, page, wanted) + suffix
  if (site.publicFolders.some((own) => isFile(join(own, at)))) return encodeURI(at) + suffix
  const translation = site.translation && join(site.translation.folder, at)
  const file = translation && isFile(translation) ? translation : join(site.pagesFolder, at)
  if (isFile(file)) {
    const copy = posix.join('content', at)
    site.assets.set(file === translation ? translationTarget(site.translation!.locale, copy) : copy, file)
    return keepStyle(path, relativeUrl(page.target, copy)) + suffix
  }
  if (addLinkToLostPage(at, page, site)) site.unmigratedLinks.add(suffix ? `${path}${suffix[0]}*` : url)
  return url
}

/** Returns the URL for a link to a page. Keeps `written`, the URL in the original site, if it also works in the new site. */
export function linkTo(target: OldPage, page: OldPage, written: string): string {
  const isRelative = !written.startsWith('/')
  if (isRelative && /\.mdx?$/i.test(written) && target.version === page.version)
    return keepStyle(written, relativeUrl(page.target, target.target))
  const route = newRoute(target, page.version)
  const folder = posix.dirname(page.target.replace(/^(?:content|versions\/[^/]+)\//, ''))
  if (isRelative && `/${posix.join(folder, decode(written))}` === route) return written
  return encodeURI(route) || '/'
}

/** Returns the route of a page in the new site, as the pages of a version refer to it. */
export function newRoute({ route, newRoute: own = route, version }: OldPage, from?: string): string {
  return version === undefined || version === from ? own : posix.join('/', version, own).replace(/(.)\/$/, '$1')
}

/** Records that a page links to a page that isn't imported, or to one below it. Returns `false` if the path belongs to no such page. */
function addLinkToLostPage(path: string, page: OldPage, site: OldSite): boolean {
  for (let route = routeForm(path); route.length > 1; route = posix.dirname(route)) {
    const linkingPages = site.lostRoutes.get(route)?.add(page.shown)
    if (linkingPages) return true
  }
  return false
}

/**
 * Converts a link to the site's own origin if its page moves. Excludes it from the link check if no imported page or file has its path.
 */
function ownUrl(url: string, page: OldPage, site: OldSite): string {
  const [, written = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url.slice(site.origin.length))!
  const path = originalPath(decode(withoutBase(written, site.baseUrl)), site)
  const target = findPage(path, site)
  const route = target && newRoute(target)
  if (route !== undefined)
    return route === routeForm(path) || target?.newRoute === undefined
      ? url
      : site.origin + site.baseUrl.slice(0, -1) + encodeURI(route) + suffix
  if (!site.publicFolders.some((own) => isFile(join(own, path)))) {
    site.unmigratedLinks.add(url)
    addLinkToLostPage(path, page, site)
  }
  return url
}

/** Finds the page for a path on the original site: a Markdown file, or a route in any form. */
export function findPage(path: string, site: OldSite): OldPage | undefined {
  const source = path.replace(/^\//, '')
  const route = routeForm(path)
  return (
    site.bySource.get(source) ??
    site.byRoute.get(route) ??
    // Hosts and the routers of generators often ignore case.
    site.byRoute.get(route.toLowerCase()) ??
    (/\.mdx?$/.test(source) ? site.byRoute.get(routeForm(`/${source.replace(/\.mdx?$/, '')}`)) : undefined)
  )
}

/** Removes `index`, `.html`, and the slash at the end of a path. */
export function routeForm(path: string): string {
  return (
    path
      .replace(/\.html?$/, '')
      .replace(/\/index$/, '/')
      .replace(/(.)\/+$/, '$1') || '/'
  )
}

function withoutBase(path: string, base: string): string {
  return base !== '/' && `${path}/`.startsWith(base) ? `/${path.slice(base.length)}` : path
}

export function relativeUrl(from: string, to: string): string {
  return encodeURI(posix.relative(posix.dirname(from), to))
}

export function keepStyle(before: string, after: string): string {
  if (before === `./${after}` || before === after) return before
  return after.startsWith('.') || !before.startsWith('.') ? after : `./${after}`
}

export function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
