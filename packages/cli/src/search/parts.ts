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
  flat: number[]
  /** The highest weight. */
  strength: number
}

/**
 * Limit for the records of a term, so that the data of a common word doesn't grow with the site. The best records are
 * kept.
 */
const maxRecords = 200
/** A part with more terms and records is split by the next character. */
const maxPartSize = 2500
/** Limits for the head, which answers queries that are shorter than the names of the parts below it. */
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
    const flat = terms.get(term)!
    return { term, count: flat.length / 3, flat: best(flat, maxRecords), strength: maximum(flat) }
  })
}

/** Returns the records with the highest weights. If weights are equal, the first records are kept. */
function best(flat: number[], most: number): number[] {
  if (flat.length <= most * 3) return flat
  // Weights are small integers, so counting them is faster than sorting the records.
  const countByWeight = new Uint32Array(maxWeight + 1)
  for (let i = 2; i < flat.length; i += 3) countByWeight[flat[i]!]!++
  let least = maxWeight
  let room = most
  while (countByWeight[least]! < room) room -= countByWeight[least--]!
  const kept: number[] = []
  for (let i = 0; i < flat.length; i += 3) {
    const weight = flat[i + 2]!
    if (weight > least || (weight === least && room-- > 0)) kept.push(flat[i]!, flat[i + 1]!, weight)
  }
  return kept
}

function maximum(flat: number[]): number {
  let most = 0
  for (let i = 2; i < flat.length; i += 3) most = Math.max(most, flat[i]!)
  return most
}

/** Returns the number of records and terms, which the size limits refer to. */
export function sizeOf(terms: Term[]): number {
  return terms.reduce((sum, { flat }) => sum + flat.length / 3 + 1, 0)
}

/** Splits the terms that start with `name` into parts: either one, or a head and the parts for each next character. */
export function cutIntoParts(name: string, terms: Term[]): Map<string, Term[]> {
  const parts = new Map<string, Term[]>()
  const cut = (name: string, terms: Term[]) => {
    if (sizeOf(terms) <= maxPartSize || name.length >= maxNameLength) {
      parts.set(name, terms)
      return
    }
    const below = new Map<string, Term[]>()
    const own: Term[] = []
    for (const term of terms) {
      const key = partKey(term.term.slice(0, name.length + 1))
      const list = key.length === name.length ? own : below.get(key)
      if (list) list.push(term)
      else below.set(key, [term])
    }
    const chosen = [...below.values()].flatMap((list) => strongest(list))
    parts.set(name, [...own, ...chosen])
    for (const [key, list] of below) cut(key, list)
  }
  cut(name, terms)
  return parts
}

/** Returns the terms that represent a list in the head above it. */
export function strongest(terms: Term[]): Term[] {
  return terms
    .toSorted((a, b) => b.strength - a.strength || (a.term < b.term ? -1 : 1))
    .slice(0, headTermsPerPart)
    .map((term) => ({ ...term, flat: best(term.flat, headRecordsPerTerm) }))
}

/**
 * Returns a part in the format that the browser loads. It contains only the pages that its terms refer to.
 *
 * @param pages All route paths, sorted.
 */
export function partData(pages: string[], terms: Term[]): PartData {
  const numbers = new Uint32Array(pages.length)
  for (const { flat } of terms) for (let i = 0; i < flat.length; i += 3) numbers[flat[i]!] = 1
  const data: PartData = { pages: [], terms: {} }
  numbers.forEach((isUsed, page) => {
    if (isUsed) numbers[page] = data.pages.push(pages[page]!) - 1
  })
  for (const { term, count, flat } of terms.toSorted((a, b) => (a.term < b.term ? -1 : 1))) {
    const values = [count]
    for (let i = 0; i < flat.length; i += 3) values.push(numbers[flat[i]!]!, flat[i + 1]!, flat[i + 2]!)
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
  return Object.entries(terms).map(([term, [count, ...flat]]) => {
    for (let i = 0; i < flat.length; i += 3) flat[i] = numbers.get(pages[flat[i]!]!)!
    return { term, count: count!, flat, strength: maximum(flat) }
  })
}
