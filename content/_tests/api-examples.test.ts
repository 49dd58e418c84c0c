import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { bundle, writeProject } from './app'
import { startBrowser } from './browser'
import { titledFences } from './titled-fences'

interface Answer {
  status?: number
  json?: unknown
}
const succeed = (): Answer => ({ json: {} })
const fail = (): Answer => ({ status: 500, json: {} })

/** The code that a reader adds to a page's files: an entry that renders the component in a `Provider` with the page's store. */
interface Example {
  imports: string
  app: string
  /** Statements that run before the component renders. */
  setup?: string
}

function entryOf({ imports, app, setup }: Example): string {
  return `
    import { StrictMode } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Provider } from 'react-redux'
    ${imports}
    import { store } from './src/store'
    ${setup ?? ''}
    const tree = <StrictMode><Provider store={store}>${app}</Provider></StrictMode>
    createRoot(document.getElementById('root')!).render(tree)`
}

/** Runs the files of a page together with an entry, and responds to requests for `/api` in place of a server. */
async function open(path: string, entry: string, answer: (request: Request) => Answer = succeed) {
  const files = titledFences(`${path}.md`).set('entry.tsx', entry)
  const folder = await writeProject(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = await bundle(join(folder, 'entry.tsx'), 'browser')

  const context = await (await startBrowser()).newContext()
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
  await page.goto('http://chat.example/')
  return { page, problems }
}

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('createSlice: keeps a draft for each channel, and discards it', async () => {
  const { page, problems } = await open(
    'api/createSlice',
    entryOf({
      imports: `import { Composer } from './src/Composer'`,
      app: '<><section><Composer channelId="general" /></section><section><Composer channelId="random" /></section></>',
    }),
  )
  const [general, random] = [page.locator('section').first(), page.locator('section').last()]
  await general.getByLabel('Message').fill('Hello')
  await random.getByLabel('Message').fill('Anyone here?')
  await general.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => general.getByLabel('Message').inputValue()).toBe('')
  expect(await random.getByLabel('Message').inputValue()).toBe('Anyone here?')
  expect(problems).toEqual([])
})

test('createAsyncThunk: shows an error of the server next to the button, until the next attempt succeeds', async () => {
  let attempts = 0
  const { page, problems } = await open(
    'api/createAsyncThunk',
    entryOf({ imports: `import { WaveButton } from './src/WaveButton'`, app: '<WaveButton />' }),
    () => (++attempts === 1 ? fail() : { json: { id: 'm1', text: '👋' } }),
  )
  await page.getByRole('button', { name: 'Wave' }).click()
  await page.getByRole('alert').filter({ hasText: 'The server responded with 500' }).waitFor()
  await page.getByRole('button', { name: 'Wave' }).click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(attempts).toBe(2)
  expect(problems).toEqual([])
})

test('createAsyncThunk: shows validation errors of the server, and clears the form after a success', async () => {
  const { page, problems } = await open(
    'api/createAsyncThunk',
    entryOf({ imports: `import { InviteForm } from './src/InviteForm'`, app: '<InviteForm />' }),
    (request) =>
      request.postDataJSON().email ? succeed() : { status: 422, json: { text: 'Enter an email address.' } },
  )
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('alert').filter({ hasText: 'Enter an email address.' }).waitFor()
  await page.getByLabel('Email').fill('ana@chat.example')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('')
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(problems).toEqual([])
})

test('createAsyncThunk: cancels an upload with the button or by choosing another file', async () => {
  const { page, problems } = await open(
    'api/createAsyncThunk',
    entryOf({ imports: `import { PhotoInput } from './src/PhotoInput'`, app: '<PhotoInput />' }),
  )
  const choose = (name: string) =>
    page.getByLabel('Photo').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(name) })
  const cancellations: string[] = []
  page.on('requestfailed', (request) => cancellations.push(request.postData() ?? ''))
  const neverAnswer = () => {}
  await page.route('**/api/photos', neverAnswer)
  await choose('first.png')
  await page.getByText('Uploading…').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Canceled').waitFor()

  await choose('second.png')
  await page.getByText('Uploading…').waitFor()
  await page.unroute('**/api/photos', neverAnswer)
  await choose('third.png')
  await page.getByText('Uploaded').waitFor()
  expect(cancellations).toHaveLength(2)
  expect(problems).toEqual([])
})

test('createEntityAdapter: sorts the channels by name, and keeps the list of IDs when a channel changes', async () => {
  const { page, problems } = await open(
    'api/createEntityAdapter',
    entryOf({
      imports: `import { ChannelList } from './src/ChannelList'
        import { channelsReceived } from './src/channelsSlice'`,
      setup: `store.dispatch(channelsReceived([
          { id: 'c1', name: 'random', unread: 5 }, { id: 'c2', name: 'design', unread: 2 }, { id: 'c3', name: 'help', unread: 0 },
        ]))
        const ids = store.getState().channels.ids
        store.subscribe(() => { document.title = String(store.getState().channels.ids === ids) })`,
      app: '<ChannelList />',
    }),
  )
  const rows = () => page.getByRole('listitem').allInnerTexts()
  await expect.poll(rows).toEqual(['design Mark 2 as read', 'help', 'random Mark 5 as read'])
  await page.getByRole('button', { name: 'Mark 5 as read' }).click()
  await expect.poll(rows).toEqual(['design Mark 2 as read', 'help', 'random'])
  // The list selects the IDs, so it doesn't re-render if they keep their reference.
  expect(await page.title()).toBe('true')
  expect(problems).toEqual([])
})

test('createListenerMiddleware: saves the draft once after several quick keystrokes', async () => {
  const drafts: (string | null)[] = []
  const { page, problems } = await open(
    'api/createListenerMiddleware',
    entryOf({
      imports: `import { addDraftListener } from './src/draftListener'
        import { startAppListening } from './src/listenerMiddleware'
        import { Composer } from './src/Composer'`,
      setup: 'addDraftListener(startAppListening)',
      app: '<Composer />',
    }),
    (request) => {
      drafts.push(request.postData())
      return succeed()
    },
  )
  // Dispatch all events in one task, so that the time between them stays short on a busy machine.
  await page.getByLabel('Message').evaluate((input: HTMLTextAreaElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!
    for (const text of ['H', 'He', 'Hey']) {
      setValue.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await page.getByText('Not saved yet').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(drafts).toEqual(['Hey'])
  expect(problems).toEqual([])
})

test('configureStore: renders the application as shown on the page, with the state of the RTK Query api slice', async () => {
  const { page, problems } = await open(
    'api/configureStore',
    `import './src/main'
    import { store } from './src/store'
    document.title = Object.keys(store.getState()).join(' ')`,
  )
  expect(await page.title()).toBe('channel chatApi')
  await page.getByRole('button', { name: '#general' }).click()
  await page.getByRole('button', { name: '#random' }).waitFor()
  expect(problems).toEqual([])
})

test('configureStore: creates a store for each test, with a part of the state', async () => {
  const { page, problems } = await open(
    'api/configureStore',
    `import { chatApi } from './src/chatApi'
    import { makeStore } from './src/makeStore'
    const store = makeStore({ channel: 'random' })
    store
      .dispatch(chatApi.endpoints.getMessages.initiate(store.getState().channel))
      .then(({ data }) => { document.title = data.join() })`,
    (request) => (request.url().endsWith('/channels/random/messages') ? { json: ['Hello'] } : fail()),
  )
  await expect.poll(() => page.title()).toBe('Hello')
  expect(problems).toEqual([])
})

test('other-exports: loads the polls and their slice on demand', async () => {
  const { page, problems } = await open(
    'api/other-exports',
    `import { configureStore } from '@reduxjs/toolkit'
    import { createRoot } from 'react-dom/client'
    import { Provider } from 'react-redux'
    import { App } from './src/App'
    import { rootReducer } from './src/rootReducer'
    const store = configureStore({ reducer: rootReducer })
    createRoot(document.getElementById('root')!).render(<Provider store={store}><App /></Provider>)`,
  )
  await page.getByRole('button', { name: 'Vote (0)' }).click()
  await page.getByRole('button', { name: 'Vote (1)' }).waitFor()
  expect(problems).toEqual([])
})

test('serializabilityMiddleware: retries a failed upload without warnings from the middleware', async () => {
  let attempts = 0
  const { page, problems } = await open(
    'api/serializabilityMiddleware',
    entryOf({ imports: `import { Attachments } from './src/Attachments'`, app: '<Attachments />' }),
    () => (++attempts === 1 ? fail() : succeed()),
  )
  await page.getByLabel('Attach a file').setInputFiles({
    name: 'receipt.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('12 dollars'),
  })
  await row(page, 'receipt.txt').getByRole('button', { name: 'Upload' }).click()
  await row(page, 'receipt.txt').getByRole('alert').waitFor()
  await row(page, 'receipt.txt').getByRole('button', { name: 'Upload' }).click()
  // After the upload has succeeded, the row only shows the file's name, without a button or an error.
  await expect.poll(() => row(page, 'receipt.txt').textContent()).toBe('receipt.txt')
  expect(attempts).toBe(2)
  expect(problems).toEqual([])
})

test('usage guide: keeps packed and canceled orders when the list loads again, and finds late ones', async () => {
  const order = { isPacked: false, customer: { id: 'c1', name: 'Ana' } }
  const orders = new Map([
    ['o1', { ...order, id: 'o1', total: 10, due: '2020-01-01' }],
    ['o2', { ...order, id: 'o2', total: 11, due: '9999-01-01' }],
  ])
  const { page, problems } = await open('usage/usage-guide', `import './src/main'`, (request) => {
    const [, id = ''] = /orders\/(\w+)/.exec(request.url()) ?? []
    if (request.method() === 'DELETE') orders.delete(id)
    if (request.method() === 'POST') orders.get(id)!.isPacked = true
    return { json: [...orders.values()] }
  })
  const notes: string[] = []
  page.on('console', (message) => notes.push(message.text()))
  const rows = () => page.getByRole('listitem').allInnerTexts()
  await expect.poll(rows).toEqual(['Ana, $10 (late) Pack Cancel', 'Ana, $11 Pack Cancel'])
  await row(page, '$10').getByRole('button', { name: 'Pack' }).click()
  await expect.poll(rows).toEqual(['Ana, $10 (late) (packed) Cancel', 'Ana, $11 Pack Cancel'])
  await page.reload()
  await expect.poll(rows).toEqual(['Ana, $10 (late) (packed) Cancel', 'Ana, $11 Pack Cancel'])
  await row(page, '$10').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(rows).toEqual(['Ana, $11 Pack Cancel'])
  await expect.poll(() => notes).toContain('Unpack order o1')
  await page.reload()
  await expect.poll(rows).toEqual(['Ana, $11 Pack Cancel'])
  expect(problems).toEqual([])
})
