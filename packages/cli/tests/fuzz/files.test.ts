import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

const home = '# Home\n'

async function build(files: Record<string, string | Uint8Array>, prepare?: (root: string) => void) {
  const site = await tempSite({ 'content/index.md': home, ...files })
  prepare?.(site.root)
  const run = await site.docs('build')
  return { site, ...run }
}

test('file names can contain letters of any script, spaces, and symbols, in either Unicode form', async () => {
  const names = [
    'mit Leerzeichen',
    'e\u0301te\u0301',
    '\u00fcber',
    '日本語',
    '🙂',
    "it's",
    'a&b',
    'a+b',
    '100%',
    'a#b',
    'a?b',
    '[x]',
    '(y)',
    '$&',
    '-dash',
    '~',
    'a;b',
    'a"b',
    '<b>',
    'constructor',
    'CON',
    'a.b.c',
    'x'.repeat(230),
  ]
  const pages = Object.fromEntries(names.map((name, i) => [`content/${name}.md`, `# Page ${i}\n`]))
  const links = names.map((name, i) => `[${i}](<./${encodeURIComponent(name)}.md>)`).join('\n')
  // The rule `file-name` warns about names that Windows doesn't allow.
  const config = "export default { title: 'Test', samples: false, rules: { 'file-name': 'off' } }\n"
  const home = `# Home\n\n${links}\n`
  const { site, exitCode, stderr } = await build({ ...pages, 'content/index.md': home, 'site.config.ts': config })

  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  for (const [i, name] of names.entries()) expect(site.read(`dist/${name}/index.html`)).toContain(`>Page ${i}</h1>`)
})

test.each<[string, string[], 0 | 1, string[]]>([
  [
    'two names that differ in nothing but their Unicode form or their case are told apart, or reported',
    ['e\u0301.md', '\u00e9.md', 'Case.md', 'case.md'],
    0,
    ['`/case`', '`/\u00e9`'],
  ],
  ['rejects a name with an invisible character', ['a\nb.md', 'c\\d.md', 'e\u0007.png'], 1, ['a\\nb.md', 'c\\\\d.md']],
])('%s', async (_, names, status, said) => {
  const { exitCode, stderr } = await build(
    Object.fromEntries(names.map((name) => [`content/${name}`, `# ${name[0]}\n`])),
  )
  expect(exitCode).toBe(status)
  for (const text of said) expect(stderr).toContain(text)
})

test.each([
  ['UTF-16', Buffer.from('\uFEFF# Title\n', 'utf16le'), '1:1', 'isn’t a text file: it contains the byte `0xFF`.'],
  ['Latin-1', Buffer.from('# Title\r\n\r\nein \xfcber\n', 'latin1'), '3:5', 'isn’t UTF-8: the byte `0xFC` is invalid.'],
  [
    'UTF-8 that ends in the middle of a character',
    Buffer.concat([Buffer.from('\uFEFF# Title \uFFFD\n\nä'), Buffer.from([0xc3])]),
    '3:2',
    'isn’t UTF-8: the byte `0xC3` is invalid.',
  ],
  ['an image', Buffer.from([0x42, 0x4d, 0x0a, 0, 0, 0xff]), '2:1', 'isn’t a text file: it contains the byte `0x00`.'],
])('rejects a page in %s, and shows the position of the first invalid byte', async (_, bytes, place, says) => {
  const { exitCode, stderr } = await build({ 'content/b.md': bytes })
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`content/b.md:${place}  error  \`content/b.md\` ${says}`)
})

test('rejects a partial and an included code file that aren’t UTF-8', async () => {
  const latin = Buffer.from('\xfcber\n', 'latin1')
  const { exitCode, stderr } = await build({
    'content/b.mdx': 'import Part from \'./_part.md\'\n\n# B\n\n<Part />\n\n```ts file="./_code.ts"\n```\n',
    'content/_part.md': latin,
    'content/_code.ts': latin,
  })
  expect(exitCode).toBe(1)
  expect(stderr).toContain('content/b.mdx:1:18  error  `content/_part.md` isn’t UTF-8.')
  expect(stderr).toContain('content/b.mdx:7:7  error  `./_code.ts` isn’t UTF-8.')
})

test('a page can be empty, start with a byte order mark, or have Windows line endings', async () => {
  const { site, exitCode } = await build({
    'content/empty.md': '',
    'content/space.md': ' \n\n\t\n',
    'content/front.md': '---\n---\n',
    'content/bom.md': '\uFEFF---\ntitle: Marked\n---\n\ntext\n',
    'content/windows.md':
      '---\r\ntitle: Windows\r\n---\r\n\r\n:::note\r\ninside\r\n:::\r\n\r\n```ts\r\nconst a = 1 // [!code hl]\r\n```\r\n',
  })
  expect(exitCode).toBe(0)
  expect(site.read('dist/empty/index.html')).toContain('<title>Empty | Test</title>')
  expect(site.read('dist/front/index.html')).toContain('<title>Front | Test</title>')
  expect(site.read('dist/bom/index.html')).toContain('>Marked</h1>')
  expect(site.read('dist/windows/index.html')).toMatch(/class="admonition[\s\S]*inside[\s\S]*class="line hl"/)
})

test('follows symbolic links to pages and folders, but not loops and broken links', async () => {
  const { site, exitCode, stderr } = await build({ 'content/api/a.md': '# A\n', 'other/b.md': '# B\n' }, (root) => {
    symlinkSync('../content', join(root, 'content/api/loop'))
    symlinkSync('.', join(root, 'content/self'))
    symlinkSync('../other', join(root, 'content/linked'))
    symlinkSync('../other/b.md', join(root, 'content/one.md'))
    symlinkSync('nowhere.md', join(root, 'content/dangling.md'))
    symlinkSync('round.md', join(root, 'content/round.md'))
  })
  expect(exitCode).toBe(0)
  expect(stderr).toContain('The symbolic link `content/dangling.md` is broken.')
  expect(stderr).toContain('The symbolic link `content/round.md` is broken.')
  const pages = site.list('dist').filter((path) => path.endsWith('index.html'))
  expect(pages).toEqual([
    'api/a/index.html',
    'index.html',
    'linked/b/index.html',
    'one/index.html',
    'search/index.html',
  ])
})

test('treats a folder whose name ends with .md as a folder', async () => {
  const { site, exitCode } = await build({ 'content/a.md/b.md': '# B\n' })
  expect(exitCode).toBe(0)
  expect(site.read('dist/a.md/b/index.html')).toContain('>B</h1>')
})

test.skipIf(process.getuid?.() === 0)('reports files and folders that can’t be read', async () => {
  const { exitCode, stderr } = await build({ 'content/b.md': '# B\n', 'content/c/d.md': '# D\n' }, (root) => {
    chmodSync(join(root, 'content/b.md'), 0)
  })
  expect(exitCode).toBe(1)
  expect(stderr).toContain('`content/b.md` can’t be read (EACCES)')
})

test('reports pipes and sockets, and does not wait for them', async () => {
  const { execFileSync } = await import('node:child_process')
  const { exitCode, stderr } = await build({}, (root) => {
    execFileSync('mkfifo', [join(root, 'content/pipe.md')])
  })
  expect(exitCode).toBe(1)
  expect(stderr).toContain('content/pipe.md')
})

test('builds a page of half a megabyte', { timeout: 300_000 }, async () => {
  const { site, exitCode } = await build({
    'content/large.md': `# Large\n\n${'A sentence with a few words in it.\n\n'.repeat(14_000)}`,
  })
  expect(exitCode).toBe(0)
  expect(site.read('dist/large/index.html').length).toBeGreaterThan(400_000)
})

test('files that appear, disappear, or change while they are read result in a page or a message', async () => {
  const pages = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`content/p${i}.md`, `# Page ${i}\n`]))
  const site = await tempSite({ 'content/index.md': home, ...pages })
  let isOver = false
  const restless = (async () => {
    for (let i = 0; !isOver; i++) {
      site.write({ [`content/p${i % 200}.md`]: i % 3 === 0 ? null : `# Page ${i}\n\n${'x '.repeat(i % 500)}` })
      mkdirSync(join(site.root, `content/f${i % 20}`), { recursive: true })
      writeFileSync(join(site.root, `content/f${i % 20}/p.md`), `# New ${i}\n`)
      if (i % 5 === 0) site.write({ [`content/f${i % 20}`]: null })
      await new Promise(setImmediate)
    }
  })()
  for (let i = 0; i < 3; i++) {
    const { exitCode, stderr } = await site.docs('build')
    expect([0, 1], stderr).toContain(exitCode)
    if (exitCode === 1) expect(stderr).toMatch(/can’t be read|duplicate/)
  }
  isOver = true
  await restless
})
