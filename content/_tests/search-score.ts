import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedSearch } from '../../packages/client/src/features/search/engine/embedded.ts'
import queries from './search-queries.json' with { type: 'json' }

export interface SearchScore {
  queries: number
  /** Share of the queries whose first result is a wanted section, from 0 to 1. */
  first: number
  /** Share of the queries with a wanted section among the first three results, from 0 to 1. */
  firstThree: number
  /** The other queries, each with its first result. */
  missed: string[]
}

/** Runs all queries of `search-queries.json`. @param folder Contains the index that `docs search index --out-dir` has written. */
export async function scoreSearch(folder: string): Promise<SearchScore> {
  const search = createEmbeddedSearch(async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')))
  let first = 0
  let firstThree = 0
  const missed: string[] = []
  for (const { query, want } of queries) {
    const { hits } = await search.search(query)
    const place = hits.findIndex(({ url }) => want.some((wanted) => isSame(url, wanted)))
    if (place === 0) first++
    if (place >= 0 && place < 3) firstThree++
    else missed.push(`${query} → ${hits[0]?.url}`)
  }
  return { queries: queries.length, first: first / queries.length, firstThree: firstThree / queries.length, missed }
}

/** Returns whether a result is the wanted section. `/page#*` matches any section of the page. */
function isSame(url: string, wanted: string): boolean {
  return wanted.endsWith('#*') ? url.replace(/#.*/, '') === wanted.slice(0, -2) : url === wanted
}
