import { vi } from 'vitest'
import type { PageData, RouteData } from '../../src/page-data.ts'
import { createPageLoader, PageGone } from '../../src/router/page-loader.ts'
import { createRouter, type RouterOptions } from '../../src/router/router.ts'
import type { Arrival } from '../../src/router/screen.ts'
import { memoryAddressBar } from './memory-address-bar.ts'

export function pageData(path: string): PageData {
  return {
    path,
    kind: 'doc',
    title: path,
    documentTitle: `${path} | Site`,
    description: '',
    showTitle: true,
    toc: [],
    sidebar: [{ type: 'link', label: path, path }],
    breadcrumbs: [],
    version: 'current',
  }
}

/** Creates an in-memory router. Its timers have to be fake. Requests wait in `requests` until the test responds to them. */
export function testRouter(start: string, options: Partial<RouterOptions> = {}) {
  const address = memoryAddressBar(start)
  const arrivals: Arrival[] = []
  const left: { key: string; isNewPage: boolean }[] = []
  const triedUrls = new Set<string>()
  const requests: {
    path: string
    answer: (page: Partial<RouteData>) => Promise<void>
    fail: (error: Error) => Promise<void>
  }[] = []
  const loader = createPageLoader(
    (path) =>
      new Promise((resolve, reject) => {
        requests.push({
          path,
          answer(page) {
            const { sidebar: _, ...data } = pageData(path)
            resolve({ ...data, build: 'b1', html: `<p>${path}</p>`, ...page })
            return settled()
          },
          fail(error) {
            reject(error)
            return settled()
          },
        })
      }),
  )
  const firstPath = new URL(start, 'https://site.example').pathname
  const router = createRouter({
    site: { baseUrl: '/', title: 'Site' },
    errorTitle: 'Failed to load | Site',
    build: 'b1',
    firstPage: pageData(firstPath),
    firstHtml: '<p>first</p>',
    loader,
    addressBar: address.bar,
    mayLeaveFor: (url) => !triedUrls.has(url.pathname) && Boolean(triedUrls.add(url.pathname)),
    onLeave: (key, isNewPage) => left.push({ key, isNewPage }),
    onArrive: (arrival) => arrivals.push(arrival),
    ...options,
  })
  router.start()
  return {
    router,
    loader,
    address,
    arrivals,
    left,
    requests,
    pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    click(href: string) {
      const url = new URL(href, address.bar.url)
      router.navigate({ url, path: url.pathname.includes('%zz') ? undefined : url.pathname })
    },
    last: () => requests.at(-1)!,
    view: () => router.state().view,
  }
}

export const failed = () => new Error('The server responded with status 500.')
export const gone = () => new PageGone('This page doesn’t exist.')

/** Waits until callbacks of settled promises have run. */
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0)
}
