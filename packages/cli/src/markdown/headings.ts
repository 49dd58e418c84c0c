import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading as MdastHeading, Root as MdastRoot } from 'mdast'
import rehypeSlug from 'rehype-slug'
import type { ReportMessage } from '../model/message.ts'
import type { Heading } from '../model/page.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { nodePosition } from '../util/node-position.ts'
import { slug } from '../util/slug.ts'
import { visit } from '../util/visit.ts'
import { createEngineIds, footnotesId, shellIds } from './engine-ids.ts'

/** Matches the ID at the end of a heading's text, with its aliases and its query. */
export const headingId = /\s*\{#([^\s{}]+)((?:\s+(?:aka|query)=[^\s{}]+)*)\s*\}\s*$/

/**
 * Removes `{#id aka=old-id query=name:prefix}` from the end of each heading's text, and gives the heading this ID, these aliases, and this
 * query.
 */
export function applyHeadingIds(tree: MdastRoot): void {
  visit(tree, 'heading', (node: MdastHeading) => {
    const last = node.children.at(-1)
    if (last?.type !== 'text') return
    const match = headingId.exec(last.value)
    if (!match) return
    last.value = last.value.slice(0, match.index)
    const query = /query=([^\s{}]+)/.exec(match[2]!)?.[1]
    const aliases = [...match[2]!.matchAll(/aka=([^\s{}]+)/g)].flatMap((m) => m[1]!.split(','))
    node.data = {
      ...node.data,
      hProperties: {
        id: match[1]!,
        ...(aliases.length > 0 && { dataAliases: aliases.join(' ') }),
        ...(query && { dataQuery: query }),
      },
    }
  })
}

/**
 * Assigns an ID to each heading: the slug of its text, with a number if the ID already belongs to another heading or to the engine. A heading
 * whose text has no letters gets the ID `section`.
 *
 * If the slug of a heading was given to a later heading with `{#id}`, this is reported, because authors expect the first heading to get the
 * slug, and links from other sites may contain it.
 */
export function addIds(tree: Root, report: ReportMessage): void {
  const headings: Element[] = []
  const { add, ids } = createEngineIds()
  visit(tree, 'element', (node: Element) => {
    if (headingLevel(node)) headings.push(node)
    else add(node)
  })
  const reserved = new Set([...shellIds, ...ids])
  // Only reserve given IDs that have the form of a slug, because a generated slug can't equal any other ID.
  const given = headings.filter(({ properties: { id } }) => id && !ids.has(String(id)) && slug(String(id)) === id)
  for (const { properties } of given) reserved.add(String(properties.id))

  const withSlug: NamedElement[] = []
  const withoutSlug: NamedElement[] = []
  for (const heading of headings) {
    if (heading.properties.id) continue
    const text = textOf({ type: 'root', children: labelOf(heading, false) })
    if (hasSlug(text)) withSlug.push({ node: heading, text })
    else withoutSlug.push({ node: heading, text: hasSlug(headingText(heading)) ? headingText(heading) : 'section' })
  }
  // Headings without a slug come after the others, so that a heading “Section” keeps its ID.
  assignSlugs([...withSlug, ...withoutSlug], reserved)

  const firstWithSlug = new Map(withSlug.toReversed().map(({ node, text }) => [slug(text), node]))
  for (const owner of given) {
    const first = firstWithSlug.get(String(owner.properties.id))
    if (first && headings.indexOf(first) < headings.indexOf(owner)) reportTakenId(first, owner, report)
  }
  if (headings.length > 0) removeRepeatedAnchors(tree)
}

/** An element, and the text that its ID is derived from. */
interface NamedElement {
  node: Element
  text: string
}

/** Returns whether a text contains anything that can be part of an ID besides hyphens. */
function hasSlug(text: string): boolean {
  return /[^-]/.test(slug(text))
}

/** Gives each element the slug of its text as its ID, with a number if the slug is reserved or belongs to an element before it. */
function assignSlugs(elements: NamedElement[], reserved: Set<string>): void {
  // rehype-slug numbers repeated slugs in document order, so the reserved IDs come first.
  const slugs = [...reserved, ...elements.map(({ text }) => text)].map(headingWithText)
  addSlugs({ type: 'root', children: slugs })
  for (const [i, { node }] of elements.entries()) node.properties.id = slugs[reserved.size + i]!.properties.id
}

const addSlugs = rehypeSlug()

function headingWithText(text: string): Element {
  return { type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: text }] }
}

function reportTakenId(heading: Element, owner: Element, report: ReportMessage): void {
  const { id } = owner.properties
  report({
    ruleId: 'duplicate-id',
    fatal: false,
    ...nodePosition(heading),
    reason: `The ID of this heading is \`${heading.properties.id}\`, because the heading on line ${nodePosition(owner).line} has the explicit ID \`${id}\`.`,
    note: `Links to \`#${id}\` lead to the other heading. Give one of the headings another ID: \`## Heading {#unique-id}\`.`,
  })
}

/**
 * Removes the ID of an empty `<a id="usage">` inside, directly above, or directly below a heading with that ID. Links to either element
 * would scroll to the same position, and IDs must be unique.
 */
function removeRepeatedAnchors(tree: Root): void {
  visit(tree, (parent) => {
    if (parent.type !== 'root' && parent.type !== 'element') return
    const elements = elementsOf(parent)
    elements.forEach((heading, i) => {
      if (!headingLevel(heading)) return
      const anchors = [elements[i - 1], elements[i + 1]].flatMap((neighbor) => (neighbor ? anchorsOf(neighbor) : []))
      for (const { properties } of [...anchors, ...elementsOf(heading).filter(isEmptyAnchor)]) {
        if (properties.id === heading.properties.id) delete properties.id
        if (properties.name === heading.properties.id) delete properties.name
      }
    })
  })
}

/** Returns the element itself if it is an empty anchor, or the anchors in a paragraph that contains nothing but empty anchors. */
function anchorsOf(node: Element): Element[] {
  if (isEmptyAnchor(node)) return [node]
  const inner = elementsOf(node)
  return node.tagName === 'p' && textOf(node).trim() === '' && inner.every(isEmptyAnchor) ? inner : []
}

function isEmptyAnchor(node: Element): boolean {
  return node.tagName === 'a' && node.properties.href === undefined && textOf(node) === ''
}

function elementsOf({ children }: Root | Element): Element[] {
  return (children as Root['children']).filter((child): child is Element => child.type === 'element')
}

/** Returns the level of a heading, 1 to 6, or `undefined` for any other element. */
export function headingLevel({ tagName }: Element): number | undefined {
  const level = tagName.length === 2 && tagName[0] === 'h' ? tagName.charCodeAt(1) - 48 : 0
  return level >= 1 && level <= 6 ? level : undefined
}

/** Returns a page's headings in document order. For each alias of a heading, adds an empty element with that ID to the heading. Also adds one for its query. */
export function collectHeadings(tree: Root): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (node: Element) => {
    const level = headingLevel(node)
    if (!level) return
    const aliases = typeof node.properties.dataAliases === 'string' ? node.properties.dataAliases.split(' ') : []
    const { dataQuery } = node.properties
    delete node.properties.dataAliases
    delete node.properties.dataQuery
    // Skip the heading of the footnotes, because it is visually hidden.
    if (node.properties.id === footnotesId) return
    headings.push({
      id: String(node.properties.id ?? ''),
      level,
      text: headingText(node),
      html: labelHtml(labelOf(node)).trim(),
      line: node.position?.start.line ?? 1,
      aliases,
    })
    // The client reads this element (see `followQuery`).
    if (dataQuery) node.children.unshift({ type: 'element', tagName: 'span', properties: { dataQuery }, children: [] })
    // Render old IDs into the page, so that links to them keep working, even without JavaScript.
    for (const alias of aliases.toReversed()) {
      node.children.unshift({ type: 'element', tagName: 'span', properties: { id: alias }, children: [] })
    }
  })
  return headings
}

/** Returns a heading's text as readers see it in a list of headings. */
export function headingText(heading: Element): string {
  return textOf({ type: 'root', children: labelOf(heading) }).trim()
}

/**
 * Returns a heading's content as text and `code` elements, because a label can be part of a link. Leaves out references to footnotes, whose
 * numbers mean nothing elsewhere.
 *
 * @param isReadable Whether to replace images with their alternative text and line breaks with spaces. IDs don't contain either of them, like the IDs on GitHub.
 */
function labelOf({ children }: Element, isReadable = true): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : []
    const { tagName, properties } = child
    if (properties.dataFootnoteRef !== undefined) return []
    if (tagName === 'code') return [{ ...child, children: labelOf(child, isReadable) }]
    if (isReadable && tagName === 'br') return [{ type: 'text', value: ' ' }]
    if (isReadable && tagName === 'img') return [{ type: 'text', value: String(properties.alt ?? '') }]
    return labelOf(child, isReadable)
  })
}

function labelHtml(label: ElementContent[]): string {
  return label
    .map((part) => {
      if (part.type === 'text') return escapeHtml(part.value)
      return part.type === 'element' ? `<code>${labelHtml(part.children)}</code>` : ''
    })
    .join('')
}
