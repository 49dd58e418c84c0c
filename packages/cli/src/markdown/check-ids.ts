import type { Element, Root } from 'hast'
import type { Message } from '../model/message.ts'
import type { Position } from '../model/position.ts'
import { nodePosition } from '../util/node-position.ts'
import { visit } from '../util/visit.ts'

/** What the engine's ids start with, so that they differ from the slugs of headings. */
export const idPrefix = 'docs-'

/**
 * Ids that stand outside of the text. The banner's is fixed because tools look for it, that of the sidebar because sites with a navbar
 * of their own name it.
 */
export const shellIds = ['base-url-banner', `${idPrefix}main`, `${idPrefix}sidebar`]

/** Id of the heading above the footnotes, which only screen readers get. */
export const footnotesId = `${idPrefix}footnotes`

export interface EngineIds {
  /** Gives tabs and the heading of the footnotes their ids; to be called for each element of a page, parents first. */
  add(node: Element): void
  /** All ids that the engine gave to parts of the text so far. */
  ids: string[]
}

export function createEngineIds(): EngineIds {
  const ids: string[] = []
  let tabs = 0
  const add = (node: Element) => {
    const { tagName, properties } = node
    if (tagName === 'docs-tabs') {
      const id = `${idPrefix}tabs-${++tabs}`
      properties.id = id
      for (const child of node.children) {
        if (child.type !== 'element' || child.tagName !== 'docs-tab') continue
        ids.push(`${id}-${child.properties.value}`, `${id}-${child.properties.value}-tab`)
      }
    } else if (properties.dataFootnoteRef !== undefined) {
      properties.ariaDescribedBy = [footnotesId]
      ids.push(String(properties.id))
    } else if (properties.dataFootnotes !== undefined) {
      for (const child of node.children) {
        if (child.type !== 'element') continue
        if (child.tagName === 'h2') child.properties.id = footnotesId
        for (const item of child.children) if (item.type === 'element') ids.push(String(item.properties.id))
      }
      ids.push(footnotesId)
    }
  }
  return { add, ids }
}

/**
 * Reports each id that is on the page more than once: a link can lead to the first one only.
 *
 * @param tree The page's tree, with the ids of its headings.
 * @param anchors All ids of the drawn page, those of components included.
 */
export function checkIds(tree: Root, anchors: string[], report: (message: Omit<Message, 'file'>) => void): void {
  const counted = new Map<string, number>()
  for (const id of anchors) counted.set(id, (counted.get(id) ?? 0) + 1)
  reportReserved(tree, counted, report)
  const repeated = [...counted].filter(([, count]) => count > 1).map(([id]) => id)
  if (repeated.length === 0) return
  const places = collectPlaces(tree)
  for (const id of repeated) {
    const [first, second] = places.get(id) ?? []
    report({
      ruleId: 'duplicate-id',
      fatal: false,
      ...(second ?? first ?? { line: 1, column: 1 }),
      reason: `The id \`${id}\` is on this page more than once${first && second ? `, first in line ${first.line}` : ''}.`,
      note: 'A link leads to the first one. Give the other a name of its own: `## Heading {#its-name}`.',
    })
  }
}

/** Reports ids that the author wrote out although the shell has them. */
function reportReserved(
  tree: Root,
  counted: Map<string, number>,
  report: (message: Omit<Message, 'file'>) => void,
): void {
  const used = shellIds.filter((id) => counted.has(id))
  if (used.length === 0) return
  const places = collectPlaces(tree)
  for (const id of used) {
    report({
      ruleId: 'duplicate-id',
      fatal: false,
      ...(places.get(id)?.[0] ?? { line: 1, column: 1 }),
      reason: `The id \`${id}\` belongs to a part of the page around the text.`,
      note: 'Links to it do not lead here. Give the element another id.',
    })
  }
}

function collectPlaces(tree: Root): Map<string, Position[]> {
  const places = new Map<string, Position[]>()
  visit(tree, 'element', (node: Element, _, parent) => {
    const { id, name } = node.properties
    const ids = new Set([id, node.tagName === 'a' ? name : undefined].filter((value) => typeof value === 'string'))
    const placed = node.position ? node : parent?.type === 'element' ? parent : node
    for (const value of ids) places.set(value, [...(places.get(value) ?? []), nodePosition(placed, 1)])
  })
  return places
}
