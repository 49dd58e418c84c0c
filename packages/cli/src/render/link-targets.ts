import type { Asset } from '../assets/asset-store.ts'
import type { ImageVariant } from '../assets/image-variants.ts'
import type { ResolvedLink } from '../model/link-result.ts'
import type { Route } from '../model/site.ts'
import type { RenderContext } from './render-context.ts'

/** Where a URL of a page leads on the finished site. */
export interface LinkTarget extends Omit<ResolvedLink, 'asset'> {
  /** As it stands in the source. */
  url: string
  /** Element and attribute it is written in: `a href`. */
  via: string
  asset?: Asset
  /** The image in other sizes and formats. */
  forms?: ImageVariant[]
}

/** In the order of the page's links. It marks their assets as used. */
export function linkTargets(
  { page, links }: Route,
  { assets, prepared }: Pick<RenderContext, 'assets' | 'prepared'>,
): LinkTarget[] {
  return links.map(({ asset, ...link }, i) => {
    const { url, via } = page.links[i]!
    if (!asset) return { ...link, url, via }
    const { path, width, height } = assets.use(asset)
    const forms = prepared?.images.get(asset)
    return { ...link, url, via, asset: { path, width, height } as Asset, ...(forms && { forms }) }
  })
}
