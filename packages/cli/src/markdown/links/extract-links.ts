import type { Element, Parents, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { urlPlaceholder } from '../../components/placeholders.ts'
import type { Link, LinkKind } from '../../model/link.ts'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { parsePosition } from '../positions.ts'

/** Maps elements to the attributes that contain a URL. The attribute names are hast property names. */
const urlAttributes: Record<string, Record<string, LinkKind>> = {
  a: { href: 'link', xLinkHref: 'link' },
  area: { href: 'link' },
  form: { action: 'link' },
  img: { src: 'image', srcSet: 'image' },
  image: { href: 'image', xLinkHref: 'image' },
  use: { href: 'asset', xLinkHref: 'asset' },
  source: { src: 'asset', srcSet: 'image' },
  video: { src: 'asset', poster: 'image' },
  audio: { src: 'asset' },
  track: { src: 'asset' },
  embed: { src: 'asset' },
  object: { data: 'asset' },
  iframe: { src: 'link' },
  input: { src: 'image', formAction: 'link' },
  button: { formAction: 'link' },
}

/**
 * Extracts the URLs of the tree in document order, and replaces each one with a placeholder that contains its index.
 *
 * @param source The page's text. It is needed to find HTML inside a list or a quote, because the tree has no exact positions for it.
 */
export function extractLinks(tree: Root, source: string): Link[] {
  const links: Link[] = []
  const positions = createPositionFinder(source)
  visitElements(tree, [], (node, parents) => {
    const attributes = urlAttributes[node.tagName]
    if (!attributes) return
    const definition = node.properties.dataDocsPlace
    delete node.properties.dataDocsPlace
    for (const [attribute, kind] of Object.entries(attributes)) {
      const value = node.properties[attribute]
      if (value === null || value === undefined) continue
      // An SVG refers to its own shapes with `<use href="#id">`.
      if (node.tagName === 'use' && String(value).startsWith('#')) continue
      const text = node.tagName === 'a' ? accessibleText(node) : undefined
      const add = (url: string) => {
        const isReference = typeof definition === 'string'
        links.push({
          url,
          kind,
          position: isReference ? parsePosition(definition) : positions.positionOf(node, parents, url),
          ...(isReference && text === '' && { textPosition: positions.positionOf(node, parents, url) }),
          via: `${node.tagName} ${attribute.toLowerCase()}`,
          ...(text !== undefined && { text }),
        })
        return urlPlaceholder(links.length - 1)
      }
      if (attribute === 'srcSet') {
        node.properties[attribute] = candidates(value)
          .map(({ url, descriptor }) => [add(url), descriptor].filter(Boolean).join(' '))
          .join(', ')
      } else {
        node.properties[attribute] = add(String(value))
      }
    }
  })
  return links
}

function visitElements(node: Parents, parents: Parents[], found: (node: Element, parents: Parents[]) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const above = [...parents, node]
    found(child, above)
    visitElements(child, above, found)
  }
}

function candidates(srcSet: unknown): { url: string; descriptor: string }[] {
  const list = Array.isArray(srcSet) ? srcSet.map(String) : String(srcSet).split(/,\s+|,(?=\S+\s)/)
  return list
    .map((candidate) => candidate.trim())
    .filter(Boolean)
    .map((candidate) => {
      const [url = '', ...descriptor] = candidate.split(/\s+/)
      return { url, descriptor: descriptor.join(' ') }
    })
}

/**
 * Returns the accessible text of a link, or `undefined` if the text isn't known yet, because a component renders it or another element
 * labels the link. A link that is hidden from assistive technology needs no text, so the result is `undefined` as well.
 */
function accessibleText(link: Element): string | undefined {
  if (String(link.properties.ariaHidden) === 'true') return undefined
  let text = textOf(link)
  let isKnown = true
  const visit = (node: Element) => {
    if (node.tagName.startsWith('docs-') || node.properties.ariaLabelledBy) isKnown = false
    for (const label of [node.properties.alt, node.properties.ariaLabel, node.properties.title])
      if (typeof label === 'string') text += label
    for (const child of node.children) if (child.type === 'element') visit(child)
  }
  visit(link)
  return isKnown ? text.trim() : undefined
}

/** Returns an object that finds the positions of elements in a source. */
function createPositionFinder(source: string) {
  let lines: string[] | undefined
  // Keep track of the tags found so far, so that two identical links on the same line get different positions.
  const found = new Set<string>()
  const lineOf = (line: number) => {
    lines ??= source.split(/\r\n|\n|\r/)
    return lines[line - 1] ?? ''
  }
  return {
    positionOf(node: Element, parents: Parents[], url: string): Position {
      if (!node.position?.start) {
        // A bare URL has no position, because remark turns it into a link after parsing. Search for the URL in the closest element that has
        // a position.
        const parent = parents.findLast((candidate) => candidate.position?.start && candidate.position.end)
        return parent ? within(parent, url.replace(/^(?:https?:\/\/|mailto:)/, '')) : { line: 1, column: 1 }
      }
      const position = nodePosition(node)
      if (position.file) return position
      const at = lineOf(position.line).slice(position.column - 1)
      const tag = new RegExp(`<${node.tagName}(?![\\w-])[^>]*`, 'giy')
      if (/^[[!]/.test(at) || tag.test(at) || /^<?[\w.+-]+[:@.]/.test(at)) return position
      // Search the line for the tag, because the columns of HTML in a list or a quote don't include the markers at the start of the line.
      const tags = [...lineOf(position.line).matchAll(new RegExp(tag, 'gi'))].filter(
        ({ index }) => !found.has(`${position.line}:${index}:${url}`),
      )
      const own = tags.find(([text]) => text.includes(url) || text.includes(url.replaceAll('&', '&amp;'))) ?? tags[0]
      if (!own) return position
      found.add(`${position.line}:${own.index}:${url}`)
      return { line: position.line, column: own.index + 1 }
    },
  }

  function within(parent: Parents, text: string): Position {
    const { start, end } = parent.position!
    for (let line = start.line; line <= end.line; line++) {
      const from = line === start.line ? start.column - 1 : 0
      const index = lineOf(line).indexOf(text, from)
      if (index >= 0) return { line, column: index + 1, endLine: line, endColumn: index + 1 + text.length }
    }
    return nodePosition(parent, 1)
  }
}
