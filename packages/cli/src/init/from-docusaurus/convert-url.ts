import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { pathWithoutNumbers } from '../../util/number-prefix.ts'
import { freePath } from '../shared/free-path.ts'
import type { PageContext } from './page-context.ts'

/** Converts the URL of a link or image for the new site. Returns the URL unchanged if no conversion is needed. */
export function convertUrl(url: string, page: PageContext): string {
  const { outsideLinks, origin } = page.site
  const outside = outsideLinks.convert(url)
  if (outside !== undefined) return outside
  const own = ownPath(url, origin)
  if (own) return ownUrl(url, own, page)
  if (url === '' || /^([a-z][a-z0-9+.-]*:|\/\/|#|\?)/i.test(url)) return url
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const wanted = decode(path)
  const files = candidates(wanted, page)
  if (/\.mdx?$/i.test(wanted)) {
    const document = files.map((file) => page.site.documents.get(file)).find(Boolean)
    return document ? keepStyle(path, relativeUrl(page, document.target)) + suffix : url
  }
  const asset = /\.\w+$/.test(wanted) ? files.find(isFile) : undefined
  if (asset && !wanted.startsWith('/')) return assetUrl(asset, path, page) + suffix
  return routeUrl(url, wanted, suffix, page)
}

/** Converts an absolute URL of the site itself. Docusaurus doesn't check these URLs, and ignores their case. */
function ownUrl(url: string, path: string, page: PageContext): string {
  const { routes, outsideLinks } = page.site
  const wanted = decode(path)
  const route = routes.has(wanted) ? wanted : routeIgnoringCase(wanted, routes)
  if (route !== undefined) return wanted === route ? url : url.replace(path, encodeURI(route))
  if (wanted !== '/' && !outsideLinks.isStaticFile(wanted)) outsideLinks.urls.add(url)
  return url
}

/** Returns the route that differs from a path only in case. */
function routeIgnoringCase(path: string, routes: ReadonlySet<string>): string | undefined {
  const lower = path.toLowerCase()
  return [...routes].find((route) => route.toLowerCase() === lower)
}

/** Returns the route for an absolute URL of the site itself, and `undefined` for other URLs. */
function ownPath(url: string, origin: string): string | undefined {
  const rest = url.replace(/^https?:/, '')
  const own = origin.replace(/^https?:/, '')
  if (!own || !rest.startsWith(`${own}/`)) return undefined
  return rest
    .slice(own.length)
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
}

/**
 * Returns the files that a path may refer to. A path can be relative to the page, the documents folder, the site's folder, or a static
 * folder.
 */
function candidates(path: string, page: PageContext): string[] {
  const { siteFolder, staticFolders } = page.site
  if (path.startsWith('@site/')) return [join(siteFolder, path.slice('@site/'.length))]
  if (path.startsWith('/')) {
    return [page.document.set.folder, siteFolder, ...staticFolders].map((folder) => join(folder, path))
  }
  return [resolve(dirname(page.file), path), join(page.document.set.folder, path)]
}

/** Returns the new URL of a linked file and adds the file to the assets to copy. A file in a static folder keeps its URL. */
function assetUrl(file: string, path: string, page: PageContext): string {
  const staticFolder = page.site.staticFolders.find((folder) => file.startsWith(`${folder}/`))
  if (staticFolder) return encodeURI(`/${relative(staticFolder, file)}`)
  const { set } = page.document
  const inside = relative(set.folder, file)
  const target = inside.startsWith('..')
    ? freePath(`content/assets/${basename(file)}`, (path) => (page.site.assets.get(path) ?? file) !== file)
    : posix.join('content', set.routeBase, set.numberPrefixes ? foldersWithoutNumbers(inside) : inside)
  page.site.assets.set(target, file)
  return keepStyle(path, relativeUrl(page, target))
}

function foldersWithoutNumbers(path: string): string {
  return posix.join(pathWithoutNumbers(posix.dirname(path)), posix.basename(path))
}

/** Converts a link to a page's route. A relative link is resolved against the page's URL, as in a browser. */
function routeUrl(url: string, path: string, suffix: string, page: PageContext): string {
  const { routes, isUnmigrated, outsideLinks } = page.site
  const withoutSlash = (route: string) => route.replace(/(.)\/+$/, '$1')
  const wanted = withoutSlash(posix.resolve(posix.dirname(page.document.route), path))
  // Links to the same page can have different fragments, such as the code in links to a playground.
  if (isUnmigrated(wanted)) outsideLinks.urls.add(suffix ? `${path}${suffix[0]}*` : url)
  const route = routes.has(wanted) ? wanted : routeIgnoringCase(wanted, routes)
  if (route === undefined) return url
  if (route !== wanted) return encodeURI(route) + suffix
  const folder = posix.dirname(page.document.target.replace(/^content/, ''))
  // A browser ignores `../` at the root of the site, but here it would lead outside of the site.
  if (posix.join(`.${folder}`, path).startsWith('..')) return encodeURI(route) + suffix
  const ours = withoutSlash(posix.resolve(folder, path))
  return ours === route && (path === '/' || !path.endsWith('/')) ? url : encodeURI(route) + suffix
}

function relativeUrl(page: PageContext, target: string): string {
  return encodeURI(posix.relative(posix.dirname(page.document.target), target))
}

/** Returns the new URL `after`, with a leading `./` if the old URL `before` is written with a leading dot. */
function keepStyle(before: string, after: string): string {
  if (before === `./${after}` || before === after) return before
  return after.startsWith('.') || !before.startsWith('.') ? after : `./${after}`
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
