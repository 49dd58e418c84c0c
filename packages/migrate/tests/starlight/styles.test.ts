import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'
import { plainConfig } from './plain-config.ts'

test('reports the styles that a page adds to its `<head>`', async () => {
  const page = (css: string) => `---\ntitle: Page\nhead: [{ tag: style, content: '${css}' }]\n---\n\nText.\n`
  const { causes } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.md': '---\ntitle: Home\n---\n',
    'src/content/docs/own.md': page('body { color: red }'),
  })
  expect(causes).toEqual(['configuration <style> in `head`: src/content/docs/own.md'])
})

test('imports the rules for classes from the stylesheets of a page', async () => {
  const { site, causes } = await importedSite({
    ...plainConfig,
    'src/styles/box.css': '@import "_sizes";\n.box { color: var(--sl-color-accent) }\n.unused { color: red }\n',
    'src/styles/_sizes.css': '.box { padding: 3rem }\n',
    'src/styles/plain.css':
      '.line { color: blue }\nbody { margin: 1px }\n:is(.sl-link-card, .grid > .line) { margin: 2px }\n.old { background: url(a.png) }\n',
    'src/content/docs/index.mdx': `---
title: Home
---

import '../../styles/box.css'
import "@/styles/plain.css";
import 'gone/gone.css'

<div class="box">Box</div>

<div class="line">Line</div>

[//]: # '<p class="old">A comment</p>'
`,
  })
  const styles = site.read('new/styles/moved.css')
  expect(styles).toContain('.box { padding: 3rem }')
  expect(styles).toContain('.box { color: var(--sl-color-accent) }')
  expect(styles).toContain('.old-line { color: blue }')
  expect(styles).not.toMatch(/unused|margin:/)
  expect(causes).toEqual(['style gone/gone.css: ', 'style src/styles/box.css: ', 'style src/styles/plain.css: '])
})
