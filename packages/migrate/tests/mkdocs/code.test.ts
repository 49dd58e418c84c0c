import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

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
