import { expect, test } from 'vitest'
import { devBase, devBrowser, devConfig } from '../support/dev-browser.ts'
import { devSite } from '../support/dev-site.ts'

const open = devBrowser()

const counter = (body = '') => `import { label } from './label'

export default function Counter({ start }: { start: number }) {
  ${body}
  return <p>Counter from {label(start)}</p>
}
`

const files = {
  ...devBase,
  'site.config.ts': devConfig("baseUrl: '/docs/'"),
  'content/index.md': '# Home\n\nText\n\n::Counter{start=1}\n\n- a list\n\n  ::Counter{start=2}\n',
  'content/other.md': '# Other\n',
  'content/_components/Counter.tsx': counter(
    "if (start === 2 && typeof window !== 'undefined') throw new Error('no two')",
  ),
  'content/_components/label.ts': "export const label = (value: number) => '<' + value + '>'\n",
}

test('shows a component that throws in the browser over the page and in the terminal, with its position', async () => {
  const { dev, ...site } = await devSite(files)
  const { page, allow } = await open(dev.url)
  allow(/failed on/)
  const overlay = page.locator('docs-dev .overlay')
  await overlay.waitFor()
  const parts = ['.text', '.place', 'pre', '.note'].map((part) => overlay.locator(part).textContent())
  expect(await Promise.all(parts)).toEqual([
    '`Counter` throws in the browser: no two.component',
    'content/index.md:9:3',
    '  9 │   ::Counter{start=2}\n    │   ~~~~~~~~~~~~~~~~~~',
    'Look at `content/_components/Counter.tsx:4:59`. The page keeps its HTML from the build.',
  ])
  await dev.printed('content/index.md:9:3  error  `Counter` throws in the browser: no two.  component')
  // The position refers to the current text.
  site.write({ 'content/index.md': files['content/index.md'].replace('Text', 'Text\n\nMore text') })
  await overlay.locator('.place', { hasText: 'content/index.md:11:3' }).waitFor()
  // Other pages don't show the error.
  const other = await open(`${dev.url}other`)
  await other.page.waitForSelector('html[data-hydrated]')
  expect(await other.page.locator('docs-dev .overlay').count()).toBe(0)

  site.write({ 'content/_components/Counter.tsx': counter() })
  await overlay.waitFor({ state: 'detached' })
  await page.getByText('Counter from <2>').waitFor()
})

test('names the module and position that threw if a component imports it', async () => {
  const { dev, ...site } = await devSite({
    ...files,
    'content/_components/Counter.tsx': counter(),
    'content/_components/label.ts':
      "export const label = (value: number) => {\n  if (typeof window !== 'undefined') throw new TypeError('not ' + value)\n  return value\n}\n",
  })
  const { page, allow } = await open(dev.url)
  allow(/failed on/)
  const overlay = page.locator('docs-dev .overlay')
  await overlay.locator('li', { hasText: 'not 1' }).waitFor()
  await overlay.locator('li', { hasText: 'not 2' }).waitFor()
  expect(await overlay.locator('.note').first().textContent()).toContain('content/_components/label.ts:2:')
  // After a reload, the page has no errors.
  site.write({ 'content/_components/label.ts': 'export const label = (value: number) => value\n' })
  await overlay.waitFor({ state: 'detached' })
})

test('rejects an invalid failure report', async () => {
  const { dev } = await devSite(files)
  const send = (body: string, origin = new URL(dev.url).origin) =>
    fetch(`${dev.url}__docs/failed`, { method: 'POST', body, headers: { origin } })
  expect((await send('{')).status).toBe(400)
  expect((await send('{"path":"/","name":"Nothing","index":0,"message":"x","stack":""}')).status).toBe(204)
  expect((await send('{}', 'https://elsewhere.example')).status).toBe(403)
  expect((await fetch(`${dev.url}__docs/failed`)).status).toBe(405)
  expect(dev.stderr()).toBe('')
})

test('names a component that throws at build time in the same way', async () => {
  const { dev } = await devSite({ ...files, 'content/_components/Counter.tsx': counter("throw new Error('never')") })
  await open(dev.url)
  await dev.printed('content/index.md:5:1  error  `Counter` failed to render: never.  component')
})
