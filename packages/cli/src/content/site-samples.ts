import type { Cache } from '../cache.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { Message } from '../types.ts'
import type { ParsedContent } from './parse-pages.ts'

export interface SiteSamples {
  checked: number
  messages: Message[]
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
}

/** Compiles the samples of all pages, if the configuration wants it. */
export async function checkSiteSamples(
  _parsed: ParsedContent,
  _options: { root: string; config: SiteConfig; cache: Cache },
): Promise<SiteSamples> {
  return { checked: 0, messages: [], signatures: new Map() }
}
