import type { SiteConfig } from '../model/config-schema.ts'

/**
 * Whether a site uses the web fonts. By default, it does if the fonts contain all letters of its language, because words would otherwise
 * mix two fonts.
 */
export function usesWebFonts({ theme, locale }: Pick<SiteConfig, 'theme' | 'locale'>): boolean {
  return theme.fonts ?? hasAllLetters(locale)
}

/** Whether the fonts contain all letters of a language. They cover the Latin script except for the letters that only Vietnamese uses. */
function hasAllLetters(locale: string): boolean {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    return script === 'Latn' && language !== 'vi'
  } catch {
    // `locale` may be invalid. In that case, assume the Latin script, which most sites use.
    return true
  }
}
