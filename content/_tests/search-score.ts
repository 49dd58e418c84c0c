import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEmbeddedSearch } from '../../packages/client/src/features/search/engine/embedded.ts'
import queries from './search-queries.json' with { type: 'json' }

export interface SearchScore {
  queries: number
  /** Share of the queries whose first result answers. */
  first: number
  /** Share of those with an answer among the first three. */
  firstThree: number
  /** The others, with what came first. */
  missed: string[]
}

/** Asks the index in a folder (`docs search index --out-dir`) all that is in `search-queries.json`. */
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

/** `/page#*` stands for any place of a page. */
function isSame(url: string, wanted: string): boolean {
  return wanted.endsWith('#*') ? url.replace(/#.*/, '') === wanted.slice(0, -2) : url === wanted
}
