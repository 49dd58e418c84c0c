import type { Page } from '../model/page.ts'

/** A source to parse. */
export interface ParseTask {
  /** Path of the source. */
  source: string
  /** The cache key of the resulting page. */
  key: string
  text: string
  /** The texts of the files that an MDX page imports, by path. `null` for a file that doesn't exist. */
  files?: Record<string, string | null>
  /** The cache key of the page before its source was edited. The rendered code blocks in this cache entry are reused. */
  previousKey?: string | undefined
}

export interface ParseResult {
  page: Page
  /** Time that each plugin has taken, in milliseconds. */
  pluginTimes: Record<string, number>
}
