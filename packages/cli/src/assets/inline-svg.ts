import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { idPrefix } from '../markdown/check-ids.ts'
import { visit } from '../util/visit.ts'

/**
 * An SVG as it stands in a page: only what draws. What could run, load something or bring its own styles is taken out.
 *
 * @param text The file.
 */
export function inlineSvg(text: string): string {
  const known = done.get(text)
  if (known !== undefined) return known
  const tree = fromHtml(text.replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, ''), { fragment: true }) as Root
  const svg = tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg')
  const clean = svg
    ? (sanitize({ type: 'root', children: [svg] }, schema) as Root)
    : { type: 'root' as const, children: [] }
  prefixIds(clean)
  const html = toHtml(clean, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true }).replace(/>\s+</g, '><')
  done.set(text, html)
  if (done.size > mostDone) done.delete(done.keys().next().value!)
  return html
}

/** The ids of a drawing must not be those of headings. */
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

/** A page is drawn for its document and asked for again in `docs dev`; the file is the same. */
const done = new Map<string, string>()

/** In `docs dev` each save of a diagram is another text. */
const mostDone = 200

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

/** As hast names them. */
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
  // Only within the file.
  ['href', /^#/] as [string, RegExp],
  ['xLinkHref', /^#/] as [string, RegExp],
]

const schema: Schema = {
  tagNames,
  attributes: { '*': attributes },
  // `prefixIds` does it, and changes the references too.
  clobber: [],
  strip: ['script', 'style', 'foreignObject', 'foreignobject'],
  allowComments: false,
}
