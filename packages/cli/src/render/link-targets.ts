import type { Asset } from '../assets/asset-store.ts'
import type { ImageVariant } from '../assets/image-variants.ts'
import type { ResolvedLink } from '../model/link-result.ts'
import type { Route } from '../model/site.ts'
import type { RenderContext } from './render-context.ts'

/** A link on a page, with its final URL. */
export interface LinkTarget extends Omit<ResolvedLink, 'asset'> {
  /** The URL as written in the source. */
  url: string
  /** The file that contains the link, if it isn't the page's own source. */
  file?: string
  /** Element and attribute that contain the link: `a href`. */
  via: string
  asset?: Asset
  /** The image in other sizes and formats, if the link is an image. */
  variants?: ImageVariant[]
}

/** Returns the targets of a page's links, in the order of the links. Also marks the linked assets as used. */
export function linkTargets(
  { page, links }: Route,
  { assets, prepared }: Pick<RenderContext, 'assets' | 'prepared'>,
): LinkTarget[] {
  return links.map((link, i) => {
    const { url, via, position } = page.links[i]!
    const written = { ...link, url, via, ...(position.file !== undefined && { file: position.file }) }
    if (!link.asset) return written as LinkTarget
    const { path, width, height } = assets.use(link.asset)
    const variants = prepared?.images.get(link.asset)
    return { ...written, asset: { path, width, height } as Asset, ...(variants && { variants }) }
  })
}
