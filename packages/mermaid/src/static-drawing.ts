import { drawDiagram, hexColor, themeColors } from './draw-diagram.ts'

/*
 * Draws a diagram in the page that `prerender.ts` opens, and converts it to an SVG that needs neither styles nor scripts: styles become
 * attributes, and HTML labels become text.
 */

/** The styles of an element, by name. */
type Styles = Record<string, string>

/** The styles that can be attributes. Elements inherit all of them except those in `initial`. */
const attributeStyles = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-opacity', 'font-family', 'font-size', 'font-style', 'font-weight', 'text-anchor'],
  ...['dominant-baseline', 'marker-start', 'marker-mid', 'marker-end', 'visibility'],
]
const initial: Styles = { opacity: '1', 'stop-color': '#000000', 'stop-opacity': '1' }
const styleNames = [...attributeStyles, ...Object.keys(initial), 'color', 'background-color', 'display']

function staticSvg(svg: SVGSVGElement): Element {
  const { x, y, width, height } = svg.viewBox.baseVal
  // Labels are measured at their natural size.
  Object.assign(svg.style, { width: `${width}px`, height: `${height}px`, minWidth: '0', maxWidth: 'none' })
  const styles = readStyles([document.body, svg, ...svg.querySelectorAll('*')])
  const copy = staticCopy(svg, styles.get(document.body)!, styles)
  for (const name of ['x', 'y', 'height']) copy.removeAttribute(name)
  copy.setAttribute('viewBox', [x, y, width, height].map(rounded).join(' '))
  // In the text of a page, a wide diagram shrinks as long as its labels stay readable. After that, it scrolls. Readers can enlarge it.
  const textWidth = 688
  copy.setAttribute('width', rounded(Math.min(width, Math.max(textWidth, width * 0.7))))
  if (width > textWidth) copy.setAttribute('class', 'wide')
  for (const empty of copy.querySelectorAll('rect:not([width]), g:empty, defs:empty')) empty.remove()
  const text = copy.innerHTML
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) {
    if (text.includes(`#${element.id}"`) || text.includes(`#${element.id}&`)) continue
    if (/^marker$|Gradient$/.test(element.localName)) element.remove()
    else element.removeAttribute('id')
  }
  return copy
}

/** Reads styles in both color modes. The theme's colors are variables, so that they follow the theme. */
function readStyles(elements: Element[]): Map<Element, Styles> {
  const read = (mode: string) => {
    document.body.style.colorScheme = mode
    const themes = themeColors.map((color) => {
      document.body.style.color = `color-mix(in srgb, ${color} 100%, ${color})`
      return hexColor(getComputedStyle(document.body).color)
    })
    document.body.style.color = ''
    const styles = elements.map((element) => {
      const computed = getComputedStyle(element)
      return styleNames.map((name) => plainColor(computed.getPropertyValue(name)))
    })
    return { themes, styles }
  }
  const [light, dark] = [read('light'), read('dark')]
  const variables = new Map(themeColors.map((color, i) => [light.themes[i]! + dark.themes[i]!, color]))
  const pair = (own: string, other: string) => {
    const variable = variables.get(own + other)
    if (variable) return variable.replace(/^var\((.*)\)$/, `var($1, ${own})`)
    return own === other ? own : `light-dark(${own}, ${other})`
  }
  const stylesAt = (i: number) =>
    Object.fromEntries(styleNames.map((name, at) => [name, pair(light.styles[i]![at]!, dark.styles[i]![at]!)]))
  return new Map(elements.map((element, i) => [element, stylesAt(i)]))
}

function plainColor(value: string): string {
  return /^rgb\(|^color\(srgb [^/]*$/.test(value) ? hexColor(value) : value
}

/**
 * Copies an element, and everything in it that is visible.
 *
 * @param outer The styles that the copy inherits.
 */
function staticCopy(element: Element, outer: Styles, styles: Map<Element, Styles>): Element {
  const own = styles.get(element)!
  // Links are beside the drawing.
  const name = element.localName === 'a' ? 'g' : element.localName
  const copy = svgElement(name, changedStyles(own, { ...outer, ...initial }))
  for (const { name, value } of element.attributes) {
    if (!/^(?:class|style|role|filter|xmlns|aria-|data-|xlink:)/.test(name) && !styleNames.includes(name))
      copy.setAttribute(name, value)
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data)
    else if (labelOf(child)) copy.append(...labelTexts(labelOf(child)!, own, styles))
    else if (child instanceof SVGElement && isVisible(child, styles)) copy.append(staticCopy(child, own, styles))
  }
  return copy
}

function changedStyles(own: Styles, outer: Styles): Styles {
  const names = [...attributeStyles, ...Object.keys(initial)]
  return Object.fromEntries(names.filter((name) => own[name] !== outer[name]).map((name) => [name, own[name]!]))
}

/** Returns the HTML label in a node. A `<switch>` also contains a simpler form of the label. */
function labelOf(node: Node): SVGForeignObjectElement | null {
  if (node instanceof SVGForeignObjectElement) return node
  return node instanceof SVGSwitchElement ? node.querySelector('foreignObject') : null
}

function isVisible(element: SVGElement, styles: Map<Element, Styles>): boolean {
  return styles.get(element)!.display !== 'none' && !/^(?:style|script|filter|title|desc)$/.test(element.localName)
}

function svgElement(name: string, attributes: Styles): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}

/** Returns the background of an HTML label, and a text element for each part of a line that has the same style. */
function labelTexts(label: SVGForeignObjectElement, outer: Styles, styles: Map<Element, Styles>): Element[] {
  const matrix = (label.parentElement as unknown as SVGGraphicsElement).getScreenCTM()!.inverse()
  const placeOf = (left: number, top: number) => {
    const { x, y } = new DOMPoint(left, top).matrixTransform(matrix)
    return { x: rounded(x), y: rounded(y), stroke: 'none' }
  }
  const isPainted = (element: Element) => !/^rgba\(.*, 0\)$/.test(styles.get(element)!['background-color']!)
  const boxes = [...label.querySelectorAll('*')]
    .filter(isPainted)
    .slice(-1)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const fill = styles.get(element)!['background-color']!
      return svgElement('rect', { ...placeOf(x, y), width: rounded(width), height: rounded(height), fill })
    })
  const texts = lineParts(label).map(({ text, element, left, right, top, bottom }) => {
    const { color: fill, ...own } = styles.get(element)!
    const fonts = Object.entries(changedStyles(own, outer)).filter(([name]) => name.startsWith('font'))
    const middle = { 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: fill! }
    const place = placeOf((left + right) / 2, (top + bottom) / 2)
    const line = svgElement('text', { ...place, ...middle, ...Object.fromEntries(fonts) })
    line.append(text.trim())
    return line
  })
  return [...boxes, ...texts]
}

/** Splits the text of a label where a line or a style ends. */
function lineParts(label: Element) {
  const parts: { text: string; element: Element; left: number; right: number; top: number; bottom: number }[] = []
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const element = node.parentElement!
    for (const { segment: text, index } of new Intl.Segmenter().segment(node.data)) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue
      const last = parts.at(-1)
      // A space belongs to a part only if more of its text follows.
      if (last?.element === element && last.top === top) {
        last.text += text
        if (text.trim()) last.right = right
      } else if (text.trim()) parts.push({ text, element, left, right, top, bottom })
    }
  }
  return parts
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const box = document.querySelector<HTMLElement>('#box')!
const result = await drawDiagram(document.querySelector<HTMLElement>('#source')!, box)
  .then(() => staticSvg(box.firstElementChild!.shadowRoot!.querySelector('svg')!))
  .then((svg) => ({ svg: new XMLSerializer().serializeToString(svg) }))
  .catch(({ message }: Error) => ({ error: message }))
await fetch('/', { method: 'POST', body: JSON.stringify(result) })
