import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../client/tests/support/free-port.ts'
import { isComplete } from '../support/amount.ts'
import { devSite, startDev, until } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'
import { tempSite } from '../support/temp-site.ts'

const pages = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `content/folder-${i % 30}/page-${i}.md`,
      `---\ntitle: Page ${i}\n---\n\nText.\n`,
    ]),
  )

const pageCount = isComplete ? 1500 : 510
/** Enough pages that not all of them have been read when the first one is requested, and that watching takes noticeable time to start. */
const many = pages(pageCount)

const probe = fileURLToPath(new URL('../support/order-probe.cjs', import.meta.url))
const environment = { NODE_OPTIONS: `--require ${probe}` }

test('no other page is parsed before the first page has been sent', async () => {
  const { root } = await tempSite(many)
  const port = await freePort()
  const starting = startDev(root, ['--port', String(port)], environment)
  // Request the page as soon as the server listens, before the site has been loaded.
  const request = () => fetch(`http://127.0.0.1:${port}/folder-7/page-7`).catch(() => undefined)
  await until(async () => (await request())?.status === 200)
  const dev = await starting
  const beforeSent = dev.stderr().split('sent /folder-7/page-7')[0]!
  expect(beforeSent.match(/^read .*$/gm)).toEqual(['read /folder-7/page-7.md'])
})

test('a requested page is parsed before the other pages', async () => {
  const { dev } = await devSite(many, { environment })
  const last = pageCount - 21
  // The background work begins without a request, too.
  await until(() => (dev.stderr().match(/^read .*$/gm)?.length ?? 0) > 10)
  expect((await fetch(`${dev.url}folder-9/page-${last}`)).status).toBe(200)
  const lines = dev.stderr().split('\n')
  const readAfterRequest = lines
    .slice(lines.indexOf(`received /folder-9/page-${last}`), lines.indexOf(`read /folder-9/page-${last}.md`))
    .filter((line) => line.startsWith('read '))
  // Until the request reaches the worker thread, the thread keeps reading pages. On a busy machine, these are more, but far from all.
  expect(readAfterRequest.length).toBeLessThan(100)
})

test('finds a page at the path in its front matter on a large site', async () => {
  const { dev } = await devSite({
    ...many,
    'content/index.md': '# Home\n',
    'content/zoo/last.md': '---\nslug: /moved\n---\n\n# Last\n',
  })
  const answer = await fetch(`${dev.url}moved`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Last</h1>')
})

test('the sidebar of the first page shows the titles of pages in other folders', async () => {
  const { dev } = await devSite(
    { ...many, 'content/zoo/last.md': '# The end\n', 'content/zoo/index.md': '# The zoo\n' },
    { config: `export default { title: 'Test', sidebars: { docs: ['folder-0/page-0', 'zoo/last', 'zoo'] } }\n` },
  )
  const html = await (await fetch(`${dev.url}folder-0/page-0`)).text()
  const sidebar = /<nav[^>]*aria-label="Docs sidebar".*?<\/nav>/s.exec(html)![0]
  expect([...sidebar.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, label]) => label)).toEqual([
    'Page 0',
    'The end',
    'The zoo',
  ])
})

test('recognizes a save right after startup, before all files are watched', async () => {
  const { dev, write } = await devSite({ ...many, 'content/index.md': '# Home\n', 'content/zoo/last.md': '# Last\n' })
  const received = await openLivePage(dev, '/zoo/last')
  expect((await fetch(`${dev.url}zoo/last`)).status).toBe(200)
  write({ 'content/zoo/last.md': '# Last\n\nSaved at once.\n' })
  await until(() => received().includes('Saved at once.'))
})

test('recognizes modules and React pages in `content` that are saved right after startup', async () => {
  const { dev, write } = await devSite({
    'content/index.mdx': "import { label } from './data/label'\n\n# Home\n\n{label}\n",
    'content/data/label.ts': "export const label = 'Before'\n",
    'content/about.jsx': 'export default () => <h1>Before</h1>\n',
  })
  write({
    'content/data/label.ts': "export const label = 'After'\n",
    'content/about.jsx': 'export default () => <h1>After</h1>\n',
  })
  const text = async (path: string) => (await fetch(dev.url + path)).text()
  await until(async () => (await text('')).includes('<p>After</p>'))
  await until(async () => (await text('about')).includes('<h1>After</h1>'))
})

test('the search index waits until all new pages have been parsed', async () => {
  const { dev, write } = await devSite({ 'content/index.md': '# Home\n' })
  const request = async () => {
    const answer = await fetch(`${dev.url}search/manifest.json`)
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { records: number }
  }
  await request()
  const count = 300
  write(pages(count))
  // Request the index again and again, so that some requests arrive while the server reads the titles of the new pages, and others while
  // it parses them.
  const answers: Promise<unknown>[] = []
  const timer = setInterval(() => answers.length < 200 && answers.push(request().catch((error: Error) => error)), 20)
  onTestFinished(() => clearInterval(timer))
  await until(async () => (await request()).records > count)
  clearInterval(timer)
  expect((await Promise.all(answers)).filter((answer) => answer instanceof Error)).toEqual([])
})
