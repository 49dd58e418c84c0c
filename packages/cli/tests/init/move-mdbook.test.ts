import { expect, test } from 'vitest'
import { buildImported, importedSite } from './imported-site.ts'

const files = {
  'book.toml': `[book]
title = "Old book"
authors = ["A. Author"]

[output.html]
site-url = "/book/"
git-repository-url = "https://github.com/o/r"
additional-css = ["own.css"]
smart-punctuation = false

[output.html.code.hidelines]
python = "~"

[output.html.redirect]
"/old/page.html" = "../guide/start.html#the-end"

[output.html.playground]
runnable = false
`,
  'own.css': '.own { color: red }\n',
  'src/SUMMARY.md': `# Summary

[Welcome](README.md)

# First part

- [Start](guide/start.md)
    - [More \`code\`](guide/more.md)
    - [Draft]()

---

[Appendix](appendix.md)
`,
  'src/README.md': '# Welcome\n\nSee [start](guide/start.html#whats-new-in-10).\n',
  'src/guide/start.md': `# Start

## What's new in 1.0?

\`\`\`rust,ignore
# fn main() {
{{#include code.rs:part}}
## shown
# }
\`\`\`

\`\`\`python
~hidden
shown()
\`\`\`

{{#include text.md}}

\\{{#include not.md}}

![Pic](pic.svg) [More](./more.md)

## The end

<Listing number="2-1" file-name="src/main.rs" caption="Code that *runs*">

\`\`\`rust
{{#rustdoc_include code.rs:part}}
\`\`\`

</Listing>
`,
  'src/guide/code.rs': '// ANCHOR: part\nlet x = 1;\n// ANCHOR_END: part\nlet y = 2;\n',
  'src/guide/text.md': 'Included text.\n',
  'src/guide/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/guide/more.md': '# More\n\n<div class="own">Own</div>\n',
  'src/appendix.md': '# Appendix\n',
  'src/unlisted.md': '# Not published\n',
}

test('imports an mdBook that builds at once', async () => {
  const { site, shown, report, causes } = await importedSite(files)
  expect(shown.stderr).toBe('')
  expect(causes).toEqual(['sidebar Draft: ', 'style own.css: '])
  expect([report.pages, report.whole]).toEqual([4, 4])

  expect(site.read('new/content/guide/start.md')).toMatchInlineSnapshot(`
    "# Start

    ## What's new in 1.0?

    \`\`\`rust
    let x = 1;
    # shown
    \`\`\`

    :::details[With hidden lines]
    \`\`\`rust
    fn main() {
    let x = 1;
    # shown
    }
    \`\`\`
    :::

    \`\`\`python
    shown()
    \`\`\`

    :::details[With hidden lines]
    \`\`\`python
    hidden
    shown()
    \`\`\`
    :::

    Included text.

    {{#include not.md}}

    ![Pic](/guide/pic.svg) [More](./more.md)

    ## The end

    <figure id="listing-2-1">

    Filename: src/main.rs

    \`\`\`rust
    let x = 1;
    \`\`\`

    :::details[With hidden lines]
    \`\`\`rust
    let x = 1;
    let y = 2;
    \`\`\`
    :::

    <figcaption>

    Listing 2-1: Code that *runs*

    </figcaption>

    </figure>
    "
  `)
  expect(site.read('new/site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docs-engine/cli'

    export default defineConfig({
      title: 'Old book',
      baseUrl: '/book/',
      trailingSlash: false,
      navbar: { items: [{ label: 'Repository', href: 'https://github.com/o/r' }] },
      sidebars: {
        book: [
          { label: 'Welcome', to: '' },
          {
            label: 'First part',
            items: [
              {
                label: '1. Start',
                to: 'guide/start',
                items: [{ label: '1.1. More code', to: 'guide/more' }],
              },
            ],
          },
          { label: 'Appendix', to: 'appendix' },
        ],
      },
      footer: { copyright: 'A. Author' },
      redirects: [{ from: '/old/page.html', to: '/guide/start#the-end' }],
      // To compile the TypeScript samples page by page, list pages: \`samples: { include: ['guide/**'] }\`. To compile all: \`samples: {}\`.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      theme: { css: ['styles/moved.css'] },
    })
    "
  `)

  expect(site.read('new/urls.lock').split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
    "/
      #welcome
    /appendix
      #appendix
    /guide/more
      #more
    /guide/start
      #start
      #the-end
      #whats-new-in-10
    "
  `)

  expect(await buildImported(site)).toContain('0 errors')
  // The pages keep their addresses, and the headings their IDs.
  const html = site.read('new/dist/guide/start.html')
  for (const id of ['whats-new-in-10', 'the-end']) expect(html).toContain(`id="${id}"`)

  // The addresses of the old site are recorded, so a page that is lost after the move is an error.
  expect(await site.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  site.write({ 'new/content/appendix.md': null })
  const check = await site.docs('check', 'new')
  expect(check).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('`/appendix` was published') })
})

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
  expect(headings('ch01-00')).toEqual(['h1 The first chapter', 'h2 Next'])
  expect(headings('ch02-00')).toEqual(['h1 Second chapter', 'h2 Its own words'])
  expect(headings('ch03-00')).toEqual(['h1 Third chapter'])
  expect(headings('ch04-00')).toEqual(['h1 Fourth chapter'])
  expect(headings('ch05-00')).toEqual(['h1 In HTML', 'h2 Next'])
  expect(headings('ch06-00')).toEqual(['h1 Cell&lt;T&gt; chapter'])
})

test('writes the marks that a script or a stylesheet of the book adds to code blocks as titles', async () => {
  const { report, causes, site } = await importedSite({
    'book.toml':
      '[book]\ntitle = "Old"\n[output.html]\nadditional-js = ["crab.js"]\nadditional-css = ["crab.css"]\n[output.html.playground]\nrunnable = false\n',
    'crab.js': "for (const block of document.getElementsByClassName('panics')) block.append('This code panics!')\n",
    'crab.css': '.does_not_compile { color: red }\n',
    'src/SUMMARY.md': '- [One](one.md)\n- [Two](two.md)\n- [Three](three.md)\n',
    'src/one.md': '# One\n\n```rust,ignore,does_not_compile\nlet x;\n```\n',
    'src/two.md': '# Two\n\n```rust,panics\nlet x;\n```\n',
    'src/three.md': '# Three\n\n```rust,ignore\nlet x;\n```\n',
  })
  expect(causes.filter((cause) => cause.includes('src/'))).toEqual([])
  expect([report.whole, report.withoutEffect]).toEqual([3, { 'code `ignore`': 2 }])
  expect(site.read('new/content/one.md')).toContain('```rust title="Does not compile"\nlet x;')
  expect(site.read('new/content/two.md')).toContain('```rust title="Panics"\nlet x;')
  expect(site.read('new/content/three.md')).toContain('```rust\nlet x;')
})

test('reports what an unknown preprocessor replaces, in code too', async () => {
  const chapters = {
    'src/SUMMARY.md': '[One](one.md)\n[Two](two.md)\n',
    'src/one.md': '# One\n\n```sh\ncargo install book --version {{ version }}\n```\n',
    // GitHub replaces this expression.
    'src/two.md': `# Two\n\n\`\`\`yaml\nkey: \${{ secrets.KEY }}\n\`\`\`\n`,
  }
  const withHelper = await importedSite({ 'book.toml': '[book]\ntitle = "Old"\n[preprocessor.helper]\n', ...chapters })
  expect(withHelper.causes).toContain('plugin {{ … }}: src/one.md')
  const without = await importedSite({ 'book.toml': '[book]\ntitle = "Old"\n', ...chapters })
  expect(without.causes.filter((cause) => cause.includes('{{'))).toEqual([])
})

test('reports redirects of anchors, which a server can’t follow', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[output.html.redirect]\n"/old.html#part" = "new.html#part"\n"/older.html" = "new.html"\n',
    'src/SUMMARY.md': '# Summary\n\n- [New](new.md)\n',
    'src/new.md': '# New\n\n## Part\n',
  })
  expect(causes).toContain('redirect redirects of anchors: ')
  expect(site.read('new/site.config.ts')).toContain("redirects: [{ from: '/older.html', to: '/new' }]")
  expect(await buildImported(site)).not.toMatch(/error/)
})

test('reports the syntax of an unknown preprocessor on its pages', async () => {
  const { causes, report } = await importedSite({
    'book.toml': '[preprocessor.spec]\n',
    'src/SUMMARY.md': '# Summary\n\n- [Syntax](syntax.md)\n- [Plain](plain.md)\n',
    'src/syntax.md': `# Syntax

r[syntax.intro]
A [\`std::vec::Vec\`] and a [\`String\`].

> [!EDITION-2024]
> Changed.

\`\`\`grammar
A -> B
\`\`\`

[\`String\`]: https://example.com/
`,
    'src/plain.md': '# Plain\n\n> [!NOTE]\n> A note about [`a.b`].\n\n```compile_fail\nfn a() {}\n```\n',
  })
  expect(causes.filter((cause) => cause.startsWith('plugin'))).toEqual([
    'plugin [!…]: src/syntax.md',
    'plugin ```grammar: src/syntax.md',
    'plugin links: src/syntax.md',
    'plugin r[…]: src/syntax.md',
    'plugin preprocessor.spec: ',
  ])
  expect(report.whole).toBe(1)
})

test('keeps links to other books on the same server', async () => {
  const { site, report } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n\n[output.html.playground]\nrunnable = false\n',
    'src/SUMMARY.md': '# Summary\n\n- [Home](index.md)\n- [One](one.md)\n- [Part](part/README.md)\n',
    'src/index.md': '# Home\n\n[Other](../other/index.html#x), [one](one.mdr#one)\n',
    'src/one.md':
      '# One\n\nSee [the other][other], [a page](../other/b.md#c), and\n[gone](gone.html).\n\n[other]: ../other/\n',
    'README.md': '# Not published\n',
    'src/part/README.md': '# Part\n\n[Other](../../other/a.html)\n\n[Readme](../../README.md)\n',
  })
  expect(report.whole).toBe(3)
  expect(site.read('new/content/part/README.md')).toContain('[Other](../other/a.html)')
  expect(site.read('new/site.config.ts')).toContain("redirects: [{ from: '/part/index.html', to: '/part' }]")
  const built = await buildImported(site)
  expect(built).toContain('gone.html')
  expect(built).not.toContain('other/')
  expect(site.read('new/dist/index.html')).toContain('href="../other/index.html#x"')
  expect(site.read('new/content/index.md')).toContain('[one](one.md#one)')
  expect(site.read('new/dist/one.html')).toContain('href="../other/"')
  expect(site.read('new/dist/one.html')).toContain('href="../other/b.html#c"')
  expect(built).toContain('../../README.md')
  expect(site.read('new/dist/part.html')).toContain('href="../other/a.html"')
})

test('keeps indented code and link definitions as they are, and reports editable code', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n\n[output.html.playground]\nrunnable = false\neditable = true\n',
    'src/SUMMARY.md': '# Summary\n\n- [Home](index.md)\n- [Edit](edit.md)\n',
    'src/index.md': `# Home

Blocks with this word:

    \`\`\`rust,ignore
    # hidden
    \`\`\`

- An item:

    \`\`\`rust,ignore
    let a = 1;
    \`\`\`

A [reference].

[reference]: https://elsewhere.example
----
`,
    'src/edit.md': '# Edit\n\n```rust,editable\nlet a = 1;\n```\n',
  })
  const home = site.read('new/content/index.md')
  expect(home).toContain('    ```rust,ignore\n    # hidden\n    ```\n')
  expect(home).toContain('    ```rust\n    let a = 1;\n    ```\n')
  expect(home).toContain('[reference]: https://elsewhere.example\n----\n')
  expect(causes).toEqual(['live code editable: src/edit.md'])
})

/** A preprocessor that reads the book from its standard input, as mdBook's documentation describes. */
const preprocessor = `import { readFileSync } from 'node:fs'
if (process.argv[2] === 'supports') process.exit(process.argv[3] === 'html' ? 0 : 1)
const [context, book] = JSON.parse(readFileSync(0, 'utf8'))
const { first, list = 'items' } = context.config.preprocessor.helper
const each = (items) => {
  for (const { Chapter: chapter } of items.filter((item) => item.Chapter)) {
    chapter.content = chapter.content.replaceAll('{{ version }}', context.config.book.src + ' 1.2')
    each(chapter.sub_items)
  }
}
each(book[list])
if (first) book[list].push({ Chapter: { name: 'Index', content: first, number: null, sub_items: [], path: 'all.md', source_path: null, parent_names: [] } })
process.stdout.write(JSON.stringify(list === 'items' ? book : { sections: book.sections }))
`

test('runs preprocessors that are installed', async () => {
  const chapters = {
    'helper.mjs': preprocessor,
    'src/SUMMARY.md': '# Summary\n\n[One](README.md)\n\n# Part\n\n- [Two](two.md)\n  - [Three](three.md)\n',
    'src/README.md': '# One\n\n```sh\ninstall {{ version }}\n```\n\n{{#include part.txt}}\n',
    'src/two.md': '# Two\n\nWith {{ other }}\n',
    'src/three.md': '# Three\n\nFor {{ version }}\n',
    'src/part.txt': 'Included {{ version }}',
  }
  const table = '[output.html.playground]\nrunnable = false\n[preprocessor.helper]\ncommand = "node \'helper.mjs\'"\n'
  const { site, causes, report } = await importedSite({
    'book.toml': `${table}after = ["links"]\nfirst = "See [Three](three.md)."\n`,
    ...chapters,
  })
  expect(causes).toEqual([])
  expect([report.pages, report.whole]).toEqual([4, 4])
  expect(site.read('new/content/README.md')).toContain('install src 1.2\n```\n\nIncluded src 1.2\n')
  expect(site.read('new/content/three.md')).toContain('For src 1.2')
  expect(site.read('new/content/all.md')).toBe('---\ntitle: Index\n---\n\nSee [Three](three.md).\n')
  expect(site.read('new/site.config.ts')).toContain("{ label: 'Index', to: 'all' }")
  expect(await buildImported(site)).not.toMatch(/error|warning/)

  // By default, preprocessors run in the order of their names, so that this one doesn't see the included text.
  const early = await importedSite({ 'book.toml': `${table}list = "sections"\n`, ...chapters })
  expect(early.site.read('new/content/README.md')).toContain('install src 1.2\n```\n\nIncluded {{ version }}\n')
})

test('reports preprocessors that can’t run, and skips those for other outputs', async () => {
  const { report } = await importedSite({
    'book.toml': `[output.html.playground]
runnable = false
[preprocessor.missing]
[preprocessor.broken]
command = "node broken.mjs"
[preprocessor.pdf]
command = "node pdf.mjs"
[preprocessor.epub]
renderers = ["epub"]
`,
    'broken.mjs': "if (process.argv[2] !== 'supports') throw new Error('Not today')\n",
    'pdf.mjs': "process.exit(process.argv[3] === 'pdf' ? 0 : 1)\n",
    'src/SUMMARY.md': '[One](one.md)\n',
    'src/one.md': '# One\n',
  })
  expect(report.causes.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'preprocessor.broken: The changes of the preprocessor `broken` are missing, because its program failed with `Error: Not today`.',
    'preprocessor.missing: The changes of the preprocessor `missing` are missing, because its program `mdbook-missing` isn’t installed.',
  ])
  expect(report.whole).toBe(0)
})

test('keeps braces in a book without preprocessors', async () => {
  const { site, report } = await importedSite({
    'book.toml': '[output.html.playground]\nrunnable = false\n',
    'src/SUMMARY.md': '[One](one.md)\n',
    'src/one.md': '# One\n\nWrite {{ name }}.\n',
  })
  expect(report.whole).toBe(1)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/one.html')).toContain('Write {{ name }}.')
})

test('calls event handlers in the text, with the scripts of the book', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[output.html]\nadditional-js = ["book.js"]\n[output.html.playground]\nrunnable = false\n',
    'book.js': "function toggle() { document.querySelector('.more').hidden ^= true }\n",
    'src/SUMMARY.md': '[One](one.md)\n[Two](two.md)\n[Three](three.md)\n',
    'src/one.md':
      '# One\n\n<button onclick="toggle()" onkeyup="toggle(&quot;a&quot;)">More</button>\n\n`<b onclick="x()">`\n',
    'src/two.md': '# Two\n\n<b class="a > b" onclick="unknown()">Text</b>\n',
    'src/three.md': '# Three\n\n<b onmouseenter="toggle()">Text</b>\n',
  })
  expect(causes).toEqual([
    'component onclick: src/two.md',
    'component onmouseenter: src/three.md',
    'configuration book.js: ',
  ])
  expect(site.read('new/content/one.md')).toContain(
    '<button data-on-click="toggle()" data-on-keyup="toggle(&quot;a&quot;)">More</button>',
  )
  expect(site.read('new/content/two.md')).toContain('<b class="a > b">Text</b>\n')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/one.html')).toContain('<moved-script></moved-script>')
  expect(site.read('new/dist/one.html')).toContain('<script src="/scripts/moved.js" defer')
  expect(site.read('new/content/_public/scripts/moved.js')).toContain('"toggle(\\"a\\")"(event) {')
})

test('shows icons of Font Awesome if its package is installed', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[output.html.playground]\nrunnable = false\n',
    'src/SUMMARY.md': '[One](one.md)\n[Two](two.md)\n',
    'src/one.md': '# One\n\nClick <i class="fas fa-bars"></i> or <i class="fa-solid fa-bars"></i> here.\n',
    'src/two.md': '# Two\n\nClick <i class="fab fa-gone"></i> here.\n',
    'node_modules/@fortawesome/fontawesome-free/svgs/solid/bars.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M1 1h2"/></svg>',
  })
  expect(causes).toEqual(['component icons: src/two.md'])
  expect(site.read('new/content/one.md')).toContain(
    'Click <span class="moved-icon moved-icon-fas-fa-bars"></span> or <span class="moved-icon moved-icon-fa-solid-fa-bars"></span> here.',
  )
  expect(site.read('new/styles/icons.css')).toContain("%3Cpath d='M1 1h2'/%3E")
})

test('keeps listings in quotations, and links in an SVG', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[output.html.playground]\nrunnable = false\n[preprocessor.unknown]\n',
    'src/SUMMARY.md': '[One](one.md)\n[Two](two.md)\n',
    'src/one.md': `# One

> ### Note
>
> <Listing file-name="a.rs" caption="Text">
>
> \`\`\`rust
> let a = 1;
>
> \`\`\`
>
> </Listing>
>
> After.
`,
    'src/two.md': '# Two\n\n<svg viewBox="0 0 9 9"><a class="b" xlink:href="one.md#note"><text>One</text></a></svg>\n',
  })
  // The listing is the syntax of a preprocessor, and is converted.
  expect(causes).toEqual(['plugin preprocessor.unknown: '])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/one.html')
  expect(html).toMatch(
    /<blockquote>[\s\S]*<figure>\s*<p>Filename: a.rs<\/p>[\s\S]*<figcaption>\s*<p>Text<\/p>[\s\S]*<p>After.<\/p>\s*<\/blockquote>/,
  )
  expect(site.read('new/dist/two.html')).toMatch(/<a class="b" href="(?:\/|\.\/)?one(?:\.html)?#note">/)
})

test('includes all sections of an anchor with `rustdoc_include`, and the first one with `include`', async () => {
  const fence = (directive: string) => `\`\`\`rust\n{{#${directive} code.rs:here}}\n\`\`\`\n`
  const { site } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': `# Home\n\n${fence('rustdoc_include')}\n${fence('include')}\n{{#include lines.txt:2}}\n`,
    'src/code.rs':
      '// ANCHOR: here\nfirst();\n// ANCHOR_END: here\nhidden();\n// ANCHOR: here\n// ANCHOR: inner\nsecond();\n// ANCHOR_END: inner\n// ANCHOR_END: here\n',
    'src/lines.txt': 'One\nTwo\nThree\n',
  })
  const text = site.read('new/content/index.md')
  expect(text).toContain('```rust\nfirst();\nsecond();\n```\n\n:::details[With hidden lines]')
  expect(text).toContain('```rust\nfirst();\nhidden();\nsecond();\n```\n:::')
  expect(text).toContain(':::\n\n```rust\nfirst();\n```\n\nTwo\n')
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
<dt id="term-a">
term \`A\`
</dt>
<dd>
Its definition can
span lines.
</dd>
<dt id="term-b">
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

test('reports only the expressions that a preprocessor of the book replaces, if its source shows them', async () => {
  const book = (source: string) =>
    importedSite({
      'book.toml':
        '[book]\ntitle = "Old"\n\n[preprocessor.own]\ncommand = "missing-program --manifest-path own/Cargo.toml"\n',
      'own/Cargo.toml': '[package]\nname = "own"\n',
      'own/src/main.rs': source,
      'src/SUMMARY.md': '- [Home](index.md)\n- [Other](other.md)\n',
      'src/index.md': '# Home\n\nVersion {{ version }}.\n',
      'src/other.md': '# Other\n\n```hbs\n{{ title }}\n```\n',
    })
  const first = await book('fn main() { text.replace("{{ version }}", "1.0"); }\n')
  expect(first.causes).toContain('plugin {{ … }}: src/index.md')
  const second = await book('fn main() { text.replace("{{ version }}", "1.0"); Regex::new(r"\\{\\{(.*)\\}\\}"); }\n')
  expect(second.causes).toContain('plugin {{ … }}: src/index.md,src/other.md')
})

test('adds a link to the Rust playground below the samples that mdBook can run', async () => {
  const { site, report } = await importedSite({
    'book.toml': '[rust]\nedition = "2021"\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md':
      '# Home\n\n```rust\n# let x = 1;\nx + 1;\n```\n\n- Item\n\n  ```rust,edition2018\n  fn main() {}\n  ```\n\n```rust,ignore\n# let y = 1;\ny + 1\n```\n\n```rust,no_run\nz()\n```\n',
  })
  expect(report.causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  const links = [...html.matchAll(/href="(https:\/\/play\.rust-lang\.org[^"]*)"/g)]
  const queries = links.map(([, url]) => new URL(url!.replaceAll('&amp;', '&')).searchParams)
  expect(queries.map((query) => [query.get('edition'), query.get('code')])).toEqual([
    ['2021', '#![allow(unused)]\nfn main() {\nlet x = 1;\nx + 1;\n}'],
    ['2018', 'fn main() {}'],
  ])
  expect(html).toMatch(/<\/details>\s*<p><a href="https:\/\/play[^>]*>Run this sample</)
})

test('converts punctuation as mdBook does, and keeps the IDs of headings with dashes', async () => {
  const book = (options: string) =>
    importedSite({
      'book.toml': `[output.html]\n${options}\n`,
      'src/SUMMARY.md': '- [Home](index.md)\n',
      'src/index.md':
        '# Home\n\n## One -- two\n\n## `--flag` & more\n\nA --- b -- "c"... `--d` <span title="e--f">g</span>\n\n' +
        `> It's the *"C++'s* 'end'"\n> <b>\\'static</b> \\"\\.\\.\\. ---- <http://a--b.c>\n`,
    })
  const { site, report } = await book('')
  expect(report.causes).toEqual([])
  expect(site.read('new/urls.lock')).toMatch(/#--flag--more\n {2}#home\n {2}#one--two\n/)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toContain('A — b – “c”… <code>--d</code> <span title="e--f">g</span>')
  expect(html).toContain('It’s the <em>“C++’s</em> ‘end’”\n<b>&#x27;static</b> &quot;... –– <a href="http://a--b.c"')
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['one--two', '--flag--more'])

  const off = await book('smart-punctuation = false')
  expect(off.site.read('new/site.config.ts')).not.toContain('smart')
})

test('gives headings without letters the ID `section`', async () => {
  const { site } = await importedSite({
    'book.toml': '',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\n## `::`\n\n## `+`\n',
  })
  expect(site.read('new/content/index.md')).toContain('## `::` {#section}\n\n## `+` {#section-1}\n')
})

test('imports Mermaid diagrams that a preprocessor draws', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[preprocessor.mermaid]\n[output.html]\nadditional-js = ["mermaid.min.js", "mermaid-init.js"]\n',
    'mermaid.min.js': 'window.mermaid = {}\n',
    'mermaid-init.js': 'mermaid.initialize({})\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\n- Item\n\n  ```mermaid\n  graph LR\n  ```\n',
  })
  expect(causes.filter((cause) => cause.endsWith('index.md'))).toEqual([])
  expect(site.read('new/content/index.md')).toContain('- Item\n\n  :::Mermaid\n  ```text\n  graph LR\n  ```\n  :::\n')
  expect(site.read('new/content/_components/Mermaid.tsx')).toContain("import('mermaid')")
})
