import { frontMatterSchema, schemaKeys } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import { newRoute } from '../../passes/convert-links.ts'
import { textOf } from '../../util/values.ts'
import { type Document, routeOfTarget } from './documents.ts'

/** Keys that have a different name in the engine. */
const renamed: Record<string, string> = { pagination_prev: 'prev', pagination_next: 'next' }
/** Keys that aren't copied and don't need a warning, because they had no effect or are handled separately. */
const silent = new Set(['id', 'slug', 'original_id', 'hide_title', 'title', 'sidebar_position', 'format'])

/**
 * Returns the front matter of a page: the keys that the engine supports, and a `slug` if the path alone would result in a different route.
 *
 * @param heading Text of the level-1 heading that the document starts with.
 */
export function newFrontMatter(
  document: Document,
  site: OldSite,
  heading: string | undefined,
): Record<string, unknown> {
  const { block, position, post, set } = document
  const frontMatter = post?.frontMatter ?? block.frontMatter
  const known = new Set(schemaKeys(frontMatterSchema, []))
  const result: Record<string, unknown> = {}
  const title = frontMatter.title === undefined ? undefined : String(frontMatter.title)
  // If a document has no `title`, its first heading is the title. If a document has both, Docusaurus shows only the heading on the page.
  if (title !== undefined && title !== heading) result.title = title
  if (title === undefined && heading === undefined) result.title = document.id.split('/').at(-1)
  if ((result.title !== undefined && heading !== undefined) || frontMatter.hide_title === true) result.hide_title = true
  const route = document.newRoute ?? document.route
  if (post && frontMatter.slug !== undefined) result.slug = frontMatter.slug
  if (!post && routeOfTarget(document.target) !== route) result.slug = route
  const at = typeof frontMatter.sidebar_position === 'number' ? frontMatter.sidebar_position : position
  if (at !== undefined) result.sidebar_position = at
  const routeOf = (id: string) =>
    site.pages.find((page) => (page as Document).set === set && (page as Document).id === id)
  for (const [key, value] of Object.entries(frontMatter)) {
    const name = renamed[key] ?? key
    if (silent.has(key) || value === undefined) continue
    if (name === 'prev' || name === 'next') {
      const page = textOf(value) && routeOf(String(value))
      result[name] = page ? newRoute(page, document.version) : false
    } else if (known.has(name) && frontMatterSchema.shape[name as 'image'].safeParse(value).success)
      result[name] = value
    else site.warnings.omit(`front matter \`${key}\``)
  }
  // In Docusaurus, the key also hides the page from search engines and from the search of the site.
  if (result.unlisted === true) Object.assign(result, { noindex: true, search: false })
  return result
}
