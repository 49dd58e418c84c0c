import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const exec = promisify(execFile)
const packages = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Other major versions of Node to run with: `DOCS_NODES=22,24`. Their binaries (190 MB each) come from npm. Without it, only the
 * one that runs the tests.
 */
const others = (process.env.DOCS_NODES ?? '').split(',').filter(Boolean)

let folder: string
let site: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-pack-'))
  // Pack both at once, because starting pnpm takes seconds.
  const filters = ['cli', 'client'].flatMap((name) => ['--filter', `./packages/${name}`])
  const pack = ['--recursive', ...filters, 'pack', '--pack-destination', folder]
  await exec('npx', ['--yes', 'pnpm@12', ...pack], { cwd: join(packages, '..') })
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  expect(tarballs).toHaveLength(2)
  site = join(folder, 'site')
  mkdirSync(join(site, 'content'), { recursive: true })
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(
    join(site, 'site.config.ts'),
    "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Installed' })\n",
  )
  writeFileSync(join(site, 'content/index.md'), '# Home\n\n```ts\nconst a: number = 1\n```\n')
  await npm(
    site,
    tarballs.map((name) => join(folder, name)),
  )
  // This packs two packages and installs about a hundred, possibly on a busy machine.
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const npm = (cwd: string, what: string[]) =>
  exec('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...what], { cwd })

/** Runs the installed command as a shell would, with this Node as `node`. */
const docs = (node: string, ...args: string[]) =>
  exec(join(site, 'node_modules/.bin/docs'), args, {
    cwd: site,
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  })

/** Returns the path of a Node binary with this major version. */
async function nodeOf(major: string): Promise<string> {
  const home = join(folder, `node-${major}`)
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "private": true }')
  await npm(home, [`node-${process.platform}-${process.arch}@${major}`])
  const [own] = readdirSync(join(home, 'node_modules')).filter((name) => name.startsWith('node-'))
  return join(home, 'node_modules', own!, 'bin/node')
}

async function buildsWith(node: string, major: string): Promise<void> {
  expect((await exec(node, ['--version'])).stdout).toMatch(new RegExp(`^v${major}\\.`))
  for (const place of ['dist', '.docs', 'fresh', 'old', 'moved'])
    rmSync(join(site, place), { recursive: true, force: true })
  const { stdout } = await docs(node, 'build')
  expect(stdout).toMatch(/^Built 1 page into dist in /)
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Installed')

  await docs(node, 'init', 'fresh')
  expect((await docs(node, 'check', 'fresh', '--strict')).stderr).toBe('')
  expect((await docs(node, 'build', 'fresh')).stdout).toMatch(/^Built 3 pages into /)

  mkdirSync(join(site, 'old/docs'), { recursive: true })
  writeFileSync(join(site, 'old/docusaurus.config.ts'), "export default { title: 'Old', presets: [['classic', {}]] }\n")
  writeFileSync(
    join(site, 'old/docs/a.mdx'),
    '# A\n\n<details>\n<summary>More</summary>\n\n:::tip Mind\nText.\n:::\n\n</details>\n',
  )
  expect((await docs(node, 'init', 'moved', '--from', 'old')).stdout).toContain('1 page, 1 of them completely')
  expect((await docs(node, 'check', 'moved')).stdout).toContain('0 errors')
}

test('builds a site with the packed packages in an empty folder', { timeout: 240_000 }, async () => {
  await buildsWith(process.execPath, process.versions.node.split('.')[0]!)
  expect(existsSync(join(site, 'node_modules/@docs-engine/cli/src'))).toBe(false)
})

test('installs only packages that are loaded, and includes the licenses of bundled ones', () => {
  const lock = JSON.parse(readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object }
  // Before the libraries were bundled, this number was 583.
  expect(Object.keys(lock.packages).length).toBeLessThan(90)
  const licenses = readFileSync(join(site, 'node_modules/@docs-engine/cli/dist/THIRD-PARTY-LICENSES.txt'), 'utf8')
  expect(existsSync(join(site, 'node_modules/@docs-engine/cli/schemas/front-matter.json'))).toBe(true)
  expect(licenses).toMatch(/^remark-parse [\d.]+ \(MIT\)$/m)
  expect(licenses).toContain('Permission is hereby granted')
})

test.each(others)('builds a site with Node %s', { timeout: 240_000 }, async (major) => {
  await buildsWith(await nodeOf(major), major)
})

/** Uses the API like a user's script. It's also compiled with the package's types. */
const apiScript = `
import { build, check, dev, serve, SiteErrors, UserError } from '@docs-engine/cli'
import type { BuildResult, CheckResult, ReportedMessage } from '@docs-engine/cli'

const seen: Record<string, unknown> = {}
const listeners = () => process.listenerCount('exit') + process.listenerCount('uncaughtException')
const text = async (url: string) => (await fetch(url)).text()

const steps: string[] = []
const [first, second]: BuildResult[] = await Promise.all([
  build({ root: 'api', onProgress: (step) => steps.push(step) }),
  build({ root: 'api', cache: false, outDir: 'api/other', baseUrl: '/base/' }),
])
const before = listeners()
await build({ root: 'api', cache: false })
seen.build = [first!.checked.pages, first!.errors, (first!.files ?? 0) > 5, first!.ms > 0, 'parse' in first!.stages]
seen.other = second!.outDir.endsWith('other')
seen.steps = steps
seen.listeners = listeners() - before

const server = await serve({ root: 'api', port: 0 })
seen.serve = (await text(server.url)).includes('<h1 id="home"')
await server.close()

seen.strict = (await build({ root: 'broken', lenient: true, strict: true })).errors
const checked: CheckResult = await check({ root: 'broken' })
seen.check = checked.messages.map(({ severity, rule, file, line, suggestion }) => [severity, rule, file, line, suggestion])
const failed = await build({ root: 'broken' })
seen.failed = [failed.errors, failed.files]

let messages: ReportedMessage[] = []
const live = await dev({ root: 'broken', port: 0, onMessages: (current) => (messages = current) })
seen.dev = (await text(live.url)).includes('No page') || (await text(live.url)).includes('<h1 id="broken"')
seen.urls = live.urls.length
live.onException(new Error('from a timer'))
seen.bug = messages.map(({ rule }) => rule).includes('internal')
await live.close()

const rejection = (work: Promise<unknown>) => work.then(() => undefined, (error: unknown) => error)
const missing = await rejection(build({ root: 'nowhere' }))
if (missing instanceof UserError) seen.missing = [missing.exitCode, missing.message.includes('nowhere')]
const invalid = await rejection(check({ root: 'invalid' }))
if (invalid instanceof SiteErrors) seen.invalid = [invalid.exitCode, invalid.root?.endsWith('invalid'), invalid.report.messages[0]?.rule]
const notBuilt = await rejection(serve({ root: 'invalid/../broken', port: 0 }))
seen.notBuilt = notBuilt instanceof UserError

// @ts-expect-error The option is called \`outDir\`.
const wrong: Parameters<typeof build>[0] = { outdir: 'x' }
console.log(JSON.stringify({ ...seen, wrong: wrong !== undefined }))
`

test('offers the commands as functions, which print nothing and end with the script', {
  timeout: 240_000,
}, async () => {
  const config = (body: string) =>
    `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig(${body})\n`
  const files = {
    'api.ts': apiScript,
    'api/site.config.ts': config("{ title: 'Api' }"),
    'api/content/index.md': '# Home\n',
    'broken/site.config.ts': config("{ title: 'Broken' }"),
    'broken/content/index.md': '# Broken\n\n[Install](/instal)\n',
    'broken/content/install.md': '# Install\n',
    'invalid/site.config.ts': 'export default { title: 1 }\n',
  }
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), contents)
  }
  await exec('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '@types/node@20'], { cwd: site })
  const tsc = join(site, 'node_modules/.bin/tsc')
  const options =
    '--strict --target es2023 --module nodenext --exactOptionalPropertyTypes --types node --outDir compiled api.ts'
  await exec(tsc, options.split(' '), { cwd: site })
  const { stdout, stderr } = await exec(process.execPath, ['compiled/api.js'], { cwd: site })

  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({
    build: [1, 0, true, true, true],
    other: true,
    steps: ['Reading the content', 'Writing the site'],
    listeners: 0,
    serve: true,
    strict: 1,
    check: [['error', 'broken-link', 'content/index.md', 3, '/install']],
    failed: [1, null],
    dev: true,
    urls: 1,
    bug: true,
    missing: [2, true],
    invalid: [2, true, 'config'],
    notBuilt: true,
    wrong: true,
  })
})

test('provides types for a site with its own type check', async () => {
  writeFileSync(
    join(site, 'site.config.ts'),
    "import { defineConfig } from '@docs-engine/cli'\n" +
      "import type { SiteData } from '@docs-engine/client'\n" +
      "export const data: SiteData = 'none'\n" +
      'export default defineConfig({ title: 1 })\n',
  )
  const tsc = join(site, 'node_modules/.bin/tsc')
  const types = exec(
    tsc,
    ['--noEmit', '--strict', '--moduleResolution', 'bundler', '--module', 'esnext', '--skipLibCheck', 'site.config.ts'],
    { cwd: site },
  )
  await expect(types).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /Type 'string' is not assignable to type 'SiteData'[\s\S]*Type 'number' is not assignable to type 'string'/,
    ),
  })
})
