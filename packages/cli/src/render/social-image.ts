import type { Route } from '../model/site.ts'
import { absoluteUrl } from '../util/absolute-url.ts'
import type { RenderContext } from './render-context.ts'

/** Absolute URL of the image for links shared elsewhere: the page's own, the one drawn for it, or the site's. */
export function socialImage({ path, page, links }: Route, context: RenderContext): string | undefined {
  const { site, assets, prepared } = context
  const { config } = site
  const own = page.links.findIndex(({ via }) => via === 'front matter image')
  const { href, asset } = links[own] ?? {}
  if (asset) return absoluteUrl(config, `/${assets.use(asset).path}`)
  if (href) return href.startsWith('/') ? absoluteUrl(config, href) : href
  const card = prepared?.cards.get(path)
  if (card) return absoluteUrl(config, `/${card.path}`)
  return config.socialImage && absoluteUrl(config, config.socialImage)
}
