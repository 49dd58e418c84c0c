import type { Route } from '../model/site.ts'
import { absoluteHref, absoluteUrl } from '../util/absolute-url.ts'
import type { RenderContext } from './render-context.ts'

/**
 * Returns the absolute URL of the image that other sites show for a shared link: the image from the page's front matter, its social card,
 * or the site's image.
 */
export function socialImage({ path, page, links }: Route, context: RenderContext): string | undefined {
  const { site, assets, prepared } = context
  const { config } = site
  const linkIndex = page.links.findIndex(({ via }) => via === 'front matter image')
  const { href, asset } = links[linkIndex] ?? {}
  if (asset) return absoluteUrl(config, `/${assets.use(asset).path}`)
  if (href) return href.startsWith('/') ? absoluteHref(config, href) : href
  const card = prepared?.cards.get(path)
  if (card) return absoluteUrl(config, `/${card.path}`)
  return config.socialImage && absoluteUrl(config, config.socialImage)
}
