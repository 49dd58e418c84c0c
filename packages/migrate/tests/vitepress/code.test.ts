import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('applies hooks that change the text of code blocks, and reports hooks that add elements', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.ts': `export default { title: 'Old', markdown: { codeTransformers: [{
  postprocess: (code) => code.replaceAll('[!!code', '[!code').replaceAll('@@include', '@include').replaceAll('NEW', '<b>NEW</b>'),
}] } }\n`,
    'index.md':
      '# Home\n\n```js\nif (a && b < c) d() // [!code ++]\ne() // [!!code focus]\n```\n\n```md\n<!--@@include: ./a.md-->\n```\n',
    'other.md': '# Other\n\n```js\na() // NEW\n```\n',
  })
  expect(site.read('new/content/index.md')).toContain('if (a && b < c) d() // [!code ++]\ne() // [!!code focus]\n')
  expect(site.read('new/content/index.md')).toContain('\n<!--@include: ./a.md-->\n')
  expect(causes).toEqual(['code block codeTransformers: other.md'])
})

test('names included code after its file, and shows terminals and links without their codes', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': `import { groupIconMdPlugin } from 'vitepress-plugin-group-icons'
export default { title: 'Old', markdown: { config: (md) => md.use(groupIconMdPlugin) } }
`,
    '.vitepress/theme/index.js': `import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, {
    'home-hero-image': () => h('p', 'A window'),
    // 'home-features-after': () => h('p', 'Sponsors'),
  }),
}
`,
    'index.md': '---\nlayout: home\nhero: { name: Old }\n---\n',
    'guide.md': `# Guide

<<< ./snippets/init.ansi

[PDF](/guide.html){target="_self"} and [more](/guide){#more .big}.
`,
    'types.md': '# Types\n\n```ts twoslash\nconst a = 1\n//    ^?\n```\n',
    'download.md': '# Download\n\n[PDF](/guide.html){download="a.pdf"}\n',
    'snippets/init.ansi': '\u001b[90mDone\u001b[0m',
  })
  expect(causes.filter((cause) => !cause.endsWith(': ')).sort()).toEqual([
    'attribute download: download.md',
    'code block twoslash: types.md',
    'theme slot home-hero-image: index.md',
  ])
  const guide = site.read('new/content/guide.md')
  expect(guide).toContain('```ansi [init.ansi]\nDone\n```')
  expect(guide).toContain('[PDF](/guide) and [more](/guide)<a id="more"></a>.')
})

test('names the tabs of a code group after the included files', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': `export default { title: 'Old' }\n`,
    'index.md': '# Home\n\n::: code-group\n<<< ./a.js\n<<< ./a.js [Own]\n:::\n\n<<< ./a.js\n',
    'a.js': 'a()',
  })
  expect(site.read('new/content/index.md').match(/```js.*/g)).toEqual(['```js [a.js]', '```js [Own]', '```js'])
})

test('shows diagrams that a plugin of the old site renders, and leaves the old site as it is', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': `import { diagramPlugin } from 'diagrams'
export default {
  title: 'Old',
  markdown: {
    async config(md) {
      await diagramPlugin(md)
    },
  },
}
`,
    '.vitepress/theme/index.js':
      "import 'diagrams/style.css'\nimport Theme from 'vitepress/theme'\nexport default Theme\n",
    'node_modules/diagrams/package.json': '{ "name": "diagrams", "version": "1.0.0", "main": "index.js" }',
    'node_modules/diagrams/style.css': '.dark .vp-diagram.light-only { display: none }\n',
    'node_modules/diagrams/index.js': `const fs = require('node:fs')
exports.diagramPlugin = async (md) => {
  await null
  fs.writeFileSync('cache.txt', '')
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index].info === 'dot'
      ? '<div class="vp-diagram light-only"><svg viewBox="0 0 9 9"><text>' + tokens[index].content.trim() + '</text></svg></div><div class="vp-diagram dark-only"><svg viewBox="0 0 9 9"></svg></div>'
      : fence(tokens, index, ...rest)
}
`,
    'index.md':
      '# Home\n\n1. Item\n\n   ```dot\n   a to b\n   ```\n\n   More of the item.\n\n```mermaid\ngraph\n```\n\n<button onclick="play()">Play</button>\n',
  })
  expect(causes.filter((cause) => cause.endsWith(': index.md'))).toEqual([
    'component onclick: index.md',
    'plugin mermaid: index.md',
  ])
  await buildImported(site)
  const html = site.read('new/dist/index.html')
  expect(html).toContain('<div class="vp-diagram light-only"><svg viewBox="0 0 9 9"><text>a to b</text></svg></div>')
  expect(html).toMatch(/<p>Item<\/p>\s*<div class="vp-diagram[\s\S]*More of the item\.<\/p>\s*<\/li>/)
  expect(site.read('new/styles/moved.css')).toContain('[data-theme="dark"] .vp-diagram.light-only { display: none }')
  expect([...readdirSync(site.root), ...readdirSync(join(site.root, 'old'))]).not.toContain('cache.txt')
})

test('imports Mermaid diagrams that a plugin draws, also in containers', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs':
      "import { withMermaid } from 'vitepress-plugin-mermaid'\nexport default withMermaid({ title: 'Old' })\n",
    'node_modules/vitepress-plugin-mermaid/package.json': '{ "name": "vitepress-plugin-mermaid", "main": "index.js" }',
    'node_modules/vitepress-plugin-mermaid/index.js': 'exports.withMermaid = (config) => config\n',
    'index.md': '# Home\n\n::: tip\n```mermaid\ngraph LR\n```\n:::\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(':::: tip\n:::Mermaid\n```text\ngraph LR\n```\n:::\n::::\n')
})
