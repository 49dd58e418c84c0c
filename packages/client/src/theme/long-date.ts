const months = 'January February March April May June July August September October November December'.split(' ')

/** Formats an ISO date, independent of the time zone: `2026-11-20` → `November 20, 2026`. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[month! - 1]} ${day}, ${year}`
}
