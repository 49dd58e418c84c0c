import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('imports no pages that the old site excludes', async () => {
  const { report, causes } = await importedSite({
    'mkdocs.yml': `site_name: Old
exclude_docs: |
  # Not ready
  drafts/
  *.tmp.md
  !kept.tmp.md
`,
    'docs/index.md': '# Home\n',
    'docs/kept.tmp.md': '# Kept\n',
    'docs/other.tmp.md': '# Other\n',
    'docs/drafts/a/b.md': '# Draft\n',
  })
  expect(report.pages).toBe(2)
  expect(causes).toEqual([])
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

test('counts plugins, extensions, and hooks that can’t run only for pages with unknown syntax', async () => {
  const { causes, report } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nplugins: [unheard]\nmarkdown_extensions: [variants]\nhooks: [hook.py]\n',
    'hook.py': 'def on_page_markdown(markdown, **_):\n    return markdown\n',
    'docs/index.md': '# Home\n\n`[[code]]`, [[1]](https://x.example), and { text }.\n',
    'docs/code.md': '# Code\n\n```python exec linenums="1"\n1\n```\n',
    'docs/file.md': '# File\n\n{* a.py hl[1] *}\n',
    'docs/link.md': '# Link\n\nSee [[other]].\n',
  })
  expect(causes).toEqual([
    'expression unheard, variants, hook.py: docs/file.md,docs/link.md',
    'plugin code block option `exec`: docs/code.md',
    'plugin hook.py: ',
    'plugin unheard: ',
    'plugin variants: ',
  ])
  expect(report.untraced).toEqual(['hook.py', 'unheard', 'variants'])
})

test('counts the extension `mkautodoc` of MkDocs only for the pages that use it', async () => {
  const { causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [mkautodoc]\n',
    'docs/index.md': '# Home\n',
    'docs/api.md':
      '# API\n\n::: httpx.get\n    :docstring:\n\nIn \\[brackets\\].\n\n::: mkdocs-click\n    :module: a.b\n',
  })
  expect(causes).toEqual(['component mkdocstrings: docs/api.md'])
})

test('reports templates that replace parts of the theme', async () => {
  const { causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: { name: material, custom_dir: overrides }\n',
    'overrides/main.html': '{% block content %}{{ super() }}{% endblock %}\n',
    'docs/index.md': '# Home\n',
  })
  expect(causes).toEqual(['theme overrides: '])
})

test('reads a configuration with a key that occurs twice like Python, which uses the last value', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: First\nplugins: [search]\nsite_name: Last\n',
    'docs/index.md': '# Home\n',
  })
  expect(site.read('new/site.config.ts')).toContain("title: 'Last'")
})
