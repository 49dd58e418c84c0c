import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { bundle, writeProject } from './app'
import { startBrowser } from './browser'
import { pageSections, pageSource } from './page-sections'
import { titledFences } from './titled-fences'

const entry = `
  import { configureStore } from '@reduxjs/toolkit'
  import { useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import { Provider } from 'react-redux'
  import { MessageList } from './src/MessageList'
  import { chatApi, useGetMessagesQuery } from './src/services/chat'

  const store = configureStore({
    reducer: { [chatApi.reducerPath]: chatApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(chatApi.middleware),
  })

  function App() {
    const [channelId, setChannelId] = useState('A')
    const result = useGetMessagesQuery(channelId)
    Object.assign(window, { result, setChannelId })
    return <MessageList channelId={channelId} />
  }

  createRoot(document.getElementById('root')).render(<Provider store={store}><App /></Provider>)`

interface Result {
  isLoading: boolean
  isFetching: boolean
  isSuccess: boolean
  isError: boolean
  data?: { text: string }[]
  currentData?: { text: string }[]
  refetch(): void
}

/** Returns a browser page for the samples of a documentation page and an entry script. */
async function openExample(guide: string, entry: string, onRequest: (route: Route) => void): Promise<Page> {
  const folder = await writeProject(titledFences(guide).set('entry.tsx', entry))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = await bundle(join(folder, 'entry.tsx'), 'browser')
  const page = await (await startBrowser()).newPage()
  onTestFinished(() => page.close())
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return onRequest(route)
    if (pathname === '/entry.js') return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
    const body = '<!doctype html><div id="root"></div><script type="module" src="/entry.js"></script>'
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  return page
}

test('the flags of a query change as the table on the hooks page says', async () => {
  // Each request waits until the test responds.
  const requests: Route[] = []
  const page = await openExample('rtk-query/api/created-api/hooks.md', entry, (route) => void requests.push(route))
  await page.goto('http://chat.example/')
  const respond = async (status = 200) => {
    await expect.poll(() => requests.length).toBe(1)
    const route = requests.pop()!
    const channelId = route.request().url().split('/').at(-2)
    await route.fulfill({ status, json: [{ id: 'm1', text: channelId }] })
  }
  // Don't return the promise, because the page would wait for the response.
  const refetch = () => page.evaluate(() => void (window as unknown as { result: Result }).result.refetch())
  const open = (channelId: string) =>
    page.evaluate((id) => (window as unknown as { setChannelId(id: string): void }).setChannelId(id), channelId)
  const flags = () =>
    page.evaluate(() => {
      const { isLoading, isFetching, isSuccess, isError, data, currentData } = (window as unknown as { result: Result })
        .result
      const marks = [isLoading, isFetching, isSuccess, isError].map((flag) => (flag ? '✓' : ''))
      return [...marks, data?.[0]?.text ?? '', currentData?.[0]?.text ?? '']
    })

  const steps: [moment: string, action: () => unknown][] = [
    ['first load', () => {}],
    ['loaded', () => respond()],
    ['refetching', refetch],
    [
      'argument changed',
      async () => {
        await respond()
        await expect.poll(async () => (await flags())[1]).toBe('')
        await open('B')
      },
    ],
    ['new argument loaded', () => respond()],
    [
      'refetch failed',
      async () => {
        await refetch()
        await respond(500)
      },
    ],
    ['retrying', refetch],
    [
      'new argument failed',
      async () => {
        await respond()
        await expect.poll(async () => (await flags())[1]).toBe('')
        await open('C')
        await respond(500)
      },
    ],
    [
      'first load failed',
      async () => {
        await page.reload()
        await respond(500)
      },
    ],
    ['retrying without data', refetch],
  ]
  const table = pageSections(pageSource('/rtk-query/api/created-api/hooks')).find(
    ({ title }) => title === 'Flags over time',
  )!.tables[0]!
  expect(table.rows.map(([moment]) => moment)).toEqual(steps.map(([moment]) => moment))
  for (const [index, [moment, action]] of steps.entries()) {
    await action()
    await expect.poll(flags, { message: moment }).toEqual(table.rows[index]!.slice(1))
  }
  await page.getByText('Loading messages…').waitFor()
})

const exportEntry = `
  import { createRoot } from 'react-dom/client'
  import { Provider } from 'react-redux'
  import { ExportStatus } from './src/ExportStatus'
  import { store } from './src/store'

  createRoot(document.getElementById('root')).render(<Provider store={store}><ExportStatus id="e1" /></Provider>)`

test('the guide to polling polls an export until it is done, also after an error', async () => {
  const responses = [{ json: { isDone: false } }, { status: 500 }, { json: { isDone: true } }]
  let requests = 0
  const page = await openExample('rtk-query/usage/polling.md', exportEntry, (route) =>
    route.fulfill(responses[requests++]),
  )
  await page.clock.install()
  await page.goto('http://chat.example/')
  const nextText = async () => {
    await page.clock.runFor(500)
    return page.locator('#root').textContent()
  }
  await expect.poll(nextText).toBe('Exporting…')
  await expect.poll(nextText).toBe('No response. Trying again…')
  await expect.poll(nextText).toBe('Your export is ready.')
  for (let step = 0; step < 20; step++) await nextText()
  expect(requests).toBe(3)
})
