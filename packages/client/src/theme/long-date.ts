const months = 'January February March April May June July August September October November December'.split(' ')

/** `2026-11-20` → `November 20, 2026`, whatever the time zone. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[month! - 1]} ${day}, ${year}`
}
