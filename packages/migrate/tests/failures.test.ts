import { expect, test } from 'vitest'
import { tempSite } from '../../cli/tests/support/temp-site.ts'
import { importedSite } from './imported-site.ts'

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

test('reads what a configuration contains as data if it can’t be run', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.ts': `export default { title: 'From data', vite: { server: headers() } }
function headers(): object {
  return missing.readFileSync('headers')
}\n`,
    'index.md': '# Home\n',
  })
  expect(causes).toEqual(['configuration .vitepress/config.ts: '])
  expect(site.read('new/site.config.ts')).toContain("title: 'From data'")
  expect(site.read('new/IMPORT.md')).toContain('`.vitepress/config.ts` can’t be run: missing is not defined.')
})

test('loads packages for `import`, which have no file for `require` or another one', async () => {
  const manifest = { name: 'titles', type: 'module', exports: { import: './index.js', require: './old.cjs' } }
  const { site, causes } = await importedSite({
    '.vitepress/config.ts': `import { titled } from 'titles'\nexport default titled({ description: 'Old' })\n`,
    'node_modules/titles/package.json': JSON.stringify(manifest),
    'node_modules/titles/index.js': "export const titled = (config) => ({ ...config, title: 'From a package' })\n",
    'node_modules/titles/old.cjs': '',
    'index.md': '# Home\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/site.config.ts')).toContain("title: 'From a package'")
})
