import { expect, test } from 'vitest'
import { canonicalPathname, routeDataUrl, routePath } from '../src/router/location.ts'

test('the three forms of a URL have the same route', () => {
  for (const pathname of ['/api/createSlice', '/api/createSlice/', '/api/createSlice/index.html']) {
    expect(routePath(pathname, '/')).toBe('/api/createSlice')
    expect(canonicalPathname(pathname, '/')).toBe('/api/createSlice')
  }
})

test('an empty path is the home page', () => {
  expect(['/', '/index.html'].map((pathname) => routePath(pathname, '/'))).toEqual(['/', '/'])
  expect(['/docs', '/docs/', '/docs/index.html'].map((pathname) => routePath(pathname, '/docs/'))).toEqual([
    '/',
    '/',
    '/',
  ])
  expect(canonicalPathname('/docs', '/docs/')).toBe('/docs/')
})

test('a URL outside the site has no route', () => {
  expect(routePath('/other/api', '/docs/')).toBeUndefined()
  expect(routePath('/docsearch', '/docs/')).toBeUndefined()
})

test('a malformed URL has no route, and doesn’t cause an exception', () => {
  expect(routePath('/a%zz', '/')).toBeUndefined()
})

test('paths are case-sensitive, and an encoded slash is not a separator', () => {
  expect(routePath('/API/createSlice', '/')).toBe('/API/createSlice')
  expect(routePath('/sub%2Fb', '/')).toBe('/sub%2Fb')
  expect(routePath('/with%20space', '/')).toBe('/with space')
})

test('the route data is next to its page', () => {
  expect(routeDataUrl('/', '/')).toBe('/page.json')
  expect(routeDataUrl('/', '/docs/')).toBe('/docs/page.json')
  expect(routeDataUrl('/api/with space', '/docs/')).toBe('/docs/api/with%20space/page.json')
})
