import type { OldSite } from '../shared/old-site.ts'
import type { Options } from '../shared/values.ts'
import { installedVersion } from './run-preprocessors.ts'

/**
 * Whether mdBook converts straight quotes, hyphens, and periods of a book to typographic punctuation. Since version 0.5, it does so unless the
 * configuration says otherwise. Earlier versions call the option `curly-quotes`.
 */
export function hasSmartPunctuation(html: Options): boolean {
  const option = html['smart-punctuation'] ?? html['curly-quotes']
  return typeof option === 'boolean' ? option : !/^0\.[0-4]\./.test(installedVersion())
}

/** Adds the plugin that converts punctuation to the new site if a text contains any that it would convert. Code must be masked. */
export function keepSmartPunctuation(text: string, site: OldSite): void {
  const shown = text.replace(
    /<[a-zA-Z/!](?:"[^"]*"|'[^']*'|[^<>"'])*>|\]\([^()\n]*\)|^[ \t>]*\[[^\]\n]+\]:.*$|^[ \t>|:-]+$/gm,
    '',
  )
  if (!/["']|--|\.\.\./.test(shown)) return
  site.plugins.set('smart-punctuation', {
    kind: 'remark',
    from: 'remark-smartypants',
    name: 'default',
    // As in mdBook, two hyphens are an en dash, and three an em dash.
    options: { dashes: 'oldschool', backticks: false },
  })
  site.packages['remark-smartypants'] = '^3.0.3'
}

/** Converts hyphens in a text to dashes. Code must be masked. */
export function withDashes(text: string): string {
  return text.replace(/(?<!\\)-{2,3}/g, (hyphens) => (hyphens.length === 3 ? '—' : '–'))
}
