import type { PartData } from '@docs-engine/client/features/search/engine/index-data.ts'
import { partKey } from '@docs-engine/client/features/search/terms.ts'

export interface Term {
  term: string
  /** Records it stands in. */
  count: number
  /** Number of the page, number of the record, weight, of the best of them; sorted by page and record. */
  flat: number[]
  /** The largest weight. */
  strength: number
}

/** The best records of a term which are kept, so that a common word does not grow with the site. */
const mostRecords = 200
/** A part with more is cut by the next letter. */
const mostInPart = 2500
/** For a beginning that is shorter than the names of its parts: so many terms of each part below, with so many records. */
const headTerms = 12
const headRecords = 8
const deepest = 8
const mostWeight = 255

/** Sorted. @param terms Term → page, record, weight, and so on, sorted by page and record. */
export function termList(terms: Map<string, number[]>): Term[] {
  const names = [...terms.keys()].sort()
  return names.map((term) => {
    const flat = terms.get(term)!
    return { term, count: flat.length / 3, flat: best(flat, mostRecords), strength: maximum(flat) }
  })
}

/** Of equal ones the first. */
function best(flat: number[], most: number): number[] {
  if (flat.length <= most * 3) return flat
  // Weights are small numbers: counting them is much quicker than sorting the records.
  const having = new Uint32Array(mostWeight + 1)
  for (let i = 2; i < flat.length; i += 3) having[flat[i]!]!++
  let least = mostWeight
  let room = most
  while (having[least]! < room) room -= having[least--]!
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

/** What counts for the limits: records and terms. */
export function sizeOf(terms: Term[]): number {
  return terms.reduce((sum, { flat }) => sum + flat.length / 3 + 1, 0)
}

/** The parts for the terms that start with `name`: one, or its head and those of the next letter. */
export function cutIntoParts(name: string, terms: Term[]): Map<string, Term[]> {
  const parts = new Map<string, Term[]>()
  const cut = (name: string, terms: Term[]) => {
    if (sizeOf(terms) <= mostInPart || name.length >= deepest) {
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

/** What stands for a list of terms in the head above it. */
export function strongest(terms: Term[]): Term[] {
  return terms
    .toSorted((a, b) => b.strength - a.strength || (a.term < b.term ? -1 : 1))
    .slice(0, headTerms)
    .map((term) => ({ ...term, flat: best(term.flat, headRecords) }))
}

/** A part as the browser loads it: only the pages that its terms name. @param pages Route paths, sorted. */
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

/** The terms of a part again. @param numbers Of the pages. */
export function termsOf({ pages, terms }: PartData, numbers: ReadonlyMap<string, number>): Term[] {
  return Object.entries(terms).map(([term, [count, ...flat]]) => {
    for (let i = 0; i < flat.length; i += 3) flat[i] = numbers.get(pages[flat[i]!]!)!
    return { term, count: count!, flat, strength: maximum(flat) }
  })
}
