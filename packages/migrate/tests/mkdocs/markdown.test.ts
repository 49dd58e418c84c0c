import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('imports IDs of attribute lists, buttons as links, and cards in an admonition', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [attr_list, admonition, md_in_html]\n',
    'docs/index.md': `# Home

## 9.7.0 <small>June</small> { id="9.7.0" }

### Using \`__init__\`

[Get started](more.md){ .md-button .md-button--primary } [Reference][ref]{ .md-button }

!!! tip
    <div class="grid cards" markdown>

    *   One

        * inner

    *   Two

    </div>

[ref]: more.md
`,
    'docs/more.md': '# More\n\n[Latest](index.md#9.7.0)\n',
  })
  expect(causes).toEqual([])
  const page = site.read('new/content/index.md')
  expect(page).toContain('## 9.7.0 <small>June</small> {#9.7.0}')
  expect(page).toContain('[Get started](more.md) [Reference][ref]\n')
  expect((await site.docs('check', 'new')).stdout).toContain('0 errors')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(
    /Tip<\/span><\/p><div class="card-grid">[\s\S]*<li>inner<\/li>[\s\S]*<p>Two<\/p><\/div><\/div><\/div>/,
  )
})

test('keeps the title of a page whose code contains a line that starts with `#`', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\n',
    'docs/index.md': '---\ntitle: Install\n---\n\n```sh\n# a comment\n```\n',
    'docs/state.md': '---\ntitle: State\n---\n\n# Managing state\n',
  })
  expect(await buildImported(site)).not.toContain('isn’t shown')
  expect(site.read('new/dist/index.html')).toContain('<h1>Install</h1>')
  expect(site.read('new/dist/state/index.html')).toContain('<h1 id="managing-state">Managing state</h1>')
})

test('keeps the IDs of headings with attribute lists', async () => {
  const { site, report } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [attr_list]\n',
    'docs/index.md': `# Home

## Version <!-- md --> { data-toc-label="Ver." }

## Plugin { #own data-toc-label="Plug" }

A [\`title\`](#+name.title){ #+name.title }, and [Version](#version).
`,
  })
  expect(report.whole).toBe(1)
  expect(site.read('new/content/index.md')).toBe(`# Home

## Version <!-- md --> {#version}

## Plugin {#own}

A [\`title\`](#+name.title)<a id="+name.title"></a>, and [Version](#version).
`)
  expect(await buildImported(site)).not.toContain('broken')
})

test('converts definition lists with several blank lines, bold terms, and paragraphs that aren’t indented, and lists that are indented too far', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [def_list, admonition]\n',
    'docs/index.md': `# Home

**One**


:   !!! note

        Inside.

**Two**
:   A definition
that goes on.
`,
    'docs/list.md': '# List\n\n* One\n\n      1. Inside\n',
  })
  expect(site.read('new/content/list.md')).toContain('\n    1. Inside')
  expect(site.read('new/content/index.md').replace(/\n+/g, '\n')).toBe(`# Home
<dl>
<dt>
**One**
</dt>
<dd>
:::note
Inside.
:::
</dd>
<dt>
**Two**
</dt>
<dd>
A definition
that goes on.
</dd>
</dl>
`)
})

test('imports empty links with an ID as anchors', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [attr_list]\n',
    'docs/index.md': '# Home\n\n[](){#here}\n\nSee [here](#here).\n',
  })
  expect(site.read('new/content/index.md')).toContain('\n\n<a id="here"></a>\n\n')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('imports syntax that only Python-Markdown reads: indented fences, and gaps in tables and attributes without quotes', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [attr_list, tables, pymdownx.superfences, pymdownx.tabbed]\n',
    'docs/index.md': `# Home

### Changes { data-search-exclude }

\`\`\` title="Tabs"
=== "A"

        \`\`\` c
        int a;
        \`\`\`
\`\`\`

=== "Left open"

    \`\`\`

=== "Next"

    Text[^1].

| A | B |
| --- | -- -- |
| 1 | 2 |

<a href=https://x.example/a_b target="_blank">A_link</a>, <input
  name="email"
  style="flex: 1"
  required />

[^1]: Note.
`,
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain('### Changes\n')
  expect(page).toContain('````text title="Tabs"\n=== "A"\n\n        ``` c\n        int a;\n        ```\n````\n')
  expect(page).toContain(':::tab[Next]\nText[^1].\n:::')
  expect(page).toContain('| --- | ---- |')
  expect(page).toContain('<a href="https://x.example/a_b" target="_blank">')
  expect(page).not.toMatch(/<input[^>]*\n[ \t]*\n/)
  expect(causes).toEqual([])
})

test('imports styles of annotations, and footnotes whose text starts on the next line', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nmarkdown_extensions: [attr_list, footnotes, md_in_html]\n',
    'docs/index.md':
      '# Home\n\n1.  Item (1)\n    { .annotate style="margin-bottom: 0" }\n\n    1.  Note\n\nText[^a].\n\n[^a]: A note.\n',
    'docs/more.md': '# More\n\nText[^B].\n\n[^B]:\n  Another note.\n\n- Item\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/more.md')).toContain('[^B]: Another note.\n\n- Item')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('hides images for the other color mode', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\n',
    'docs/index.md': '# Home\n\n![Day](day.svg#only-light)\n![Night](night.svg#only-dark)\n',
    'docs/day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'docs/night.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  })
  const css = site.read('new/styles/moved.css')
  expect(css).toContain(':root[data-theme="dark"] img:is([src$="#only-light"]')
  await buildImported(site)
  expect(site.read('new/dist/index.html')).toMatch(/<img [^>]*src="[^"]*#only-light"/)
})

test('keeps HTML without Markdown together, so that its tags aren’t shown as code', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [md_in_html]\n',
    'docs/index.md':
      '# Home\n\n<div class="a">\n  <div>\n    <div>\n      Text\n    </div>\n  </div>\n</div>\n\n<div markdown>\n*Text*\n</div>\n\n<figure markdown>\n  <figcaption markdown>The [guide]</figcaption>\n</figure>\n\n[guide]: index.md\n',
  })
  expect(site.read('new/content/index.md')).toContain(
    '<figure>\n\n  <figcaption>\n\n  The [guide]\n\n  </figcaption>\n\n</figure>',
  )
  expect(site.read('new/content/index.md')).toContain(
    '<div class="a">\n  <div>\n    <div>\n      Text\n    </div>\n  </div>\n</div>\n\n<div>\n\n*Text*\n\n</div>\n',
  )
})

test('hides empty titles, keeps the IDs of code, and shows keys', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': `site_name: Old
markdown_extensions:
  - admonition
  - pymdownx.keys
`,
    'docs/index.md':
      '# Home\n\n[Code](#code)\n\n- Item\n\n    ``` { .js #code }\n    x\n    ```\n\n!!! note ""\n\n    Press ++ctrl+page-up++.\n',
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain('- Item\n\n    <a id="code"></a>\n\n    ```js\n')
  expect(page).toContain(':::note{no-title}')
  expect(page).toContain(':kbd[Ctrl+Page up]')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})
