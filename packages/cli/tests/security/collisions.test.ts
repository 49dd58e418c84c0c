import { describe, expect, test } from 'vitest'
import { hostFiles } from '../../src/model/host-files.ts'
import { tempSite } from '../support/temp-site.ts'

const config = (more = '') => `export default { title: 'Test', url: 'https://x.dev', samples: {}, ${more} }\n`

const page = (slug: string) => `---\nslug: ${slug}\n---\n\n# Page\n`

async function messagesOf(files: Record<string, string>, more = '') {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...files }, { config: config(more) })
  const check = await site.docs('check', '--format', 'json')
  const build = await site.docs('build')
  return { site, check, build, messages: JSON.parse(check.stdout).messages as Record<string, string>[] }
}

describe('a page at the path of a generated file, or below it, is an error in `check` and `build`', () => {
  test.each([
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/sw.js',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/search.json',
    '/page.json',
    '/index.html',
    '/404.html',
    '/.hosts/nginx.conf',
    '/.docs-build.json',
    '/_headers/x',
    '/sw.js/x',
    '/index.html/x',
    '/page.json/x',
  ])('%s', async (slug) => {
    const { check, build, messages } = await messagesOf({ 'content/page.md': page(slug) })
    expect(messages).toMatchObject([{ severity: 'error', rule: 'output-collision', file: 'content/page.md', line: 1 }])
    expect([check.exitCode, build.exitCode]).toEqual([1, 1])
    expect(build.stderr).not.toContain('This is a bug')
  })
})

test('a file name such as `llms.txt.md` gets the same error', async () => {
  const { messages } = await messagesOf({ 'content/llms.txt.md': '# About\n', 'content/sw.js.md': '# About\n' })
  expect(messages.map(({ file, message }) => [file, message])).toEqual([
    ['content/llms.txt.md', expect.stringContaining('the same path as `llms.txt`, which Docs generates')],
    ['content/sw.js.md', expect.stringContaining('the same path as `sw.js`, which Docs generates')],
  ])
})

test.each(['sw.js', '_redirects', '_headers', 'vercel.json', 'sitemap.xml', 'assets'])(
  'a file `%s` in `content/_public` that would replace a generated file, or be replaced by it, is an error',
  async (name) => {
    const { messages, build } = await messagesOf({ [`content/_public/${name}`]: 'x\n' })
    expect(messages).toMatchObject([
      {
        severity: 'error',
        rule: 'output-collision',
        file: `content/_public/${name}`,
        message: expect.stringContaining(name),
      },
    ])
    expect(build.exitCode).toBe(1)
  },
)

test('a page and a file in `content/_public` can’t have the same path', async () => {
  const { messages } = await messagesOf({
    'content/_public/robots2.txt': 'x\n',
    'content/a.md': page('/robots2.txt'),
    'content/b.md': '# B\n',
    'content/_public/b/index.html': 'x\n',
  })
  expect(messages).toMatchObject([
    { severity: 'error', file: 'content/_public/b/index.html' },
    { severity: 'error', file: 'content/_public/robots2.txt' },
  ])
})

test('with `--lenient`, a build leaves out the file', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    'content/_public/sw.js': 'evil()',
    'content/a.md': page('/_headers'),
  })
  expect(await site.docs('build', '--lenient')).toMatchObject({ exitCode: 0 })
  expect(site.read('dist/sw.js')).not.toContain('evil')
  expect(site.list('dist')).not.toContain('_headers/index.html')
})

test('a redirect page can’t replace a generated file', async () => {
  const more = "redirectPages: true, redirects: [{ from: '/sw.js', to: '/' }, { from: '/old', to: '/' }]"
  const { build, site } = await messagesOf({}, more)
  expect(build.exitCode).toBe(0)
  expect(build.stderr).toContain('`/sw.js` is a page or a file of the site')
  expect(site.list('dist')).toContain('old/index.html')
})

test('every generated file outside of hashed names is reserved', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n\n```ts\nexport const a: number = 1\n```\n',
      'content/a.md': '# A\n\nText.\n',
      'versions/1.0/index.md': '# Home\n',
      'content/blog/2026-01-02-post.md': '---\ntitle: Post\ntags: [x]\n---\n\nText.\n',
    },
    { config: config("versions: [{ name: 'current', label: 'Next' }, { name: '1.0', isLatest: true }]") },
  )
  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })
  const files = site.list('dist').filter((path) => !/^assets\/|\/parts\/|^robots\.txt$/.test(path))
  expect(files).toEqual(expect.arrayContaining(Object.values(hostFiles)))
  site.write(Object.fromEntries(files.map((path) => [`content/_public/${path}`, 'x\n'])))
  const { stdout } = await site.docs('check', '--format', 'json')
  const reported = JSON.parse(stdout).messages.map(({ file }: { file: string }) => file)
  expect(reported.sort()).toEqual(files.map((path) => `content/_public/${path}`).sort())
}, 60_000)
