import type { PartData } from '@docs-engine/client/search/engine/index-data.ts'
import { partKey } from '@docs-engine/client/search/terms.ts'

/** Terms of one or more pages, sorted. */
export interface TermList {
  /** Route paths, sorted. */
  pages: string[]
  terms: Term[]
}

export interface Term {
  term: string
  /** Records it stands in. */
  count: number
  /** Number of the page, number of the record, weight, of the best of them; sorted by page and record. */
  flat: number[]
}

/** The best records of a term which are kept, so that a common word does not grow with the site. */
const mostRecords = 200
/** A part with more is cut by the next letter. */
const mostInPart = 2500
/** For a beginning that is shorter than the names of its parts: so many terms of each part below, with so many records. */
const headTerms = 12
const headRecords = 8
const deepest = 8

/** @param terms Term → page, record, weight, and so on, sorted by page and record. */
export function termList(pages: string[], terms: Map<string, number[]>): TermList {
  const names = [...terms.keys()].sort()
  return {
    pages,
    terms: names.map((term) => {
      const flat = terms.get(term)!
      return { term, count: flat.length / 3, flat: best(flat, mostRecords) }
    }),
  }
}

function best(flat: number[], most: number): number[] {
  const count = flat.length / 3
  if (count <= most) return flat
  const order = Array.from({ length: count }, (_, i) => i)
  order.sort((a, b) => flat[b * 3 + 2]! - flat[a * 3 + 2]! || a - b)
  const kept = order.slice(0, most).sort((a, b) => a - b)
  return kept.flatMap((i) => flat.slice(i * 3, i * 3 + 3))
}

/** What counts for the limits: records and terms. */
export function sizeOf(terms: Term[]): number {
  return terms.reduce((sum, { flat }) => sum + flat.length / 3 + 1, 0)
}

/** The parts for the terms that start with `name`: one, or its head and those of the next letter. */
export function cutIntoParts(name: string, { pages, terms }: TermList): Map<string, TermList> {
  const parts = new Map<string, TermList>()
  const cut = (name: string, terms: Term[]) => {
    if (sizeOf(terms) <= mostInPart || name.length >= deepest) {
      parts.set(name, { pages, terms })
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
    parts.set(name, { pages, terms: [...own, ...chosen] })
    for (const [key, list] of below) cut(key, list)
  }
  cut(name, terms)
  return parts
}

/** What stands for a list of terms in the head above it. */
export function strongest(terms: Term[]): Term[] {
  const strength = new Map(terms.map((term) => [term, maximum(term.flat)]))
  return terms
    .toSorted((a, b) => strength.get(b)! - strength.get(a)! || (a.term < b.term ? -1 : 1))
    .slice(0, headTerms)
    .map(({ term, count, flat }) => ({ term, count, flat: best(flat, headRecords) }))
}

function maximum(flat: number[]): number {
  let most = 0
  for (let i = 2; i < flat.length; i += 3) most = Math.max(most, flat[i]!)
  return most
}

/** One list of several, as the browser loads it. */
export function partData(lists: TermList[]): PartData {
  const used = new Set<string>()
  for (const { pages, terms } of lists) {
    for (const { flat } of terms) for (let i = 0; i < flat.length; i += 3) used.add(pages[flat[i]!]!)
  }
  const pages = [...used].sort()
  const numbers = new Map(pages.map((path, i) => [path, i]))
  const data: PartData = { pages, terms: {} }
  const all = lists.flatMap(({ pages, terms }) => terms.map((term) => ({ ...term, pages })))
  all.sort((a, b) => (a.term < b.term ? -1 : 1))
  for (const { term, count, flat, pages } of all) {
    const values = [count, ...flat]
    for (let i = 1; i < values.length; i += 3) values[i] = numbers.get(pages[values[i]!]!)!
    data.terms[term] = values
  }
  return data
}
