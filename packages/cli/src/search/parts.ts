import { partKey } from '@docs-engine/client/search/terms.ts'

/** Term → for each page it stands in, number and weight of the records: `{ refetch: { '/api/createApi': [3, 80] } }`. */
export type Postings = Map<string, Map<string, number[]>>

/** A part of the index as the browser loads it. */
export interface PartData {
  /** Route paths. */
  pages: string[]
  /** Term → number of all records it stands in, then page, record and weight of the best of them. */
  terms: Record<string, number[]>
}

/** The best records of a term which are kept, so that a common word does not grow with the site. */
const mostRecords = 200
/** A part with more is cut by the next letter. */
const mostInPart = 2500
/** For a beginning that is shorter than the names of its parts: so many terms of each part below, with so many records. */
const headTerms = 12
const headRecords = 8
const deepest = 8

interface Posting {
  path: string
  record: number
  weight: number
}

/** One term, its records sorted by page, cut to the best. */
export interface Term {
  term: string
  /** Records it stands in. */
  count: number
  best: Posting[]
}

export function sortedTerms(postings: Postings): Term[] {
  return [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, pages]) => {
      const all: Posting[] = []
      for (const [path, flat] of pages) {
        for (let i = 0; i < flat.length; i += 2) all.push({ path, record: flat[i]!, weight: flat[i + 1]! })
      }
      return { term, count: all.length, best: best(all, mostRecords) }
    })
}

function best(postings: Posting[], most: number): Posting[] {
  const kept =
    postings.length <= most
      ? postings
      : postings.toSorted((a, b) => b.weight - a.weight || byPlace(a, b)).slice(0, most)
  return kept.toSorted(byPlace)
}

function byPlace(a: Posting, b: Posting): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : a.record - b.record
}

export function sizeOf(terms: Term[]): number {
  return terms.reduce((sum, { best }) => sum + best.length + 1, 0)
}

/** The parts which hold the terms that start with `name`: one, or its head and those of the next letter. */
export function cutIntoParts(name: string, terms: Term[]): { name: string; terms: Term[] }[] {
  if (sizeOf(terms) <= mostInPart || name.length >= deepest) return [{ name, terms }]
  const below = new Map<string, Term[]>()
  const own: Term[] = []
  for (const term of terms) {
    const key = partKey(term.term).slice(0, name.length + 1)
    if (key.length === name.length) own.push(term)
    else below.set(key, [...(below.get(key) ?? []), term])
  }
  const children = [...below].map(([key, found]) => cutIntoParts(key, found))
  return [{ name, terms: headOf(own, [...below.values()]) }, ...children.flat()]
}

/** What a beginning finds while it is too short to name a part. */
export function headOf(own: Term[], groups: Term[][]): Term[] {
  const strength = ({ best }: Term) => Math.max(...best.map(({ weight }) => weight))
  const chosen = groups.flatMap((terms) =>
    terms
      .toSorted((a, b) => strength(b) - strength(a) || (a.term < b.term ? -1 : 1))
      .slice(0, headTerms)
      .map((term) => ({ ...term, best: best(term.best, headRecords) })),
  )
  return [...own, ...chosen].sort((a, b) => (a.term < b.term ? -1 : 1))
}

export function partData(terms: Term[]): PartData {
  const pages = [...new Set(terms.flatMap(({ best }) => best.map(({ path }) => path)))].sort()
  const numbers = new Map(pages.map((path, i) => [path, i]))
  return {
    pages,
    terms: Object.fromEntries(
      terms.map(({ term, count, best }) => [
        term,
        [count, ...best.flatMap(({ path, record, weight }) => [numbers.get(path)!, record, weight])],
      ]),
    ),
  }
}
