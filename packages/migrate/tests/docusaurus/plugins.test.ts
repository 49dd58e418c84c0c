import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

const config = (plugins: string, options: string) => `import { visit } from 'unist-util-visit'
${plugins}
export default { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { ${options} } }]] }\n`

test('reports a plugin that is part of the old site', async () => {
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
    reason: 'The remark plugin `summary` isn’t imported: it’s part of the old site.',
    pages: [],
  })
  // It may change any page.
  expect(report.untraced).toEqual(['summary'])
})
