import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { visit } from '../../util/visit.ts'
import { idPrefix } from '../engine-ids.ts'

/** A part of an SVG that isn't inlined. */
interface RemovedPart {
  /** The part as it's written in the file, such as `<style>` or `style="…"`. */
  name: string
  /** Line of the element in the SVG file, starting at 1. */
  line: number
  /** Column of the element, starting at 1. */
  column: number
}

/** An SVG that can be inlined in a page. */
export interface InlineSvg {
  html: string
  /** The parts that would be visible but were removed, in the order of the file. */
  removed: RemovedPart[]
  /** Whether the SVG isn't shown because thousands of its elements are nested. */
  isTooDeep?: true
}

/**
 * Prepares an SVG for inlining in a page. Scripts, styles, and references to other files are removed.
 *
 * @param text The text of the SVG file.
 */
export function inlineSvg(text: string): InlineSvg {
  const cached = cache.get(text)
  if (cached) return cached
  const result = prepare(text)
  cache.set(text, result)
  if (cache.size > maxCacheEntries) cache.delete(cache.keys().next().value!)
  return result
}

function prepare(text: string): InlineSvg {
  try {
    return sanitized(text)
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return { html: '', removed: [], isTooDeep: true }
    throw error
  }
}

function sanitized(text: string): InlineSvg {
  // Blank out the XML declaration and the document type, so that the positions of the elements stay the same.
  const source = text.replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, (match) => match.replace(/[^\n]/g, ' '))
  const tree = fromHtml(source, { fragment: true }) as Root
  const svg = tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg')
  const clean = svg
    ? (sanitize({ type: 'root', children: [svg] }, schema) as Root)
    : { type: 'root' as const, children: [] }
  const tooLarge = expandsTooFar(clean)
  if (tooLarge) removeElements(clean, 'use')
  prefixIds(clean, `${idPrefix}svg-${createHash('sha256').update(text).digest('hex').slice(0, 6)}-`)
  const html = toHtml(clean, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true }).replace(/>\s+</g, '><')
  return { html, removed: svg ? [...removedParts(svg), ...(tooLarge ? [tooLarge] : [])] : [] }
}

function placeOf({ position }: Element): Pick<RemovedPart, 'line' | 'column'> {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}

/** Maximum number of elements that a browser renders for a diagram. */
const maxElements = 100_000

/**
 * Returns the first `<use>` of a diagram if its references, which can be nested, expand to so many elements that a browser would hang.
 * Otherwise, returns `undefined`.
 */
function expandsTooFar(tree: Root): RemovedPart | undefined {
  const byId = new Map<unknown, Element>()
  let first: Element | undefined
  visit(tree, 'element', (element) => {
    if (element.properties.id !== undefined) byId.set(element.properties.id, element)
    if (element.tagName === 'use') first ??= element
  })
  const sizes = new Map<Element, number>()
  const sizeOf = (element: Element): number => {
    const known = sizes.get(element)
    if (known !== undefined) return known
    // Browsers ignore an element that refers to itself.
    sizes.set(element, 0)
    const { href, xLinkHref } = element.properties
    const target = element.tagName === 'use' ? byId.get(String(href ?? xLinkHref).slice(1)) : undefined
    const parts = element.children.filter((child) => child.type === 'element')
    const size = [...parts, ...(target ? [target] : [])].reduce((sum, part) => sum + sizeOf(part), 1)
    sizes.set(element, size)
    return size
  }
  const size = tree.children.reduce((sum, child) => sum + (child.type === 'element' ? sizeOf(child) : 0), 0)
  if (!first || size <= maxElements) return undefined
  return { name: '<use>', ...placeOf(first) }
}

function removeElements(tree: Root, name: string): void {
  visit(tree, 'element', (element) => {
    element.children = element.children.filter((child) => child.type !== 'element' || child.tagName !== name)
  })
}

/** Returns the parts of an element that `schema` doesn't allow, except scripts and the data that drawing programs store for themselves. */
function removedParts(element: Element): RemovedPart[] {
  const { tagName, properties } = element
  const place = placeOf(element)
  if (!tagNames.includes(tagName)) {
    const isInvisible = tagName === 'metadata' || tagName === 'script' || tagName.includes(':')
    return isInvisible ? [] : [{ name: `<${tagName}>`, ...place }]
  }
  const own = Object.keys(properties).filter((name) => name === 'style' || name === 'filter')
  return [
    ...own.map((name) => ({ name: `${name}="…"`, ...place })),
    ...element.children.flatMap((child) => (child.type === 'element' ? removedParts(child) : [])),
  ]
}

/** Prefixes the IDs in an SVG and the references to them, so that they can't conflict with other IDs on the page. */
function prefixIds(tree: Root, prefix: string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'id') properties.id = prefix + value
      else if (name === 'ariaLabelledBy')
        properties.ariaLabelledBy = [value].flat().map((id) => prefix + id) as string[]
      else if (typeof value !== 'string') continue
      else if (name === 'href' || name === 'xLinkHref') properties[name] = value.replace(/^#/, `#${prefix}`)
      else properties[name] = value.replace(/(\burl\(\s*['"]?#)/g, `$1${prefix}`)
    }
  })
}

/** Caches results by input text, which is all that they depend on, because `docs dev` renders the same diagrams on every request. */
const cache = new Map<string, InlineSvg>()

/** Maximum number of cache entries. It matters in `docs dev`, where every saved change to a diagram adds an entry. */
const maxCacheEntries = 200

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Elements that are allowed in an inlined SVG. */
const tagNames = wordsOf(`
  svg g defs symbol use title desc marker clipPath mask pattern linearGradient radialGradient stop
  path rect circle ellipse line polyline polygon text tspan textPath a
`)

/** Attributes that are allowed in an inlined SVG, by their property names in hast. */
const attributes = [
  ...wordsOf(`
    id className role ariaHidden ariaLabel ariaLabelledBy xmlns viewBox preserveAspectRatio width height x y x1 x2
    y1 y2 cx cy r rx ry d dx dy points transform pathLength textAnchor dominantBaseline textLength lengthAdjust
    rotate startOffset fill fillOpacity fillRule stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray
    strokeDashOffset strokeMiterLimit strokeOpacity opacity color clipRule clipPath mask vectorEffect markerStart
    markerMid markerEnd markerWidth markerHeight markerUnits orient refX refY clipPathUnits maskUnits
    maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits gradientTransform
    spreadMethod offset stopColor stopOpacity fx fy fr fontFamily fontSize fontStyle fontWeight letterSpacing
    wordSpacing display visibility
  `),
  // Allow only references to elements in the same file.
  ['href', /^#/] as [string, RegExp],
  ['xLinkHref', /^#/] as [string, RegExp],
]

const schema: Schema = {
  tagNames,
  attributes: { '*': attributes },
  // Leave prefixing IDs to `prefixIds`, which also updates the references to them.
  clobber: [],
  strip: ['script', 'style', 'foreignObject', 'foreignobject'],
  allowComments: false,
}
