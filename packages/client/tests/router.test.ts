import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { failed, gone, testRouter } from './support/test-router.ts'

// What readers see of the router is tested in browsers (`browser/navigation.test.ts`, `browser/loading.test.ts`, and the other files that
// README.md lists). These tests are about orders of events that are hard to produce there.

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  warn.mockRestore()
  vi.useRealTimers()
})

test.each([
  ['ends after 500 ms', 500, '/b'],
  ['a loaded page replaces after 500 ms', 500, '/a'],
  ['a loaded page replaces after 1000 ms', 1000, '/a'],
])('a navigation that %s shows no progress bar later', async (_, after, next) => {
  const { router, click, pass, last } = testRouter('/a')
  click('/b')
  pass(after)
  if (next === '/b') await last().answer({})
  else click('/a')
  expect(router.state()).toMatchObject({ page: { path: next }, isNavigating: false })
  pass(5000)
  expect(router.state().isNavigating).toBe(false)
})

test('a page that is still loading doesn’t replace a page that the reader opened in the meantime', async () => {
  const { router, click, pass, last, view } = testRouter('/a')
  click('/slow')
  await last().fail(failed())
  expect(view().kind).toBe('loading')
  click('/a')
  expect(view().kind).toBe('page')
  pass(5000)
  expect(router.state().page.path).toBe('/a')
  expect(view().kind).toBe('page')
})

test('a navigation during the transition to another page replaces that page', async () => {
  const updates: (() => void)[] = []
  const test = testRouter('/a', { transition: (update) => updates.push(update) })
  const finishTransitions = () => {
    for (const update of updates.splice(0)) update()
  }
  for (const path of ['/b', '/c']) {
    test.click(path)
    await test.last().answer({})
    finishTransitions()
  }
  test.arrivals.length = 0
  test.left.length = 0

  // The browser updates the page some time after the navigation.
  test.address.go(-1)
  test.address.go(-1)
  finishTransitions()

  expect(test.arrivals.map(({ page, key }) => [page.path, key])).toEqual([['/a', 'k0']])
  expect(test.left).toEqual([{ key: 'k2', isNewPage: true }])
  test.address.go(1)
  expect(test.address.shown()).toBe('/b')
})

test('a cached page is shown immediately, revalidated, and replaced if a deploy has changed it', async () => {
  const { router, click, requests, last, pass, view, address, arrivals } = testRouter('/a')
  click('/b')
  await last().answer({})
  click('/a')
  pass(10_000)
  click('/b#part')
  expect(view()).toEqual({ kind: 'page', html: '<p>/b</p>' })
  expect(requests).toHaveLength(2)
  await last().answer({ html: '<p>changed</p>' })
  expect(view()).toEqual({ kind: 'page', html: '<p>changed</p>' })
  expect(address.shown()).toBe('/b#part')
  expect(address.length()).toBe(4)
  expect(arrivals.slice(-2).map(({ how, isNewPage }) => [how, isNewPage])).toEqual([
    ['push', true],
    ['retry', true],
  ])

  // Unchanged parts aren't rendered again.
  pass(10_000)
  click('/c')
  await last().answer({})
  click('/b')
  const before = router.state()
  await last().answer({ html: '<p>changed</p>' })
  expect(requests).toHaveLength(4)
  expect(router.state()).toBe(before)
})

test('a cached page stays if revalidation fails, and is not replaced after the reader has moved on', async () => {
  const { click, last, pass, view, router } = testRouter('/a')
  click('/b')
  await last().answer({})
  click('/a')
  pass(10_000)
  click('/b')
  await last().fail(failed())
  expect(view()).toEqual({ kind: 'page', html: '<p>/b</p>' })
  expect(warn).not.toHaveBeenCalled()

  click('/a')
  const ofA = last()
  click('/b')
  await ofA.answer({ html: '<p>late</p>' })
  expect(router.state().page.path).toBe('/b')
  expect(view()).toEqual({ kind: 'page', html: '<p>/b</p>' })
})

test('a cached page that is gone or from another build causes a full page load', async () => {
  const { click, last, pass, address } = testRouter('/a')
  for (const path of ['/b', '/c', '/d']) {
    click(path)
    await last().answer({})
  }
  pass(10_000)
  click('/b')
  await last().fail(gone())
  expect(address.left).toEqual(['/b'])
  click('/c')
  await last().answer({ build: 'b2' })
  expect(address.left).toEqual(['/b', '/c'])
})

test('shows an error if the not-found page cannot be loaded', async () => {
  const { click, last, address, router, view } = testRouter('/a', { mayLeaveFor: () => false })
  click('/b')
  await last().fail(gone())
  await last().fail(gone())
  expect(address.bar.url.pathname).toBe('/b')
  expect(view()).toMatchObject({ kind: 'error', message: 'This page doesn’t exist.' })
  expect(router.state().page.path).toBe('/b')
})

test('the not-found page does not replace a page that the reader chose in the meantime', async () => {
  const { click, last, requests, router } = testRouter('/a', { mayLeaveFor: () => false })
  click('/b')
  await last().fail(gone())
  const notFound = last()
  click('/c')
  await requests.at(-1)!.answer({})
  await notFound.answer({ kind: 'not-found' })
  expect(router.state().page.path).toBe('/c')
})

test('going back cancels a click', async () => {
  const { click, requests, address, router } = testRouter('/a')
  click('/b')
  await requests[0]!.answer({})
  click('/c')
  await requests[1]!.answer({})
  router.navigate({ url: new URL('/d', address.bar.url), path: '/d' })
  address.go(-1)
  await requests[2]!.answer({})
  expect(router.state().page.path).toBe('/b')
  expect(address.shown()).toBe('/b')
})

test('redirect loops are left to the host', async () => {
  const { click, requests, last, address } = testRouter('/a', {
    redirect: async (path) => (path === '/old' ? '/older' : '/old'),
  })
  click('/old')
  await last().fail(gone())
  await last().fail(gone())
  expect(requests.map(({ path }) => path)).toEqual(['/old', '/older'])
  expect(address.left).toEqual(['/older'])
})

test('a redirect does nothing after the reader has moved on', async () => {
  let found = (_: string) => {}
  const { click, last, address } = testRouter('/a', { redirect: () => new Promise((resolve) => (found = resolve)) })
  click('/old')
  await last().fail(gone())
  click('/b')
  await last().answer({})
  found('/new')
  await Promise.resolve()
  expect(last().path).toBe('/b')
  expect(address.shown()).toBe('/b')
})

test('the frame can be updated without changing the text', () => {
  const { router } = testRouter('/a')
  const { view, page } = router.state()
  router.revise({ ...page, title: 'Edited' })
  expect(router.state().page.title).toBe('Edited')
  expect(router.state().view).toBe(view)
  router.revise({ ...page, path: '/b', title: 'Another' })
  expect(router.state().page.title).toBe('Edited')
})
