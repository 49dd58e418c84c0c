/** Formats an ISO date in the site's language, independent of the time zone: `2026-11-20` → `November 20, 2026`. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat(LABELS.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
