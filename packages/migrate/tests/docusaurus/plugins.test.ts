import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

const config = (plugins: string, options: string) => `import { visit } from 'unist-util-visit'
${plugins}
export default { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { ${options} } }]] }\n`

test('reports a plugin whose package can’t be loaded, and says to install or build it', async () => {
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
    reason: 'The remark plugin `summary` isn’t imported: it needs a package that isn’t installed or can’t be loaded.',
    todo: expect.stringContaining('Install the packages of the old site, build'),
    pages: ['docs/a.md'],
  })
})

test('runs a plugin of the repository that is written for an older version of a package than the site has', async () => {
  const { causes } = await importedSite({
    'docusaurus.config.js': config("import upper from 'own-upper'", 'remarkPlugins: [upper]'),
    'package.json': '{ "workspaces": ["plugins/*"] }',
    'plugins/upper/package.json': '{ "name": "own-upper", "main": "src/index.ts", "type": "module" }',
    'plugins/upper/src/index.ts': `import visit from 'unist-util-visit-parents'
export default () => (tree: object) => visit(tree, 'text', (node) => { node.value = node.value.toUpperCase() })\n`,
    'node_modules/unist-util-visit-parents/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/unist-util-visit-parents/index.js': 'export function visitParents() {}\n',
    'docs/page.md': '# Page\n\nText\n',
    'docs/number.md': '# 12\n',
  })
  expect(causes).toEqual([expect.stringMatching(/^plugin .*: docs\/page\.md$/)])
})
