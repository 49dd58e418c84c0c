import { expect, test } from 'vitest'
import { isComplete, someOf } from '../support/amount.ts'
import { run, tempSite } from '../support/temp-site.ts'
import { parseText } from './parse-text.ts'

const table = (columns: number, rows: number) =>
  `|${' a |'.repeat(columns)}\n|${' - |'.repeat(columns)}\n${'| b |\n'.repeat(rows)}`

/** Texts that take long to parse, and may exceed the time limit. */
const slow: [name: string, text: string][] = [
  ['stars that open', '*a'.repeat(100_000)],
  ['stars that open and close', 'a*b*'.repeat(50_000)],
  ['a megabyte of emphasis', '*a* '.repeat(250_000)],
  ['many lines of emphasis', 'a *b* c\n'.repeat(10_000)],
  ['brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['stars on both sides of a letter', `${'*'.repeat(100_000)}a${'*'.repeat(100_000)}`],
  ['sequences of stars on several lines', `${'*'.repeat(5000)}a\n`.repeat(100)],
  ['images inside of images', `${'!['.repeat(4000)}a${'](/)'.repeat(4000)}`],
  ['backtick sequences of many lengths', Array.from({ length: 900 }, (_, i) => '`'.repeat(i + 1)).join(' a ')],
  ['lists in one line', `${'- '.repeat(5000)}a`],
  ['quotes in lists', `${'- > '.repeat(30)}a`],
  ['two megabytes of links', '[a](/) '.repeat(280_000)],
  ['two megabytes of tags', '<b>a</b> '.repeat(220_000)],
]

test.each(someOf(slow, 2))(
  'a page with text that is slow to parse ends with its result or with an error: %s',
  async (_, text) => {
    const site = await tempSite({ 'content/index.md': '# Home\n', 'content/slow.md': `# Slow\n\n${text}\n` })
    const { exitCode, stderr } = await run(site.root, ['check'], { DOCS_PAGE_SECONDS: '2' })
    expect(exitCode).toBeLessThan(2)
    if (exitCode === 1)
      expect(stderr).toMatch(/content\/slow\.md:1:1 {2}error {2}(?:This page is nested|.* takes longer than <time>)/)
  },
)

test('leaves out the rows of a table that is too large, and reports its position', async () => {
  const { page, html } = await parseText(`# Title\n\n${table(500, 1000)}`)
  expect(page.messages).toContainEqual(
    expect.objectContaining({
      reason: 'This table has more than 50000 cells. Every row has as many cells as the first one.',
      line: 3,
      column: 1,
    }),
  )
  expect(html).not.toContain('<td')
})

const words = 'Some words of a line. '.repeat(50_000)

const accepted: [name: string, text: string][] = [
  ['a line of a megabyte', words],
  ['a heading of a megabyte', `# ${words}`],
  ['a word with two megabytes', 'a'.repeat(2_000_000)],
  ['inline code of two megabytes', `\`${'*'.repeat(2_000_000)}\``],
  ['two megabytes of code', `\`\`\`ts\n${'const a = [1]; '.repeat(130_000)}\n\`\`\``],
  ['an image of two megabytes', `![x](data:image/png;base64,${'A'.repeat(2_000_000)})`],
  ['100,000 backticks', '`'.repeat(100_000)],
  ['100,000 stars', '*'.repeat(100_000)],
  ['a thematic break of 10,000 dashes', '- '.repeat(10_000)],
  ['50,000 thematic breaks that could be tables', '---\n'.repeat(50_000)],
  ['8000 lists', '- a\n\nText.\n\n'.repeat(8000)],
  ['3000 footnotes', Array.from({ length: 3000 }, (_, i) => `a[^${i}]\n\n[^${i}]: b`).join('\n\n')],
  ['40 nested lists', Array.from({ length: 40 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['20,000 email addresses in one line', 'a@b.example '.repeat(20_000)],
  ['100,000 pipes', '|'.repeat(100_000)],
  ['a table of 1000 columns', table(1000, 2)],
  ['a table of 2000 rows', table(3, 2000)],
  ['a list of 10,000 items', '- a\n'.repeat(10_000)],
  ['a list of 1000 links', '- [a](https://a.example/b_c_d) and *b*\n'.repeat(1000)],
  ['HTML in one line', `<table>${'<tr><td>a</td></tr>'.repeat(5000)}</table>`],
]

/** Maximum CPU time. On an idle machine, each text takes at most 2 s. Other processes on the same cores may double this time. */
const seconds = 10

test.each(isComplete ? accepted : accepted.filter((_, index) => index % 6 === 0))(
  '%s does not keep the parser busy',
  async (_, text) => {
    const before = process.cpuUsage()
    await parseText(`Text.\n\n${text}\n`)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(seconds)
  },
)

test('doesn’t count tables in code blocks', async () => {
  const { page } = await parseText(`~~~\n${table(500, 1000)}\n~~~\n`)
  expect(page.messages).toEqual([])
})

test('reports the page, the position, and a solution in a build', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/wide.md': `# Wide\n\n${table(1000, 50)}` })
  const { exitCode, stderr } = await site.docs('build')
  expect(exitCode).toBe(1)
  expect(stderr).toContain(
    'content/wide.md:3:1  error  This table has more than 50000 cells. Every row has as many cells as the first one.  page-limit',
  )
  expect(stderr).toContain('Split the table, or provide it as a download')
})
