import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

/** Returns a page's messages and HTML. */
async function built(page: string): Promise<{ messages: string[]; html: string }> {
  const site = await tempSite({ 'content/index.md': page })
  const { messages } = JSON.parse((await site.docs('build', '--json', '--lenient')).stdout)
  const { html } = JSON.parse(site.read('dist/page.json'))
  return { messages: messages.map((m: { rule: string; message: string }) => `${m.rule}: ${m.message}`), html }
}

test('a bare URL inside a raw link is part of its text', async () => {
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
])('an empty anchor %s a heading with the same ID doesn’t count as a duplicate', async (_, text) => {
  const { messages, html } = await built(`# Home\n\n${text}\n\n[Usage](#usage)\n`)
  expect(messages).toEqual([])
  expect(html.match(/(?:id|name)="usage"/g)).toHaveLength(1)
})

test('an anchor with the ID of another heading is still reported', async () => {
  const { messages } = await built('# Home\n\n## Usage\n\nText.\n\n<a id="usage"></a>\n\n## Other\n')
  expect(messages).toEqual([expect.stringMatching(/^duplicate-id: The ID `usage`/)])
})

test('custom elements whose names start like the engine’s are kept, without a message', async () => {
  const { messages, html } = await built(
    '# Home\n\n<docs-info>\n\nA *note*.\n\n</docs-info>\n\nText <docs-new>new</docs-new>.\n',
  )
  expect(messages).toEqual([])
  expect(html).toMatch(/<docs-info>\s*<p>A <em>note<\/em>\.<\/p>\s*<\/docs-info>/)
  expect(html).toContain('<docs-new>new</docs-new>')
})

test('the message about a component tag shows the syntax for its position', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n## Suspense <Badge text="new" />\n\n<Home />\n\n- <Item />\n\n:Badge{text="new"}\n\n::Home\n\n- ::Item\n',
    ...Object.fromEntries(
      ['Badge', 'Home', 'Item'].map((name) => [
        `content/_components/${name}.tsx`,
        `export default function ${name}() {\n  return <b>Rendered: ${name}</b>\n}\n`,
      ]),
    ),
  })
  const { exitCode, stderr } = await site.docs('build')
  expect(exitCode).toBe(0)
  expect(
    [...stderr.matchAll(/(?:within a line|content\/_components`), write `(:+\w+)/g)].map((match) => match[1]),
  ).toEqual([':Badge', '::Home', '::Item'])
  // This page uses the replacements that the messages suggest.
  for (const name of ['Badge', 'Home', 'Item']) expect(site.read('dist/index.html')).toContain(`Rendered: ${name}`)
})
