import { expect, test } from 'vitest'
import { moved, movedPage } from './docusaurus-site.ts'

test('leaves plain Markdown unchanged', async () => {
  const text = `* one
* two with *emphasis* and __strong__

| a | b |
|---|:-:|
| 1 |2|

Setext
------

> quoted\\
> text

    indented in MDX is a paragraph

[ref]: https://example.com  "Title"
`
  expect(await movedPage(text)).toBe(text.replace('    indented', 'indented'))
})

test('keeps the IDs of headings', async () => {
  expect(await movedPage('## One {#first}\n\n### Two {/* #second */}\n')).toBe('## One {#first}\n\n### Two {#second}\n')
})

test('reports the position of a syntax error in MDX and imports the page as Markdown', async () => {
  expect(await movedPage('Text.\n\n<div>\n\nNever closed {\n')).toMatchInlineSnapshot(`
    "Text.

    <div>

    Never closed {

    === messages ===
    docs/page.md:9:15  error  The page can’t be parsed as MDX, so it’s imported as plain Markdown: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`  not-imported

      9 │ Never closed {
        │               ~

    1 error, 0 warnings
    "
  `)
})

test('keeps text that is only an error in MDX, which Docusaurus allowed before version 3, unless the page uses MDX', async () => {
  const text =
    'Compare test<->snapshot, see <https://a.example>.\n\n<!-- A note. -->\n\n<details><summary>More</summary>\n\nText.\n\n</details>\n'
  expect(await movedPage(text)).toBe(text)
  expect(await movedPage(`${text}\n<Chart />\n`)).toContain('docs/page.md:5:14  error  The page can’t be parsed as MDX')
})

test('replaces shortcodes by emoji outside of code', async () => {
  const text = 'Look :point_down: at *this :tada:* and `:tada:` at 10:30:45, :unknown: and https://x.example/:tada:.\n'
  expect(await movedPage(text)).toBe(text.replace(':point_down:', '👇').replace('*this :tada:*', '*this 🎉*'))
  const config = `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', markdown: { emoji: false }, presets: [['classic', {}]] }\n`
  expect(await movedPage(text, { 'docusaurus.config.js': config })).toBe(text)
})

test('keeps headings of level 1 that are not the title', async () => {
  expect(await movedPage('Text.\n\n# Reference of `a_b`\n\n## Props\n')).toBe(
    'Text.\n\n## Reference of `a_b`\n\n## Props\n',
  )
})

test('keeps the heading of level 1 of a page whose title is hidden', async () => {
  const front = '---\ntitle: Usage\nhide_title: true\n---\n\n'
  const { read } = await moved({ 'docs/usage.md': `${front}&nbsp;\n\n# Usage\n\n# More\n` })
  expect(read('content/docs/usage.md')).toBe(`${front}&nbsp;\n\n# Usage\n\n## More\n`)
})

test('describes the pages of a category by their first paragraphs, without comments and expressions', async () => {
  const { read } = await moved({
    'docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }\n`,
    'sidebars.js': `module.exports = { docs: [{ type: 'category', label: 'Guide', link: { type: 'generated-index' }, items: ['faq', 'more', 'index'] }] }\n`,
    'docs/faq.md':
      '# FAQ\n\n{/* hidden */}\n\n:::tip\n\nA tip.\n\n:::\n\n*Because* of `a_b` and [c](./more.md). {/* a comment */}\n',
    'docs/more.md': '# More\n\nexport const n = 1\n\nOne{n}<!-- no --> <b>two</b>\nthree\n',
    'docs/index.md': '---\ntitle: Home\ndescription: A {brace}\n---\n\nText.\n\n<DocCardList />\n',
  })
  expect(read('content/docs/category/guide.md')).toContain(`
- [FAQ](/docs/faq): Because of a&#95;b and c.
- [More](/docs/more): One two …
- [Home](/docs): A &#123;brace&#125;
`)
  // A comment alone doesn’t need MDX.
  expect(read('content/docs/faq.md')).toContain('<!-- a comment -->')
})
