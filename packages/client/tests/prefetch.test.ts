import { expect, test } from 'vitest'
import { createPrefetch } from '../src/router/prefetch.ts'

// The rest is tested in `browser/prefetch.test.ts`.

function setUp(size = 1000) {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const prefetch = createPrefetch({
    load(path, priority) {
      asked.push(`${priority} ${path}`)
      return new Promise<void>((resolve) => answers.push(resolve))
    },
    isKnown: () => false,
    savesData: () => false,
    sizeOf: () => size,
    whenIdle: (action) => action(),
  })
  const answer = async () => {
    answers.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { prefetch, asked, answer }
}

test('links that scroll into view are prefetched at low priority: one page first, then two at a time', async () => {
  const { prefetch, asked, answer } = setUp()
  for (const path of ['/a', '/b', '/c', '/d']) prefetch.prefetch(path)
  expect(asked).toEqual(['low /a'])
  await answer()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c'])
  await answer()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c', 'low /d'])
})

test('one view prefetches no more than the budget until the reader scrolls on', async () => {
  const { prefetch, asked, answer } = setUp(12_000)
  for (const path of ['/a', '/b', '/c', '/d']) prefetch.prefetch(path)
  await answer()
  await answer()
  expect(asked).toEqual(['low /a', 'low /b'])
  prefetch.refill()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c', 'low /d'])
})
