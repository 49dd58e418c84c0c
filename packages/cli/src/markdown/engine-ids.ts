import type { Element } from 'hast'

/** The engine adds this prefix to its IDs, so that they are unlikely to equal the slug of a heading. */
export const idPrefix = 'docs-'

/**
 * IDs of the layout elements around the page's text, of the menus in the navbar, and of the search dialog. The IDs of the banner and the
 * sidebar must not change, because code outside of the engine refers to them: tools look for the banner, and custom navbars refer to the
 * sidebar. DocSearch defines the IDs of the dialog.
 */
export const shellIds = [
  'base-url-banner',
  `${idPrefix}main`,
  `${idPrefix}sidebar`,
  ...Array.from({ length: 20 }, (_, i) => `${idPrefix}menu-${i}`),
  'docsearch-input',
  'docsearch-label',
  'docsearch-list',
]

/** ID of the heading above the footnotes. */
export const footnotesId = `${idPrefix}footnotes`

export interface EngineIds {
  /**
   * Assigns IDs to tab groups and the footnotes section, makes the values of a group's tabs unique, and collects the IDs of tabs, footnote references, and footnotes. Must be called
   * in document order for every element that isn't a heading.
   */
  add(node: Element): void
  /** The IDs that the engine uses for the elements that have been passed to `add`. */
  ids: Set<string>
}

/** Creates the state for assigning the engine's IDs on one page. */
export function createEngineIds(): EngineIds {
  const ids = new Set<string>()
  let tabs = 0
  const add = (node: Element) => {
    const { tagName, properties } = node
    if (tagName === 'docs-tabs') {
      const id = `${idPrefix}tabs-${++tabs}`
      properties.id = id
      const values = new Set<string>()
      for (const child of node.children) {
        if (child.type !== 'element' || child.tagName !== 'docs-tab') continue
        const value = uniqueValue(String(child.properties.value), values)
        child.properties.value = value
        ids.add(String(child.properties.id ?? `${id}-${value}`)).add(`${id}-${value}-tab`)
      }
    } else if (properties.dataFootnoteRef !== undefined) {
      properties.ariaDescribedBy = [footnotesId]
      ids.add(String(properties.id))
    } else if (properties.dataFootnotes !== undefined) {
      for (const child of node.children) {
        if (child.type !== 'element') continue
        if (child.tagName === 'h2') {
          child.properties.id = footnotesId
          ids.add(footnotesId)
        }
        for (const item of child.children) if (item.type === 'element') ids.add(String(item.properties.id))
      }
    }
  }
  return { add, ids }
}

/** Returns the value of a tab, with a number if another tab of the group has the same value. Labels without letters have no value. */
function uniqueValue(value: string, used: Set<string>): string {
  const base = value || 'tab'
  let unique = base
  for (let count = 2; used.has(unique); count++) unique = `${base}-${count}`
  used.add(unique)
  return unique
}
