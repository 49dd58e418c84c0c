import { expect, test } from 'vitest'
import { contentSources } from '../src/util/content-sources.ts'

test('allows the servers that a component loads data from, but not the names of XML namespaces', () => {
  const component = `
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const baseUrl = 'http://www.w3.org/1999/xlink'
    export const load = () => fetch('https://api.example/items')
  `
  expect(contentSources([component])).toEqual({ 'connect-src': ['https://api.example'] })
})
