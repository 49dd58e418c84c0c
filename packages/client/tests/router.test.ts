import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { failed, gone, testRouter } from './support/test-router.ts'

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

test('the old page stays until the next one has loaded, and then the URL and the page change together', async () => {
  const { router, click, address, last, view } = testRouter('/a')
  click('/b?x=1#part')
  expect(router.state().page.path).toBe('/a')
  expect(address.shown()).toBe('/a')

  await last().answer({})
  expect(router.state().page.path).toBe('/b')
  expect(view()).toEqual({ kind: 'page', html: '<p>/b</p>' })
  expect(address.shown()).toBe('/b?x=1#part')
})

test('the progress bar appears after 1000 ms and ends with the navigation', async () => {
  const { router, click, pass, last } = testRouter('/a')
  click('/b')
  pass(999)
  expect(router.state().isNavigating).toBe(false)
  pass(1)
  expect(router.state().isNavigating).toBe(true)
  await last().answer({})
  expect(router.state().isNavigating).toBe(false)
})

test('a quick navigation shows no progress bar later', async () => {
  const { router, click, pass, last } = testRouter('/a')
  click('/b')
  pass(500)
  await last().answer({})
  pass(5000)
  expect(router.state().isNavigating).toBe(false)
})

test('the progress bar ends when the load fails', async () => {
  const { router, click, pass, last } = testRouter('/a')
  click('/b')
  pass(1000)
  await last().fail(failed())
  expect(router.state().isNavigating).toBe(false)
})

test('the progress bar ends when a cached page is opened instead', () => {
  const { router, click, pass } = testRouter('/a')
  click('/b')
  pass(1000)
  click('/a')
  expect(router.state().isNavigating).toBe(false)
  pass(5000)
  expect(router.state().isNavigating).toBe(false)
})

test('a slow navigation that another one replaced shows no progress bar later', async () => {
  const { router, click, pass, last } = testRouter('/a')
  click('/b')
  await last().answer({})
  click('/slow')
  pass(500)
  click('/a')
  expect(router.state().page.path).toBe('/a')
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

test('the last click wins, regardless of the order of the responses', async () => {
  const { router, click, requests, address, arrivals } = testRouter('/a')
  click('/slow')
  click('/quick')
  const [slow, quick] = requests
  await quick!.answer({})
  await slow!.answer({})
  expect(router.state().page.path).toBe('/quick')
  expect(address.shown()).toBe('/quick')
  expect(address.length()).toBe(2)
  expect(arrivals.map(({ page }) => page.path)).toEqual(['/quick'])
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

test('a page is requested once, and not again when the reader returns to it', async () => {
  const { router, click, requests, last } = testRouter('/a')
  click('/b')
  click('/b')
  await last().answer({})
  click('/a')
  expect(router.state().view).toEqual({ kind: 'page', html: '<p>first</p>' })
  click('/b')
  expect(requests).toHaveLength(1)
  expect(router.state().page.path).toBe('/b')
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

test('route data without a sidebar keeps the current one', async () => {
  const { router, click, last } = testRouter('/a')
  click('/b')
  await last().answer({})
  expect(router.state().page.sidebar).toEqual([{ type: 'link', label: '/a', path: '/a' }])
})

test('a failed load warns once, and is retried with a loading screen, which shows a spinner after 200 ms', async () => {
  const { click, last, view, pass, address, requests } = testRouter('/a')
  click('/b')
  await last().fail(failed())
  expect(warn.mock.calls).toEqual([['Preloading /b failed: The server responded with status 500.']])
  expect(address.shown()).toBe('/b')
  expect(view()).toEqual({ kind: 'loading', showSpinner: false })
  pass(199)
  expect(view()).toEqual({ kind: 'loading', showSpinner: false })
  pass(1)
  expect(view()).toEqual({ kind: 'loading', showSpinner: true })
  await last().answer({})
  expect(requests).toHaveLength(2)
  expect(view()).toEqual({ kind: 'page', html: '<p>/b</p>' })
  expect(address.length()).toBe(2)
})

test('if the retry fails too, the error is shown with its message, and Retry may succeed', async () => {
  const { click, last, view, address, arrivals } = testRouter('/a')
  click('/b')
  await last().fail(failed())
  await last().fail(new Error('You are offline, and this page isn’t available offline.'))
  const error = view()
  expect(error).toMatchObject({ kind: 'error', message: 'You are offline, and this page isn’t available offline.' })
  expect(address.shown()).toBe('/b')
  expect(arrivals).toEqual([])

  if (error.kind === 'error') error.onRetry()
  expect(view()).toEqual({ kind: 'loading', showSpinner: false })
  await last().answer({})
  expect(view()).toEqual({ kind: 'page', html: '<p>/b</p>' })
  expect(arrivals).toHaveLength(1)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a page from another build causes one full page load', async () => {
  const { click, last, address, router } = testRouter('/a')
  click('/b#part')
  await last().answer({ build: 'b2' })
  expect(address.left).toEqual(['/b#part'])
  expect(router.state().page.path).toBe('/a')

  click('/b')
  expect(address.left).toHaveLength(1)
  expect(router.state().page.path).toBe('/b')
})

test('missing route data causes a full page load; the second time, the not-found page is shown', async () => {
  const { click, last, address, requests, router, view } = testRouter('/a')
  click('/b')
  await last().fail(gone())
  expect(address.left).toEqual(['/b'])
  expect(warn).not.toHaveBeenCalled()

  click('/b')
  await last().fail(gone())
  expect(address.left).toHaveLength(1)
  expect(requests.at(-1)!.path).toBe('/404')
  await last().answer({ kind: 'not-found', html: '<p>Nothing here</p>' })
  expect(router.state().page.kind).toBe('not-found')
  expect(view()).toMatchObject({ kind: 'page', html: '<p>Nothing here</p>' })
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

test('a malformed URL is left to the host', () => {
  const { click, address, requests } = testRouter('/a')
  click('/a%zz')
  expect(address.left).toEqual(['/a%zz'])
  expect(requests).toEqual([])
})

test('a different hash loads nothing, and a link to the current URL scrolls again without a new history entry', () => {
  const { click, requests, address, arrivals } = testRouter('/a')
  click('/a#x')
  click('/a#x')
  expect(requests).toEqual([])
  expect(address.length()).toBe(2)
  expect(arrivals.map(({ url, isNewPage }) => [url.hash, isNewPage])).toEqual([
    ['#x', false],
    ['#x', false],
  ])
})

test('back and forward report the history entries that are left and reached', async () => {
  const { click, last, address, left, arrivals, router } = testRouter('/a')
  click('/b')
  await last().answer({})
  address.go(-1)
  expect(router.state().page.path).toBe('/a')
  expect(left).toEqual([
    { key: 'k0', isNewPage: true },
    { key: 'k1', isNewPage: true },
  ])
  expect(arrivals.at(-1)).toMatchObject({ how: 'traverse', key: 'k0', isNewPage: true })
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

test('the URL is corrected when the client starts, keeping query and hash', () => {
  expect(testRouter('/a/?q=1#x').address.shown()).toBe('/a?q=1#x')
  expect(testRouter('/a/index.html?q=1#x').address.shown()).toBe('/a?q=1#x')
  expect(testRouter('/index.html').address.shown()).toBe('/')
})

test('an old path without a page follows the redirects', async () => {
  const { click, last, address } = testRouter('/a', {
    redirect: async (path) => (path === '/old' ? '/new' : undefined),
  })
  click('/old#x')
  expect(last().path).toBe('/old')
  await last().fail(gone())
  expect(last().path).toBe('/new')
  await last().answer({})
  expect(address.shown()).toBe('/new#x')
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
