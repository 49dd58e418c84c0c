import { expect, onTestFinished, test } from 'vitest'
import { devSite, until } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'

/** Enough pages that not all of them have been read when the first one is requested, and that watching takes noticeable time to start. */
const many = Object.fromEntries(
  Array.from({ length: 1500 }, (_, i) => [
    `content/folder-${i % 30}/page-${i}.md`,
    `---\ntitle: Page ${i}\n---\n\nText.\n`,
  ]),
)

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
  write(many)
  // Request the index again and again, so that some requests arrive while the server reads the titles of the new pages, and others while
  // it parses them.
  const answers: Promise<unknown>[] = []
  const timer = setInterval(() => answers.length < 200 && answers.push(request().catch((error: Error) => error)), 20)
  onTestFinished(() => clearInterval(timer))
  await until(async () => (await request()).records > Object.keys(many).length)
  clearInterval(timer)
  expect((await Promise.all(answers)).filter((answer) => answer instanceof Error)).toEqual([])
})
