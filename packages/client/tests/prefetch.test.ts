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

test('what comes into view is loaded at low priority: one page alone, then two at a time', async () => {
  const { prefetch, asked, answer } = setUp()
  for (const path of ['/a', '/b', '/c', '/d']) prefetch.prefetch(path)
  expect(asked).toEqual(['low /a'])
  await answer()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c'])
  await answer()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c', 'low /d'])
})

test('what is pointed at is loaded at once', () => {
  const { prefetch, asked } = setUp()
  prefetch.preload('/a')
  expect(asked).toEqual(['high /a'])
})

test('a page is asked for once, even if it failed, and not if it is here', async () => {
  const { prefetch, asked, answer } = setUp({ known: ['/here'] })
  prefetch.preload('/broken')
  await answer()
  for (const path of ['/broken', '/here']) {
    prefetch.preload(path)
    prefetch.prefetch(path)
  }
  expect(asked).toEqual(['high /broken'])
})

test('readers who save data keep theirs', () => {
  const { prefetch, asked } = setUp({ savesData: true })
  prefetch.preload('/a')
  prefetch.prefetch('/b')
  expect(asked).toEqual([])
})

test('one view costs no more than the budget, until the reader moves on', async () => {
  const { prefetch, asked, answer } = setUp({ size: 12_000, budget: 30_000 })
  for (const path of ['/a', '/b', '/c', '/d']) prefetch.prefetch(path)
  await answer()
  await answer()
  expect(asked).toEqual(['low /a', 'low /b'])
  prefetch.refill()
  expect(asked).toEqual(['low /a', 'low /b', 'low /c', 'low /d'])
})
