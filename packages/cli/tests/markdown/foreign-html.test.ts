import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

/** Messages about a page, and its text as HTML. */
async function built(page: string): Promise<{ messages: string[]; html: string }> {
  const site = await tempSite({ 'content/index.md': page })
  const { messages } = JSON.parse((await site.docs('build', '--json', '--lenient')).stdout)
  const { html } = JSON.parse(site.read('dist/page.json'))
  return { messages: messages.map((m: { rule: string; message: string }) => `${m.rule}: ${m.message}`), html }
}

test('a bare URL inside of a raw link is its text, not a link of its own', async () => {
  const { messages, html } = await built(
    '# Home\n\nSee <a href="https://a.example/">https://a.example/</a> and **<a href="/">www.b.example</a>**, or https://c.example/.\n',
  )
  expect(messages).toEqual([])
  expect(html).toMatch(/<a [^>]*href="https:\/\/a\.example\/"[^>]*>https:\/\/a\.example\/<\/a>/)
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>www\.b\.example<\/a>/)
  expect(html).toMatch(/<a [^>]*href="https:\/\/c\.example\/"/)
})

test.each([
  ['below', '## Usage\n<a id="usage"></a>\n\nText.'],
  ['above', '<a id="usage"></a>\n\n## Usage\n\nText.'],
  ['in', '## <a name="usage"></a>Usage\n\nText.'],
])('an empty anchor %s a heading with the same ID is no second ID', async (_, text) => {
  const { messages, html } = await built(`# Home\n\n${text}\n\n[Usage](#usage)\n`)
  expect(messages).toEqual([])
  expect(html.match(/(?:id|name)="usage"/g)).toHaveLength(1)
})

test('an anchor with the ID of another heading is still reported', async () => {
  const { messages } = await built('# Home\n\n## Usage\n\nText.\n\n<a id="usage"></a>\n\n## Other\n')
  expect(messages).toEqual([expect.stringMatching(/^duplicate-id: The id `usage`/)])
})

test('custom elements whose names start like those of the engine stay elements, without a message', async () => {
  const { messages, html } = await built(
    '# Home\n\n<docs-info>\n\nA *note*.\n\n</docs-info>\n\nText <docs-new>new</docs-new>.\n',
  )
  expect(messages).toEqual([])
  expect(html).toMatch(/<docs-info>\s*<p>A <em>note<\/em>\.<\/p>\s*<\/docs-info>/)
  expect(html).toContain('<docs-new>new</docs-new>')
})
