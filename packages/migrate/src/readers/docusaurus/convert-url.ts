import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { pathWithoutNumbers } from '@docs-engine/cli/internal'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import { displayPath, type PageContext } from './page-context.ts'
import { fileInVersion, pathOfPlace, placeOf } from './places.ts'

/** Converts the URL of a link or image for the new site. Returns the URL unchanged if no conversion is needed. */
export function convertUrl(url: string, page: PageContext): string {
  const outside = page.site.outsideLinks.convert(url)
  if (outside !== undefined) return outside
  const own = ownPath(url, page)
  if (own) return ownUrl(url, own, page)
  if (url === '' || /^([a-z][a-z0-9+.-]*:|\/\/|#|\?)/i.test(url)) return url
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const wanted = decode(path)
  const files = candidates(wanted, page)
  if (/\.mdx?$/i.test(wanted)) {
    const document = files.map((file) => page.site.documents.get(file)).find(Boolean)
    if (!document) {
      page.site.missingTargets.add(displayPath(page.site, files[0]!), pathOf(page))
      return url
    }
    const { version } = placeOf(document)
    const isSameVersion = version === placeOf(page.document).version
    return (
      (isSameVersion && page.target.startsWith('content/')
        ? keepStyle(path, relativeUrl(page, document.target))
        : encodeURI(pathOfPlace(placeOf(document)))) + suffix
    )
  }
  const asset = /\.\w+$/.test(wanted) ? files.find(isFile) : undefined
  if (asset && !wanted.startsWith('/')) return assetUrl(asset, path, page) + suffix
  const withoutBase = pathWithoutBase(wanted, page)
  return withoutBase === undefined
    ? routeUrl(url, wanted, suffix, page)
    : convertUrl(encodeURI(withoutBase) + suffix, page)
}

/** Removes the base URL from a path. Returns `undefined` if the path doesn't contain it, or is the path of a page or file as it is. */
function pathWithoutBase(path: string, { site }: PageContext): string | undefined {
  const { baseUrl } = site
  if (baseUrl === '/' || !`${path}/`.startsWith(baseUrl)) return undefined
  const isKnown = site.newRoute(path.replace(/(.)\/$/, '$1')) !== undefined || site.outsideLinks.isStaticFile(path)
  return isKnown ? undefined : `/${path.slice(baseUrl.length)}`
}

/** Converts the URL of an image in the front matter. It's relative to the page only if it starts with a dot, otherwise to a static folder. */
export function convertImage(url: string, page: PageContext): string {
  if (!/^[./]|^[a-z][a-z0-9+.-]*:/i.test(url) && page.site.outsideLinks.isStaticFile(`/${url}`)) return `/${url}`
  return convertUrl(url, page)
}

/** Converts an absolute URL of the site itself. Docusaurus doesn't check these URLs, and ignores their case. */
function ownUrl(url: string, path: string, page: PageContext): string {
  const { newRoute, unmigratedPage, missingTargets, outsideLinks } = page.site
  const wanted = decode(path)
  const route = newRoute(wanted)
  if (route !== undefined) {
    return wanted === route ? url : url.replace(path, encodeURI(route))
  }
  // The new site always has a home page.
  if (wanted !== '/' && !outsideLinks.isStaticFile(wanted)) {
    outsideLinks.urls.add(url)
    const unmigrated = unmigratedPage(wanted)
    if (unmigrated !== undefined) missingTargets.add(unmigrated, pathOf(page))
  }
  return url
}

/** Returns the route for an absolute URL of the site itself, and `undefined` for other URLs. */
function ownPath(url: string, { site }: PageContext): string | undefined {
  const rest = url.replace(/^https?:/, '')
  const own = site.origin && (site.origin + site.baseUrl).replace(/^https?:|\/+$/g, '')
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
  const { pagesFolder: siteFolder, publicFolders: staticFolders } = page.site
  if (path.startsWith('@site/')) return [join(siteFolder, path.slice('@site/'.length))]
  if (path.startsWith('/')) {
    return [page.document.set.folder, siteFolder, ...staticFolders].map((folder) => join(folder, path))
  }
  return [resolve(dirname(page.file), path), join(page.document.set.folder, path)]
}

/** Returns the new URL of a linked file and adds the file to the assets to copy. A file in a static folder keeps its URL. */
function assetUrl(file: string, path: string, page: PageContext): string {
  const staticFolder = page.site.publicFolders.find((folder) => file.startsWith(`${folder}/`))
  if (staticFolder) return encodeURI(`/${relative(staticFolder, file)}`)
  const { set } = page.document
  const inside = relative(set.folder, file)
  const inVersion = (path: string) => fileInVersion(path, set.version?.folder)
  const target = inside.startsWith('..')
    ? freePath(`content/assets/${basename(file)}`, (path) => (page.site.assets.get(inVersion(path)) ?? file) !== file)
    : posix.join('content', set.routeBase, set.numberPrefixes ? foldersWithoutNumbers(inside) : inside)
  page.site.assets.set(inVersion(target), file)
  return keepStyle(path, relativeUrl(page, target))
}

function foldersWithoutNumbers(path: string): string {
  return posix.join(pathWithoutNumbers(posix.dirname(path)), posix.basename(path))
}

/** Converts a link to a page's route. A relative link is resolved against the page's URL, as in a browser. */
function routeUrl(url: string, path: string, suffix: string, page: PageContext): string {
  const { newRoute, unmigratedPage, missingTargets, outsideLinks } = page.site
  const withoutSlash = (route: string) => route.replace(/(.)\/+$/, '$1')
  const wanted = withoutSlash(posix.resolve(posix.dirname(page.document.address), path))
  // Links to the same page can have different fragments, such as the code in links to a playground.
  const unmigrated = unmigratedPage(wanted)
  if (unmigrated !== undefined) outsideLinks.urls.add(suffix ? `${path}${suffix[0]}*` : url)
  const route = newRoute(wanted, placeOf(page.document).version)
  if (route === undefined) {
    // Docusaurus and the engine accept paths with and without the base URL.
    const { baseUrl } = page.site
    const inside = wanted.startsWith(baseUrl) ? wanted.slice(baseUrl.length - 1) : wanted
    if (newRoute(inside) === undefined && !outsideLinks.isStaticFile(inside))
      missingTargets.add(unmigrated ?? unmigratedPage(inside) ?? inside, pathOf(page))
    return url
  }
  if (!page.target.startsWith('content/') && !path.startsWith('/')) return encodeURI(route) + suffix
  const folder = posix.dirname(page.target.replace(/^content/, ''))
  // A browser ignores `../` at the root of the site, but here it would lead outside of the site.
  if (posix.join(`.${folder}`, path).startsWith('..')) return encodeURI(route) + suffix
  const ours = withoutSlash(posix.resolve(folder, path))
  return ours === route && (path === '/' || !path.endsWith('/')) ? url : encodeURI(route) + suffix
}

/** Returns the URL of a file in `content`. Partials in other folders refer to it from the root of the site. */
function relativeUrl(page: PageContext, target: string): string {
  if (!page.target.startsWith('content/')) return encodeURI(target.replace(/^content/, ''))
  return encodeURI(posix.relative(posix.dirname(page.target), target))
}

/** Returns the new URL `after`, with a leading `./` if the old URL `before` is written with a leading dot. */
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

function pathOf({ site, document }: PageContext): string {
  return displayPath(site, document.file)
}
