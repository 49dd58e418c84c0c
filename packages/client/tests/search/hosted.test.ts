import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SearchAdapter } from '../../src/features/search/adapter.ts'
import { createHostedSearch } from '../../src/features/search/hosted.ts'
import { withFallback } from '../../src/features/search/with-fallback.ts'
import { credentials, type SearchService, startSearchService } from './support/search-service.ts'

const site = { url: 'https://lights.example', baseUrl: '/', locale: 'en' }
let service: SearchService

beforeEach(async () => {
  service = await startSearchService()
})
afterEach(() => service.close())

const hosted = (changes: Partial<typeof credentials> = {}) =>
  createHostedSearch({ ...site, search: { ...credentials, hosts: [service.url], ...changes } })

const embedded: SearchAdapter = {
  search: async () => ({ hits: [], total: 7, groups: {}, suggestions: [] }),
}

test('uses the service’s protocol and converts its response to results on this site', async () => {
  const { hits, total, groups } = await hosted().search('trim')

  expect(service.refused).toEqual([])
  expect(total).toBe(2)
  expect(groups).toEqual({ Lamps: 2 })
  expect(hits[0]).toMatchObject({
    url: '/lamps/wick#trimming',
    page: 'Wick',
    trail: ['Trimming'],
    titleHtml: '<mark>Trim</mark>ming',
  })
})

test('HTML from the service is escaped, except `<mark>`', async () => {
  const { hits } = await hosted().search('trim')

  expect(hits[1]).toMatchObject({ titleHtml: 'Cutting &lt;b&gt;' })
  expect(hits[0]!.snippetHtml).toBe('From the <mark>service</mark> &lt;img src=x onerror=alert(1)&gt;')
})

test('a group is a facet filter', async () => {
  expect((await hosted().search('trim', { group: 'Lamps' })).total).toBe(2)
  expect((await hosted().search('trim', { group: 'Fog' })).total).toBe(0)
})

test.each([
  ['a wrong key', { apiKey: 'wrong' }, {}],
  ['a wrong app id', { appId: 'WRONG' }, {}],
  ['a missing index', { indexName: 'fog' }, {}],
  ['a failing service', {}, { status: 500 }],
])('uses the embedded index in case of %s', async (_, changes, behavior) => {
  service.behave(behavior)
  const search = withFallback({ first: hosted(changes), second: embedded })

  expect(await search.search('trim')).toMatchObject({ total: 7, isFallback: true })
})

test('a slow service times out, and is not used again for a while', async () => {
  service.behave({ delay: 20_000 })
  let time = 0
  const search = withFallback({ first: hosted(), second: embedded, timeout: 100, pause: 1000, now: () => time })

  expect((await search.search('trim')).isFallback).toBe(true)

  service.behave({})
  expect((await search.search('trimm')).isFallback).toBe(true)
  time = 1000
  expect(await search.search('trimmi')).toMatchObject({ total: 2 })
})
