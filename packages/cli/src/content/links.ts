import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Link, LinkKind } from '../types.ts'
import { placeOfNode } from './place-of-node.ts'
import { urlToken } from './url-token.ts'

/** Attributes (as hast names them) that hold a URL. */
const urlAttributes: Record<string, Record<string, LinkKind>> = {
  a: { href: 'link' },
  area: { href: 'link' },
  img: { src: 'image', srcSet: 'image' },
  source: { src: 'asset', srcSet: 'image' },
  video: { src: 'asset', poster: 'image' },
  audio: { src: 'asset' },
  track: { src: 'asset' },
  embed: { src: 'asset' },
  object: { data: 'asset' },
  iframe: { src: 'link' },
  input: { src: 'image' },
}

/** Takes each URL of the tree out, in document order, and leaves a token with its number. */
export function takeLinks(tree: Root): Link[] {
  const links: Link[] = []
  visit(tree, 'element', (node: Element) => {
    const attributes = urlAttributes[node.tagName]
    if (!attributes) return
    for (const [attribute, kind] of Object.entries(attributes)) {
      const value = node.properties[attribute]
      if (value === null || value === undefined) continue
      const add = (url: string) => {
        links.push({
          url,
          kind,
          place: placeOfNode(node, 1),
          via: `${node.tagName} ${attribute.toLowerCase()}`,
          ...(node.tagName === 'a' && { text: accessibleText(node) }),
        })
        return urlToken(links.length - 1)
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

function accessibleText(node: Element): string {
  let text = textOf(node)
  visit(node, 'element', (child: Element) => {
    const label = child.properties.alt ?? child.properties.ariaLabel
    if (typeof label === 'string') text += label
  })
  return text.trim()
}
