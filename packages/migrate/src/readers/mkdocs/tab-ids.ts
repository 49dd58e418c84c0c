import type { OldPage } from '../../model/old-site.ts'
import { type HeadingIds, headingText, uniqueIds } from '../../passes/heading-ids.ts'
import { type MaskedPart, unmask } from '../../util/mask-code.ts'
import type { Options } from '../../util/values.ts'
import { unicodeSlug } from './python-slug.ts'

/**
 * Writes the IDs that `pymdownx.tabbed` derives from the labels of tabs, if it's configured to, and adds them to the page's `anchors`. Code
 * must be masked.
 */
export function keepTabIds(
  text: string,
  page: OldPage,
  parts: readonly MaskedPart[],
  { slugify, combine_header_slug: isCombined }: Options,
  idOf: HeadingIds,
  ownId: RegExp,
): string {
  if (!slugify) return text
  const lines = text.split('\n')
  const unique = uniqueIds('_', true)
  const headings = lines.map((line) => {
    const [, written] = /^[ \t]*#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/.exec(line) ?? []
    return written && unique(idOf(labelText(written.replace(ownId, ''), parts), ownId.exec(written)?.[1]))
  })
  let heading = ''
  return lines
    .map((line, n) => {
      heading = headings[n] ?? heading
      const [, opening, label, selected = ''] = /^([ \t]*:{3,}tab\[)(.*)\](\{selected\})?$/.exec(line) ?? []
      if (label === undefined) return line
      const slug = unicodeSlug(labelText(label, parts))
      const id = unique((isCombined && heading ? `${heading}-${slug}` : slug) || '_1')
      page.anchors.push(id)
      // In `#a.b`, the second part would be a class.
      const attribute = /^[\p{L}\p{N}_-]+$/u.test(id) ? `#${id}` : `id="${id}"`
      return `${opening}${label}]{${attribute}${selected && ' selected'}}`
    })
    .join('\n')
}

function labelText(markdown: string, parts: readonly MaskedPart[]): string {
  return headingText(unmask(markdown, parts))
}
