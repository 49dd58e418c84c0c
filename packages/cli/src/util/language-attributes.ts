import type { SiteConfig } from '../model/config-schema.ts'
import { escapeHtml } from './html-tags.ts'

/** Returns the attributes of the `<html>` element for the language and direction of the site's text: ` lang="he" dir="rtl"`. */
export function languageAttributes({ locale, dir }: Pick<SiteConfig, 'locale' | 'dir'>): string {
  return ` lang="${escapeHtml(locale)}"${dir === 'rtl' ? ' dir="rtl"' : ''}`
}
