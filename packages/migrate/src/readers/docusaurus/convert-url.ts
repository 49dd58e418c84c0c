import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { pathWithoutNumbers } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import * as shared from '../../passes/convert-links.ts'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import type { MdxPart } from '../mdx/mdx-part.ts'
import { type Document, fileInVersion } from './documents.ts'
import type { OriginalSite } from './original-site.ts'

/** Converts the URL of a link or image for the new site. Returns the URL unchanged if no conversion is needed. */
export function convertUrl(url: string, part: MdxPart, original: OriginalSite): string {
  const { site, page: document } = part
  const outside = outsidePath(url, site)
  if (outside !== undefined) return outside
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url)!
  const isMarkdown = /\.mdx?$/i.test(path)
  const isOwn = path !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)
  const file =
    isOwn && /\.\w+$/.test(path) ? candidates(shared.decode(path), part, original.folder).find(isFile) : undefined
  const page = file && site.bySource.get(relative(site.pagesFolder, file))
  const inNew = part.target.startsWith('src/') ? undefined : { ...document, target: part.target }
  if (page) return (inNew ? shared.linkTo(page, inNew, path) : encodeURI(shared.newRoute(page))) + suffix
  if (file && !isMarkdown && !path.startsWith('/')) return assetUrl(file, path, part) + suffix
  return shared.convertUrl(url, document, site, endsInSlash(document as Document, original) ? 'url' : 'route')
}

/** Whether the URL of a page ends in a slash. Browsers resolve relative links against this URL. */
function endsInSlash({ block, isIndex }: Document, { config }: OriginalSite): boolean {
  const { trailingSlash } = config
  const { slug } = block.frontMatter
  if (typeof trailingSlash === 'boolean') return trailingSlash
  return slug === undefined ? isIndex : String(slug).endsWith('/')
}

/** Converts the URL of an image in the front matter. It's relative to the page only if it starts with a dot, otherwise to a static folder. */
export function convertImage(url: string, part: MdxPart): string {
  const isInStatic = !/^[./]|^[a-z][a-z0-9+.-]*:/i.test(url) && isStaticFile(`/${url}`, part.site)
  return isInStatic ? `/${url}` : part.reader.convertUrl(url, part)
}

/**
 * Converts a URL with the protocol `pathname://`, which tells Docusaurus that a path isn't a page. The path is excluded from the link check.
 * Returns `undefined` for other URLs.
 */
export function outsidePath(url: string, site: OldSite): string | undefined {
  const written = /^pathname:\/\/(.*)$/s.exec(url)?.[1]
  if (written === undefined) return undefined
  const path = written.startsWith(site.baseUrl) ? written.slice(site.baseUrl.length - 1) : written
  if (!isStaticFile(path, site)) site.unmigratedLinks.add(path)
  return path
}

/** Whether a path without the base URL is a file in a static folder. */
export function isStaticFile(path: string, { publicFolders }: OldSite): boolean {
  const [wanted] = path.split(/[?#]/, 1)
  return publicFolders.some((folder) => ['', 'index.html'].some((name) => isFile(join(folder, wanted!, name))))
}

/**
 * Returns the files that a path may refer to. A path can be relative to the page, the documents folder, the site's folder, or a static
 * folder.
 */
function candidates(path: string, { site, page, file }: MdxPart, folder: string): string[] {
  if (path.startsWith('@site/')) return [join(folder, path.slice('@site/'.length))]
  const inSite = [(page as Document).set.folder, ...(path.startsWith('/') ? [folder, ...site.publicFolders] : [])]
  return [...(path.startsWith('/') ? [] : [resolve(dirname(file), path)]), ...inSite.map((own) => join(own, path))]
}

/** Returns the new URL of a linked file and adds the file to the assets to copy. A file in a static folder keeps its URL. */
export function assetUrl(file: string, path: string, { site, page, target }: MdxPart): string {
  const { assets, publicFolders } = site
  const folder = publicFolders.find((own) => file.startsWith(`${own}/`))
  if (folder) return encodeURI(`/${relative(folder, file)}`)
  const { set, version } = page as Document
  const inside = relative(set.folder, file)
  const place = set.numberPrefixes ? posix.join(pathWithoutNumbers(posix.dirname(inside)), basename(inside)) : inside
  const copy = inside.startsWith('..')
    ? freePath(fileInVersion(`content/assets/${basename(file)}`, version), (own) => (assets.get(own) ?? file) !== file)
    : fileInVersion(posix.join('content', set.routeBase, place), version)
  assets.set(copy, file)
  // Partials in other folders refer to a file from the root of the site.
  if (target.startsWith('src/')) return encodeURI(copy.replace(/^content/, ''))
  return shared.keepStyle(path, shared.relativeUrl(target, copy))
}
