import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('names included code after its file, and shows terminals and links without their codes', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': `import { groupIconMdPlugin } from 'vitepress-plugin-group-icons'
export default { title: 'Old', markdown: { config: (md) => md.use(groupIconMdPlugin) } }
`,
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

test('imports Mermaid diagrams that a plugin draws, also in containers', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs':
      "import { withMermaid } from 'vitepress-plugin-mermaid'\nexport default withMermaid({ title: 'Old' })\n",
    'node_modules/vitepress-plugin-mermaid/package.json': '{ "name": "vitepress-plugin-mermaid", "main": "index.js" }',
    'node_modules/vitepress-plugin-mermaid/index.js': 'exports.withMermaid = (config) => config\n',
    'index.md': '# Home\n\n::: tip\n```mermaid\ngraph LR\n```\n:::\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain('::: tip\n```mermaid\ngraph LR\n```\n:::\n')
  expect(site.read('new/site.config.ts')).toContain('plugins: [mermaid()]')
})
