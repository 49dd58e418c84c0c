import { expect, test } from 'vitest'
import { nearestPath, routesBeside } from '../../src/plan/links/nearest-path.ts'

test.each([
  ['/api/createSLICE', ['/api/createSlice'], '/api/createSlice'],
  ['/rtk-query/createApi', ['/rtk-query/api/createApi'], '/rtk-query/api/createApi'],
  ['/createApi', ['/api/createApi'], '/api/createApi'],
  ['/v1/guide/gone', ['/guide/gone'], '/guide/gone'],
  ['/guides/routing', ['/guide/routing'], '/guide/routing'],
  ['/guides/overview', ['/guide/overview'], '/guide/overview'],
  ['/guide/roting', ['/guide/routing'], '/guide/routing'],
  [
    '/blog/2024/04/25/react-19',
    ['/blog/2022/03/29/react-v18', '/blog/2024/12/05/react-19'],
    '/blog/2024/12/05/react-19',
  ],
])('suggests for %s one of %j', (path, paths, meant) => {
  expect(nearestPath(path, paths)).toBe(meant)
})

test.each([
  ['a page with a common name in another folder', '/plugins/overview', ['/guide/overview', '/guide/setup']],
  ['a page at the root', '/introduction', ['/api/introduction']],
  ['a page in an unrelated folder', '/blog/assets', ['/guide/assets']],
  ['a page in a sibling folder', '/react/examples/ssr', ['/react/guides/ssr']],
  ['a page whose short name differs', '/guide/api', ['/guide/app']],
  ['a similar page with another date', '/blog/2024/04/25/react-19', ['/blog/2022/03/29/react-v18']],
  ['another page of the folder', '/guide/patch', ['/guide/batch']],
])('suggests nothing for %s', (_, path, paths) => {
  expect(nearestPath(path, paths)).toBeUndefined()
})

test('finds a moved page by its name in any folder', () => {
  expect(nearestPath('/blog/assets', ['/guide/assets'], true)).toBe('/guide/assets')
})

test('only pages in the same version and language are suggested', () => {
  const config = { locale: 'en', locales: { fr: {} }, versions: [{ name: 'current' }, { name: '1.0' }] }
  const routes = ['/guide', '/1.0/guide', '/fr/guide', '/fr/1.0/guide']
  for (const route of routes) expect(routesBeside(route.replace('guide', 'setup'), routes, config)).toEqual([route])
})
