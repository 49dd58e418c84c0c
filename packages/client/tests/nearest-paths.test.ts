import { expect, test } from 'vitest'
import { nearestPaths } from '../src/features/not-found/nearest-paths.ts'

const paths = [
  '/api/createSlice',
  '/api/createSelector',
  '/api/createAction',
  '/tutorials/quick-start',
  '/rtk-query/usage/queries',
]

test.each([
  ['/api/createSlices', '/api/createSlice'],
  ['/api/createslice', '/api/createSlice'],
  ['/createSlice', '/api/createSlice'],
  ['/api/createSlice.html', '/api/createSlice'],
  ['/introduction/quick_start', '/tutorials/quick-start'],
  ['/rtk-query/queries/', '/rtk-query/usage/queries'],
])('%s is nearest to %s', (wanted, nearest) => {
  expect(nearestPaths(wanted, paths)[0]).toBe(nearest)
})

test('suggests nothing for a path that resembles no page', () => {
  expect(nearestPaths('/zebra', paths)).toEqual([])
  expect(nearestPaths('/', paths)).toEqual([])
})
