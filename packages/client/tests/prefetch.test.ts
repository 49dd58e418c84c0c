import { expect, test } from 'vitest'
import { createPrefetch } from '../src/router/prefetch.ts'

function setUp(settings: { savesData?: boolean; size?: number; known?: string[]; budget?: number } = {}) {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const prefetch = createPrefetch({
    load(path, priority) {
      asked.push(`${priority} ${path}`)
      return new Promise<void>((resolve, reject) => answers.push(path === '/broken' ? reject : resolve))
    },
    isKnown: (path) => settings.known?.includes(path) ?? false,
    savesData: () => settings.savesData ?? false,
    sizeOf: () => settings.size ?? 1000,
    whenIdle: (action) => action(),
    ...(settings.budget && { budget: settings.budget }),
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

test('a link is preloaded immediately on hover', () => {
  const { prefetch, asked } = setUp()
  prefetch.preload('/a')
  expect(asked).toEqual(['high /a'])
})

test('a page is requested once, even if the request fails, and never if it is already loaded', async () => {
  const { prefetch, asked, answer } = setUp({ known: ['/here'] })
  prefetch.preload('/broken')
  await answer()
  for (const path of ['/broken', '/here']) {
    prefetch.preload(path)
    prefetch.prefetch(path)
  }
  expect(asked).toEqual(['high /broken'])
})

test('nothing is prefetched for readers who save data', () => {
  const { prefetch, asked } = setUp({ savesData: true })
  prefetch.preload('/a')
  prefetch.prefetch('/b')
  expect(asked).toEqual([])
})

test('one view prefetches no more than the budget until the reader scrolls on', async () => {
  const { prefetch, asked, answer } = setUp({ size: 12_000, budget: 30_000 })
  for (const path of ['/a', '/b', '/c', '/d']) prefetch.prefetch(path)
  await answer()
  await answer()
  expect(asked).toEqual(['low /a', 'low /b'])
  prefetch.refill()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c', 'low /d'])
})
