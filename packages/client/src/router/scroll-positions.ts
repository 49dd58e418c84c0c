import { readStored, writeStored } from '../platform/storage.ts'

/** Scroll positions by history entry. */
export interface ScrollPositions {
  save(key: string): void
  /** Returns the distance from the top in CSS pixels. */
  of(key: string): number | undefined
}

const storageKey = 'docs-scroll'

/**
 * Creates a store whose positions survive full page loads in the same tab. While the router runs, the browser doesn't restore positions
 * itself.
 */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>(parsed(readStored(storageKey, 'sessionStorage')))
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    // The next document starts without a router, so let the browser restore its position.
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
