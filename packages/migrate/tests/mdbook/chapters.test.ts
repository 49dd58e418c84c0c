import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('names chapters without a heading of level 1 as the summary does', async () => {
  const { site } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': `# Summary

- [The *first* chapter](ch01-00.md)
- [Second chapter](ch02-00.md)
- [Third chapter](ch03-00.md)
- [Fourth chapter](ch04-00.md)
- [Fifth chapter](ch05-00.md)
- [\`Cell<T>\` chapter](ch06-00.md)
`,
    'src/ch01-00.md': 'See [the heading](#the-first-chapter).\n\n## The *first* chapter\n\n## Next\n',
    'src/ch02-00.md': '```\n# Not a heading\n```\n\n## Its own words\n',
    'src/ch03-00.md': 'Third chapter\n---\n\nText\n',
    'src/ch04-00.md': 'No heading\n',
    'src/ch05-00.md': '<h1>In HTML</h1>\n\n## Next\n',
    'src/ch06-00.md': '## `Cell<T>` chapter\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const headings = (name: string) =>
    [...site.read(`new/dist/${name}.html`).matchAll(/<(h[12])[^>]*>(.*?)<\/\1>/gs)].map(
      ([, tag, text]) => `${tag} ${text!.replace(/<[^>]*>/g, '')}`,
    )
  expect(headings('ch01-00')).toEqual(['h1 The first chapter', 'h2 The first chapter', 'h2 Next'])
  expect(headings('ch02-00')).toEqual(['h1 Second chapter', 'h2 Its own words'])
  expect(headings('ch03-00')).toEqual(['h1 Third chapter', 'h2 Third chapter'])
  expect(headings('ch04-00')).toEqual(['h1 Fourth chapter'])
  expect(headings('ch05-00')).toEqual(['h1 In HTML', 'h2 Next'])
  expect(headings('ch06-00')).toEqual(['h1 Cell&lt;T&gt; chapter', 'h2 Cell&lt;T&gt; chapter'])
})

test('reports redirects of anchors, which a server can’t follow', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[output.html.redirect]\n"/old.html#part" = "new.html#part"\n"/older.html" = "new.html"\n',
    'src/SUMMARY.md': '# Summary\n\n- [New](new.md)\n',
    'src/new.md': '# New\n\n## Part\n',
  })
  expect(causes).toContain('redirect /old.html#part: ')
  expect(site.read('new/site.config.ts')).toContain("redirects: [{ from: '/older.html', to: '/new' }]")
  expect(await buildImported(site)).not.toMatch(/error/)
})

test('reports event handlers in the text', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': '[One](one.md)\n',
    'src/one.md': '# One\n\n<b class="a > b" onclick="toggle(1)">Text</b> `<b onclick="x()">`\n',
  })
  expect(causes).toEqual(['component onclick: src/one.md'])
  expect(site.read('new/content/one.md')).toContain('<b class="a > b">Text</b> `<b onclick="x()">`\n')
})

test('converts definition lists to HTML', async () => {
  const { site, report } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': `# Home

A note: this is text.

term \`A\`
  : Its definition can
    span lines.

[term B](#home)

: One

  More of *one*.
: Two

Text.
`,
  })
  expect(report.whole).toBe(1)
  expect(site.read('new/content/index.md').replace(/\n+/g, '\n')).toContain(`A note: this is text.
<dl>
<dt>
term \`A\`
</dt>
<dd>
Its definition can
span lines.
</dd>
<dt>
[term B](#home)
</dt>
<dd>
One
More of *one*.
</dd>
<dd>
Two
</dd>
</dl>
Text.
`)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('gives headings without letters the ID `section`', async () => {
  const { site } = await importedSite({
    'book.toml': '',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\n## `::`\n\n## `+`\n',
  })
  expect(site.read('new/content/index.md')).toContain('## `::` {#section}\n\n## `+` {#section-1}\n')
})
