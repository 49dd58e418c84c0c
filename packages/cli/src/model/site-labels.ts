import type { SiteLabels } from '@docs-engine/client'
import type { SiteConfig } from './config-schema.ts'

/** Returns the language and the labels of a site, for `withLabels`. */
export function siteLabels({ locale, labels }: Pick<SiteConfig, 'locale' | 'labels'>): SiteLabels {
  return { locale, labels }
}
