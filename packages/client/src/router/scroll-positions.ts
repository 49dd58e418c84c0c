import { readStored, writeStored } from '../platform/storage.ts'

/** Where the reader was on each page of the history. */
export interface ScrollPositions {
  save(key: string): void
  /** Distance from the top in CSS pixels. */
  of(key: string): number | undefined
}

const storageKey = 'docs-scroll'

/** Outlives a full page load within the tab. While the router runs, the browser restores no positions by itself. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>(parsed(readStored(storageKey, 'sessionStorage')))
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    // The next document has no router yet: there the browser does it.
    history.scrollRestoration = 'auto'
    const latest = [...positions].slice(-50)
    writeStored(storageKey, JSON.stringify(latest), 'sessionStorage')
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  return {
    save(key) {
      positions.delete(key)
      positions.set(key, scrollY)
    },
    of: (key) => positions.get(key),
  }
}

function parsed(text: string | null): [string, number][] {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
