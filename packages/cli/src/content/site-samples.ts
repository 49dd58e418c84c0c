import type { SiteConfig } from '../config/schema.ts'
import type { Message, Page } from '../types.ts'

export interface SiteSamples {
  checked: number
  messages: Message[]
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
}

/** Compiles the samples of all pages, if the configuration wants it. */
export async function checkSiteSamples(_pages: Page[], _options: { root: string; config: SiteConfig }): Promise<SiteSamples> {
  return { checked: 0, messages: [], signatures: new Map() }
}
