import SearchableMap from 'minisearch/SearchableMap'
import { partKey } from '../terms.ts'
import type { LoadFile, Manifest, PartData } from './index-data.ts'

/** The records that contain a term. */
export interface Postings {
  term: string
  /** Number of all records that contain the term. Only the best of these records are listed in `flat`. */
  count: number
  /** Flat list of triples. Each consists of a page number, a record number, and a weight. */
  flat: number[]
}

/** Looks up terms in the parts of the index that have been loaded. */
export interface Lexicon {
  /** Number of records in the whole index, or 0 before the first `load`. */
  records: () => number
  groups: () => string[]
  /** Returns a page's route path by its number. */
  pagePath: (page: number) => string
  /**
   * For each prefix, loads the part of the index whose name is the longest beginning of the prefix's key (`partKey`). Loads the manifest
   * first.
   */
  load: (prefixes: string[]) => Promise<void>
  exact: (term: string) => Postings | undefined
  startingWith: (prefix: string) => Iterable<Postings>
  /** Returns terms within the given edit distance, with their actual distances. */
  near: (term: string, distance: number) => { postings: Postings; distance: number }[]
}

/**
 * Creates a lexicon without any loaded parts. Its `load` method throws errors from `loadFile`, and retries failed files on the next call.
 */
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
      // A part may list only some of a term's records; the term's own part lists more. Keep the longer list.
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
    async load(prefixes) {
      await once('', async () => {
        const data = await loadFile<Manifest>(`${folder}/manifest.json`)
        manifest = { data, names: new Set(data.parts), longest: Math.max(0, ...data.parts.map(({ length }) => length)) }
      })
      const { names, longest } = manifest!
      const wanted = new Set<string>()
      for (const prefix of prefixes) {
        const key = partKey(prefix)
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
    startingWith: (prefix) => map.atPrefix(prefix).values(),
    near: (term, distance) =>
      [...map.fuzzyGet(term, distance).values()].map(([postings, found]) => ({ postings, distance: found })),
  }
}
