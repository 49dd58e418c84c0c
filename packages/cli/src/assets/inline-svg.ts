import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { idPrefix } from '../markdown/check-ids.ts'
import { visit } from '../util/visit.ts'

/**
 * Returns an SVG for inlining in a page. Scripts, styles, and references to other files are stripped.
 *
 * @param text The text of the SVG file.
 */
export function inlineSvg(text: string): string {
  const cached = cache.get(text)
  if (cached !== undefined) return cached
  const tree = fromHtml(text.replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, ''), { fragment: true }) as Root
  const svg = tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg')
  const clean = svg
    ? (sanitize({ type: 'root', children: [svg] }, schema) as Root)
    : { type: 'root' as const, children: [] }
  prefixIds(clean)
  const html = toHtml(clean, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true }).replace(/>\s+</g, '><')
  cache.set(text, html)
  if (cache.size > maxCacheEntries) cache.delete(cache.keys().next().value!)
  return html
}

/** Prefixes the IDs in an SVG and the references to them, so that they can't conflict with the IDs of headings. */
function prefixIds(tree: Root): void {
  visit(tree, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'id') properties.id = idPrefix + value
      else if (name === 'ariaLabelledBy')
        properties.ariaLabelledBy = [value].flat().map((id) => idPrefix + id) as string[]
      else if (typeof value !== 'string') continue
      else if (name === 'href' || name === 'xLinkHref') properties[name] = value.replace(/^#/, `#${idPrefix}`)
      else properties[name] = value.replace(/(\burl\(\s*['"]?#)/g, `$1${idPrefix}`)
    }
  })
}

/** Caches results by input text, because `docs dev` renders the same diagrams on every request. */
const cache = new Map<string, string>()

/** Maximum number of cache entries. It matters in `docs dev`, where every saved change to a diagram adds an entry. */
const maxCacheEntries = 200

/** Elements that are allowed in an inlined SVG. */
const tagNames = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'marker',
  'clipPath',
  'mask',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'a',
]

/** Attributes that are allowed in an inlined SVG, by their property names in hast. */
const attributes = [
  'id',
  'className',
  'role',
  'ariaHidden',
  'ariaLabel',
  'ariaLabelledBy',
  'xmlns',
  'viewBox',
  'preserveAspectRatio',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'd',
  'dx',
  'dy',
  'points',
  'transform',
  'pathLength',
  'textAnchor',
  'dominantBaseline',
  'textLength',
  'lengthAdjust',
  'rotate',
  'startOffset',
  'fill',
  'fillOpacity',
  'fillRule',
  'stroke',
  'strokeWidth',
  'strokeLineCap',
  'strokeLineJoin',
  'strokeDashArray',
  'strokeDashOffset',
  'strokeMiterLimit',
  'strokeOpacity',
  'opacity',
  'color',
  'clipRule',
  'clipPath',
  'mask',
  'vectorEffect',
  'markerStart',
  'markerMid',
  'markerEnd',
  'markerWidth',
  'markerHeight',
  'markerUnits',
  'orient',
  'refX',
  'refY',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'offset',
  'stopColor',
  'stopOpacity',
  'fx',
  'fy',
  'fr',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'wordSpacing',
  'display',
  'visibility',
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
