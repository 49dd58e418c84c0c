import type { SiteConfig } from '../model/config-schema.ts'

/**
 * Whether a site uses the web fonts. Unless the configuration decides, it does if the fonts have all letters of its language: otherwise, each
 * word could mix two fonts.
 */
export function usesWebFonts({ theme, locale }: Pick<SiteConfig, 'theme' | 'locale'>): boolean {
  return theme.fonts ?? hasAllLetters(locale)
}

/** Whether the fonts have all letters of a language: the Latin script without the letters that only Vietnamese uses. */
function hasAllLetters(locale: string): boolean {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    return script === 'Latn' && language !== 'vi'
  } catch {
    // `locale` can be any text, and most sites are written in the Latin script.
    return true
  }
}
