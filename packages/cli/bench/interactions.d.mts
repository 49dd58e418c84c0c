import type { Browser } from 'playwright-core'

export interface InteractionsRow {
  generator: string
  runs: number
  keystroke?: number
  navigation?: number
  section?: number
  language?: number
  lcp?: number
}

/** Measures response times on a processor that is slowed down to a quarter of its speed, in milliseconds. */
export function measureInteractions(
  browser: Browser,
  generator: { name: string },
  folder: string,
  runs: number,
): Promise<InteractionsRow>
