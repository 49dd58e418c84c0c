import { type LiteClient, liteClient, type SearchResponse } from 'algoliasearch/lite'
import type { SiteData } from '../../page-data.ts'
import type { SearchAdapter, SearchHit } from './adapter.ts'
import { escapeHtml } from './marked.ts'

/** A record from a hosted DocSearch index. */
interface HostedHit {
  objectID: string
  url: string
  type: string
  hierarchy: Record<string, string | null>
  content?: string | null
  _snippetResult?: Highlights
  _highlightResult?: Highlights
}

interface Highlights {
  hierarchy?: Record<string, { value: string }>
  content?: { value: string }
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** Creates a search that queries the configured service through its official client. */
export function createHostedSearch({
  search,
  url,
  baseUrl,
  locale,
  languages,
}: Pick<SiteData, 'url' | 'baseUrl' | 'locale' | 'languages'> & {
  search: NonNullable<SiteData['search']>
}): SearchAdapter {
  const client = makeClient(search)
  // On a site with several languages, only search the pages in the language of the current page.
  const ofLanguage = __LANGUAGES__ && languages ? [`language:${locale}`] : []
  const shown = ['content', ...levels.map((level) => `hierarchy.${level}`)]
  return {
    async search(query, { limit = 20, page = 0, group } = {}) {
      const { results } = await client.search<HostedHit>({
        requests: [
          {
            indexName: search.indexName,
            query,
            hitsPerPage: limit,
            page,
            facets: ['hierarchy.lvl0'],
            facetFilters: [...ofLanguage, ...(group === undefined ? [] : [`hierarchy.lvl0:${group}`])],
            attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
            attributesToSnippet: shown.map((name) => `${name}:${name === 'content' ? 20 : 10}`),
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            snippetEllipsisText: '…',
          },
        ],
      })
      const { hits, nbHits, facets } = results[0] as SearchResponse<HostedHit>
      return {
        hits: hits.map((hit) => toHit(hit, { url, baseUrl })),
        total: nbHits ?? hits.length,
        groups: facets?.['hierarchy.lvl0'] ?? {},
        suggestions: [],
      }
    },
  }
}

/** Timeouts of the service's client, in milliseconds. They can be long, because `withFallback` has its own, shorter timeout. */
const timeouts = { connect: 10_000, read: 10_000, write: 10_000 }

function makeClient({ appId, apiKey, hosts }: NonNullable<SiteData['search']>): LiteClient {
  if (!hosts?.length) return liteClient(appId, apiKey, { timeouts })
  return liteClient(appId, apiKey, {
    timeouts,
    hosts: hosts.map((host) => {
      const { protocol, host: name } = new URL(host.includes('://') ? host : `https://${host}`)
      return { url: name, accept: 'readWrite' as const, protocol: protocol === 'http:' ? ('http' as const) : 'https' }
    }),
  })
}

function toHit(hit: HostedHit, site: Pick<SiteData, 'url' | 'baseUrl'>): SearchHit {
  const { hierarchy, content } = hit
  const trail = levels.slice(1).flatMap((level) => plain(hierarchy[level]) || [])
  const page = plain(hierarchy.lvl1 ?? hierarchy.lvl0)
  const level = [...levels].reverse().find((name) => hierarchy[name]) ?? 'lvl0'
  const snippets = hit._snippetResult ?? hit._highlightResult
  const title = trail.at(-1) ?? page
  return {
    id: hit.objectID,
    url: localUrl(hit.url, site),
    group: plain(hierarchy.lvl0),
    page,
    trail,
    titleHtml: onlyMarks(snippets?.hierarchy?.[level]?.value ?? title),
    snippetHtml: onlyMarks(snippets?.content?.value ?? content ?? ''),
  }
}

/** Converts a published URL from the index to a path on the current host, so that readers of a preview deployment stay on it. */
function localUrl(address: string, { url, baseUrl }: Pick<SiteData, 'url' | 'baseUrl'>): string {
  const home = `${url}${baseUrl}`
  return address.startsWith(home) ? `${baseUrl}${address.slice(home.length)}` : address
}

/** Decodes HTML entities, which crawlers leave in titles. */
function plain(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}

/** Escapes all HTML tags except `<mark>`, because HTML from the service isn't trusted. */
function onlyMarks(html: string): string {
  return escapeHtml(plain(html)).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>')
}
