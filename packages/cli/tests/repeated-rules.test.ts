import { expect, test } from 'vitest'
import { shown, tempSite } from './support/temp-site.ts'

const pages = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`content/page-${i}.md`, `# Page ${i}\n\n${text}\n`]))

const advice = `markdown             10 errors in 5 files
undefined-reference  5 errors in 5 files

  If these pages were written for a different tool, add \`--lenient\`, which reports errors as warnings.
  To do so for these rules only, set their level in \`site.config.ts\`: \`rules: { markdown: 'warn', 'undefined-reference': 'warn' }\`.

content/page-0.md:`

test('says first what to do about a rule that reports errors on many pages', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    ...pages(5, 'A [reference][missing].\n\n:::tba\nText\n:::\n\n:::noet\nText\n:::'),
  })

  for (const command of ['check', 'build'])
    expect((await site.docs(command)).stderr.slice(0, advice.length)).toBe(advice)

  const json = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  expect([json.errors, json.messages.length]).toEqual([15, 15])
  expect((await site.docs('check', '--format', 'github')).stdout).toContain(advice.slice(0, 100))
  // The advice works.
  for (const options of [['--lenient'], ['--strict']])
    expect(shown(await site.docs('check', ...options))).not.toContain('different tool')
  expect(await site.docs('check', '--lenient')).toMatchObject({ exitCode: 0 })
  site.write({
    'site.config.ts': `export default { title: 'Test', rules: { markdown: 'warn', 'undefined-reference': 'warn' } }\n`,
  })
  expect(await site.docs('check')).toMatchObject({ exitCode: 0 })
})

test('gives no such advice for a few pages, and for errors that can’t be lowered', async () => {
  const few = await tempSite({ 'content/index.md': '# Home\n', ...pages(4, ':::tba\nText\n:::') })
  expect(shown(await few.docs('check'))).not.toContain('different tool')

  const unreadable = await tempSite({ 'content/index.md': '# Home\n', ...pages(6, '\0') })
  expect(shown(await unreadable.docs('check'))).not.toContain('different tool')
})
