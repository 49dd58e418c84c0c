import { frontMatterSchema, schemaKeys } from '@docs-engine/cli/internal'
import matter from 'gray-matter'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { type Document, routeOfTarget } from './documents.ts'

/** Keys that have a different name in the engine. */
const renamed: Record<string, string> = { pagination_prev: 'prev', pagination_next: 'next' }
/** Keys that aren't copied and don't need a warning, because they had no effect or are handled separately. */
const silent = new Set(['id', 'slug', 'original_id', 'hide_title', 'title', 'sidebar_position', 'format'])

/**
 * Converts a document's front matter. Keeps the keys that the engine supports and adds a `slug` if the path alone would result in a
 * different route.
 *
 * @param head What `<head>` elements in the page set: `title`, `description`, and `image`.
 * @param heading Text of the level-1 heading that the document starts with.
 * @param routeOf Returns the route of the document with the given ID.
 * @param imageOf Returns the new URL of an image.
 */
export function convertFrontMatter(
  document: Document,
  head: Record<string, string>,
  heading: string | undefined,
  routeOf: (id: string) => string | undefined,
  imageOf: (url: string) => string,
  warnings: MigrationWarnings,
): string {
  const { block, target, route, position, post } = document
  const frontMatter = post?.frontMatter ?? document.frontMatter
  const known = new Set(schemaKeys(frontMatterSchema, []))
  const result: Record<string, unknown> = {}
  const title = frontMatter.title === undefined ? undefined : String(frontMatter.title)
  // If a document has no `title`, its first heading is the title. If a document has both, Docusaurus shows only the heading on the page.
  if (title !== undefined && title !== heading) result.title = title
  if (title === undefined && heading === undefined) result.title = document.id.split('/').at(-1)
  if ((result.title !== undefined && heading !== undefined) || frontMatter.hide_title === true) result.hide_title = true
  // The heading in the text stays the visible title. The sidebar shows the title from before.
  if (head.title !== undefined && head.title !== (result.title ?? heading)) {
    const before = result.title ?? heading
    if (heading === undefined) warnings.omit('`<title>` of a page whose heading is in its front matter')
    else {
      Object.assign(result, { title: head.title, hide_title: true })
      if (frontMatter.sidebar_label === undefined && before !== undefined) result.sidebar_label = before
    }
  }
  for (const key of ['description', 'image'] as const)
    if (head[key] !== undefined && frontMatter[key] === undefined) result[key] = head[key]
  if (post && frontMatter.slug !== undefined) result.slug = frontMatter.slug
  if (!post && routeOfTarget(target) !== route) result.slug = route
  const at = typeof frontMatter.sidebar_position === 'number' ? frontMatter.sidebar_position : position
  if (at !== undefined) result.sidebar_position = at
  for (const [key, value] of Object.entries(frontMatter)) {
    const name = renamed[key] ?? key
    if (silent.has(key) || value === undefined) continue
    if (name === 'prev' || name === 'next') result[name] = value === null ? false : (routeOf(String(value)) ?? false)
    else if (known.has(name) && frontMatterSchema.shape[name as 'image'].safeParse(value).success) result[name] = value
    else warnings.omit(`front matter \`${key}\``)
  }
  if (typeof result.image === 'string')
    result.image = imageOf(result.image.replace(/^(@site\/static|\.\/static)(?=\/)/, ''))
  if (sameEntries(result, document.frontMatter)) return block.block && `${block.block.trimEnd()}\n\n`
  if (Object.keys(result).length === 0) return ''
  // Keep the original order and write one line per key, so that unchanged keys don't show up in a diff.
  const order = Object.keys(frontMatter).map((key) => renamed[key] ?? key)
  const place = (key: string) =>
    order.includes(key) ? order.indexOf(key) : key === 'slug' ? order.indexOf('id') : order.length
  const sorted = Object.fromEntries(Object.entries(result).sort(([a], [b]) => place(a) - place(b)))
  return `${matter.stringify('', sorted, { lineWidth: -1 } as never).trimEnd()}\n\n`
}

function sameEntries(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
}
