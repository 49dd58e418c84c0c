import SearchableMap from 'minisearch/SearchableMap'
import { partKey } from '../terms.ts'
import type { LoadFile, Manifest, PartData } from './index-data.ts'

/** Where a term stands. */
export interface Postings {
  term: string
  /** Number of all records with the term, of which the best are here. */
  count: number
  /** Number of the page, number of the record, weight; and so on. */
  flat: number[]
}

/** The terms of the parts loaded so far. */
export interface Lexicon {
  /** Number of records of the site. */
  records: () => number
  groups: () => string[]
  /** Route path of a page's number. */
  pagePath: (page: number) => string
  /** Loads the parts in which words that start with these may stand. */
  load: (beginnings: string[]) => Promise<void>
  exact: (term: string) => Postings | undefined
  startingWith: (beginning: string) => Iterable<Postings>
  /** Words at most so many letters away, and how many. */
  near: (term: string, distance: number) => { postings: Postings; distance: number }[]
}

/** @throws what `loadFile` throws; what could not be loaded is asked for again by the next call. */
export function createLexicon(loadFile: LoadFile, folder = '/search'): Lexicon {
  const map = new SearchableMap<Postings>()
  const pages: string[] = []
  const pageNumbers = new Map<string, number>()
  const loaded = new Map<string, Promise<void>>()
  let manifest: { data: Manifest; names: Set<string>; longest: number } | undefined

  function add({ pages: paths, terms }: PartData) {
    const numbers = paths.map((path) => {
      let number = pageNumbers.get(path)
      if (number === undefined) {
        number = pages.push(path) - 1
        pageNumbers.set(path, number)
      }
      return number
    })
    for (const [term, data] of Object.entries(terms)) {
      // The head of a beginning holds but some records of a term; its own part holds more.
      if ((map.get(term)?.flat.length ?? 0) >= data.length) continue
      const flat = data.slice(1)
      for (let i = 0; i < flat.length; i += 3) flat[i] = numbers[flat[i]!]!
      map.set(term, { term, count: data[0]!, flat })
    }
  }

  function once(name: string, load: () => Promise<void>): Promise<void> {
    let promise = loaded.get(name)
    if (!promise) {
      promise = load()
      loaded.set(name, promise)
      promise.catch(() => loaded.delete(name))
    }
    return promise
  }

  return {
    records: () => manifest?.data.records ?? 0,
    groups: () => manifest?.data.groups ?? [],
    pagePath: (page) => pages[page]!,
    async load(beginnings) {
      await once('', async () => {
        const data = await loadFile<Manifest>(`${folder}/manifest.json`)
        manifest = { data, names: new Set(data.parts), longest: Math.max(0, ...data.parts.map(({ length }) => length)) }
      })
      const { names, longest } = manifest!
      const wanted = new Set<string>()
      for (const beginning of beginnings) {
        const key = partKey(beginning)
        for (let length = Math.min(longest, key.length); length > 0; length--) {
          const name = key.slice(0, length)
          if (!names.has(name)) continue
          wanted.add(name)
          break
        }
      }
      await Promise.all(
        [...wanted].map((name) =>
          once(name, async () => add(await loadFile<PartData>(`${folder}/parts/${name}.json`))),
        ),
      )
    },
    exact: (term) => map.get(term),
    startingWith: (beginning) => map.atPrefix(beginning).values(),
    near: (term, distance) =>
      [...map.fuzzyGet(term, distance).values()].map(([postings, found]) => ({ postings, distance: found })),
  }
}
