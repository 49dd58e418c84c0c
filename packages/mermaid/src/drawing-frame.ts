/** The colors of a diagram, as hexadecimal numbers. */
export interface DrawingTheme {
  /** Whether the reader's system replaces the colors of all pages. */
  isForced: boolean
  colors: Record<'background' | 'raised' | 'text' | 'line' | 'border', string>
  /** Colors that tell things apart. The first one is the site's color. */
  hues: string[]
  /** Backgrounds in the same colors. */
  tints: string[]
}

/** What a diagram is drawn from. */
interface Drawing extends DrawingTheme {
  code: string
  fontFamily: string
  /** The `@font-face` rules of the page. */
  fonts: string
}

/** A diagram as SVG. `data-style` takes the place of `style` attributes. */
export interface DrawnDiagram {
  svg: string
  css: string
}

export type RenderDiagram = (drawing: Drawing) => Promise<DrawnDiagram>

declare global {
  interface Window {
    renderDiagram?: RenderDiagram
  }
}

/** URL of this module. The page loads the module to get it, and the frame loads the module again to run it. */
export const url = import.meta.url

if (globalThis.frameElement?.hasAttribute('data-mermaid')) {
  allowStyles()
  window.renderDiagram = renderDiagram
}

let count = 0
let queue: Promise<unknown> = Promise.resolve()

/** Draws a diagram after all earlier ones, because they share Mermaid's configuration and the stylesheet. */
function renderDiagram(drawing: Drawing): Promise<DrawnDiagram> {
  const result = queue.then(() => draw(drawing))
  queue = result.catch(() => {})
  return result
}

async function draw({ code, fontFamily, fonts, ...theme }: Drawing): Promise<DrawnDiagram> {
  const { default: mermaid } = await import('mermaid')
  await loadFonts(fonts, fontFamily)
  const fontSize = 15
  const inSequence = { actorFontSize: fontSize, noteFontSize: fontSize, messageFontSize: fontSize }
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: { ...themeVariables(theme), fontFamily, fontSize: `${fontSize}px` },
    fontFamily,
    sequence: inSequence,
    gantt: { fontSize: 13, sectionFontSize: 13 },
  })
  const { svg } = await mermaid.render(`mermaid-${++count}`, code)
  return { svg, css: [...diagramStyles.cssRules].map(({ cssText }) => cssText).join('') }
}

const diagramStyles = new CSSStyleSheet()
const fontStyles = new CSSStyleSheet()

async function loadFonts(fonts: string, family: string): Promise<void> {
  document.adoptedStyleSheets = [fontStyles, diagramStyles]
  if (fontStyles.cssRules.length === 0) fontStyles.replaceSync(fonts)
  await Promise.all(['400', '600', '700'].map((weight) => document.fonts.load(`${weight} 16px ${family}`)))
}

/** Returns the variables of Mermaid's themes. It derives the others from them. */
function themeVariables({ isForced, colors, hues, tints }: DrawingTheme): Record<string, unknown> {
  const { background, raised, text, line, border } = colors
  const [accent, , , , bad] = hues
  const [node, , , , badTint] = tints
  /** Numbers the colors: `pie1` to `pie12`. */
  const numbered = (list: string[], name: string, first = 0) =>
    Object.fromEntries([...Array(12).keys()].map((i) => [`${name}${first + i}`, list[i % list.length]]))
  return {
    darkMode: Number.parseInt(background.slice(1, 3), 16) < 128,
    background,
    primaryColor: node,
    primaryBorderColor: accent,
    primaryTextColor: text,
    secondaryColor: raised,
    secondaryBorderColor: border,
    secondaryTextColor: text,
    tertiaryColor: raised,
    tertiaryBorderColor: border,
    tertiaryTextColor: text,
    lineColor: line,
    textColor: text,
    titleColor: text,
    edgeLabelBackground: background,
    noteBkgColor: raised,
    noteBorderColor: border,
    noteTextColor: text,
    sectionBkgColor: background,
    altSectionBkgColor: background,
    sectionBkgColor2: background,
    gridColor: border,
    taskTextColor: text,
    taskTextDarkColor: text,
    taskTextOutsideColor: text,
    activeTaskBkgColor: raised,
    activeTaskBorderColor: accent,
    doneTaskBkgColor: background,
    doneTaskBorderColor: border,
    critBkgColor: badTint,
    critBorderColor: bad,
    todayLineColor: accent,
    pieStrokeColor: border,
    pieOuterStrokeColor: border,
    pieOpacity: '1',
    ...numbered(tints, 'pie', 1),
    // Lines have the same colors as nodes, so they would be invisible if forced colors removed the difference to the background.
    ...numbered(isForced ? hues : tints, 'cScale'),
    ...numbered([isForced ? background : text], 'cScaleLabel'),
    ...numbered(hues, 'cScalePeer'),
    ...numbered(hues, 'git'),
    ...numbered([background], 'gitBranchLabel'),
  }
}

/**
 * Makes Mermaid set styles in ways that the Content Security Policy allows: `style` attributes as properties, and the contents of `<style>`
 * as a constructed stylesheet. When Mermaid serializes the diagram, `data-style` takes the place of `style`, because parsing a `style`
 * attribute violates the policy in any document. Must only run in the frame.
 */
function allowStyles(): void {
  const { createElement } = document
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    // Browsers ignore the styles in an element that they don't know.
    return createElement.call(document, name === 'style' ? 'docs-style' : name, options)
  }) as typeof createElement

  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') (this as HTMLElement).style.cssText = value
    else setAttribute.call(this, name, value)
  }

  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!
  Object.defineProperty(Element.prototype, 'innerHTML', {
    get(this: Element) {
      const copy = this.cloneNode(true) as Element
      for (const element of copy.querySelectorAll('[style]')) {
        setAttribute.call(element, 'data-style', element.getAttribute('style')!)
        element.removeAttribute('style')
      }
      for (const element of copy.querySelectorAll('docs-style')) element.remove()
      return get!.call(copy)
    },
    set(this: Element, html: string) {
      if (this.localName === 'docs-style') diagramStyles.replaceSync(html)
      else set!.call(this, html)
    },
  })
}
