import type { OldPage, OldSite } from '../model/old-site.ts'
import { translationTarget } from '../passes/original-path.ts'
import { withoutSource } from '../passes/translations.ts'

/**
 * Converts the pages of a site in all languages. A page that can't be converted is reported, and its source becomes the page.
 *
 * @param convert Receives the site with the language of the page.
 */
export async function convertPages<Site extends OldSite>(
  site: Site,
  convert: (page: OldPage, site: Site) => string | Promise<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const converted = (page: OldPage, own: Site) =>
    site.warnings.attempt(
      { what: 'this page', file: page.shown, pages: [page.shown] },
      () => convert(page, own),
      () => page.block.block + page.block.body,
    )
  for (const page of site.pages) texts.set(page.target, await converted(page, site))
  for (const translation of site.translations)
    for (const page of translation.pages) {
      const text = await converted(page, { ...site, translation })
      const path = translationTarget(translation.locale, page.target)
      texts.set(path, translation.orphans.has(page) ? withoutSource(text) : text)
    }
  return texts
}
