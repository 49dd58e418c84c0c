import { expect, test } from 'vitest'
import { shown, tempSite } from './support/temp-site.ts'

const page = { 'content/index.md': '# Home\n' }

async function checkConfig(lines: string): Promise<string[]> {
  const site = await tempSite({ ...page, 'site.config.ts': lines })
  const { exitCode, stderr } = await site.docs('check')
  const messages = stderr.split('\n').filter((line) => line && !line.includes('│') && !/^\d+ errors?,/.test(line))
  return [`exit ${exitCode}`, ...messages.map((line) => line.trim().replace(/ {2}config$/, ''))]
}

function config(keys: string): string {
  return `export default {\n  title: 'Test',\n  samples: false,\n  ${keys}\n}\n`
}

test('rejects a `url` with a path, which belongs in `baseUrl`', async () => {
  const reason = 'site.config.ts:4:3  error  `url` is `"https://acme.github.io/tinyqueue-js/"`.'
  expect(await checkConfig(config("url: 'https://acme.github.io/tinyqueue-js/',"))).toEqual([
    'exit 2',
    reason,
    'Expected an origin such as `https://example.com`. The path belongs in `baseUrl`.',
  ])
  expect(await checkConfig(config("url: 'acme.dev',"))).toEqual([
    'exit 2',
    'site.config.ts:4:3  error  `url` is `"acme.dev"`.',
    'Expected an absolute URL such as `https://example.com`.',
  ])
  expect((await checkConfig(config("url: 'https://acme.dev/',")))[0]).toBe('exit 0')
})

test('adds missing slashes to the base URL, and rejects other values, in the configuration and on the command line', async () => {
  const site = await tempSite({ ...page, 'site.config.ts': config("baseUrl: 'tinyqueue-js',") })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/sitemap.xml')).toContain('http://localhost/tinyqueue-js')
  expect((await site.docs('build', '--base-url', '/other')).exitCode).toBe(0)
  expect(site.read('dist/sitemap.xml')).toContain('http://localhost/other')

  expect(shown(await site.docs('build', '--base-url', 'C:/Program Files/Git/docs/'))).toMatchInlineSnapshot(`
    "exit 2
    error  The base URL \`C:/Program Files/Git/docs/\` is invalid.

      Expected a path of letters and digits, such as \`/docs/\`. Check \`--base-url\` and the environment variable \`DOCS_BASE_URL\`."
  `)
  expect(await checkConfig(config("baseUrl: 'https://acme.dev/docs/',"))).toEqual([
    'exit 2',
    'site.config.ts:4:3  error  `baseUrl` is `"https://acme.dev/docs/"`.',
    'Expected a path of letters and digits, such as `/docs/`.',
  ])
})

test('explains how to list a plugin', async () => {
  const functions = `import { definePlugin } from '@docs-engine/cli'
const math = () => definePlugin({ name: 'math' })
const remarkShout = () => () => {}
export default { title: 'Test', samples: false, plugins: [math, remarkShout] }
`
  expect(await checkConfig(functions)).toEqual([
    'exit 2',
    'site.config.ts:4:59  error  `plugins[0]` is a function.',
    'Call it: `math()`.',
    'site.config.ts:4:65  error  `plugins[1]` is a function.',
    'unified plugins belong in `markdown`: `markdown: { remarkPlugins: [remarkShout] }`.',
  ])
  expect(await checkConfig(config("plugins: ['math'],"))).toEqual([
    'exit 2',
    'site.config.ts:4:13  error  `plugins[0]` is `"math"`.',
    "Import the plugin, and call it. For example: `import { math } from '@docs-engine/math'`, `plugins: [math()]`.",
  ])
})

test('suggests adding a scheme to the address of a website', async () => {
  expect(await checkConfig(config("navbar: { items: [{ label: 'GitHub', href: 'github.com/acme' }] },"))).toEqual([
    'exit 1',
    'site.config.ts:4:46  error  No page at `/github.com/acme`.  broken-link',
    'Did you mean `https://github.com/acme`?',
  ])
})

test('reports every wrong key and value of an object that can also be `false`', async () => {
  const keys = "images: { widhts: [1], formats: ['jpg'] },\n  rules: { 'broken-lnik': 'off' },"
  expect(await checkConfig(config(keys).replace('false', "{ includ: ['x'], run: 'no' }"))).toMatchInlineSnapshot(`
    [
      "exit 2",
      "site.config.ts:3:14  error  Unknown key \`samples.includ\`.",
      "Did you mean \`include\`?",
      "site.config.ts:3:29  error  \`samples.run\` is \`"no"\`.",
      "Expected a boolean.",
      "site.config.ts:4:13  error  Unknown key \`images.widhts\`.",
      "Did you mean \`widths\`?",
      "site.config.ts:4:36  error  \`images.formats[0]\` is \`"jpg"\`.",
      "Expected one of \`"avif"\`, \`"webp"\`.",
      "site.config.ts:5:12  error  Unknown key \`rules.broken-lnik\`.",
      "Did you mean \`broken-link\`?",
    ]
  `)
})

test('rejects unknown keys, directives that no policy has, and keywords without their quotes', async () => {
  const csp = `csp: { 'connect-scr': ['https://a.example'], 'script-src': ['unsafe-inline', "'self'", 'sha256-a'], 'img-src': ['none'] },`
  expect(await checkConfig(config(`${csp} themeConfig: {},`))).toMatchInlineSnapshot(`
    [
      "exit 2",
      "site.config.ts:4:10  error  Unknown key \`csp.connect-scr\`.",
      "Did you mean \`connect-src\`?",
      "site.config.ts:4:63  error  \`csp.script-src[0]\` is \`"unsafe-inline"\`.",
      "Expected single quotes inside the string: \`"'unsafe-inline'"\`.",
      "site.config.ts:4:90  error  \`csp.script-src[2]\` is \`"sha256-a"\`.",
      "Expected single quotes inside the string: \`"'sha256-a'"\`.",
      "site.config.ts:4:115  error  \`csp.img-src[0]\` is \`"none"\`.",
      "Expected single quotes inside the string: \`"'none'"\`.",
      "site.config.ts:4:126  error  Unknown key \`themeConfig\`.",
      "The page “Reference” in the documentation of Docs lists all keys.",
    ]
  `)
})

test('rejects the name of a file as the first page of a version', async () => {
  expect(await checkConfig(config("versions: [{ name: 'current', mainDoc: '/index.md' }],"))).toMatchInlineSnapshot(`
    [
      "exit 2",
      "site.config.ts:4:33  error  \`versions[0].mainDoc\` is \`"/index.md"\`.",
      "Expected a route path such as \`guide/start\`, without \`.md\`.",
    ]
  `)
})
