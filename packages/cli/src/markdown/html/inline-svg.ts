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
  prefixIds(clean, `${idPrefix}svg-${createHash('sha256').update(text).digest('hex').slice(0, 6)}-`)
  const html = toHtml(clean, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true }).replace(/>\s+</g, '><')
  return { html, removed: svg ? removedParts(svg) : [] }
}

/** Returns the parts of an element that `schema` doesn't allow, except scripts and the data that drawing programs store for themselves. */
function removedParts(element: Element): RemovedPart[] {
  const { tagName, properties, position } = element
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  const place = { line, column }
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
