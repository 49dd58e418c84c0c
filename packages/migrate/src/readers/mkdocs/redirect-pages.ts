import type { OldPage, OldSite } from '../../model/old-site.ts'
import { convertUrl, findPage } from '../../passes/convert-links.ts'
import { textOf } from '../../util/values.ts'

/**
 * Removes the pages that Material's template `redirect.html` replaces with a redirect to another page, and returns the redirects. Links to
 * these pages become links to their targets.
 */
export function takeRedirects(site: OldSite): { from: string; to: string }[] {
  const found = site.pages.flatMap((page) => {
    const to = isRedirect(page) ? convertUrl(textOf(page.block.frontMatter.location)!, page, site, 'url') : undefined
    const target = to?.startsWith('/') ? findPage(to.replace(/[?#].*$/, ''), site) : undefined
    return to && target && !isRedirect(target) ? [{ page, target, to }] : []
  })
  for (const { page, target } of found) {
    site.bySource.set(page.source, target)
    site.byRoute.set(page.route, target)
  }
  const removed = new Set(found.map(({ page }) => page))
  site.pages = site.pages.filter((page) => !removed.has(page))
  return found.map(({ page, to }) => ({ from: page.route, to }))
}

function isRedirect({ block: { frontMatter } }: OldPage): boolean {
  return frontMatter.template === 'redirect.html' && textOf(frontMatter.location) !== undefined
}
