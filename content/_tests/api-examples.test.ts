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

/** The code that a reader adds to a page's files: an entry that renders the component, and a store if the page doesn't create one. */
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

/** Runs the files of an API page together with an entry, and responds to requests for `/api` in place of a server. */
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

describe('the ticket list of an API page', () => {
  test.each(['createSlice', 'createAsyncThunk', 'createEntityAdapter', 'getDefaultMiddleware'] as const)(
    '%s: shows the tickets that the server sent',
    async (name) => {
      const { page, problems } = await open(name, entryOf(examples[name]))
      await row(page, 'Refund').waitFor()
      await row(page, 'Invoice').waitFor()
      expect(problems).toEqual([])
    },
  )

  test.each(['createSlice', 'createAsyncThunk', 'createEntityAdapter', 'getDefaultMiddleware'] as const)(
    '%s: reports a failed request',
    async (name) => {
      const { page, problems } = await open(name, entryOf(examples[name]), fail)
      await page.getByRole('alert').filter({ hasText: 'Could not load the tickets' }).waitFor()
      expect(problems).toEqual([])
    },
  )

  test('createSlice: closes a ticket', async () => {
    const { page } = await open('createSlice', entryOf(examples.createSlice))
    await row(page, 'Refund').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Close' }).count()).toBe(1)
  })

  test('createEntityAdapter: sorts the list by unread messages', async () => {
    const { page } = await open('createEntityAdapter', entryOf(examples.createEntityAdapter))
    await page.getByRole('button', { name: 'Mark 5 as read' }).click()
    await expect.poll(() => page.getByRole('listitem').allInnerTexts()).toEqual(['Refund Mark 2 as read', 'Invoice'])
  })
})

test('configureStore: runs the inbox as shown on the page, and reports a failed request', async () => {
  const { page, problems } = await open('configureStore', `import './src/main'`, (request) =>
    request.url().endsWith('status=open') ? sendTickets() : fail(),
  )
  await row(page, 'Refund').waitFor()
  await page.getByRole('button', { name: 'Show closed tickets' }).click()
  await page.getByRole('alert').waitFor()
  expect(problems).toEqual([])
})

test('createAsyncThunk: shows validation errors of the server, and clears the form after a success', async () => {
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

test('createListenerMiddleware: sends one request for several quick keystrokes', async () => {
  const searches: string[] = []
  const { page, problems } = await open(
    'createListenerMiddleware',
    entryOf(examples.createListenerMiddleware),
    (request) => {
      searches.push(new URL(request.url()).searchParams.get('search')!)
      return sendTickets()
    },
  )
  // Dispatch all events in one task, so that the time between them stays short on a busy machine.
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

test('other-exports: loads the reports and their slice on demand', async () => {
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

test('serializabilityMiddleware: retries a failed upload without warnings from the middleware', async () => {
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
  // After the upload has succeeded, the row only shows the file's name, without a button, a progress bar, or an error.
  await expect.poll(() => row(page, 'receipt.txt').textContent()).toBe('receipt.txt')
  expect(attempts).toBe(2)
  expect(problems).toEqual([])
})
