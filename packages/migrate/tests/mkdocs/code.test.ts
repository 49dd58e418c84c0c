import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

const workspace = fileURLToPath(new URL('../../../..', import.meta.url))

test('reports links that run scripts', async () => {
  const { causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\n',
    'docs/links.md': '# Links\n\n[Text][demo]\n\n[demo]: javascript:alert$.next("Demo")\n',
  })
  expect(causes).toEqual(['component javascript: links: docs/links.md'])
})

test('imports Mermaid diagrams for the plugin that shows them', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml':
      'site_name: Old\nmarkdown_extensions:\n  - admonition\n  - pymdownx.superfences:\n      custom_fences:\n        - name: mermaid\n          class: mermaid\n',
    'docs/index.md': '# Home\n\n!!! note\n\n    ``` mermaid\n    graph LR\n      A --> B\n    ```\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(':::note\n```mermaid\ngraph LR\n  A --> B\n```\n:::')
  expect(JSON.parse(site.read('new/package.json')).devDependencies).toHaveProperty('@docs-engine/mermaid')
  mkdirSync(join(site.root, 'new/node_modules'))
  symlinkSync(join(workspace, 'node_modules/@docs-engine'), join(site.root, 'new/node_modules/@docs-engine'))
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toContain('data-island="@docs-engine/mermaid/diagram#default"')
})

test('imports admonitions without a space, and highlighted inline code that starts with a backtick', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [admonition, pymdownx.inlinehilite]\n',
    'docs/index.md': '# Home\n\n!!!note\n    Text.\n\n``#!js `a` `` and `#!js b`.\n',
  })
  expect(site.read('new/content/index.md')).toMatch(/:::note\nText\.\n:::\n+`` `a` `` and `b`\.\n/)
})
