import type { SiteConfig } from '../model/config-schema.ts'

/** The largest width of the navbar's contents, in rem: `--page`. */
const pageWidth = 92

/** The smallest window that shows the links in the navbar. In narrower windows, they are in the drawer. */
const smallestWindow = 64

/** The width of everything in the navbar except for the title, the links, the search button, and the list of versions, in rem. */
const otherWidth = 8.75

/**
 * Returns the condition for windows in which the links of the navbar don't fit next to the title, such as `(max-width: 80rem)`. Returns
 * `undefined` if they always fit. Widths are estimated, because the build can't measure text.
 */
export function wideNavbar(config: Pick<SiteConfig, 'title' | 'navbar' | 'versions'>): string | undefined {
  const { title = config.title, logo, items } = config.navbar
  const links = items.map((item) => {
    const hasIcon = 'items' in item || item.href !== undefined
    return textWidth(item.label) + (hasIcon ? 2.25 : 1.25)
  })
  if (links.length === 0) return undefined
  const brand = textWidth(title) * 1.2 + (logo ? 2.5 : 0)
  const versions = config.versions.length > 1 ? 5 : 0
  const rest = links.reduce((sum, width) => sum + width, otherWidth + brand + versions)
  // The search button takes 18% of the window, but at most 15rem.
  const needed = Math.min(rest / 0.82, rest + 15)
  if (needed <= smallestWindow) return undefined
  return needed > pageWidth ? 'all' : `(max-width: ${Math.ceil(needed)}rem)`
}

/** Returns the approximate width of small text, in rem. */
function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter < '\u1100' ? 0.46 : 0.9), 0)
}
