import { expect, test } from 'vitest'
import { run } from '../support/temp-site.ts'
import { buildImported, hideMkDocs, importedSite } from './imported-site.ts'

const files = {
  'mkdocs.yml': `site_name: Old
site_url: https://old.example/base/
repo_url: https://github.com/o/r
theme:
  name: material
  features: [navigation.tabs, content.tabs.link]
  palette: { primary: teal }
  logo: assets/logo.svg
plugins:
  - search
  - redirects:
      redirect_maps: { 'gone.md': 'guide/index.md#custom' }
  - unheard:
      key: !ENV [SOME_KEY, 'x']
markdown_extensions:
  - abbr
  - admonition
  - attr_list
  - def_list
  - pymdownx.details
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
  - pymdownx.keys
  - pymdownx.mark
  - pymdownx.snippets
  - pymdownx.superfences
  - pymdownx.tabbed:
      alternate_style: true
nav:
  - Home: index.md
  - Guide:
    - guide/index.md
    - Details: guide/details.md
`,
  'docs/index.md': 'Welcome.\n\n<img src="assets/logo.svg" alt="Logo">\n',
  'docs/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'docs/guide/index.md': `# The guide

## What's \`foo.bar\`?

## Own { #custom .big }

!!! question "Why?"

    Because:

    === "One"

        \`\`\` py title="a.py" hl_lines="1 3-4" linenums="1"
        x = 1 # (1)!
        \`\`\`

        1.  The first.

    === "Two"

        Text.

??? note

    Folded HTML.

1. Item

    !!! tip

        Inside.

Term
:   Its definition.

Press ++ctrl+k++, ==marked==, and a [button](details.md){ .md-button }. ![Logo](../assets/logo.svg){ width="40" loading=lazy }

--8<-- "part.md"

*[HTML]: Hypertext Markup Language
`,
  'docs/guide/details.md': `# Details

:material-check: Yes. [Guide](index.md#whats-foobar), <a href="../../assets/logo.svg">logo</a>
`,
  'part.md': 'From the part.\n',
}

test('imports an MkDocs site that builds at once', async () => {
  const { site, shown, report, causes } = await importedSite(files)
  expect(shown.stderr).toBe('')
  expect(causes).toEqual([
    'plugin unheard: docs/guide/details.md,docs/guide/index.md,docs/index.md',
    'attribute .big: docs/guide/index.md',
    'component icons: docs/guide/details.md',
  ])
  expect([report.pages, report.whole]).toEqual([3, 0])

  expect(site.read('new/content/guide/index.md')).toMatchInlineSnapshot(`
    "# The guide

    ## What's \`foo.bar\`?

    ## Own {#custom}


    :::::info[Why?]
    Because:


    ::::tabs{group=tabs}
    :::tab[One]
    \`\`\`py title="a.py" {1,3-4} showLineNumbers
    x = 1 # (1)
    \`\`\`

    1.  The first.
    :::


    :::tab[Two]
    Text.
    :::
    ::::
    :::::


    :::details[Note]
    Folded <abbr title="Hypertext Markup Language">HTML</abbr>.
    :::


    1. Item


        :::tip
        Inside.
        :::


    <dl>

    <dt>

    Term

    </dt>
    <dd>

    Its definition.

    </dd>

    </dl>


    Press :kbd[Ctrl+K], <mark>marked</mark>, and a <span class="moved-button">[button](details.md)</span>. <img src="/assets/logo.svg" alt="Logo" width="40">

    From the part.
    "
  `)
  expect(site.read('new/content/guide/details.md')).toMatchInlineSnapshot(`
    "---
    sidebar_label: Details
    ---

    # Details

    Yes. [Guide](index.md#whats-foobar), <a href="/assets/logo.svg">logo</a>
    "
  `)
  expect(site.read('new/site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docs-engine/cli'

    export default defineConfig({
      title: 'Old',
      url: 'https://old.example',
      baseUrl: '/base/',
      trailingSlash: true,
      navbar: {
        logo: { src: '/assets/logo.svg' },
        items: [
          { label: 'Home', to: '/' },
          { label: 'Guide', to: '/guide' },
          { label: 'GitHub', href: 'https://github.com/o/r' },
        ],
      },
      sidebars: {
        pages: [{ label: 'Home', to: '' }],
        guide: [{ label: 'Guide', to: 'guide' }, { label: 'Details', to: 'guide/details' }],
      },
      redirects: [{ from: '/gone', to: '/guide#custom' }],
      theme: { accent: '#009485', css: ['styles/moved.css'] },
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
    })
    "
  `)

  expect(await buildImported(site)).toContain('0 errors')
  const html = site.read('new/dist/guide/index.html')
  for (const id of ['whats-foobar', 'custom']) expect(html).toContain(`id="${id}"`)
  for (const text of ['Folded', 'The first.', 'Its definition.', 'From the part.', 'Inside.'])
    expect(html).toContain(text)
})

test('leaves comments as they are, and records no ID for a heading that a hook of the old site writes', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [pymdownx.smartsymbols, pymdownx.critic]\n',
    'docs/index.md': `# Home

#### <!-- md:setting config.sort -->

<!-- md:version 9.6.0 -->

A --> B {>>Really?<<}

## After
`,
  })
  expect(site.read('new/content/index.md')).toContain(`#### <!-- md:setting config.sort -->

<!-- md:version 9.6.0 -->

A → B <!--Really?-->

## After
`)
  expect(site.read('new/urls.lock')).not.toContain('mdsetting')
})

test('runs the hooks that change the text of pages', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': `site_name: Old
site_url: https://old.example/docs/
extra: { label: New }
hooks: [hooks/badges.py, hooks/broken.py]
`,
    'hooks/badges.py': `import re
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page
from helper import shout

@event_priority(50)
def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files):
    print("shown in the terminal")
    target = files.get_file_from_path("guide/more.md").src_uri
    text = f"[{shout(config.extra.label)} in {page.meta.get('since', page.title)}]({target})"
    return re.sub(r"<!-- md:badge -->", text, markdown)
`,
    'hooks/helper.py': 'def shout(text):\n    return text.upper()\n',
    'hooks/broken.py': `def on_page_markdown(markdown, page, **kwargs):
    if page.file.src_uri != "guide/more.md":
        return
    return markdown + unknown
`,
    'docs/index.md': '---\nsince: 1.2\n---\n\n# Home\n\n<!-- md:badge -->\n',
    'docs/guide/more.md': '# More\n\nText.\n',
  })
  expect(site.read('new/content/index.md')).toContain('[NEW in 1.2](guide/more.md)')
  expect(causes).toEqual(['plugin hooks/broken.py: docs/guide/more.md'])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('reports hooks that need a missing package, or that change more than the text', async () => {
  const { site, report, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nhooks: [missing.py, files.py]\n',
    'missing.py':
      'import not_installed\n\ndef on_page_markdown(markdown, **kwargs):\n    return markdown + not_installed.text\n',
    'files.py': `def on_page_markdown(markdown, **kwargs):
    return markdown + "Added."

def on_page_content(html, page, **kwargs):
    return html + page.title
`,
    'docs/index.md': '# Home\n',
  })
  expect(site.read('new/content/index.md')).toContain('Added.')
  expect(causes).toEqual(['plugin files.py: docs/index.md', 'plugin missing.py: docs/index.md'])
  expect(JSON.stringify(report)).toContain('the Python package `not_installed` isn’t installed')
  expect(JSON.stringify(report)).toContain('From the hook `files.py`, only `on_page_markdown` is imported.')
})

test('runs a hook with a missing package for the pages that don’t need the package', async () => {
  const { site, report, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nhooks: [partly.py]\n',
    'partly.py': `from not_installed.tools import shout
from own import OTHER

def on_page_markdown(markdown, page, **kwargs):
    return shout(markdown) if "loud" in markdown else markdown + OTHER
`,
    'own.py': 'import also_missing\n\nOTHER = "Added."\n',
    'docs/index.md': '# Home\n\nloud\n',
    'docs/quiet.md': '# Quiet\n',
  })
  expect(causes).toEqual(['plugin partly.py: docs/index.md'])
  expect(site.read('new/content/quiet.md')).toContain('Added.')
  expect(JSON.stringify(report)).toContain('the Python package `not_installed` isn’t installed')
})

test('imports no pages that the old site excludes', async () => {
  const { report, causes } = await importedSite({
    'mkdocs.yml': `site_name: Old
exclude_docs: |
  # Not ready
  drafts/
  *.tmp.md
  !kept.tmp.md
plugins:
  - exclude:
      glob: ['plugins/*', notes.md]
`,
    'docs/index.md': '# Home\n',
    'docs/kept.tmp.md': '# Kept\n',
    'docs/other.tmp.md': '# Other\n',
    'docs/drafts/a/b.md': '# Draft\n',
    'docs/plugins/a/b.md': '# Plugin\n',
    'docs/notes.md': '# Notes\n',
  })
  expect(report.pages).toBe(2)
  expect(causes).toEqual([])
})

test('imports IDs and buttons of attribute lists, and cards in an admonition', async () => {
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
  expect(page).toContain('<span class="moved-button moved-button-primary">[Get started](more.md)</span>')
  expect(page).toContain('<span class="moved-button">[Reference][ref]</span>')
  expect((await site.docs('check', 'new')).stdout).toContain('0 errors')
  expect(site.read('new/styles/moved.css')).toContain('.moved-button-primary > a')
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

test('reports templates that the extension for macros of Zensical evaluates', async () => {
  const { causes, site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nextra: { version: 1.2 }\nmarkdown_extensions:\n  zensical.extensions.macros:\n',
    'docs/index.md': '# Start\n\nVersion {{ version }}\n\n{% for sponsor in sponsors %}\nSponsor\n{% endfor %}\n',
  })
  expect(site.read('new/content/index.md')).toContain('Version 1.2')
  expect(causes).toContain('expression macros: docs/index.md')
})

test('counts a hook only for the pages that it can change', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nplugins: [blog]\nhooks: [one.py, marker.py, frame.py]\n',
    'one.py': `def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files):
    # Only one page has it.
    if page.file.src_uri != "one.md":
        return
    return markdown + "!"
`,
    'marker.py': `def on_page_markdown(markdown, **kwargs):
    text = render()
    return markdown.replace("<!-- marker -->", text)
`,
    'frame.py': `def on_config(config):
    config["x"] = 1
    return config
`,
    'all.py': `def on_page_content(html, page, **kwargs):
    if page.meta.get("x"):
        return html
    return html + "!"
`,
    'docs/index.md': '# Home\n',
    'docs/blog/posts/post.md': '---\ndate: 2026-01-02\n---\n\n# Post\n',
    'docs/one.md': '# One\n',
    'docs/marked.md': '# Marked\n\n<!-- marker -->\n',
  })
  expect(causes).toEqual(['plugin marker.py: docs/marked.md', 'plugin one.py: docs/one.md', 'plugin frame.py: '])
  site.write({ 'old/mkdocs.yml': 'site_name: Old\nhooks: [all.py]\n' })
  const again = await run(site.root, ['init', '--from', 'old', '--dry-run'], hideMkDocs(site))
  expect(again.stdout).toContain('plugin all.py: 4 pages (all pages)')
})

test('reports links to documentation that mkdocstrings generates, and shows icons that Material has', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nplugins: [mkdocstrings]\nmarkdown_extensions: [pymdownx.tabbed, pymdownx.emoji]\n',
    'docs/index.md': `# Home

See [\`Field\`][pydantic.Field], [\`pydantic.Model\`][], and [more][]. :octicons-gone-16:

=== ":octicons-file-code-16: \`a.py\`"

    Text.

[more]: more.md
`,
    'docs/more.md': '# More\n\nText.\n',
    '.venv/lib/python3.12/site-packages/material/templates/.icons/octicons/file-code-16.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1"/></svg>',
  })
  expect(causes).toEqual(['plugin cross-references: docs/index.md'])
  expect(site.read('new/content/index.md')).toContain(
    'See `Field`, `pydantic.Model`, and [more][]. &#58;octicons-gone-16:',
  )
  expect(site.read('new/content/index.md')).toContain(
    ':::tab[<span class="moved-icon moved-icon-octicons-file-code-16"></span> `a.py`]',
  )
})

test('marks the lines of included code, and shows its variants', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [mdx_include, markdown_include_variants]\n',
    'docs/index.md': '# Home\n\n{* ../src/one.py hl[2] *}\n\nSome lines:\n\n{* ../src/one.py ln[2:3] hl[3] *}\n',
    'docs/variants.md': '# Variants\n\n{* ../src/two_an_py310.py *}\n\n{* ../app_an/three.py *}\n',
    'src/one.py': 'a = 1\nb = 2\nc = 3\nd = 4\n',
    'src/two_an_py310.py': 'a = 1\n',
    'src/two_py310.py': 'a = 2\n',
    'src/two_py39.py': 'a = 3\n',
    'app_an/three.py': 'b = 1\n',
    'app/three.py': 'b = 2\n',
  })
  const home = site.read('new/content/index.md')
  expect(home).toContain(':::tab[Python 3.8+]\n```py {2}\na = 1\nb = 2\n')
  expect(home).toContain('```py {4}\n# Code above omitted 👆\n\nb = 2\nc = 3\n\n# Code below omitted 👇\n```')
  expect(home).toContain(':::::details[👀 Full file preview]')
  const variants = site.read('new/content/variants.md')
  expect(variants.match(/(?<=tab\[).*(?=\])|.*omitted.*|a = \d|b = \d|(?<=details\[).*(?=\])/g)).toEqual([
    'Python 3.10+',
    'a = 1',
    '🤓 Other versions and variants',
    'Python 3.10+ - non-Annotated',
    'a = 2',
    'Python 3.9+',
    'a = 3',
    'Python 3.8+',
    'b = 1',
    '🤓 Other versions and variants',
    'Python 3.8+ - non-Annotated',
    'b = 2',
  ])
  expect(variants).toContain('Prefer to use the `Annotated` version if possible.')
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error/)
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

test('shows terminals without the tags that color them and with characters for entities, and reports links that run scripts', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\n',
    'docs/index.md':
      '# Home\n\n<div class="termy">\n\n```console\n$ <font color="#4E9A06">run</font> <u style="a">dev</u> <file>\n&apos;a&apos; &#x26;&amp; &c;\n```\n\n</div>\n',
    'docs/links.md': '# Links\n\n[Text][demo]\n\n[demo]: javascript:alert$.next("Demo")\n',
  })
  expect(site.read('new/content/index.md')).toContain("```sh\n$ run dev <file>\n'a' && &c;\n```")
  expect(causes).toEqual(['component javascript: links: docs/links.md'])
})

test('imports a blog with its URLs, dates, authors, categories, and related links', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nplugins: [blog]\nnav: [index.md, Blog: [blog/index.md]]\n',
    'docs/index.md': '# Home\n\nSee the [blog](blog/index.md) and a [post](blog/posts/first.md#more).\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/.authors.yml': `authors:
  jane:
    name: Jane Doe
    description: Creator
    avatar: https://images.example/jane.png
`,
    'docs/blog/posts/first.md': `---
date:
  created: 2024-01-31
  updated: 2024-02-01
authors: [jane]
categories: [News]
readtime: 4
links:
  - index.md
  - Elsewhere: https://other.example
---

# The "first" post

Summary. [Home](../../index.md) [All](../index.md)

<!-- more -->

## More

Text.
`,
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain('See the [blog](/blog) and a [post](blog/first.md#more).')
  expect(site.read('new/content/blog/first.md')).toBe(`---
date: "2024-01-31"
authors: ["jane"]
tags: ["News"]
slug: "2024/01/31/the-first-post"
reading_time: 4
---

# The "first" post

Summary. [Home](../index.md) [All](/blog)

<!-- truncate -->

## More

Text.

**Related links**

- [Home](../index.md)
- [Elsewhere](https://other.example)

*Updated on February 1, 2024*
`)
  expect(site.read('new/urls.lock')).not.toContain('/blog#blog')
  expect(site.read('new/content/blog/authors.yml')).toBe(`"jane":
  name: "Jane Doe"
  title: "Creator"
  image_url: "https://images.example/jane.png"
`)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/blog/2024/01/31/the-first-post/index.html')).toContain('Jane Doe')
})

test('imports styles and titles of attribute lists, names of emoji, and notes about versions', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': `site_name: Old
markdown_extensions: [attr_list, pymdownx.emoji, pymdownx.blocks.admonition]
`,
    'docs/index.md': `# Home

__Update__{ title="August 21" }: News. ![Light]{ width="300" } [Light]

A paragraph.
{ #own style="margin: 0; color: red" }

:flag_us:{ .lg .middle } :wales:{ .lg .middle } :man_raising_hand: :woman_raising_hand:

/// version-added | v2.1
With more.
///

/// deprecated-removed | v2.1 v3
///

[Light]: light.svg
`,
    'docs/light.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  })
  expect(causes).toEqual([])
  const home = site.read('new/content/index.md')
  expect(home).toContain(
    '<span title="August 21">__Update__</span>: News. <img src="/light.svg" alt="Light" width="300">',
  )
  expect(home).toMatch(/<div id="own" class="([\w-]+)">\n\nA paragraph\.\n\n<\/div>/)
  expect(home).toContain(
    '<span class="moved-emoji">🇺🇸</span> <span class="moved-emoji">🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}</span> 🙋‍♂️ 🙋',
  )
  expect(home).toContain('> *Added in v2.1:* With more.\n')
  expect(home).toContain('> *Deprecated in v2.1, will be removed in version v3.*\n')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
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

test('keeps the heading of a post with a title', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nplugins: [blog]\n',
    'docs/index.md': '# Home\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/first.md': '---\ndate: 2024-01-31\ntitle: Short\n---\n\n# The long heading\n\nText.\n',
  })
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/blog/2024/01/31/short/index.html')).toMatch(/<h1[^>]*>(?:<[^>]*>)*The long heading/)
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

test('imports pages of the template for redirects as redirects, and links to them as links to their targets', async () => {
  const { site, report } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\n',
    'docs/index.md': '# Home\n\n[Start](old/index.md#top)\n',
    'docs/old/index.md': '---\ntemplate: redirect.html\nlocation: start/\n---\n',
    'docs/old/start.md': '# Start\n',
  })
  expect(report).toMatchObject({ pages: 2, whole: 2, redirects: 1 })
  expect(site.read('new/content/index.md')).toContain('[Start](old/start.md#top)')
  expect(site.read('new/site.config.ts')).toContain("{ from: '/old', to: '/old/start' }")
})

test('imports single cards in a grid, styles of annotations, and links to footnotes', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nmarkdown_extensions: [attr_list, footnotes, md_in_html]\n',
    'docs/index.md':
      '# Home\n\n<div class="grid" markdown>\n\n__One__\ntext\n{ .card }\n\n> Two\n\n</div>\n\n1.  Item (1)\n    { .annotate style="margin-bottom: 0" }\n\n    1.  Note\n\nText[^a]. [Jump](#fn:a) and [more](more.md#fn:B)\n\n[^a]: A note.\n',
    'docs/more.md': '# More\n\nText[^B].\n\n[^B]:\n  Another note.\n\n- Item\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/more.md')).toContain('[^B]: Another note.\n\n- Item')
  expect(site.read('new/content/index.md')).toContain(':::::card\n__One__\ntext\n:::::\n\n> Two')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('hides images for the other color mode, and puts boxes below elements that float', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nextra_css: [own.css]\nmarkdown_extensions: [md_in_html]\n',
    'docs/own.css': '.note-link { float: right }\n.grammar { position: relative; background-color: #eee }\n',
    'docs/index.md':
      '# Home\n\n![Day](day.svg#only-light)\n![Night](night.svg#only-dark)\n\n<a class="note-link" href="#a">a</a>\n\n<div class="grammar">Text</div>\n',
    'docs/day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'docs/night.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  })
  const css = site.read('new/styles/moved.css')
  expect(css).toContain(':root[data-theme="dark"] img:is([src$="#only-light"]')
  expect(css).toContain('.grammar { position: relative; background-color: #eee\n  clear: both;')
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

test('hides the title of a page that hides it with a style sheet, and reports templates that change the home page', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: { name: material, custom_dir: overrides }\n',
    'overrides/main.html': '{% block content %}{% if page.is_homepage %}More{% endif %}{{ super() }}{% endblock %}\n',
    'docs/index.md': '# The title\n\n<style>\n.md-content .md-typeset h1 { display: none; }\n</style>\n\nText.\n',
  })
  expect(causes).toEqual(['theme overrides: docs/index.md'])
  expect(site.read('new/content/index.md')).toBe('---\ntitle: The title\nhide_title: true\n---\n\nText.\n')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('imports links that open the search', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nsite_url: https://old.example/base/\n',
    'docs/index.md': '# Home\n\nSee [all results](?q=install).\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toContain('href="/base/search/?q=install"')
})

test('reports the pages with elements that a script of a template makes interactive', async () => {
  const { causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: { name: material, custom_dir: overrides }\n',
    'overrides/main.html': `{% block scripts %}{{ super() }}<script src="{{ 'js/own.js' | url }}"></script>{% endblock %}\n`,
    'overrides/js/own.js': 'for (const element of document.querySelectorAll("[data-own=find]")) fill(element)\n',
    'docs/index.md': '# Home\n\n<div data-own="find"></div>\n',
    'docs/other.md': '# Other\n\n<div data-own="other"></div>\n',
  })
  expect(causes).toContain('theme js/own.js: docs/index.md')
})

test('imports Mermaid diagrams with a component that draws them', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml':
      'site_name: Old\nmarkdown_extensions:\n  - admonition\n  - pymdownx.superfences:\n      custom_fences:\n        - name: mermaid\n          class: mermaid\n',
    'docs/index.md': '# Home\n\n!!! note\n\n    ``` mermaid\n    graph LR\n      A --> B\n    ```\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(
    '::::note\n:::Mermaid\n```text\ngraph LR\n  A --> B\n```\n:::\n::::',
  )
  expect(JSON.parse(site.read('new/package.json')).devDependencies).toHaveProperty('mermaid')
  site.write({ 'new/node_modules/mermaid/package.json': '{"type":"module","main":"index.js","types":"index.d.ts"}' })
  site.write({
    'new/node_modules/mermaid/index.js': 'export default {}\n',
    'new/node_modules/mermaid/index.d.ts':
      'declare const mermaid: { initialize(options: object): void; render(id: string, text: string, place: Element): Promise<{ svg: string }> }\nexport default mermaid\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toContain('data-island="Mermaid"')
})

test('imports admonitions without a space, and highlighted inline code that starts with a backtick', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [admonition, pymdownx.inlinehilite]\n',
    'docs/index.md': '# Home\n\n!!!note\n    Text.\n\n``#!js `a` `` and `#!js b`.\n',
  })
  expect(site.read('new/content/index.md')).toMatch(/:::note\nText\.\n:::\n+`` `a` `` and `b`\.\n/)
})

test('keeps the IDs of tabs, hides empty titles, and shows keys with punctuation', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': `site_name: Old
markdown_extensions:
  - admonition
  - pymdownx.keys
  - pymdownx.tabbed:
      combine_header_slug: true
      slugify: !!python/object/apply:pymdownx.slugs.slugify { kwds: { case: lower } }
`,
    'docs/index.md':
      '# Home\n\n[npm](#install-npm)\n\n## Install\n\n=== "npm"\n\n    a\n\n=== "Or …"\n\n    b\n\n[Code](#code)\n\n- Item\n\n    ``` { .js #code }\n    x\n    ```\n\n## Setting { #a.b }\n\n=== "On"\n\n    c\n\n!!! note ""\n\n    Press ++ctrl+slash++.\n',
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain(':::tab[npm]{#install-npm}')
  expect(page).toContain(':::tab[Or …]{#install-or-}')
  expect(page).toContain(':::tab[On]{id="a.b-on"}')
  expect(page).toContain('- Item\n\n    <a id="code"></a>\n\n    ```js\n')
  expect(page).toContain(':::note{no-title}')
  expect(page).toContain(':kbd[Ctrl+\\/]')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(/role="tabpanel" id="install-npm".*role="tabpanel" id="a\.b-on"/s)
})
