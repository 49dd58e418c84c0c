import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, shown, tempSite } from '../../cli/tests/support/temp-site.ts'

const docusaurus = (more = '') => ({
  'old/docusaurus.config.ts': `import { writeFileSync } from 'node:fs'
import type { Config } from '@docusaurus/types'
import navbar from './navbar.js'

writeFileSync(String(process.env.HOME).concat('/was-run'), '')
const title = 'Old'
const config: Config = {
  title,
  tagline: \`About \${title}\`,
  presets: [['classic', { docs: { routeBasePath: '/' } }]],
  themeConfig: { navbar },
  ${more}
}
export default config
`,
  'old/navbar.js': "module.exports = { items: [{ to: '/', label: 'Start' }] }\n",
  'old/docs/index.md': '# Start\n',
})

test('runs no code of the old site unless the caller agreed', async () => {
  const site = await tempSite(docusaurus('url: new Intl.Locale("en").language,'), { config: null })
  const canary = join(site.root, 'was-run')
  const init = (folder: string, ...options: string[]) =>
    run(site.root, ['init', folder, '--from', 'old', ...options], { HOME: site.root })

  const without = await init('a')
  expect(without).toMatchObject({ exitCode: 0 })
  expect(existsSync(canary)).toBe(false)
  expect(without.stderr).toContain('These parts of the old site weren’t run: `docusaurus.config.ts`.')
  expect(without.stderr).toContain('These values aren’t known: `config.url` in `docusaurus.config.ts`.')
  const config = site.read('a/site.config.ts')
  expect(config).toContain("title: 'Old'")
  expect(config).toContain("tagline: 'About Old'")
  expect(config).toContain("label: 'Start'")

  await init('b', '--no-run')
  await init('c', '--dry-run')
  expect(existsSync(canary)).toBe(false)
  expect(shown(await init('d', '--no-run', '--yes'))).toContain('exit 2')

  await init('e', '--yes')
  expect(existsSync(canary)).toBe(true)
})

test('imports a site whose code ends the process without its code', async () => {
  const site = await tempSite(
    {
      'old/docusaurus.config.js': "process.exit(3)\nmodule.exports = { title: 'Old' }\n",
      'old/docs/index.md': '# Start\n',
    },
    { config: null },
  )
  const { exitCode, stderr } = await site.docs('init', 'new', '--from', 'old', '--yes')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('Code of the old site was stopped, because its process ended with status 3.')
  expect(site.read('new/site.config.ts')).toContain("title: 'Old'")
})

test('reports errors of the old site’s code that nothing waits for', async () => {
  const site = await tempSite(
    {
      'old/docusaurus.config.js':
        "Promise.reject(new Error('no network'))\nmodule.exports = async () => { await new Promise((done) => setTimeout(done, 50)); return { title: 'Old' } }\n",
      'old/docs/index.md': '# Start\n',
    },
    { config: null },
  )
  const { exitCode, stderr } = await site.docs('init', 'new', '--from', 'old', '--yes')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('Code of the old site failed while nothing waited for it: no network')
})

test('reads and copies no files outside of the repository', async () => {
  const site = await tempSite(
    {
      'secret.md': 'The secret.\n',
      'old/book.toml': '[book]\ntitle = "Old"\n',
      'old/.env': 'TOKEN=secret\n',
      'old/src/SUMMARY.md': '- [Start](start.md)\n- [Outside](../../secret.md)\n- [Link](link.md)\n',
      'old/src/start.md': '# Start\n\n{{#include ../../secret.md}}\n{{#include ../.env}}\n',
    },
    { config: null },
  )
  symlinkSync(join(site.root, 'secret.md'), join(site.root, 'old/src/link.md'))
  symlinkSync(site.root, join(site.root, 'old/src/up'))
  writeFileSync(join(site.root, 'old/src/image.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { exitCode, stderr } = await site.docs('init', 'new', '--from', 'old')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('The included file `../../secret.md` doesn’t exist.')
  for (const path of site.list('new')) expect(site.read(`new/${path}`)).not.toMatch(/The secret|TOKEN/)
})
