import type { SearchAdapter, SearchAnswer, SearchHit, SearchOptions } from '../adapter.ts'
import { marked, type ReadText, readText, snippet } from '../marked.ts'
import type { LoadFile, RecordData } from './index-data.ts'
import { createLexicon, type Lexicon, type Postings } from './lexicon.ts'
import { parseQuery, prefixesOf, type Query } from './query.ts'
import { type Ranked, rank } from './rank.ts'

/** Maximum number of results that are counted and can be paged through. */
const maxResults = 100

/**
 * Searches the site's own index. Only the parts of the index that a query needs are loaded.
 *
 * @param loadFile Loads a file of the site.
 * @param folder Path of the index on the site. Default: `/search`.
 */
export function createEmbeddedSearch(
  loadFile: LoadFile,
  folder = '/search',
): SearchAdapter & { warmUp(): Promise<void> } {
  const lexicon = createLexicon(loadFile, folder)
  const pages = new Map<string, Promise<RecordData[]>>()
  const recordsOf = (path: string): Promise<RecordData[]> => {
    let promise = pages.get(path)
    if (!promise) {
      promise = loadFile<RecordData[]>(`${path === '/' ? '' : path}/search.json`)
      pages.set(path, promise)
      promise.catch(() => pages.delete(path))
    }
    return promise
  }

  return {
    warmUp: () => lexicon.load([]),
    async search(text, { limit = 12, page = 0, group, isCounted = false }: SearchOptions = {}) {
      const query = parseQuery(text)
      if (query.words.length === 0) return { hits: [], total: 0, groups: {}, suggestions: [] }
      await lexicon.load(prefixesOf(query))
      const { ranked, terms } = rank(query, lexicon)
      const marks = [...query.words.flatMap(({ term, parts }) => [term, ...parts]), ...terms]
      if (ranked.length === 0) {
        return { hits: [], total: 0, groups: {}, suggestions: nearestTerms(query, lexicon) }
      }
      return answer(ranked, { limit, page, group, isCounted, marks })
    },
  }

  async function answer(
    ranked: Ranked[],
    {
      limit,
      page,
      group,
      isCounted,
      marks,
    }: Required<Pick<SearchOptions, 'limit' | 'page'>> & {
      group: string | undefined
      isCounted: boolean
      marks: string[]
    },
  ): Promise<SearchAnswer> {
    const best = ranked.slice(0, isCounted ? maxResults : limit + 4)
    await Promise.all(new Set(best.map(({ page }) => recordsOf(lexicon.pagePath(page)))))
    const seen = new Set<string>()
    const found: RecordData[] = []
    for (const { page, record } of best) {
      const data = (await recordsOf(lexicon.pagePath(page)))[record]
      // Table rows and code samples in the same section share a URL. Only keep the best result for each URL.
      if (!data || seen.has(data.url)) continue
      seen.add(data.url)
      found.push(data)
    }
    const groups: Record<string, number> = {}
    for (const { hierarchy } of found) groups[hierarchy.lvl0!] = (groups[hierarchy.lvl0!] ?? 0) + 1
    const chosen = group === undefined ? found : found.filter(({ hierarchy }) => hierarchy.lvl0 === group)
    return {
      hits: chosen.slice(page * limit, (page + 1) * limit).map((record) => toHit(record, marks)),
      total: chosen.length,
      groups,
      suggestions: [],
    }
  }
}

const readTexts = new WeakMap<RecordData, ReadText>()

function toHit(record: RecordData, terms: string[]): SearchHit {
  const { objectID, url, hierarchy, content } = record
  const text = readTexts.get(record) ?? readText(content ?? '')
  readTexts.set(record, text)
  const trail = [2, 3, 4, 5, 6].flatMap((level) => hierarchy[`lvl${level}`] ?? [])
  const title = trail.at(-1) ?? hierarchy.lvl1!
  return {
    id: objectID,
    url,
    group: hierarchy.lvl0!,
    page: hierarchy.lvl1!,
    trail,
    titleHtml: marked(title, terms),
    snippetHtml: snippet(text, terms),
  }
}

const maxSuggestions = 5

/** Returns terms from the index that are similar to the words of a query without results, with the best match first. */
function nearestTerms({ words }: Query, lexicon: Lexicon): string[] {
  const found = new Map<string, number>()
  const add = ({ term, count }: Postings, distance: number) => {
    const cost = distance - Math.log10(1 + count)
    if (cost < (found.get(term) ?? Number.POSITIVE_INFINITY)) found.set(term, cost)
  }
  for (const { term } of words) {
    for (const { postings, distance } of lexicon.near(term, term.length > 6 ? 4 : 2)) add(postings, distance)
    for (const postings of lexicon.startingWith(term.slice(0, 3))) {
      add(postings, 1 + Math.abs(postings.term.length - term.length) / 2)
    }
  }
  return [...found]
    .filter(([term]) => term.length > 2)
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(([term]) => term)
}
