import { expect, test } from 'vitest'
import { run } from '../../../cli/tests/support/temp-site.ts'
import { buildImported, hideMkDocs, importedSite } from '../imported-site.ts'

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
