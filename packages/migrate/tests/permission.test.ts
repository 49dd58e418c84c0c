import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, run, shown, tempSite } from '../../cli/tests/support/temp-site.ts'

const docusaurus = (more = '') => ({
  'old/docusaurus.config.ts': `import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@docusaurus/types'
import navbar from './navbar.js'

writeFileSync(String(process.env.HOME).concat('/was-run'), '')
const title = 'Old'
const folder = join(import.meta.dirname, 'a')
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
  expect(without.stderr).toContain('These values aren’t known: `folder` in `docusaurus.config.ts`, `config.url` in')
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

test.each([
  ['Ctrl+C ends', '\x03', 'SIGINT', false],
  ['Ctrl+D declines', '\x04', 0, false],
  ['`y` accepts', 'y\r', 0, true],
])('asks on a terminal: %s the import', async (_, keys, end, wasRun) => {
  const site = await tempSite(docusaurus(), { config: null })
  const terminal = 'data:text/javascript,process.stdin.isTTY=process.stderr.isTTY=true'
  const child = spawn(process.execPath, ['--import', terminal, bin, 'init', 'new', '--from', 'old'], {
    cwd: site.root,
    env: { ...process.env, HOME: site.root, NO_COLOR: '1' },
  })
  let stderr = ''
  child.stderr.on('data', (text) => {
    if (!stderr.includes('[y/N]') && `${stderr}${text}`.includes('[y/N]')) child.stdin.write(keys)
    stderr += text
  })
  const [status, signal] = await once(child, 'close')
  expect(signal ?? status, stderr).toBe(end)
  expect(stderr).not.toContain('error  ')
  expect(existsSync(join(site.root, 'new'))).toBe(end === 0)
  expect(existsSync(join(site.root, 'was-run'))).toBe(wasRun)
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

test.each([
  ['.vitepress/config.js', 'export default { title: "T", description: run() }'],
  ['docusaurus.config.js', 'export default { title: "T", tagline: run() }'],
])('the text of %s can’t reach the constructor of functions', async (file, config) => {
  const site = await tempSite(
    {
      'old/a.json': '{}',
      'old/docs/index.md': '# Start\n',
      'old/index.md': '# Start\n',
      [`old/${file}`]: `import { constructor as A } from '${file.startsWith('.') ? '..' : '.'}/a.json'
const { constructor: B } = {}
const { constructor: C } = B ?? A
const o = { C }
const { constructor: D } = () => 1
const code = "process.getBuiltinModule('node:fs').writeFileSync(process.env.CANARY, 'x'); return 'owned'"
const run = o.C(code) ?? D(code)
${config}
`,
    },
    { config: null },
  )
  const CANARY = join(site.root, 'was-run')
  for (const options of [['new', '--no-run'], ['--dry-run']]) {
    const { exitCode, stdout, stderr } = await run(site.root, ['init', '--from', 'old', ...options], { CANARY })
    expect(exitCode, stdout + stderr).toBe(0)
    expect(existsSync(CANARY)).toBe(false)
  }
  expect(site.read('new/site.config.ts')).not.toContain('owned')
})

test.each<[string, Record<string, string>]>([
  ['VitePress', { '.vitepress/config.js': "import e from '../../secret.js'\nexport default { title: e.title }\n" }],
  ['VitePress', { '.vitepress/config.js': "import e from '../../secret.json'\nexport default { title: e.title }\n" }],
  ['MkDocs', { 'mkdocs.yml': 'INHERIT: ../secret.yml\nextra_css: [../../secret.css]\n', 'docs/index.md': '# Start\n' }],
  [
    'mdBook',
    {
      'book.toml':
        '[output.html]\nadditional-css = ["../secret.css", "../../../../../../dev/zero"]\nadditional-js = ["../secret.js"]\n',
      'src/SUMMARY.md': '- [Start](start.md)\n',
      'src/start.md': '# Start\n\n<p class="secret">Text</p>\n',
    },
  ],
  [
    'Docusaurus',
    {
      'docusaurus.config.js':
        "export default { title: 'T', presets: [['classic', { theme: { customCss: '../secret.css' } }]] }\n",
      'docs/index.md': '# Start\n\n<p className="secret">Text</p>\n',
    },
  ],
  [
    'Starlight',
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'T', customCss: ['../secret.css'] })] }\n",
      'src/content/docs/index.md': '---\ntitle: Start\n---\n',
    },
  ],
])('the configuration of %s can’t name files outside of the repository', async (_, files) => {
  const site = await tempSite(
    {
      'secret.js': "export default { title: 'SECRET' }\n",
      'secret.json': '{ "title": "SECRET" }\n',
      'secret.yml': 'site_name: SECRET\n',
      'secret.css': '.secret { content: "SECRET"; color: #123456; --sl-color-accent: #123456; }\n',
      'old/index.md': '# Start\n',
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])),
    },
    { config: null },
  )
  const { exitCode, stdout, stderr } = await site.docs('init', 'new', '--from', 'old', '--no-run')
  expect(exitCode, stdout + stderr).toBe(0)
  for (const path of site.list('new')) expect(site.read(`new/${path}`), path).not.toMatch(/SECRET|#123456/)
})

test.each<[string, Record<string, string>, string]>([
  [
    'VitePress',
    {
      '.vitepress/config.js': `export default { rewrites: { 'a.md': '../../.bashrc', 'b.md': '../.git/hooks/pre-commit', 'c.md': '../.github/workflows/c.yml' } }\n`,
      'a.md': 'touch owned\n',
      'b.md': 'touch owned\n',
      'c.md': 'touch owned\n',
    },
    '.bashrc',
  ],
  [
    'mdBook',
    { 'book.toml': '', 'src/SUMMARY.md': '- [Evil](../../../evil.md)\n', 'src/index.md': '', '../evil.md': 'owned' },
    'evil.md',
  ],
  [
    'Starlight',
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'T', logo: { src: '../../picture.png' } })] }\n",
      'src/content/docs/index.md': '---\ntitle: Start\n---\n\n![x](../../../../../picture.png)\n',
      '../../picture.png': 'owned',
    },
    'picture.png',
  ],
])('an import from %s writes only into the new folder', async (_, files, path) => {
  const site = await tempSite(
    {
      '.git/HEAD': '',
      'kept/.bashrc': 'kept\n',
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [join('a/b/old', file), text])),
    },
    { config: null },
  )
  const before = site.list()
  const { exitCode, stdout, stderr } = await site.docs('init', 'kept/new', '--from', 'a/b/old', '--no-run')
  expect(exitCode, stdout + stderr).toBe(0)
  expect(site.list().filter((file) => !file.startsWith('kept/new/'))).toEqual(before)
  expect(site.read('kept/.bashrc')).toBe('kept\n')
  expect(site.list('kept/new').filter((file) => /owned|^\.git\/|workflows\/c/.test(file))).toEqual([])
  expect(stdout + stderr).toContain(path)
})
