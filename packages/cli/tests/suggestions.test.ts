import { expect, test } from 'vitest'
import { tempSite } from './support/temp-site.ts'

/** Returns the message and the note of each problem on a page, by line and column. */
async function problemsOf(files: Record<string, string>): Promise<Record<string, string>> {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...files })
  const { messages } = JSON.parse((await site.docs('check', '--format', 'json')).stdout)
  return Object.fromEntries(
    messages
      .filter((m: { rule: string }) => m.rule !== 'orphan-page')
      .map((m: Record<string, string>) => [`${m.line}:${m.column}`, `${m.message} ${m.note}`]),
  )
}

test('suggests attributes of elements in MDX, and gives advice in MDX', async () => {
  const page = '# A\n\n<Tabs gruop="x"><TabItem labl="x">a</TabItem></Tabs>\n\n<TabItem label="y">b</TabItem>\n'
  expect(await problemsOf({ 'content/a.mdx': page })).toEqual({
    '3:7': '`<Tabs>` has no attribute `gruop`, so `gruop` has no effect. Did you mean `group`?',
    '3:17': 'A tab has no label. Write `<TabItem label="npm">`.',
    '3:26': '`<TabItem>` has no attribute `labl`, so `labl` has no effect. Did you mean `label`?',
    '5:1': 'This tab is outside `<Tabs>`. Write `<Tabs>` above the first tab, and `</Tabs>` below the last one.',
  })
})

test('names the file of a component that fails, with its extension, and the place in it', async () => {
  const slots = 'export default function Slots() { return <b>{(undefined as any).y}</b> }\n'
  const page = "import Slots from './_components/Slots'\n\n# A\n\n<Slots />\n"
  const problems = await problemsOf({ 'content/a.mdx': page, 'content/_components/Slots.tsx': slots })
  expect(problems['5:1']).toContain('Check `content/_components/Slots.tsx:1:65`.')
})

test('says where the title of a directive is written if its attribute has a typo', async () => {
  expect(await problemsOf({ 'content/a.md': '# A\n\n:::note{titel=x}\nText.\n:::\n' })).toEqual({
    '3:9': 'The attribute `titel` of `note` has no effect. Write the title in brackets: `:::note[A title]`.',
  })
})

test('suggests a component or a directive whose name is written differently', async () => {
  const page =
    '# A\n\n::retry-demo\n\n::retryDemo{delay=3}\n\n:::retry_demo\nText.\n:::\n\nSee :retry-demo[x].\n\n:::CardGrid\nText.\n:::\n\n:::CodeGroup\nText.\n:::\n'
  const demo = 'export default function RetryDemo() { return null }\n'
  expect(await problemsOf({ 'content/a.md': page, 'content/_components/RetryDemo.tsx': demo })).toEqual({
    '3:1': 'Unknown directive `::retry-demo`. Did you mean `::RetryDemo`?',
    '5:1': 'Unknown directive `::retryDemo`. Did you mean `::RetryDemo`?',
    '7:1': 'Unknown directive `:::retry_demo`. Did you mean `:::RetryDemo`?',
    '11:5': 'Unknown directive `:retry-demo`, which is shown as text. Did you mean `:RetryDemo`?',
    '13:1': 'No component `CardGrid` in `content/_components`. Did you mean `card-grid`?',
    '17:1': 'No component `CodeGroup` in `content/_components`. Did you mean `code-group`?',
  })
})

test('says how to include Markdown on a page that can’t import it', async () => {
  const page = "# A\n\nimport Part from './_part.md'\n"
  const problems = await problemsOf({ 'content/a.md': page, 'content/_part.md': 'Text.\n' })
  expect(problems['3:1']).toContain('rename the page to `.mdx`')
})

test('reports a misspelled tab once, and suggests a module with a similar name', async () => {
  const tabs = '::::tabs\n:::tba[One]\na\n:::\n::::\n\n::::tba\n:::tab[One]\na\n:::\n::::\n'
  const page = "import Slots from './_components/Slotss'\n\n# B\n"
  const slots = 'export default function Slots() { return null }\n'
  expect(
    await problemsOf({
      'content/a.md': `# A\n\n${tabs}`,
      'content/b.mdx': page,
      'content/_components/Slots.tsx': slots,
    }),
  ).toEqual({
    '1:19':
      '`./_components/Slotss` can’t be imported: No file at `content/_components/Slotss`. Did you mean `content/_components/Slots`?',
    '4:1': 'Unknown directive `:::tba`. Did you mean `:::tab`?',
    '9:1': 'Unknown directive `:::tba`. Did you mean `:::tab`?',
  })
})

test('explains how to write a tab in the syntax of the page', async () => {
  expect(await problemsOf({ 'content/a.mdx': '# A\n\n<Tabs></Tabs>\n\n::::tabs\nText\n::::\n' })).toEqual({
    '3:1': '`<Tabs>` has no tab. Write `<TabItem label="npm">`.',
    '5:1': 'This `tabs` container has no tab. Write `:::tab[npm]`.',
  })
})

test('explains paths that start with a slash', async () => {
  expect(await problemsOf({ 'content/a.md': '# A\n\n```ts file="/examples/gone.ts"\n```\n' })).toEqual({
    '3:7':
      'No file at `/examples/gone.ts`. The path starts at the site’s folder. Without the `/`, it is relative to this page.',
  })
})

test('lists the anchors of a page if none is similar to the one in a link', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
  const tabs = '::::tabs\n:::tab[One]\nC\n:::\n::::\n'
  const page = `# A\n\n[x](#installation)\n\n${ids.map((id) => `## ${id}\n`).join('\n')}`
  expect(
    await problemsOf({ 'content/a.md': page, 'content/b.md': '[x](./c.md#installation)\n', 'content/c.md': tabs }),
  ).toEqual({
    '1:1': 'No heading `#installation` in `content/c.md`. undefined',
    '3:1':
      'No heading `#installation` in `content/a.md`. Existing anchors: `#a`, `#one`, `#two`, `#three`, `#four`, `#five`, `#six`, `#seven`, `#eight`, `#nine`, and 3 more.',
  })
})
