import type { OldPage, OldSite } from '../model/old-site.ts'

/** Converts the pages of a site. A page that can't be converted is reported, and its source becomes the page. */
export async function convertPages(
  site: OldSite,
  convert: (page: OldPage) => string | Promise<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const page of site.pages) {
    const text = await site.warnings.attempt(
      { what: 'this page', file: page.shown, pages: [page.shown] },
      () => convert(page),
      () => page.block.block + page.block.body,
    )
    texts.set(page.target, text)
  }
  return texts
}
