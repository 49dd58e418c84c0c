import type { ImportedFiles } from './mdx/imports.ts'

/** A source to parse. */
export interface ParseTask {
  /** Path of the source. */
  source: string
  /** The cache key of the resulting page. */
  key: string
  text: string
  /** The files that an MDX page imports, by path. */
  files?: ImportedFiles
  /** The language of the partials that aren't translated, if the page is a translation that imports such partials. */
  partialLanguage?: { lang: string; dir: 'ltr' | 'rtl' }
  /** Whether the page isn't trusted to use the site's modules and components (see `isUnchanged`). */
  isUntrusted?: true
  /** Whether the page gets an outline (see `Page.outline`). */
  hasOutline?: true
  /** The cache key of the page before its source was edited. The rendered code blocks in this cache entry are reused. */
  previousKey?: string | undefined
}
