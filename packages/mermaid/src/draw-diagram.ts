import type { DrawnDiagram, RenderDiagram } from './drawing-frame.ts'
import type { DrawingTheme } from './mermaid-config.ts'

/**
 * Draws a diagram in the font of the page, and in the colors of both color modes. A page is always printed in the light mode.
 *
 * @param source Contains the code of the diagram, and its links.
 * @param box Receives the diagram.
 */
export async function drawDiagram(source: HTMLElement, box: HTMLElement): Promise<void> {
  const code = source.querySelector('code')?.textContent ?? ''
  frame ??= openFrame().catch((error) => {
    // The next diagram tries again.
    frame = undefined
    throw error
  })
  const render = await frame
  const { fontFamily } = getComputedStyle(source)
  const draw = (mode: ColorMode) => render({ code, fontFamily, ...readColors(source, mode), fonts: fontFaces() })
  const [light, dark] = await Promise.all([draw('light'), draw('dark')])
  const drawn = { svg: inBothModes(light.svg, dark.svg), css: inBothModes(light.css, dark.css) }
  const host = document.createElement('div')
  showDiagram(drawn, host.attachShadow({ mode: 'open' }), resolvedLinks(source))
  box.ariaLabel = host.shadowRoot!.querySelector('title')?.textContent ?? null
  box.replaceChildren(host)
}

type ColorMode = 'light' | 'dark'

const color = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)/gi

/** Combines the texts of two drawings of a diagram. They contain the same number of colors, in the same order. */
function inBothModes(light: string, dark: string): string {
  const darkColors = dark.match(color)?.values()
  return light.replace(color, (own) => {
    const other = darkColors?.next().value ?? own
    return own === other ? own : `light-dark(${own}, ${other})`
  })
}

let frame: Promise<RenderDiagram> | undefined

/**
 * Opens an empty, invisible frame, and runs Mermaid in it. While Mermaid measures text, it adds styles in ways that the Content Security
 * Policy of the site forbids. In the frame, the built-in objects can be changed without affecting the page (see `allowStyles`).
 */
async function openFrame(): Promise<RenderDiagram> {
  const { url } = await import('./drawing-frame.ts')
  const element = document.createElement('iframe')
  Object.assign(element.style, {
    position: 'fixed',
    insetBlockEnd: '100%',
    width: '48rem',
    maxWidth: 'none',
    height: '48rem',
    border: 'none',
    visibility: 'hidden',
  })
  element.ariaHidden = 'true'
  element.tabIndex = -1
  element.dataset.mermaid = ''
  // Firefox replaces the document of a frame when it has loaded.
  await new Promise((resolve) => {
    element.onload = resolve
    document.body.append(element)
  })
  const script = element.contentDocument!.createElement('script')
  script.type = 'module'
  script.src = url
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = () => {
      element.remove()
      reject(new Error('Mermaid couldn’t be loaded.'))
    }
    element.contentDocument!.head.append(script)
  })
  return element.contentWindow!.renderDiagram!
}

/** The colors of the theme, by their names in `DrawingTheme`, and the system colors that are used instead in forced colors. */
const colorSources: Record<keyof DrawingTheme['colors'], [theme: string, system: string]> = {
  background: ['var(--color-bg-soft)', 'Canvas'],
  raised: ['var(--color-bg-raised)', 'Canvas'],
  text: ['var(--color-heading)', 'CanvasText'],
  line: ['var(--color-muted)', 'CanvasText'],
  border: ['var(--color-line-strong)', 'CanvasText'],
}

/** The colors of the theme that tell things apart, such as the slices of a pie chart. */
const hues = ['accent', 'info', 'good', 'warn', 'bad', 'muted'].map((name) => `var(--color-${name})`)

const tint = (hue: string) => `color-mix(in srgb, ${hue} 20%, var(--color-bg))`

/** All colors of the theme from which Mermaid derives the colors of a diagram. */
export const themeColors = [...Object.values(colorSources).map(([theme]) => theme), ...hues, ...hues.map(tint)]

/** Reads the page's colors as hexadecimal numbers, because Mermaid doesn't understand newer syntax. */
function readColors(place: HTMLElement, mode: ColorMode): DrawingTheme {
  const isForced = matchMedia('(forced-colors: active)').matches
  const probe = document.createElement('span')
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.colorScheme = mode
  place.append(probe)
  const read = (theme: string, system: string, percentage = 100) => {
    const color = isForced ? system : theme
    probe.style.color = `color-mix(in srgb, ${color} ${percentage}%, ${isForced ? system : 'var(--color-bg)'})`
    return hexColor(getComputedStyle(probe).color)
  }
  const colors = Object.entries(colorSources).map(([name, [theme, system]]) => [name, read(theme, system)])
  const result = {
    isForced,
    colors: Object.fromEntries(colors),
    hues: hues.map((hue) => read(hue, 'CanvasText')),
    tints: hues.map((hue) => read(hue, 'Canvas', 20)),
  }
  probe.remove()
  return result
}

/** Converts `color(srgb 0.5 0 1)` or `rgb(128, 0, 255)`. */
export function hexColor(color: string): string {
  const scale = color.startsWith('color(') ? 255 : 1
  const [red = 0, green = 0, blue = 0] = (color.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
  // Colors outside of sRGB have parts that are negative or greater than 1.
  const inRange = (part: number) => Math.min(Math.max(Math.round(part * scale), 0), 255)
  const digits = [red, green, blue].map((part) => inRange(part).toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}

/** Returns the `@font-face` rules of the page, so that text in the frame has the same width as on the page. */
function fontFaces(): string {
  const facesIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule.cssText]
      return rule instanceof CSSLayerBlockRule ? facesIn(rule.cssRules) : []
    })
  return [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => facesIn(cssRules))
    .join('')
}

/** Returns the URLs of the diagram's links, by the URLs in its code. */
function resolvedLinks(source: HTMLElement): Map<string, string> {
  const links = source.querySelectorAll<HTMLAnchorElement>('a[data-diagram-url]')
  return new Map([...links].map((link) => [link.dataset.diagramUrl!, link.getAttribute('href')!]))
}

const styles = `
:host { direction: ltr; }
svg { display: block; margin-inline: auto; height: auto; forced-color-adjust: none; print-color-adjust: exact; }
a:hover { text-decoration: underline; }
text, foreignObject { forced-color-adjust: none; }
.tick line { stroke: var(--color-line-strong); }
/* A printed diagram can't be scrolled. */
@media print { svg { min-width: 0 !important; } }
/* The lines of a timeline have the color of the text in its boxes, which can't be seen on the page's background. */
@media (forced-colors: active) { svg .lineWrapper line { stroke: CanvasText !important; } }
`

/** Shows a diagram. The Content Security Policy allows its styles, because a script sets them. */
function showDiagram({ svg, css }: DrawnDiagram, root: ShadowRoot, links: Map<string, string>): void {
  const image = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')!
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles + css)
  root.adoptedStyleSheets = [sheet]
  for (const element of [image, ...image.querySelectorAll<SVGElement>('[data-style]')]) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  for (const link of image.querySelectorAll('a')) {
    const name = link.hasAttribute('href') ? 'href' : 'xlink:href'
    const url = links.get(link.getAttribute(name) ?? '')
    if (url) link.setAttribute(name, url)
  }
  // A wide diagram may shrink only as long as its text stays readable. After that, it scrolls.
  const width = image.viewBox.baseVal.width
  image.removeAttribute('height')
  Object.assign(image.style, { width: '100%', maxWidth: `${width}px`, minWidth: `${width * 0.7}px` })
  root.append(image)
}
