import type { Lexicon, Postings } from './lexicon.ts'
import type { Query } from './query.ts'

const maxSuggestions = 5

/** Returns terms from the index that are similar to the words of a query without results, with the best match first. */
export function nearestTerms({ words }: Query, lexicon: Lexicon): string[] {
  const found = new Map<string, number>()
  const add = ({ term, count }: Postings, distance: number) => {
    const cost = distance - Math.log10(1 + count)
    if (cost < (found.get(term) ?? Number.POSITIVE_INFINITY)) found.set(term, cost)
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
    .slice(0, maxSuggestions)
    .map(([term]) => term)
}
