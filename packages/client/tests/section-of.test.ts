import { expect, test } from 'vitest'
import { sectionOf } from '../src/theme/frame/section-of.ts'

test('finds the navbar item for a page in the folder of the item’s page, or below an index page', () => {
  const items = [
    { to: '/' },
    { to: '/setup' },
    { to: '/setup/extensions/one' },
    { to: '/set' },
    { href: 'https://example.com' },
  ] as { to: string }[]
  expect(sectionOf('/setup', items)).toBe(items[1])
  expect(sectionOf('/setup/colors', items)).toBe(items[1])
  expect(sectionOf('/setup/extensions/two', items)).toBe(items[2])
  expect(sectionOf('/setups', items)).toBe(undefined)
  expect(sectionOf('/', items)).toBe(items[0])
})
