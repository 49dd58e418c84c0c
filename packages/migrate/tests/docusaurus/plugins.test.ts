import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

const config = (plugins: string, options: string) => `import { visit } from 'unist-util-visit'
${plugins}
export default { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { ${options} } }]] }\n`

test('reports a plugin that is a function in the configuration', async () => {
  const { report } = await importedSite({
    'docusaurus.config.js': config(
      `import { rules } from 'own-rules'
function summary() { return (tree, file) => { if (rules[file.stem]) tree.children.pop() } }`,
      'remarkPlugins: [summary]',
    ),
    'node_modules/own-rules/package.json': '{ "main": "dist/index.js" }\n',
    'docs/a.md': '# A\n',
  })
  expect(report.causes[0]).toMatchObject({
    reason: 'The remark plugin `summary` isn’t imported: it’s part of the configuration of the old site.',
    pages: [],
  })
  // It may change any page.
  expect(report.untraced).toEqual(['summary'])
})

test('copies plugins from modules and packages of the site’s repository, and the new site runs them', async () => {
  const { site, report } = await importedSite({
    'docusaurus.config.js': config(
      `import upper from 'own-upper'
import { titles } from './plugins/titles.mjs'
import reader from './plugins/reader.js'`,
      `remarkPlugins: [upper, [titles, { js: 'JavaScript' }], reader]`,
    ),
    'package.json': '{ "workspaces": ["plugins/*"] }',
    'plugins/upper/package.json': '{ "name": "own-upper", "main": "src/index.ts", "type": "module" }',
    'plugins/upper/src/index.ts': `import { shout } from './shout.ts'
type Node = { type: string; value?: string; children?: Node[] }
export default function upper() {
  return function change(node: Node): void {
    if (node.type === 'text') node.value = shout(node.value!)
    node.children?.forEach(change)
  }
}\n`,
    'plugins/upper/src/shout.ts': 'export const shout = (text: string) => text.toUpperCase()\n',
    'plugins/titles.mjs': `export const titles = (names) => (tree) => {
  for (const node of tree.children) if (node.type === 'code') node.meta = 'title="' + names[node.lang] + '"'
}\n`,
    'plugins/reader.js':
      "const { readFileSync } = require('node:fs')\nmodule.exports = () => (tree) => { if (tree.children.length > 9) readFileSync('x') }\n",
    'docs/page.md': '# Page\n\nText\n\n```js\na\n```\n',
  })
  expect(report.causes).toMatchObject([
    { name: expect.any(String), reason: expect.stringMatching(/: it reads files\.$/), pages: [] },
  ])
  expect(site.read('new/site.config.ts')).toContain(`remarkPlugins: [upper, [titles, { js: 'JavaScript' }]]`)
  expect(await buildImported(site)).toContain('Built 2 pages')
  const page = site.read('new/dist/docs/page/index.html')
  expect(page).toContain('TEXT')
  expect(page).toContain('JavaScript')
})
