import type { Lexicon, Postings } from './lexicon.ts'
import type { Query } from './query.ts'

const most = 5

/** Words of the index like those of a query which found nothing; the likeliest first. */
export function nearestTerms({ words }: Query, lexicon: Lexicon): string[] {
  const found = new Map<string, number>()
  const add = ({ term, count }: Postings, distance: number) => {
    const strangeness = distance - Math.log10(1 + count)
    if (strangeness < (found.get(term) ?? Number.POSITIVE_INFINITY)) found.set(term, strangeness)
  }
  for (const { term } of words) {
    for (const { postings, distance } of lexicon.near(term, term.length > 6 ? 4 : 2)) add(postings, distance)
    for (const postings of lexicon.startingWith(term.slice(0, 3))) {
      add(postings, 1 + Math.abs(postings.term.length - term.length) / 2)
    }
  }
  return [...found]
    .filter(([term]) => term.length > 2)
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([term]) => term)
}
