import type { LinkItem } from '../../page-data.ts'

/** Returns the navbar item for the page's section: the item whose link target is in the deepest folder that contains the page. */
export function sectionOf<Item extends Pick<LinkItem, 'to'>>(path: string, items: Item[]): Item | undefined {
  let section: Item | undefined
  let deepest = '/'
  // With a slash, because the path of a folder's index page is the folder's path.
  const own = `${path}/`
  for (const item of items) {
    const to = `${item.to}/`
    const folder = own.startsWith(to) ? to : to.replace(/[^/]*.$/, '')
    // Of two folders that contain the page, the deeper one comes last in the alphabet.
    if (own.startsWith(folder) && folder > deepest) {
      section = item
      deepest = folder
    }
  }
  return section
}
