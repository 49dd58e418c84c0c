import { expect, test } from 'vitest'
import { canonicalPathname, routeDataUrl, routePath } from '../src/router/location.ts'

test('the three forms of an address are one page', () => {
  for (const pathname of ['/api/createSlice', '/api/createSlice/', '/api/createSlice/index.html']) {
    expect(routePath(pathname, '/')).toBe('/api/createSlice')
    expect(canonicalPathname(pathname, '/')).toBe('/api/createSlice')
  }
})

test('nothing left means the start page', () => {
  expect(['/', '/index.html'].map((pathname) => routePath(pathname, '/'))).toEqual(['/', '/'])
  expect(['/docs', '/docs/', '/docs/index.html'].map((pathname) => routePath(pathname, '/docs/'))).toEqual([
    '/',
    '/',
    '/',
  ])
  expect(canonicalPathname('/docs', '/docs/')).toBe('/docs/')
})

test('an address outside of the site is no route', () => {
  expect(routePath('/other/api', '/docs/')).toBeUndefined()
  expect(routePath('/docsearch', '/docs/')).toBeUndefined()
})

test('a malformed address is no route, and no exception', () => {
  expect(routePath('/a%zz', '/')).toBeUndefined()
})

test('the case of letters counts, and an encoded slash separates nothing', () => {
  expect(routePath('/API/createSlice', '/')).toBe('/API/createSlice')
  expect(routePath('/sub%2Fb', '/')).toBe('/sub%2Fb')
  expect(routePath('/with%20space', '/')).toBe('/with space')
})

test('the data of a route lies beside its page', () => {
  expect(routeDataUrl('/', '/')).toBe('/page.json')
  expect(routeDataUrl('/', '/docs/')).toBe('/docs/page.json')
  expect(routeDataUrl('/api/with space', '/docs/')).toBe('/docs/api/with%20space/page.json')
})
