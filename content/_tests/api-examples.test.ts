import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundle, writeProject } from './app'
import { launchBrowser } from './browser'
import { titledFences } from './titled-fences'

const tickets = [
  { id: 't1', subject: 'Refund', status: 'open', unread: 2, openedAt: '2026-01-01' },
  { id: 't2', subject: 'Invoice', status: 'open', unread: 5, openedAt: '2026-02-01' },
]

interface Answer {
  status?: number
  json?: unknown
}
const sendTickets = (): Answer => ({ json: tickets })
const fail = (): Answer => ({ status: 500, json: {} })

/** What a reader adds to the files of a page: an entry that renders the component, and the store if the page has none. */
interface Example {
  imports: string
  app: string
  store?: string
}

const examples = {
  createSlice: { imports: `import { TicketList } from './src/TicketList'`, app: '<TicketList />' },
  createAsyncThunk: { imports: `import { TicketList } from './src/TicketList'`, app: '<TicketList team="billing" />' },
  createEntityAdapter: { imports: `import { TicketList } from './src/TicketList'`, app: '<TicketList />' },
  createListenerMiddleware: {
    imports: `import './src/searchListener'; import { SearchBox } from './src/SearchBox'`,
    app: '<SearchBox />',
  },
  getDefaultMiddleware: {
    imports: `import { inboxClient } from './src/inboxClient'; import { makeStore } from './src/makeStore'
      import { TicketList } from './src/TicketList'`,
    store: 'const store = makeStore(inboxClient)',
    app: '<TicketList team="billing" />',
  },
  serializabilityMiddleware: { imports: `import { Attachments } from './src/Attachments'`, app: '<Attachments />' },
} satisfies Record<string, Example>

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

function entryOf({ imports, app, store }: Example): string {
  return `
    import { StrictMode } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Provider } from 'react-redux'
    ${imports}
    ${store ?? `import { store } from './src/store'`}
    const tree = <StrictMode><Provider store={store}>${app}</Provider></StrictMode>
    createRoot(document.getElementById('root')!).render(tree)`
}

/** Runs the files of an API page with an entry beside them, and answers requests to `/api` in place of a server. */
async function open(apiPage: string, entry: string, answer: (request: Request) => Answer = sendTickets) {
  const files = titledFences(`api/${apiPage}.md`).set('entry.tsx', entry)
  const folder = await writeProject(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = await bundle(join(folder, 'entry.tsx'), 'browser')

  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    // The development checks report their own duration when the machine is busy.
    const isSlowness = /Middleware took \d+ms, which is more than the warning threshold/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isRefusal && !isSlowness) problems.push(message.text())
  })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return route.fulfill(answer(route.request()))
    if (pathname === '/entry.js') return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><div id="root"></div><script type="module" src="/entry.js"></script>',
    })
  })
  await page.goto('http://inbox.example/')
  return { page, problems }
}

const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

describe('a ticket list of an API page', () => {
  test.each(['createSlice', 'createAsyncThunk', 'createEntityAdapter', 'getDefaultMiddleware'] as const)(
    '%s: the list shows what the server sent',
    async (name) => {
      const { page, problems } = await open(name, entryOf(examples[name]))
      await row(page, 'Refund').waitFor()
      await row(page, 'Invoice').waitFor()
      expect(problems).toEqual([])
    },
  )

  test.each(['createSlice', 'createAsyncThunk', 'createEntityAdapter', 'getDefaultMiddleware'] as const)(
    '%s: a failed request is reported',
    async (name) => {
      const { page, problems } = await open(name, entryOf(examples[name]), fail)
      await page.getByRole('alert').filter({ hasText: 'Could not load the tickets' }).waitFor()
      expect(problems).toEqual([])
    },
  )

  test('createSlice: a ticket can be closed', async () => {
    const { page } = await open('createSlice', entryOf(examples.createSlice))
    await row(page, 'Refund').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Close' }).count()).toBe(1)
  })

  test('createEntityAdapter: the list is sorted by unread messages', async () => {
    const { page } = await open('createEntityAdapter', entryOf(examples.createEntityAdapter))
    await page.getByRole('button', { name: 'Mark 5 as read' }).click()
    await expect.poll(() => page.getByRole('listitem').allInnerTexts()).toEqual(['Refund Mark 2 as read', 'Invoice'])
  })
})

test('configureStore: the inbox on the page runs as shown, and reports a failure', async () => {
  const { page, problems } = await open('configureStore', `import './src/main'`, (request) =>
    request.url().endsWith('status=open') ? sendTickets() : fail(),
  )
  await row(page, 'Refund').waitFor()
  await page.getByRole('button', { name: 'Show closed tickets' }).click()
  await page.getByRole('alert').waitFor()
  expect(problems).toEqual([])
})

test('createAsyncThunk: the form shows what the server refuses, and is emptied by success', async () => {
  const form = {
    imports: `import { makeStore } from './src/replies'; import { ReplyForm } from './src/ReplyForm'`,
    store: 'const store = makeStore()',
    app: '<ReplyForm ticketId="t1" />',
  }
  const { page, problems } = await open('createAsyncThunk', entryOf(form), (request) => {
    const { text } = request.postDataJSON()
    return text === '' ? { status: 422, json: { text: 'Write a reply first.' } } : { json: { id: 'm1', text } }
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').filter({ hasText: 'Write a reply first.' }).waitFor()
  await page.getByLabel('Reply').fill('Your refund is on its way.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => page.getByLabel('Reply').inputValue()).toBe('')
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(problems).toEqual([])
})

test('createListenerMiddleware: quick keystrokes lead to one request', async () => {
  const searches: string[] = []
  const { page, problems } = await open(
    'createListenerMiddleware',
    entryOf(examples.createListenerMiddleware),
    (request) => {
      searches.push(new URL(request.url()).searchParams.get('search')!)
      return sendTickets()
    },
  )
  // All in one task, so that a busy machine cannot stretch the pause between two of them.
  await page.getByLabel('Search tickets').evaluate((input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    for (const text of ['r', 're', 'ref']) {
      setValue.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await row(page, 'Refund').waitFor()
  expect(searches).toEqual(['ref'])
  expect(problems).toEqual([])
})

test('other-exports: the reports and their slice are loaded on demand', async () => {
  const { page, problems } = await open(
    'other-exports',
    entryOf({
      imports: `import { configureStore } from '@reduxjs/toolkit'; import { App } from './src/App'
        import { rootReducer } from './src/rootReducer'`,
      store: 'const store = configureStore({ reducer: rootReducer })',
      app: '<App />',
    }),
  )
  await page.getByRole('button', { name: 'Reports' }).click()
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor()
  await page.getByRole('button', { name: 'Show 30 days' }).click()
  await page.getByRole('heading', { name: 'Last 30 days' }).waitFor()
  expect(problems).toEqual([])
})

test('serializabilityMiddleware: a file that could not be uploaded can be tried again, and no check complains', async () => {
  let attempts = 0
  const { page, problems } = await open('serializabilityMiddleware', entryOf(examples.serializabilityMiddleware), () =>
    ++attempts === 1 ? fail() : {},
  )
  await page.getByLabel('Attach a file').setInputFiles({
    name: 'receipt.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('12 dollars'),
  })
  await row(page, 'receipt.txt').getByRole('button', { name: 'Upload' }).click()
  await row(page, 'receipt.txt').getByRole('alert').waitFor()
  await row(page, 'receipt.txt').getByRole('button', { name: 'Upload' }).click()
  // The row shows nothing but the name once the upload has succeeded: no button, no progress, no error.
  await expect.poll(() => row(page, 'receipt.txt').textContent()).toBe('receipt.txt')
  expect(attempts).toBe(2)
  expect(problems).toEqual([])
})
