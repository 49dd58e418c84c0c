import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const credentials = { appId: 'LIGHTS', apiKey: 'reads-1b', indexName: 'lights' }

export interface SearchService {
  url: string
  /** The queries that it has responded to. */
  queries: string[]
  /** The filters of these queries. */
  filters: string[][]
  /** The requests that violate the protocol. */
  refused: string[]
  /** Sets how it responds to subsequent requests. */
  behave(how: { delay?: number; status?: number }): void
  close(): Promise<void>
}

interface MultiQuery {
  requests: { indexName?: string; query?: string; hitsPerPage?: number; page?: number; facetFilters?: string[] }[]
}

/**
 * Starts a local replacement for the hosted search service. It responds to multi-queries in the documented format, and rejects the same
 * requests as the service.
 */
export async function startSearchService(): Promise<SearchService> {
  const queries: string[] = []
  const filters: string[][] = []
  const refused: string[] = []
  let behavior: { delay?: number; status?: number } = {}
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://service')
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end(JSON.stringify(body))
    }
    const refuse = (status: number, message: string) => {
      refused.push(message)
      answer(status, { message, status })
    }
    // The reader has canceled the request.
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return
    const credential = (name: string) => request.headers[name] ?? url.searchParams.get(name)
    const { delay, status } = behavior
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (request.method !== 'POST' || url.pathname !== '/1/indexes/*/queries')
      return refuse(404, `No ${request.method} ${url.pathname}`)
    if (credential('x-algolia-application-id') !== credentials.appId)
      return refuse(403, 'Invalid Application-ID or API key')
    if (credential('x-algolia-api-key') !== credentials.apiKey) return refuse(403, 'Invalid Application-ID or API key')
    if (!/Algolia for JavaScript/.test(String(credential('x-algolia-agent')))) return refuse(400, 'No agent')
    if (status) return answer(status, { message: 'Something went wrong', status })
    const { requests } = JSON.parse(body) as MultiQuery
    const unknown = requests.find(({ indexName }) => indexName !== credentials.indexName)
    if (unknown) return refuse(404, `Index ${unknown.indexName} does not exist`)
    answer(200, { results: requests.map((asked) => result(asked)) })
    queries.push(...requests.map(({ query = '' }) => query))
    filters.push(...requests.map(({ facetFilters = [] }) => facetFilters))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    filters,
    refused,
    behave: (how) => {
      behavior = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function result({ query = '', hitsPerPage = 20, page = 0, facetFilters }: MultiQuery['requests'][number]) {
  const none = { value: '', matchLevel: 'none', matchedWords: [] }
  const hits = query.startsWith('nothing')
    ? []
    : ['#trimming', '#cutting'].map((anchor, i) => {
        const title = i === 0 ? 'Trimming' : 'Cutting &lt;b&gt;'
        return {
          objectID: `hosted-${anchor}`,
          url: `https://lights.example/lamps/wick${anchor}`,
          type: 'lvl2',
          hierarchy: { lvl0: 'Lamps', lvl1: 'Wick', lvl2: title, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
          content: 'From the service <img src=x onerror=alert(1)>',
          _snippetResult: {
            hierarchy: { lvl1: none, lvl2: { value: title.replace('Trim', '<mark>Trim</mark>'), matchLevel: 'full' } },
            content: { value: `From the <mark>service</mark> <img src=x onerror=alert(1)>`, matchLevel: 'full' },
          },
        }
      })
  // The results exist in every language.
  const isLeftOut = (filter: string) => filter !== 'hierarchy.lvl0:Lamps' && !filter.startsWith('language:')
  const found = facetFilters?.some(isLeftOut) ? [] : hits
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    nbHits: found.length,
    page,
    nbPages: 1,
    hitsPerPage,
    processingTimeMS: 1,
    query,
    params: '',
    facets: { 'hierarchy.lvl0': { Lamps: hits.length } },
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
