import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page, WebSocket } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../packages/client/tests/support/free-port.ts'
import { type App, bundle, startApp, startProgram, writeProject } from './app'
import { idle, recordTexts, startBrowser } from './browser'
import { titledFences } from './titled-fences'
import { startTutorial, type Tutorial } from './tutorial'

const generator = join(import.meta.dirname, '../../node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs')

interface Opened {
  app: App
  page: Page
  /** Uncaught exceptions, and errors and warnings in the console. */
  problems: string[]
  sockets: WebSocket[]
  /** Returns the texts that the page has shown since the last call. */
  texts(): Promise<string[]>
}

async function open(files: Map<string, string>): Promise<Opened> {
  const app = await startApp(await writeProject(files), files.get('server.mjs'))
  onTestFinished(() => app.close())
  const opened = await newPage()
  await opened.page.goto(app.url)
  return { app, ...opened }
}

async function newPage(): Promise<Omit<Opened, 'app'>> {
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
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  return { page, problems, sockets, texts: await recordTexts(page) }
}

/** Opens an example, which consists of the files in its folder on the page and of the files that all examples share. */
function openExample(folder: string): Promise<Opened> {
  const fences = titledFences('rtk-query/usage/examples.md')
  const own = [...fences].filter(([title]) => title.startsWith(`${folder}/`))
  return open(new Map([...fences, ...own.map(([title, text]) => [title.slice(folder.length + 1), text] as const)]))
}

/** Checks the finished app of the Quick Start as the tutorial describes it. */
async function shop(page: Page) {
  const badge = page.getByRole('status')
  await page.getByText('Your cart is empty.').waitFor()
  const add = (name: string) => page.getByText(`${name}, $`).getByRole('button').click()
  await add('Enamel mug')
  await add('Enamel mug')
  await add('T-shirt')
  await expect.poll(() => badge.textContent()).toBe('Items in your cart: 3')
  await page.getByText('Total: $53').waitFor()
  await page.getByRole('button', { name: 'Remove one T-shirt' }).click()
  await page.getByText('1 × T-shirt').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await page.getByText('Your cart is empty.').waitFor()
  await expect.poll(() => badge.textContent()).toBe('Items in your cart: 0')
}

/**
 * Reloads the page and returns its new problems. Ignores earlier ones, because when Vite finds a new dependency, it may load React twice
 * until it reloads the page.
 */
async function problemsAfterReload(page: Page, problems: string[]): Promise<string[]> {
  await reload(page)
  problems.length = 0
  await reload(page)
  await page.getByRole('heading').first().waitFor()
  return problems.slice()
}

/** Reloads a page. A reload that Vite triggers may interrupt this one, which makes it fail. */
async function reload(page: Page): Promise<void> {
  await page.reload().catch(() => {})
}

/**
 * Waits for what the page shows after a file has changed. If it doesn't appear, saves all files again and reloads, because Vite misses
 * changes that happen before it watches a file, and doesn't tell a page about those that happen before the page listens.
 */
async function waitAfterEdit(tutorial: Tutorial, locator: Locator): Promise<void> {
  const appears = () =>
    locator
      .first()
      .waitFor({ timeout: 3000 })
      .then(() => true)
      .catch(() => false)
  while (!(await appears())) {
    await tutorial.saveAgain()
    await reload(locator.page())
  }
}

/** Creates the project of a tutorial and opens it in a browser. */
async function followTutorial(path: string) {
  const tutorial = await startTutorial(path)
  onTestFinished(() => tutorial.close())
  const opened = await newPage()
  await opened.page.goto(tutorial.url)
  return { tutorial, ...opened }
}

describe('following a tutorial results in a working app', () => {
  test('Quick Start', async () => {
    const { tutorial, page, problems } = await followTutorial('tutorials/quick-start.md')
    await page.getByRole('button', { name: 'Count is 0' }).waitFor()
    await tutorial.follow('Step 2')
    await tutorial.follow('Step 3')
    await waitAfterEdit(tutorial, page.getByRole('heading', { name: 'Shop' }))
    await expect.poll(() => problems.join()).toContain('Store does not have a valid reducer')

    await tutorial.follow('Step 4')
    await tutorial.follow('Step 5')
    await expect.poll(() => problemsAfterReload(page, problems)).toEqual([])

    await tutorial.follow('Step 6')
    await waitAfterEdit(tutorial, page.getByText('Your cart is empty.'))
    await shop(page)
    expect(problems).toEqual([])

    await page.goto(await tutorial.build())
    await shop(page)
    expect(problems).toEqual([])
  })

  test('TypeScript Quick Start', async () => {
    const { tutorial, page, problems, texts } = await followTutorial('tutorials/typescript.md')
    await tutorial.follow('Step 1')
    // Vite responds with the app's HTML until it has noticed the new file.
    const orders = async () => (await fetch(`${tutorial.url}orders.json`)).text()
    await expect.poll(orders).toMatch(/^\[/)
    expect(JSON.parse(await orders())).toHaveLength(3)
    await tutorial.follow('Step 2')
    await tutorial.follow('Step 3')
    await tutorial.follow('Step 4')
    await page.getByRole('button', { name: 'Count is 0' }).waitFor()
    await tutorial.follow('Step 5')
    await waitAfterEdit(tutorial, page.getByRole('heading', { name: 'Orders' }))
    await expect.poll(() => problemsAfterReload(page, problems)).toEqual([])
    await shipOrder(page)
    expect((await texts()).join()).toContain('Loading orders…')
    expect(problems).toEqual([])

    await tutorial.follow('Variations')
    await page.goto(await tutorial.build())
    await shipOrder(page)
    expect(problems).toEqual([])
  })

  test('RTK Query Quick Start', async () => {
    const { tutorial, page, problems, texts } = await followTutorial('tutorials/rtk-query.md')
    await tutorial.follow('Before you start')
    const service = await tutorial.startService()
    // Vite restarts when its configuration changes, and refuses connections until it has started again.
    const clothing = () =>
      fetch(`${tutorial.url}api/products?category=clothing`).then(
        (response) => response.json(),
        () => [],
      )
    await expect.poll(clothing).toHaveLength(2)

    await tutorial.follow('Step 1')
    await tutorial.follow('Step 2')
    await tutorial.follow('Step 3')
    // The page may have lost its connection when Vite restarted, so reload it before looking for the button.
    await expect.poll(() => problemsAfterReload(page, problems)).toEqual([])
    await page.getByRole('button', { name: 'Count is 0' }).waitFor()

    await tutorial.follow('Step 4')
    await waitAfterEdit(tutorial, page.getByText('Hoodie: 12 in stock'))
    expect((await texts()).join()).toContain('Loading products…')
    await service.stop()
    await page.reload()
    await page.getByText('The products could not be loaded.').waitFor()

    const restarted = await tutorial.startService()
    const { log } = restarted
    await tutorial.follow('Watch the cache')
    await waitAfterEdit(tutorial, page.getByRole('status'))
    const requestsOfReload = async () => {
      log.length = 0
      await page.reload()
      await page.getByText('Running low: 1').waitFor()
      await page.getByText('Hoodie: 12 in stock').waitFor()
      return log.slice()
    }
    // Retry, because reloads that Vite triggers also send requests.
    await expect.poll(requestsOfReload).toEqual(['GET /api/products?category=clothing'])

    await texts()
    await page.getByLabel('Category').selectOption('kitchen')
    await page.getByText('Enamel mug: 4 in stock').waitFor()
    expect((await texts()).join()).toContain('Checking…T-shirt')
    await page.getByLabel('Category').selectOption('clothing')
    await page.getByText('T-shirt: 3 in stock').waitFor()
    await expect.poll(() => log).toHaveLength(2)

    await tutorial.follow('Step 5')
    await waitAfterEdit(tutorial, page.getByRole('button', { name: 'Add 10' }).nth(1))
    log.length = 0
    await recordDeliveries(page)
    await expect
      .poll(() => log.slice(0, 2))
      .toEqual(['POST /api/products/1/deliveries', 'GET /api/products?category=clothing'])
    expect(problems).toEqual([])

    await tutorial.follow('More options')
    await restarted.stop()
    await tutorial.startService()
    await page.goto(await tutorial.build())
    await recordDeliveries(page)
    expect(problems).toEqual([])
  })
})

/** Checks the finished app of the TypeScript Quick Start as the tutorial describes it. */
async function shipOrder(page: Page) {
  await page.getByText('Open orders: $187').waitFor()
  await page.getByText('Ada Park').getByRole('button', { name: 'Ship' }).click()
  await page.getByText('Open orders: $139').waitFor()
  await page.getByRole('button', { name: 'shipped' }).click()
  await page.getByText('Grace Lim').waitFor({ state: 'detached' })
  await page.getByText('Ada Park, $48, shipped').waitFor()
  await page.getByRole('button', { name: 'all' }).click()
  await page.getByText('Grace Lim').waitFor()
}

/** Checks the finished app of the RTK Query Quick Start as the tutorial describes it. */
async function recordDeliveries(page: Page) {
  const shirt = page.getByText('T-shirt:')
  await page.getByText('Running low: 1').waitFor()
  for (const stock of [13, 23]) {
    await shirt.getByRole('button').click()
    await page.getByText(`T-shirt: ${stock} in stock`).waitFor()
  }
  await page.getByText('Running low: 0').waitFor()
  await shirt.getByRole('button').click()
  await shirt.getByText('Rejected. Is there room on the shelf?').waitFor()
}

describe('the examples of RTK Query', () => {
  test('queries and mutations: updates the list after a message is sent or deleted', async () => {
    const { app, page, problems } = await openExample('basic')
    await page.getByText('Ada: Standup at 9:30?').waitFor()
    await page.getByLabel('Message').fill('On my way.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('You: On my way.').waitFor()
    await page.getByRole('button', { name: 'Delete “Standup at 9:30?”' }).click()
    await page.getByText('Ada: Standup at 9:30?').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    await expect
      .poll(() => app.requests)
      .toEqual([
        'GET /api/channels/c1/messages',
        'POST /api/channels/c1/messages',
        'GET /api/channels/c1/messages',
        'DELETE /api/messages/m1',
        'GET /api/channels/c1/messages',
      ])
    expect(problems).toEqual([])
  })

  test('optimistic updates: checks the box immediately, and unchecks it if the server rejects the change', async () => {
    const { page, problems } = await openExample('optimistic')
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/settings/*', async (route) => {
      await isAnswered
      await route.continue()
    })

    await page.getByLabel('Mute #design').click()
    await expect.poll(() => page.getByLabel('Mute #design').isChecked()).toBe(true)
    await page.getByLabel('Mute #announcements').click()
    await expect.poll(() => page.getByLabel('Mute #announcements').isChecked()).toBe(true)
    answer()
    await page.getByText('This channel can’t be muted.').waitFor()
    await expect.poll(() => page.getByLabel('Mute #announcements').isChecked()).toBe(false)

    await page.reload()
    await expect.poll(() => page.getByLabel('Mute #design').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  test('pagination: prefetches the next page, and loads the history up to its beginning', async () => {
    const { app, page, problems } = await openExample('pagination')
    const directory = page.getByRole('region', { name: 'Directory' })
    await directory.getByText('Ada A.').waitFor()
    await expect.poll(() => app.requests).toContain('GET /api/directory?page=2')
    await directory.getByRole('button', { name: 'Next' }).click()
    await directory.getByText('Page 2').waitFor()
    await expect.poll(() => directory.getByRole('listitem').first().textContent()).toBe('Mia A.')

    for (const message of ['Message 20 of', 'Message 12 of', 'Message 4 of']) {
      await page.getByText(message).waitFor()
      await page.getByText(/Loading older messages|The beginning of the channel/).scrollIntoViewIfNeeded()
    }
    await page.getByText('The beginning of the channel.').waitFor()
    expect(app.requests.filter((request) => request.includes('history'))).toEqual([
      'GET /api/history?from=20',
      'GET /api/history?from=12',
      'GET /api/history?from=4',
    ])
    expect(problems).toEqual([])
  })

  test('authentication: renews the token once for several failed requests', async () => {
    const { app, page, problems } = await openExample('auth')
    const renewals = () => app.requests.filter((request) => request === 'POST /api/renew').length
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Password').fill('guess')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Wrong password.').waitFor()
    await page.getByLabel('Password').fill('chat')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Online: Ada, Lin').waitFor()
    await page.getByText('Mentions: Standup at 9:30?').waitFor()

    app.requests.length = 0
    const counts: number[] = []
    for (let i = 1; i <= 3; i++) {
      const answers = Promise.all(
        ['online', 'mentions'].map((name) =>
          page.waitForResponse((answer) => answer.url().endsWith(name) && answer.status() === 200),
        ),
      )
      await page.getByRole('button', { name: 'Refresh' }).click()
      await answers
      counts.push(renewals())
    }
    // A token is valid for three requests. The login's token is still valid for one of the first two requests, so the first refresh renews
    // it. The renewed token covers the second refresh, and the third one needs another renewal.
    expect(counts).toEqual([1, 1, 2])

    await page.reload()
    await page.getByText('Online: Ada, Lin').waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(problems).toEqual([])
  })

  test('streaming: shows pushed messages, and closes the socket when no component uses it', async () => {
    const { page, problems, sockets } = await openExample('streaming')
    const count = async () => Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10)
    await page.getByText(/^\d+ messages$/).waitFor()
    const start = await count()
    await expect.poll(count).toBeGreaterThan(start)
    await page.getByText('CI: Build 4 passed').waitFor()
    expect(sockets).toHaveLength(1)

    await page.getByRole('button', { name: 'Close the channel' }).click()
    expect(sockets[0]?.isClosed()).toBe(false)
    await expect.poll(() => sockets[0]?.isClosed()).toBe(true)
    expect(problems).toEqual([])
  })

  test('without React: shows the next page of the directory', async () => {
    const { page, problems } = await openExample('without-react')
    await page.getByText('Page 1 of 5').waitFor()
    await expect
      .poll(() => page.getByRole('listitem').allTextContents())
      .toEqual(['Ada A.', 'Lin A.', 'Sam A.', 'Kim A.', 'Noor A.', 'Finn A.'])
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('Page 2 of 5').waitFor()
    await expect.poll(() => page.getByRole('listitem').first().textContent()).toBe('Mia A.')
    expect(problems).toEqual([])
  })
})

test('the generator writes the file that the guide to code generation shows', async () => {
  const output = 'src/services/generatedApi.ts'
  const fences = titledFences('rtk-query/usage/code-generation.md')
  const folder = await writeProject(fences)
  onTestFinished(() => rm(folder, { recursive: true }))
  await rm(join(folder, output))

  await promisify(execFile)(process.execPath, [generator, join(folder, 'openapi-config.json')])
  expect(await readFile(join(folder, output), 'utf8')).toBe(fences.get(output))
})

/** A server for the page that the guide renders, and for its requests. One message would end a script element. */
const renderingServer = `
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { render } from './render'

const messages = [{ id: 'm1', author: 'Ada', text: 'Standup at 9:30? </script>' }]
createServer(async (request, response) => {
  const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body)
  if (request.url === '/client.js') send('text/javascript', await readFile('dist/client.js'))
  else if (request.url?.startsWith('/api/')) send('application/json', JSON.stringify(messages))
  else send('text/html', '<!doctype html><link rel="icon" href="data:,">' + (await render('general')))
}).listen(PORT)
`

test('server rendering: renders the data on the server, and reuses it in the browser without a request', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const fences = [...titledFences('rtk-query/usage/server-side-rendering.md')]
  const files = new Map(fences.map(([title, text]) => [title, text.replaceAll('https://chat.example.com', origin)]))
  files.set('src/server.ts', renderingServer.replace('PORT', `${port}`))
  const folder = await writeProject(files)
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/client.js'), await bundle(join(folder, 'src/client.tsx'), 'browser'))
  await writeFile(join(folder, 'server.cjs'), await bundle(join(folder, 'src/server.ts'), 'node'))
  const server = await startProgram(join(folder, 'server.cjs'), port)
  onTestFinished(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const html = await (await fetch(`http://localhost:${port}/`)).text()
  expect(html).toContain('Standup at 9:30? &lt;/script&gt;</li>')

  const { page, problems } = await newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`http://localhost:${port}/`)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__reactContainer')),
  )
  await idle(page)
  await expect.poll(() => page.getByRole('listitem').allTextContents()).toEqual(['Ada: Standup at 9:30? </script>'])
  expect(requests.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(problems).toEqual([])
})
