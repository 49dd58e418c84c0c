import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDev } from '../support/dev-site.ts'
import { bin, tempSite } from '../support/temp-site.ts'

const secret = 'CANARY-5e1f'
const hasStrace = spawnSync('strace', ['-V']).status === 0

/** Creates a folder with secrets next to the site. */
function secretFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-secret-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = {
    'secret.txt': secret,
    'secret.json': JSON.stringify({ secret }),
    'secret.md': `# ${secret}\n\n[link](/missing)\n`,
    'secret.svg': `<svg><text>${secret}</text></svg>`,
    'secret.tsx': `export default () => <b>${secret}</b>\n`,
    'node_modules/x/secret.json': JSON.stringify({ secret }),
    'secret.ts': `export const secret = '${secret}' as const\n`,
  }
  mkdirSync(join(folder, 'node_modules/x'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** In the files' texts, `OUTSIDE` is the relative path of the folder with secrets, and `ABSOLUTE` is its absolute path. */
async function siteWith(files: Record<string, string>, links: Record<string, string> = {}, config?: string) {
  const outside = secretFolder()
  const site = await tempSite({ 'content/index.md': '# Home\n' }, config === undefined ? {} : { config })
  for (const [path, text] of Object.entries(files)) {
    const up = relative(join(site.root, dirname(path)), outside)
    site.write({ [path]: text.replaceAll('OUTSIDE', up).replaceAll('ABSOLUTE', outside) })
  }
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(site.root, path)), { recursive: true })
    symlinkSync(target.replace('ABSOLUTE', outside), join(site.root, path))
  }
  return { site, outside }
}

function expectNoSecret(site: Awaited<ReturnType<typeof tempSite>>, folder = '.') {
  for (const path of site.list(folder)) expect(site.read(join(folder, path)), path).not.toContain(secret)
}

test.each([
  ['raw text', `import a from 'OUTSIDE/secret.txt?raw'\n\n# A\n\n{a}\n`],
  ['a hidden file', `import a from '../.env?raw'\n\n# A\n\n{a}\n`],
  ['a file of Git', `import a from '../.git/config?raw'\n\n# A\n\n{a}\n`],
  ['JSON', `import a from 'OUTSIDE/secret.json'\n\n# A\n\n{a.secret}\n`],
  ['a partial', `import P from 'OUTSIDE/secret.md'\n\n# A\n\n<P/>\n`],
  ['a module', `import C from 'OUTSIDE/secret.tsx'\n\n# A\n\n<C/>\n`],
])('an MDX page can’t import %s from outside the repository', async (_, page) => {
  const { site } = await siteWith({ 'content/a.mdx': page, '.env': secret, '.git/config': secret })
  const result = await site.docs('check', '--lenient')
  expect(result.stderr).toMatch(/content\/a\.mdx:1:\d+ {2}warning {2}.*can’t be (?:included|imported)/)
  expect(result.stderr).not.toContain(secret)
  await site.docs('build', '--lenient')
  expectNoSecret(site, 'dist')
})

test('an MDX page can’t read the environment of the command', async () => {
  const { site } = await siteWith({
    'content/a.mdx': `import a from '${'../'.repeat(12)}proc/self/environ?raw'\n\n# A\n\n{a}\n`,
  })
  expect((await site.docs('check')).stderr).toContain('can’t be included')
})

test('a page can’t show a diagram from outside the repository', async () => {
  const { site } = await siteWith({ 'content/a.md': '# A\n\n::diagram[x]{src="OUTSIDE/secret.svg"}\n' })
  expect((await site.docs('check')).stderr).toMatch(/content\/a\.md:3:\d+ {2}error {2}`.*secret.svg` can’t be included/)
  await site.docs('build', '--lenient')
  expectNoSecret(site, 'dist')
})

test.each([
  ['content/_public/etc', 'ABSOLUTE'],
  ['content/_public/env.txt', '../../.env'],
  ['content/secret.md', 'ABSOLUTE/secret.md'],
  ['content/secret.tsx', 'ABSOLUTE/secret.tsx'],
  ['content/image.svg', 'ABSOLUTE/secret.svg'],
  ['content/folder', 'ABSOLUTE'],
  ['content/root', '/'],
  ['content/_public', 'ABSOLUTE'],
  ['versions', 'ABSOLUTE'],
])('the symbolic link %s to %s is an error, and isn’t followed', async (link, target) => {
  const { site } = await siteWith({ '.env': secret, 'content/a.md': '# A\n\n[x](image.svg)\n' }, { [link]: target })
  const result = await site.docs('check')
  expect(result.stderr).toMatch(
    new RegExp(
      `${link} {2}error {2}The symbolic link \`${link}\` leads to a (?:place outside the repository|hidden file)`,
    ),
  )
  expect(result.exitCode).toBe(1)
  expect(result.stderr).not.toContain(secret)
  expect((await site.docs('build')).exitCode).toBe(1)
})

test.each(['.docs', '.docs/cache', '.docs/cache/pages', '.docs/modules', '.docs/spare', '.docs/external-links.json'])(
  'a symbolic link in place of `%s` is refused, and its target isn’t changed',
  async (path) => {
    const { site, outside } = await siteWith({}, { [path]: 'ABSOLUTE' })
    const before = readdirSync(outside)
    for (const args of [['check'], ['build'], ['build', '--shard', '1/2'], ['search', 'push'], ['version', '1.0']]) {
      const { exitCode, stderr } = await site.docs(...args)
      expect(stderr).toContain(`\`<root>/${path}\` is a symbolic link.`)
      expect(exitCode).toBe(2)
    }
    expect(readdirSync(outside)).toEqual(before)
  },
)

test('`docs version` doesn’t write through a symbolic link', async () => {
  const { site, outside } = await siteWith({}, { versions: 'ABSOLUTE' })
  expect((await site.docs('version', '1.0')).exitCode).toBe(2)
  expect(existsSync(join(outside, '1.0'))).toBe(false)
})

test('`docs dev` doesn’t serve a symbolic link that leads out of the repository, but one that stays inside', async () => {
  const { site } = await siteWith(
    { 'shared/logo.txt': 'inside\n' },
    { 'content/_public/secret.txt': 'ABSOLUTE/secret.txt', 'content/_public/logo.txt': '../../shared/logo.txt' },
  )
  const { url } = await startDev(site.root)
  expect((await fetch(`${url}secret.txt`)).status).toBe(404)
  expect(await (await fetch(`${url}logo.txt`)).text()).toBe('inside\n')
})

test('links inside the repository still work', async () => {
  const { site } = await siteWith(
    {
      'site/site.config.ts': 'export default { title: "T", samples: false }\n',
      'site/content/index.md': '# Home\n',
      'shared/guide.md': '# Guide\n',
    },
    { 'site/content/guide.md': '../../shared/guide.md' },
  )
  execFileSync('git', ['init', '-q'], { cwd: site.root })
  const result = await site.docs('check', 'site', '--format', 'json')
  expect(JSON.parse(result.stdout)).toMatchObject({ checked: { pages: 2 }, errors: 0 })
})

test.each([
  ['/dev/zero', 'a device'],
  ['pipe', 'a pipe'],
])(
  'a link to %s isn’t read',
  async (target) => {
    const { site } = await siteWith(
      {
        'content/a.md': '# A\n\n```txt file="../zero.txt"\n```\n',
        'content/b.mdx': `import z from '../zero.txt?raw'\n\n# B\n\n{z}\n`,
      },
      { 'zero.txt': target === 'pipe' ? './pipe' : target, 'content/zero.md': target === 'pipe' ? '../pipe' : target },
    )
    execFileSync('mkfifo', [join(site.root, 'pipe')])
    const result = await site.docs('check')
    expect(result.exitCode).toBe(1)
    for (const file of ['content/a.md:3', 'content/b.mdx:1', 'content/zero.md']) expect(result.stderr).toContain(file)
  },
  30_000,
)

test('`file=` and imports have a size limit', async () => {
  const { site } = await siteWith({
    'content/a.md': '# A\n\n```txt file="../big.txt"\n```\n',
    'big.txt': 'a\n'.repeat(5_100_000),
  })
  expect((await site.docs('check')).stderr).toContain('`../big.txt` is larger than')
})

test('`docs check --fix` doesn’t change a file outside the repository', async () => {
  const { site, outside } = await siteWith({ 'content/guide.md': '# Guide\n' }, { 'content/o.md': 'ABSOLUTE/o.md' })
  writeFileSync(join(outside, 'o.md'), '# O\n\n[x](/guide/)\n')
  await site.docs('check', '--fix')
  expect(readFileSync(join(outside, 'o.md'), 'utf8')).toBe('# O\n\n[x](/guide/)\n')
})

test('`docs check --lock` doesn’t write through a link that leads out of the repository', async () => {
  const { site, outside } = await siteWith({}, { 'urls.lock': 'ABSOLUTE/secret.txt' })
  const result = await site.docs('check', '--lock')
  expect(result.exitCode).toBe(1)
  expect(result.stderr).toContain('`urls.lock` can’t be read.')
  expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe(secret)
})

test('a sample can’t import a file outside its page', async () => {
  const imports = [
    `import s from 'ABSOLUTE/secret.json'\nconst t: number = s`,
    `import { secret } from 'ABSOLUTE/secret'\nconst t: number = secret`,
    `/// <reference path="ABSOLUTE/secret.ts" />\nconst t: number = ''`,
    `const t: number = null! as typeof import(/* x */ 'ABSOLUTE/secret').secret`,
    `const t: number = null! as typeof import /* x */ ('ABSOLUTE/secret').secret`,
  ]
  const { site } = await siteWith(
    { 'content/a.md': `# A\n\n${imports.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n')}` },
    {},
    'export default { title: "T", samples: {} }\n',
  )
  const result = await site.docs('check')
  expect(result.stderr).toMatch(/Cannot find module '.*secret.json'/)
  expect(result.stderr).not.toContain(secret)
})

test('no way to write an import makes the compiler show a file outside the repository', async () => {
  const imports = [
    `import { secret } from${' '.repeat(40)}'ABSOLUTE/secret'`,
    `import { secret } from /*${'x'.repeat(600)}*/ 'ABSOLUTE/secret'`,
    "import { secret } from '\\\nABSOLUTE/secret'",
    "import { secret } fr\\u006fm 'ABSOLUTE/secret'",
    "import { secret } from 'samples/../OUTSIDE/secret.json'",
    "import { secret } from 'samples/up'",
  ]
  for (const code of imports) {
    const { site } = await siteWith(
      {
        'content/a.md': `# A\n\n\`\`\`ts\n${code}\nexport const t: number = secret\n\`\`\`\n`,
        ...(code.includes('/up') && { 'content/_samples/up.ts': "export { secret } from 'OUTSIDE/secret'\n" }),
      },
      {},
      'export default { title: "T", samples: {} }\n',
    )
    const { stdout, stderr } = await site.docs('build')
    expect(stderr, code).toMatch(/_samples\/up\.ts:1|content\/a\.md:\d+:\d+ {2}error {2}Cannot find module '.*secret/)
    expect(stdout + stderr, code).not.toContain(secret)
  }
})

test('a sample that imports a file outside the repository is an error at its place, and the others keep their results', async () => {
  const { site } = await siteWith(
    {
      'content/a.md': "# A\n\n```ts\nconst ok = 1\nimport { secret } from 'samples/../OUTSIDE/secret'\n```\n",
      'content/b.md': "# B\n\n```ts\nconst t: number = ''\n```\n",
      'content/c.md': '# C\n\n```tsx\n/** @jsxImportSource ABSOLUTE */\nexport const e = <a />\n```\n',
    },
    {},
    'export default { title: "T", samples: {} }\n',
  )
  const log = join(site.root, 'strace.log')
  const strace = ['-f', '-y', '-qq', '-e', 'trace=openat,open', '-o', log]
  const { stdout } = hasStrace
    ? spawnSync('strace', [...strace, process.execPath, bin, 'check', '--format', 'json'], {
        cwd: site.root,
        encoding: 'utf8',
      })
    : await site.docs('check', '--format', 'json')
  const { messages } = JSON.parse(stdout) as { messages: { file: string; line: number; message: string }[] }
  expect(messages.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringMatching(/^content\/a\.md:5 Cannot find module 'samples\/.*secret'/),
    expect.stringMatching(/^content\/b\.md:4 Type 'string' is not assignable to type 'number'/),
    expect.stringMatching(/^content\/c\.md:5 JSX element implicitly has type 'any'/),
    expect.stringMatching(/^content\/c\.md:5 This JSX tag requires the module path/),
  ])
  // The compiler doesn't even open the files.
  if (hasStrace) expect(readFileSync(log, 'utf8')).not.toMatch(/docs-secret-\w+\/secret/)
})

test.each([
  ['by a path', "import s from 'samples/../OUTSIDE/secret.txt'"],
  ['as text', "import s from 'samples/../../.env' with { type: 'text' }"],
  ['through a symbolic link', "import s from 'samples/link/secret.txt'"],
  ['through a module', "import { secret as s } from 'samples/up'"],
  ['in other packages', "import s from 'samples/../OUTSIDE/node_modules/x/secret.json'"],
])('a sample that runs can’t read a file outside the repository %s', async (_, code) => {
  const { site } = await siteWith(
    {
      'content/a.md': `# A\n\n\`\`\`ts run\n// @ts-nocheck\n${code}\nconsole.log(s)\n\`\`\`\n\n\`\`\`output\nx\n\`\`\`\n`,
      'content/_samples/up.ts': "// @ts-nocheck\nexport { secret } from 'OUTSIDE/secret'\n",
      '.env': secret,
    },
    { 'content/_samples/link': 'ABSOLUTE' },
    'export default { title: "T", samples: {} }\n',
  )
  const { exitCode, stderr } = await site.docs('check')
  expect(stderr).toContain('isn’t in the repository, or is hidden.')
  expect(stderr).not.toContain(secret)
  expect(exitCode).toBe(1)
})

test('a sample keeps the strings that only look like imports', async () => {
  const code = `const path: string = '/api', from = '/a'
console.log(path === '/api', Array.from('/b')[0], from, { types: '/c', require: '/d' })`
  const output = "true / /a { types: '/c', require: '/d' }"
  const { site } = await siteWith(
    { 'content/a.md': `# A\n\n\`\`\`ts run\n${code}\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n` },
    {},
    'export default { title: "T", samples: {} }\n',
  )
  expect((await site.docs('check')).stderr).toBe('')
})

test('`::signature` only reads packages', async () => {
  const { site } = await siteWith({ 'content/a.md': '# A\n\n::signature[secret]{from="ABSOLUTE/secret"}\n' })
  expect((await site.docs('check')).stderr).toContain('isn’t the name of a package.')
})
