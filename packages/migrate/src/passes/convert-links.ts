import { join, posix } from 'node:path'
import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import { isFile } from '../util/list-files.ts'

/** What relative URLs are resolved against: the page's file or, as in a browser, the page's URL. */
export type UrlBase = 'file' | 'url'

/** Converts the URLs in Markdown links, images, and definitions, and in `href`, `src`, `srcset`, and `poster` attributes. Code must be masked. */
export function convertLinks(
  text: string,
  page: OldPage,
  site: OldSite,
  htmlBase: UrlBase = 'file',
  markdownBase: UrlBase = 'file',
): string {
  return text
    .replace(/(\]\([ \t]*)(<[^>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*)/g, (_, before: string, url: string) =>
      url.startsWith('<')
        ? `${before}<${convertUrl(url.slice(1, -1), page, site, markdownBase)}>`
        : before + convertUrl(url, page, site, markdownBase),
    )
    .replace(
      /^([ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)(\S+)/gm,
      (_, before: string, url: string) => before + convertUrl(url, page, site, markdownBase),
    )
    .replace(/<[a-zA-Z](?:[^<>"']|"[^"<]*"|'[^'<]*')*/g, (tag) =>
      tag.replace(
        /(\s(?:href|src|poster|(srcset))=)(["'])([^"'\n]*)\3/gi,
        (_, before: string, isSet: string | undefined, quote: string, value: string) => {
          const convert = (url: string) => convertUrl(url, page, site, htmlBase)
          return before + quote + (isSet ? convertSrcSet(value, convert) : convert(value)) + quote
        },
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
    const todo = 'Write the link as a component in `content/_components`, or remove it.'
    lose(page, site, { kind: 'component', name: 'javascript: links', reason, todo }, url)
  }
  // In the theme Material, such a link opens the search.
  if (site.generator === 'MkDocs' && url.startsWith('?q=')) return `/search${url}`
  if (url === '' || /^([a-z][a-z0-9+.-]*:|\/\/|#|\?|\uE000|\{)/i.test(url)) return url
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  // mdBook ignores letters after `.md`, so a link with this mistake worked.
  const wanted = decode(site.generator === 'mdBook' ? path.replace(/\.md\w+$/, '.md') : path)
  const isAbsolute = wanted.startsWith('/')
  const outside = !isAbsolute && site.hasNeighbors ? urlOutside(wanted, page, site) : undefined
  if (outside !== undefined) {
    site.unmigratedLinks.add(outside + suffix)
    return outside + suffix
  }
  const folder = base === 'url' ? page.route : posix.dirname(`/${page.source}`)
  const at = isAbsolute ? withoutBase(wanted, site.baseUrl) : posix.resolve(folder, wanted)
  const target = findPage(at, site)
  if (target) {
    if (!isAbsolute && /\.mdx?$/.test(wanted)) {
      const own = relativeUrl(page.target, target.target)
      return keepStyle(path, own) + suffix
    }
    return (encodeURI(target.route) || '/') + suffix
  }
  if (isAbsolute && site.publicFolders.some((own) => isFile(join(own, at)))) return encodeURI(at) + suffix
  if (!isAbsolute && site.publicFolders.some((own) => isFile(join(own, at)))) return encodeURI(at) + suffix
  const file = join(site.pagesFolder, at)
  if (isFile(file)) {
    const copy = posix.join('content', at)
    site.assets.set(copy, file)
    return keepStyle(path, relativeUrl(page.target, copy)) + suffix
  }
  if (addLinkToLostPage(at, page, site)) site.unmigratedLinks.add(suffix ? `${path}${suffix[0]}*` : url)
  else if (site.isUnmigrated(at)) site.unmigratedLinks.add(url)
  return url
}

/** Records that a page links to a page that isn't imported. Returns `false` if the path belongs to no such page. */
function addLinkToLostPage(path: string, page: OldPage, site: OldSite): boolean {
  const linkingPages = site.lostRoutes.get(routeForm(path))
  linkingPages?.add(page.shown)
  return linkingPages !== undefined
}

/**
 * Returns the URL of a link out of the site, relative to the page's new URL. A book can be next to others on a server, so that it links to
 * them with paths such as `../reference/index.html`. mdBook publishes `../reference/paths.md` as `../reference/paths.html`. Returns `undefined`
 * for a path within the site, and for a Markdown file that exists, because it isn't on the server.
 */
function urlOutside(path: string, page: OldPage, site: OldSite): string | undefined {
  const root = '/-'.repeat(20)
  const target = posix.resolve(`${root}/${posix.dirname(page.source)}`, path)
  if (`${target}/`.startsWith(`${root}/`)) return undefined
  if (/\.md$/.test(path) && isFile(join(site.pagesFolder, posix.dirname(page.source), path))) return undefined
  const at = page.route === '/' ? root : posix.dirname(root + page.route)
  return encodeURI(posix.relative(at, target).replace(/\.md$/, '.html')) + (path.endsWith('/') ? '/' : '')
}

/** Excludes a link to the site's own origin from the link check if no imported page or file has its path. */
function ownUrl(url: string, page: OldPage, site: OldSite): string {
  const path = decode(withoutBase(url.slice(site.origin.length).replace(/[?#].*$/, ''), site.baseUrl))
  if (!findPage(path, site) && !site.publicFolders.some((own) => isFile(join(own, path)))) {
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

function relativeUrl(from: string, to: string): string {
  return encodeURI(posix.relative(posix.dirname(from), to))
}

function keepStyle(before: string, after: string): string {
  if (before === `./${after}` || before === after) return before
  return after.startsWith('.') || !before.startsWith('.') ? after : `./${after}`
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
