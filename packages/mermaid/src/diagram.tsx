import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawDiagram } from './draw-diagram.ts'

/** A Mermaid diagram. Its children are the code, and a list of its links. */
export default function Diagram({ title, children }: { title?: string; children?: ReactNode }) {
  const source = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<{ isDrawn?: boolean; error?: string }>({})

  useEffect(() => {
    let isMounted = true
    const draw = async () => {
      try {
        await drawDiagram(source.current!, box.current!)
        if (isMounted) setState({ isDrawn: true })
      } catch (error) {
        if (isMounted) setState({ error: (error as Error).message })
      }
    }
    void draw()
    const colorMode = new MutationObserver(draw)
    colorMode.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const forcedColors = matchMedia('(forced-colors: active)')
    forcedColors.addEventListener('change', draw)
    return () => {
      isMounted = false
      colorMode.disconnect()
      forcedColors.removeEventListener('change', draw)
    }
  }, [])

  return (
    <figure className="diagram">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the diagram. */}
      <div ref={box} className="diagram-box" role="group" hidden={!state.isDrawn} tabIndex={0} />
      <div ref={source} hidden={state.isDrawn ?? false}>
        {children}
      </div>
      {state.error && <p role="alert">The diagram couldn’t be drawn: {state.error}</p>}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}
