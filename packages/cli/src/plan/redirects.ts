import type { SiteConfig } from '../config/schema.ts'

/** Redirects of the configuration: from → to. */
export function planRedirects(config: SiteConfig): Map<string, string> {
  return new Map(config.redirects.map(({ from, to }) => [from, to]))
}
