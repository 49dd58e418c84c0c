import type { Lexicon, Postings } from './lexicon.ts'
import type { Query, QueryWord } from './query.ts'

/** A record and its score. */
export interface Ranked {
  /** The page's number in the lexicon. */
  page: number
  /** Index of the record within its page. */
  record: number
  score: number
}

export interface Ranking {
  ranked: Ranked[]
  /** Terms of the index that match the words of the query. */
  terms: string[]
}

const recordsInPage = 4096
const maxExpansions = 60

/**
 * Ranks the records that match a query.
 *
 * A word's score in a record depends on its best match (exact, prefix, or similar), on how rare the matched term is, and on the weight
 * that the build assigned to its position. Records that match more of the words rank higher.
 */
export function rank(query: Query, lexicon: Lexicon): Ranking {
  const total = new Map<number, number>()
  const matched = new Map<number, number>()
  const terms = new Set<string>()
  let importance = 0
  for (const word of query.words) {
    const forms = formsOf(word, lexicon)
    const scores = new Map<number, number>()
    let best = 0
    for (const { postings, share, rarity } of forms) {
      terms.add(postings.term)
      best = Math.max(best, rarity)
      const { flat } = postings
      for (let i = 0; i < flat.length; i += 3) {
        const key = flat[i]! * recordsInPage + flat[i + 1]!
        const score = share * rarity * flat[i + 2]!
        if (score > (scores.get(key) ?? 0)) scores.set(key, score)
      }
    }
    // An unmatched word counts as much as a rare one, so that records with only the query's other words aren't full matches.
    const weight = best || unknownRarity
    importance += weight
    for (const [key, score] of scores) {
      total.set(key, (total.get(key) ?? 0) + score)
      matched.set(key, (matched.get(key) ?? 0) + weight)
    }
  }
  for (const { term, words } of query.joined) {
    const postings = lexicon.exact(term)
    if (!postings) continue
    terms.add(term)
    const rarity = rarityOf(postings.count, lexicon.records())
    const share = words / query.words.length
    for (let i = 0; i < postings.flat.length; i += 3) {
      const key = postings.flat[i]! * recordsInPage + postings.flat[i + 1]!
      total.set(key, (total.get(key) ?? 0) + Math.min(1, share) * rarity * postings.flat[i + 2]!)
      matched.set(key, Math.max(matched.get(key) ?? 0, importance * Math.min(1, share)))
    }
  }
  const ranked = [...total].map(([key, score]): Ranked => {
    const coverage = Math.min(1, (matched.get(key) ?? 0) / importance)
    return {
      page: Math.floor(key / recordsInPage),
      record: key % recordsInPage,
      score: score * coverage ** 2,
    }
  })
  ranked.sort((a, b) => b.score - a.score || a.page - b.page || a.record - b.record)
  return { ranked, terms: [...terms] }
}

interface Form {
  postings: Postings
  /** Score factor for this kind of match, up to 1. */
  share: number
  rarity: number
}

const unknownRarity = 5

function formsOf({ term, parts, stem, isLast }: QueryWord, lexicon: Lexicon): Form[] {
  const records = lexicon.records()
  const exact = lexicon.exact(term)
  const exactRarity = exact && rarityOf(exact.count, records)
  const forms = new Map<string, Form>()
  const add = (postings: Postings, share: number) => {
    const existing = forms.get(postings.term)
    if (existing && existing.share >= share) return
    const rarity = Math.min(rarityOf(postings.count, records), exactRarity ?? Number.POSITIVE_INFINITY)
    forms.set(postings.term, { postings, share, rarity })
  }
  if (exact) add(exact, 1)
  const addPrefix = (prefix: string, factor: number) => {
    const found: { postings: Postings; share: number }[] = []
    for (const postings of lexicon.startingWith(prefix)) {
      const extra = postings.term.length - prefix.length
      found.push({ postings, share: (factor * (prefix.length + 1)) / (prefix.length + 1 + 0.3 * extra) })
    }
    found.sort((a, b) => b.share - a.share || b.postings.count - a.postings.count)
    for (const { postings, share } of found.slice(0, maxExpansions)) add(postings, share)
  }
  if (isLast || term.length > 3) addPrefix(term, isLast ? 0.85 : 0.8)
  if (stem !== term && stem.length > 3) addPrefix(stem, 0.8)
  const isKnown = forms.size > 0
  if (!isKnown || (!exact && term.length > 4)) {
    for (const part of parts) {
      const postings = lexicon.exact(part)
      if (postings) add(postings, 0.35)
    }
    const distance = term.length > 7 ? 2 : term.length > 3 ? 1 : 0
    if (distance > 0) {
      for (const near of lexicon.near(term, distance)) add(near.postings, (isKnown ? 0.4 : 0.7) / near.distance ** 0.5)
    }
  }
  return [...forms.values()]
}

/** Returns the inverse document frequency: near 0 for a term in nearly all records, and about 8 for a term in one of 4,000 records. */
function rarityOf(count: number, records: number): number {
  return Math.log(1 + (Math.max(records, count) - count + 0.5) / (count + 0.5))
}
