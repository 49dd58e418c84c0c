import { expect, test } from 'vitest'
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

test('recognizes a save right after startup, before everything is watched', async () => {
  const { dev, write } = await devSite({ ...many, 'content/index.md': '# Home\n', 'content/zoo/last.md': '# Last\n' })
  const received = await openLivePage(dev, '/zoo/last')
  expect((await fetch(`${dev.url}zoo/last`)).status).toBe(200)
  write({ 'content/zoo/last.md': '# Last\n\nSaved at once.\n' })
  await until(() => received().includes('Saved at once.'))
})
