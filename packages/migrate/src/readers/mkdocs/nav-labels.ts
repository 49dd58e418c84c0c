import type { OldPage, OldSite } from '../../model/old-site.ts'
import { findPage } from '../../passes/convert-links.ts'
import { headingText } from '../../passes/heading-ids.ts'
import type { NavItem } from '../../passes/navigation.ts'
import { textOf } from '../../util/values.ts'

/**
 * Gives sections without a label the title of their index page, as MkDocs does, and top-level pages the title of the page. Other pages need no
 * label, because the sidebar shows their titles.
 */
export function withLabels(nav: readonly NavItem[], site: OldSite): NavItem[] {
  const label = (items: readonly NavItem[], isTop: boolean): NavItem[] =>
    items.map((item) => {
      const page = item.link && (isTop || item.items) ? findPage(item.link, site) : undefined
      return {
        ...item,
        label: item.label || (page && titleOf(page)),
        ...(item.items && { items: label(item.items, false) }),
      }
    })
  return label(nav, true)
}

function titleOf({ source, block }: OldPage): string {
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m
    .exec(block.body)?.[1]
    ?.replace(/\{[^{}]*\}$|:[a-z]+-[\w-]+:[ \t]*/g, '')
  return textOf(block.frontMatter.title) ?? (heading && headingText(heading)) ?? titleFromFile(source)
}

/** Returns the title that MkDocs derives from a file name. */
export function titleFromFile(source: string): string {
  const name = source.replace(/\.md$/, '').split('/').at(-1)!.replace(/[-_]/g, ' ')
  return name.toLowerCase() === name ? name.charAt(0).toUpperCase() + name.slice(1) : name
}
