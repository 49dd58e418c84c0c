import { expect, test } from 'vitest'
import { tempSite } from '../../cli/tests/support/temp-site.ts'

const config = "module.exports = { title: 'Old', presets: [['classic', {}]] }\n"

test('reports a tool that isn’t installed, and imports the rest', async () => {
  const site = await tempSite(
    {
      'old/docusaurus.config.js': config,
      'old/docs/a.md': '# A\n',
      'old/src/pages/index.js':
        "import styles from './index.module.scss'\nexport default () => <div className={styles.box}>Hi</div>\n",
      'old/src/pages/index.module.scss': '.box { .in { color: red } }\n',
    },
    { config: null },
  )
  const { exitCode, stderr } = await site.docs('init', 'new', '--from', 'old', '--yes')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('it can’t be copied: `index.module.scss` needs Sass, which isn’t installed in the old site.')
  expect(site.list('new')).toContain('content/docs/a.md')
})

test.each([
  ['docusaurus.config.js', config, 'docs/deep.mdx', 'docs/other.md'],
  ['.vitepress/config.js', "module.exports = { title: 'Old' }\n", 'deep.md', 'other.md'],
])('reports a page that can’t be converted, and imports the others: %s', async (file, text, deep, other) => {
  const nested = `${'<b>'.repeat(3000)}deep${'</b>'.repeat(3000)}`
  const site = await tempSite(
    { [`old/${file}`]: text, [`old/${deep}`]: `# Deep\n\n${nested}\n`, [`old/${other}`]: '# Other\n\nText.\n' },
    { config: null },
  )
  const { exitCode, stderr } = await site.docs('init', 'new', '--from', 'old', '--yes')
  expect(exitCode).toBe(0)
  expect(stderr).not.toContain('This is a bug')
  expect(site.read(`new/content/${other}`)).toContain('Text.')
  expect(site.read(`new/content/${deep}`)).toContain('deep')
  if (deep.endsWith('.mdx'))
    expect(stderr).toMatch(/docs\/deep\.mdx {2}warning {2}The import of this page failed: Maximum call/)
})

test('imports a Docusaurus site whose manifest isn’t valid', async () => {
  const site = await tempSite(
    {
      'old/docusaurus.config.js':
        "const { title } = require('./title')\nmodule.exports = { title, presets: [['classic', {}]] }\n",
      'old/title.js': "exports.title = 'From a module'\n",
      'old/package.json': '{ "dependencies": {\n',
      'old/docs/a.md': '# A\n',
    },
    { config: null },
  )
  expect(await site.docs('init', 'new', '--from', 'old', '--yes')).toMatchObject({ exitCode: 0 })
  expect(site.read('new/site.config.ts')).toContain("title: 'From a module'")
})
