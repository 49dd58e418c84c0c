import type { LinkItem } from '../../page-data.ts'

/** Returns the navbar item for the page's section: the item whose link target is in the deepest folder that contains the page. */
export function sectionOf<Item extends Pick<LinkItem, 'to'>>(path: string, items: Item[]): Item | undefined {
  let section: Item | undefined
  let longest = 1
  for (const item of items) {
    const folder = item.to?.replace(/[^/]*(#.*)?$/, '') ?? ''
    if (folder.length > longest && path.startsWith(folder)) {
      section = item
      longest = folder.length
    }
  }
  return section
}
