import { pageLocale } from '../page-labels.tsx'

/** Formatters by language, which is all that they depend on. Creating a formatter takes much longer than formatting a date. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats an ISO date, independent of the time zone: `2026-11-20` → `November 20, 2026`.
 *
 * @param locale Default: the site's language.
 */
export function longDate(date: string, locale = pageLocale()): string {
  let formatter = formatters.get(locale)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    formatters.set(locale, formatter)
  }
  return formatter.format(new Date(date))
}
