import { expect, test } from 'vitest'
import { devSite } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'

test('the terminal prints that all problems are fixed only after it has checked the samples', async () => {
  const { dev, write } = await devSite(
    { 'content/index.md': '# Home\n\n[A](/nowhere)\n' },
    { config: "export default { title: 'Test', samples: {} }\n" },
  )
  await openLivePage(dev, '/')
  await dev.printed('/nowhere`.  broken-link')

  write({ 'content/index.md': '# Home\n\n```ts\nconst a: number = "one"\n```\n' })
  await dev.printed('sample-type')
  write({ 'content/index.md': '# Home\n\n```ts\nconst a: number = 1\n```\n' })
  await dev.printed('All problems fixed.')

  const lines = dev.stderr().match(/sample-type|All problems fixed\./g)
  expect(lines).toEqual(['sample-type', 'All problems fixed.'])
})

test('the terminal prints the number of remaining problems after some have been fixed', async () => {
  const { dev, write } = await devSite({ 'content/index.md': '# Home\n\n[A](/nowhere)\n\n[B](/elsewhere)\n' })
  await openLivePage(dev, '/')
  await dev.printed('/nowhere`.  broken-link')

  write({ 'content/index.md': '# Home\n\n[B](/elsewhere)\n' })
  await dev.printed('1 problem left.')
})

test('the terminal reports colors that are hard to read, also after a change', async () => {
  const { dev, write } = await devSite(
    { 'content/index.md': '# Home\n', 'style.css': ':root { --color-muted: #ccc }\n' },
    { config: "export default { title: 'Test', samples: false, theme: { css: ['style.css'] } }\n" },
  )
  await openLivePage(dev, '/')
  await dev.printed('style.css:1:9  warning')
  write({ 'style.css': ':root { --color-text: #ddd }\n' })
  await dev.printed('`--color-text`')
})
