import { expect, test } from 'vitest'
import { createSearchEntries } from '../../../cli/src/search/page-entry.ts'
import { partData, splitIntoParts, termList } from '../../../cli/src/search/parts.ts'
import { addPostings, postingsByBucket } from '../../../cli/src/search/postings.ts'
import { docSearchRecords } from '../../../cli/src/search/records.ts'
import { createEmbeddedSearch } from '../../src/features/search/engine/embedded.ts'
import { marked, readText, snippet } from '../../src/features/search/marked.ts'
import { readRequest, requestUrl } from '../../src/features/search/search-request.ts'
import { words } from '../../src/features/search/terms.ts'

/** Creates an in-memory index of a few pages, and records the files that searches request. */
function indexOf(pages: Record<string, { title: string; sections?: Record<string, string> }>) {
  const files: Record<string, unknown> = {}
  const paths = Object.keys(pages).sort()
  const searchEntry = createSearchEntries()
  const letters = new Map<string, Map<string, number[]>>()
  let count = 0
  paths.forEach((path, number) => {
    const { title, sections = {} } = pages[path]!
    const { records, terms } = searchEntry({
      title,
      description: '',
      sections: [
        { id: '', title: '', level: 1, text: '' },
        ...Object.entries(sections).map(([name, text]) => ({ id: name.toLowerCase(), title: name, level: 2, text })),
      ],
      fences: [],
    })
    count += records.length
    for (const [shard, text] of postingsByBucket(terms)) {
      const letter = letters.get(shard[0]!) ?? new Map<string, number[]>()
      letters.set(shard[0]!, letter)
      addPostings(text, number, letter)
    }
    const edition = { language: 'en', version: 'current' }
    files[`${path}/search.json`] = docSearchRecords({ prefix: '', path, title, group: 'Docs', ...edition, records })
  })
  const parts = [...letters].flatMap(([letter, terms]) => [...splitIntoParts(letter, termList(terms))])
  for (const [name, list] of parts) files[`/search/parts/${name}.json`] = partData(paths, list)
  files['/search/manifest.json'] = { records: count, groups: ['Docs'], parts: parts.map(([name]) => name) }
  const asked: string[] = []
  const search = createEmbeddedSearch(async (path) => {
    asked.push(path)
    if (!(path in files)) throw new Error(`No ${path}`)
    return structuredClone(files[path]) as never
  })
  return {
    asked,
    files,
    urls: async (query: string) => (await search.search(query)).hits.map(({ url }) => url),
    search,
  }
}

const toolkit = () =>
  indexOf({
    '/createAsyncThunk': {
      title: 'createAsyncThunk',
      sections: { condition: 'Skips the run.', Errors: 'What is thrown.' },
    },
    '/createSlice': { title: 'createSlice', sections: { extraReducers: 'Reacts to createAsyncThunk.' } },
    '/mutations': { title: 'Mutations', sections: { Refetch: 'Queries are fetched again after a mutation.' } },
  })

test.each([
  ['createAsyncThunk', '/createAsyncThunk'],
  ['asyncthunk', '/createAsyncThunk'],
  ['create async thunk', '/createAsyncThunk'],
  ['createAsyn', '/createAsyncThunk'],
  ['craeteAsyncThunk', '/createAsyncThunk'],
  ['extraReducer', '/createSlice#extrareducers'],
  ['how do I refetch after a mutation?', '/mutations#refetch'],
  ['mutating', '/mutations'],
])('%s leads to %s', async (query, url) => {
  expect((await toolkit().urls(query))[0]).toBe(url)
})

test('a search loads the manifest, the parts for its words, and the pages with results, each once', async () => {
  const { asked, urls } = toolkit()

  await urls('condition')
  expect(asked).toEqual(['/search/manifest.json', '/search/parts/c.json', '/createAsyncThunk/search.json'])
  await urls('condition')
  expect(asked).toHaveLength(3)
})

test('a failed file is requested again', async () => {
  const { files, urls } = toolkit()
  const part = files['/search/parts/c.json']
  delete files['/search/parts/c.json']
  await expect(urls('condition')).rejects.toThrow('No /search/parts/c.json')
  files['/search/parts/c.json'] = part

  expect((await urls('condition'))[0]).toBe('/createAsyncThunk#condition')
})

test('names of object members such as `constructor` can be searched', async () => {
  const { urls } = indexOf({ '/a': { title: 'constructor' }, '/b': { title: 'toString hasOwnProperty' } })

  expect(await urls('constructor')).toEqual(['/a'])
  expect(await urls('hasOwnProperty')).toEqual(['/b'])
  expect(await urls('valueOf')).toEqual([])
})

test('a query without results gets suggestions', async () => {
  const { search } = toolkit()

  expect((await search.search('zzzzz')).hits).toEqual([])
  expect((await search.search('mutablerions')).suggestions).toContain('mutations')
})

test('a large group is split by the next letter, and a prefix still finds the best names', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [
      `/p${i}`,
      { title: `create${'abcdefgh'[i % 8]}${i} common`, sections: { [`call${i}`]: 'common text' } },
    ]),
  )
  const { asked, urls, files } = indexOf(pages)
  expect(Object.keys(files).filter((path) => path.startsWith('/search/parts/c')).length).toBeGreaterThan(1)

  expect((await urls('createa8'))[0]).toBe('/p8')
  expect((await urls('c')).length).toBeGreaterThan(0)
  expect(asked.filter((path) => path.startsWith('/search/parts')).length).toBeLessThan(4)
})

test('splits names into words the way people write them', () => {
  const read = (text: string) => words(text).map(({ whole, parts }) => [whole, ...parts])
  expect(read('getDefaultMiddleware redux-persist FETCH_ERROR v1.9 Ünïcode 数据')).toEqual([
    ['getdefaultmiddleware', 'get', 'default', 'middleware'],
    ['reduxpersist', 'redux', 'persist'],
    ['fetcherror', 'fetch', 'error'],
    ['v1', 'v', '1'],
    ['9'],
    ['unicode'],
    ['数据'],
  ])
})

test('splits Chinese, Japanese, and Korean text into words', async () => {
  const wholes = (text: string) => words(text).map(({ whole }) => whole)
  expect(wholes('Reduxの状態管理を使う')).toEqual(['redux', 'の', '状態', '管理', 'を', '使う'])
  expect(wholes('状态管理，异步')).toEqual(['状态', '管理', '异步'])
  expect(wholes('상태 관리')).toHaveLength(2)
  expect(words('createSliceで状態').map(({ start, end }) => [start, end])).toEqual([
    [0, 11],
    [11, 12],
    [12, 14],
  ])
  const { urls } = indexOf({
    '/a': { title: '状態管理', sections: { 概要: 'アプリケーションの状態を更新する' } },
    '/b': { title: 'Other' },
    '/zh': { title: '入门', sections: { 组件: '我们可以在组件里直接读取缓存的数据，不需要再次请求服务器。' } },
    '/ko': { title: '시작하기', sections: { 캐시: '컴포넌트는 캐시에서 데이터를 바로 읽습니다.' } },
  })
  // Words inside a Chinese sentence, and a Korean word without the particle that follows it in the text
  expect((await urls('缓存'))[0]).toBe('/zh#组件')
  expect((await urls('请求服务器'))[0]).toBe('/zh#组件')
  expect((await urls('데이터'))[0]).toBe('/ko#캐시')
  expect((await urls('状態'))[0]).toBe('/a')
  expect((await urls('更新'))[0]).toBe('/a#概要')
  expect(await urls('異なる')).toEqual([])
})

test('text is never interpreted as HTML', () => {
  expect(marked('Array<T> & createSlice', ['slice'])).toBe('Array&lt;T&gt; &amp; <mark>createSlice</mark>')
  expect(snippet(readText(`${'Other words. '.repeat(30)}Here is a needle in the <b>hay</b>.`), ['needle'])).toContain(
    '<mark>needle</mark> in the &lt;b&gt;hay&lt;/b&gt;',
  )
})

test('the URL of the search page encodes everything it shows', () => {
  const request = { query: 'a & b', group: 'RTK Query', page: 2 }
  expect(requestUrl(request, { baseUrl: '/docs/' })).toBe('/docs/search?q=a+%26+b&group=RTK+Query&page=3')
  const french = { baseUrl: '/docs/', trailingSlash: true as const, languagePrefix: '/fr' }
  expect(requestUrl({ query: 'a', version: '1.0', page: 0 }, french)).toBe('/docs/fr/search/?q=a&version=1.0')
  expect(readRequest('?q=a+%26+b&group=RTK+Query&page=3')).toEqual(request)
  expect(readRequest('?page=-1')).toEqual({ query: '', page: 0 })
})
