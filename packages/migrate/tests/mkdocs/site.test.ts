import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

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
    'attribute .big: docs/guide/index.md',
    'component icons: docs/guide/details.md',
    'plugin unheard: ',
  ])
  expect([report.pages, report.whole]).toEqual([3, 1])

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


    Press :kbd[Ctrl+K], <mark>marked</mark>, and a [button](details.md). <img src="/assets/logo.svg" alt="Logo" width="40">

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
      // To compile the TypeScript samples page by page, list pages: \`samples: { include: ['guide/**'] }\`. To compile all: \`samples: {}\`.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
        'unclosed-fence': 'warn',
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
