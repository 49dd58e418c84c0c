import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading as MdastHeading, Root as MdastRoot } from 'mdast'
import rehypeSlug from 'rehype-slug'
import type { Heading } from '../model/page.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { visit } from '../util/visit.ts'
import { createEngineIds, footnotesId, shellIds } from './check-ids.ts'

/** Takes `{#id aka=old-id}` from the end of a heading's text and makes it the heading's id. */
export function applyHeadingIds(tree: MdastRoot): void {
  visit(tree, 'heading', (node: MdastHeading) => {
    const last = node.children.at(-1)
    if (last?.type !== 'text') return
    const match = /\s*\{#([^\s{}]+)((?:\s+aka=[^\s{}]+)*)\s*\}\s*$/.exec(last.value)
    if (!match) return
    last.value = last.value.slice(0, match.index)
    const aliases = [...match[2]!.matchAll(/aka=([^\s{}]+)/g)].flatMap((m) => m[1]!.split(','))
    node.data = {
      ...node.data,
      hProperties: { id: match[1]!, ...(aliases.length > 0 && { dataAliases: aliases.join(' ') }) },
    }
  })
}

/** Gives the headings their ids. A heading whose slug is an id of the engine's gets another one. */
export function addIds(tree: Root): void {
  const headings: Element[] = []
  const engineIds = createEngineIds()
  visit(tree, 'element', (node: Element) => {
    if (levelOf(node)) headings.push(node)
    else engineIds.add(node)
  })
  const reserved = [...shellIds, ...engineIds.ids]
  // Slugs are numbered in the order of the headings, and nothing else of the page is looked at.
  addSlugs({ type: 'root', children: [...reserved.map(headingCalled), ...headings] })
}

const addSlugs = rehypeSlug()

function headingCalled(text: string): Element {
  return { type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: text }] }
}

/** 1 to 6; undefined for anything else than a heading. */
export function levelOf({ tagName }: Element): number | undefined {
  const level = tagName.length === 2 && tagName[0] === 'h' ? tagName.charCodeAt(1) - 48 : 0
  return level >= 1 && level <= 6 ? level : undefined
}

/** The headings of a page in their order; the alias attribute is taken from the tree. */
export function collectHeadings(tree: Root): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (node: Element) => {
    const level = levelOf(node)
    if (!level) return
    const aliases = typeof node.properties.dataAliases === 'string' ? node.properties.dataAliases.split(' ') : []
    delete node.properties.dataAliases
    // The footnotes' heading is for screen readers.
    if (node.properties.id === footnotesId) return
    headings.push({
      id: String(node.properties.id ?? ''),
      level,
      text: textOf(node).trim(),
      html: inlineHtml(node.children).trim(),
      line: node.position?.start.line ?? 1,
      aliases,
    })
    // A page that was given other names keeps their anchors, also without JavaScript.
    for (const alias of aliases.toReversed()) {
      node.children.unshift({ type: 'element', tagName: 'span', properties: { id: alias }, children: [] })
    }
  })
  return headings
}

/** Text and `code`, nothing else: it stands inside a link. */
function inlineHtml(children: ElementContent[]): string {
  return children
    .map((child) => {
      if (child.type === 'text') return escapeHtml(child.value)
      if (child.type !== 'element') return ''
      const inner = inlineHtml(child.children)
      return child.tagName === 'code' ? `<code>${inner}</code>` : inner
    })
    .join('')
}
