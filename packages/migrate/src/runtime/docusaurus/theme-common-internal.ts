// Replaces the part of `@docusaurus/theme-common/internal` that components of sites use.
import { useLayoutEffect, useRef } from 'react'

/** Keeps an element at its place in the window while the page above it changes. */
export function useScrollPositionBlocker() {
  const kept = useRef<{ element: Element; top: number }>(null)
  useLayoutEffect(() => {
    if (!kept.current) return
    const { element, top } = kept.current
    kept.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  return {
    blockElementScrollPositionUntilNextRender(element: Element) {
      kept.current = { element, top: element.getBoundingClientRect().top }
    },
  }
}
