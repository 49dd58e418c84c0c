import type { PartData } from '@docs-engine/client/features/search/engine/index-data.ts'
import { partKey } from '@docs-engine/client/features/search/terms.ts'

/** A term of the index with its records. */
export interface Term {
  term: string
  /** Number of records that contain the term. */
  count: number
  /**
   * Page number, record number, and weight of the records with the highest weights, as a flat list. Sorted by page and
   * record.
   */
  postings: number[]
  /** The highest weight of the term in any record. */
  topWeight: number
}

/**
 * Maximum number of records that are kept for a term, so that the data of a common word doesn't grow with the site. The
 * records with the highest weights are kept.
 */
const maxRecords = 200
/** Maximum number of terms and records in a part. A larger part is split by the next character of its terms. */
const maxPartSize = 2500
/**
 * Limits for a head. A head is a part with the top terms of the parts below it, for queries that are shorter than the names of those parts.
 */
const headTermsPerPart = 12
const headRecordsPerTerm = 8
const maxNameLength = 8
const maxWeight = 255

/**
 * Returns the terms in sorted order.
 *
 * @param terms Page number, record number, and weight of each record, as a flat list by term. Sorted by page and
 *   record.
 */
export function termList(terms: Map<string, number[]>): Term[] {
  const names = [...terms.keys()].sort()
  return names.map((term) => {
    const postings = terms.get(term)!
    return {
      term,
      count: postings.length / 3,
      postings: topRecords(postings, maxRecords),
      topWeight: maxWeightOf(postings),
    }
  })
}

/** Returns the records with the highest weights. If weights are equal, the first records are kept. */
function topRecords(postings: number[], limit: number): number[] {
  if (postings.length <= limit * 3) return postings
  // Weights are small integers, so counting them is faster than sorting the records.
  const countByWeight = new Uint32Array(maxWeight + 1)
  for (let i = 2; i < postings.length; i += 3) countByWeight[postings[i]!]!++
  let threshold = maxWeight
  let room = limit
  while (countByWeight[threshold]! < room) room -= countByWeight[threshold--]!
  const kept: number[] = []
  for (let i = 0; i < postings.length; i += 3) {
    const weight = postings[i + 2]!
    if (weight > threshold || (weight === threshold && room-- > 0)) kept.push(postings[i]!, postings[i + 1]!, weight)
  }
  return kept
}

function maxWeightOf(postings: number[]): number {
  let highest = 0
  for (let i = 2; i < postings.length; i += 3) highest = Math.max(highest, postings[i]!)
  return highest
}

/** Returns the size that is compared with the limits: the number of terms and their records. */
export function sizeOf(terms: Term[]): number {
  return terms.reduce((sum, { postings }) => sum + postings.length / 3 + 1, 0)
}

/**
 * Splits the terms that start with `name` into parts. The result is either a single part, or a head and the parts for
 * each next character.
 */
export function splitIntoParts(name: string, terms: Term[]): Map<string, Term[]> {
  const parts = new Map<string, Term[]>()
  const split = (name: string, terms: Term[]) => {
    if (sizeOf(terms) <= maxPartSize || name.length >= maxNameLength) {
      parts.set(name, terms)
      return
    }
    const children = new Map<string, Term[]>()
    const own: Term[] = []
    for (const term of terms) {
      const key = partKey(term.term.slice(0, name.length + 1))
      const list = key.length === name.length ? own : children.get(key)
      if (list) list.push(term)
      else children.set(key, [term])
    }
    const headTerms = [...children.values()].flatMap((list) => topTerms(list))
    parts.set(name, [...own, ...headTerms])
    for (const [key, list] of children) split(key, list)
  }
  split(name, terms)
  return parts
}

/** Returns the terms with the highest weights, which represent the list in the head above it. Only their top records are kept. */
export function topTerms(terms: Term[]): Term[] {
  return terms
    .toSorted((a, b) => b.topWeight - a.topWeight || (a.term < b.term ? -1 : 1))
    .slice(0, headTermsPerPart)
    .map((term) => ({ ...term, postings: topRecords(term.postings, headRecordsPerTerm) }))
}

/**
 * Returns a part in the format that the browser loads. It contains only the pages that its terms refer to.
 *
 * @param pages All route paths, sorted.
 */
export function partData(pages: string[], terms: Term[]): PartData {
  const numbers = new Uint32Array(pages.length)
  for (const { postings } of terms) for (let i = 0; i < postings.length; i += 3) numbers[postings[i]!] = 1
  const data: PartData = { pages: [], terms: {} }
  numbers.forEach((isUsed, page) => {
    if (isUsed) numbers[page] = data.pages.push(pages[page]!) - 1
  })
  for (const { term, count, postings } of terms.toSorted((a, b) => (a.term < b.term ? -1 : 1))) {
    const values = [count]
    for (let i = 0; i < postings.length; i += 3) values.push(numbers[postings[i]!]!, postings[i + 1]!, postings[i + 2]!)
    data.terms[term] = values
  }
  return data
}

/**
 * Converts a part back to terms.
 *
 * @param numbers Page numbers by route path.
 */
export function termsOf({ pages, terms }: PartData, numbers: ReadonlyMap<string, number>): Term[] {
  return Object.entries(terms).map(([term, [count, ...postings]]) => {
    for (let i = 0; i < postings.length; i += 3) postings[i] = numbers.get(pages[postings[i]!]!)!
    return { term, count: count!, postings, topWeight: maxWeightOf(postings) }
  })
}
