import { type DrawingTheme, mermaidConfig } from './mermaid-config.ts'

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

let queue: Promise<unknown> = Promise.resolve()

/** Draws a diagram after all earlier ones, because they share Mermaid's configuration and the stylesheet. */
function renderDiagram(drawing: Drawing): Promise<DrawnDiagram> {
  const result = queue.then(() => draw(drawing))
  queue = result.catch(() => {})
  return result
}

async function draw({ code, fontFamily, fonts, ...theme }: Drawing): Promise<DrawnDiagram> {
  // Mermaid's own bundle, because bundling its sources would take several seconds in each build.
  const { default: mermaid } = await import('mermaid/dist/mermaid.esm.min.mjs')
  await loadFonts(fonts, fontFamily)
  mermaid.initialize(mermaidConfig(theme, fontFamily))
  const { svg } = await mermaid.render('mermaid', code)
  return { svg, css: [...diagramStyles.cssRules].map(({ cssText }) => cssText).join('') }
}

const diagramStyles = new CSSStyleSheet()
const fontStyles = new CSSStyleSheet()

async function loadFonts(fonts: string, family: string): Promise<void> {
  document.adoptedStyleSheets = [fontStyles, diagramStyles]
  if (fontStyles.cssRules.length === 0) fontStyles.replaceSync(fonts)
  await Promise.all(['400', '600', '700'].map((weight) => document.fonts.load(`${weight} 16px ${family}`)))
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
