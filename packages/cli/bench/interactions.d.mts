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

/** Measures how long a reader waits on a processor that is four times slower, in milliseconds. */
export function measureInteractions(
  browser: Browser,
  generator: { name: string },
  folder: string,
  runs: number,
): Promise<InteractionsRow>
