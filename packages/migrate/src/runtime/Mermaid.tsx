import { type ReactNode, useEffect, useRef } from 'react'

/** Draws the Mermaid diagram in a code block. Readers without JavaScript see the code. */
export default function Mermaid({ children }: { children: ReactNode }) {
  const code = useRef<HTMLDivElement>(null)
  const diagram = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const draw = () => {
      drawDiagram(code.current!, diagram.current!).catch(console.error)
    }
    draw()
    const themes = new MutationObserver(draw)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => themes.disconnect()
  }, [])
  return (
    <>
      <div ref={code}>{children}</div>
      <div ref={diagram} />
    </>
  )
}

let count = 0

async function drawDiagram(code: HTMLElement, diagram: HTMLElement): Promise<void> {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'default',
    fontFamily: getComputedStyle(diagram).fontFamily,
    htmlLabels: false,
    flowchart: { htmlLabels: false },
  })
  const text = code.querySelector('code')?.textContent ?? ''
  const { svg } = await mermaid.render(`mermaid-${++count}`, text, diagram)
  const host = document.createElement('div')
  showDiagram(svg, host.attachShadow({ mode: 'open' }))
  diagram.replaceChildren(host)
  code.hidden = true
}

/** Shows an SVG whose styles the Content Security Policy allows: scripts may set them, but not as text. */
function showDiagram(svg: string, root: ShadowRoot): void {
  const image = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')!
  const sheet = new CSSStyleSheet()
  for (const style of image.querySelectorAll('style')) {
    sheet.replaceSync(style.textContent ?? '')
    style.remove()
  }
  root.adoptedStyleSheets = [sheet]
  for (const element of [image, ...image.querySelectorAll<SVGElement>('[style]')]) {
    const style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    element.style.cssText = style
  }
  root.append(image)
}
