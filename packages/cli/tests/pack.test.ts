import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type NpmRegistry, startNpmRegistry } from './support/npm-registry.ts'

const exec = promisify(execFile)
const packages = fileURLToPath(new URL('../..', import.meta.url))
const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as Manifest
const { version } = readManifest('cli')

interface Manifest {
  version: string
  private?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * npm installs the versions that existed at this time, so that a new release of a dependency can't change a result. `DOCS_NEWEST=1`
 * installs the newest versions that the ranges allow, as a scheduled workflow does. If npm finds no version, set the time of your update.
 */
const registryTime = process.env.DOCS_NEWEST ? undefined : '2026-11-28T18:00Z'

/**
 * Other major versions of Node to run with: `DOCS_NODES=22,24`. Their binaries (190 MB each) come from npm. Without it, only the
 * one that runs the tests.
 */
const others = (process.env.DOCS_NODES ?? '').split(',').filter(Boolean)

let registry: NpmRegistry
let folder: string
let site: string

/** Rehearses a release: publishes the packages to a registry on this machine, and installs them from there into an empty folder. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-pack-'))
  registry = await startNpmRegistry()
  const filters = ['--filter', './packages/*']
  const publish = ['publish', '--no-git-checks', '--registry', registry.url]
  await exec('npx', ['--yes', 'pnpm@12', '--recursive', ...filters, ...publish], {
    cwd: join(packages, '..'),
    env: npmEnvironment(),
  })
  site = join(folder, 'site')
  mkdirSync(join(site, 'content'), { recursive: true })
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(
    join(site, 'site.config.ts'),
    "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Installed' })\n",
  )
  writeFileSync(join(site, 'content/index.md'), '# Home\n\n```ts\nconst a: number = 1\n```\n')
  await npm(site, ['@docs-engine/cli'])
  // This packs the packages and installs about a hundred, possibly on a busy machine.
}, 600_000)

afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

const ofRegistryTime = registryTime ? { npm_config_before: registryTime } : {}

/** Sends npm to the registry on this machine for our packages, and to the usual one for all others. */
function npmEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    'npm_config_@docs-engine:registry': registry.url,
    ...ofRegistryTime,
    // npm and pnpm don't publish without a token.
    [`npm_config_${registry.url.replace('http:', '')}/:_authToken`]: 'token',
  }
}

const npm = (cwd: string, what: string[]) =>
  exec('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...what], { cwd, env: npmEnvironment() })

/** Runs the installed command as a shell would, with this Node as `node`. The package manager that runs the tests is unknown to it. */
const docs = (node: string, ...args: string[]) =>
  exec(join(site, 'node_modules/.bin/docs'), args, {
    cwd: site,
    env: {
      ...process.env,
      npm_config_user_agent: undefined,
      PATH: [dirname(node), process.env.PATH].join(delimiter),
    },
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
  expect((await docs(node, 'build', 'fresh')).stdout).toMatch(/^Built 4 pages into /)

  mkdirSync(join(site, 'old/docs'), { recursive: true })
  writeFileSync(join(site, 'old/docusaurus.config.ts'), "export default { title: 'Old', presets: [['classic', {}]] }\n")
  writeFileSync(
    join(site, 'old/docs/a.mdx'),
    '# A\n\n<details>\n<summary>More</summary>\n\n:::tip Mind\nText.\n:::\n\n</details>\n',
  )
  expect((await docs(node, 'init', 'moved', '--from', 'old', '--yes')).stdout).toContain('1 page, 1 of them whole')
  expect((await docs(node, 'check', 'moved')).stdout).toContain('0 errors')
}

test('names the command that installs the importers', { timeout: 240_000 }, async () => {
  mkdirSync(join(site, 'book'))
  const from = () => docs(process.execPath, 'init', 'moved', '--from', 'book')
  await expect(from()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Run `npm install --save-dev @docs-engine/cli @docs-engine/migrate`'),
  })
  await npm(site, ['--save-dev', '@docs-engine/cli', '@docs-engine/migrate'])
  await expect(from()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('contains no site that can be imported'),
  })
})

test('builds a site with the packed packages in an empty folder', { timeout: 240_000 }, async () => {
  await buildsWith(process.execPath, process.versions.node.split('.')[0]!)
  expect(existsSync(join(site, 'node_modules/@docs-engine/cli/src'))).toBe(false)
})

test('publishes every package with the engine’s version', () => {
  const isPublic = (name: string) => !readManifest(name).private
  const names = readdirSync(packages).filter(isPublic)
  // The version of a plugin is part of the cache key of the pages that it can change.
  for (const name of ['api', 'math', 'mermaid']) {
    expect(readFileSync(join(packages, name, 'src/index.ts'), 'utf8')).toContain(`version: '${version}'`)
  }
  expect(registry.published()).toEqual(names.map((name) => `@docs-engine/${name}@${version}`).sort())
})

/** Runs a script of a site's `package.json` that starts a server, and returns the server's URL. */
function served(cwd: string, script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = spawn('npm', ['run', script, '--', '--port', '0'], { cwd, detached: true })
    // npm starts the command in a child process, so end the whole group.
    onTestFinished(() => void process.kill(-server.pid!))
    let output = ''
    const read = (chunk: unknown) => {
      output += chunk
      const [url] = /http:\/\/\S+/.exec(output) ?? []
      if (url) resolve(url)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(output)))
  })
}

/**
 * Creates a site in a new folder and runs `npm install` in it. Returns a function that runs the scripts of its `package.json`.
 *
 * @param options Options of `npm install`, and packages to install in addition to those of the template.
 */
async function newSite(template: string, ...options: string[]) {
  const root = join(folder, template)
  const { stdout } = await docs(process.execPath, 'init', root, '--template', template)
  expect(stdout).toContain('npm install && npm run dev')
  await npm(root, options)
  return { root, run: (...args: string[]) => exec('npm', ['run', ...args], { cwd: root }) }
}

test('a new site compiles, starts, and uses plugins from other packages', { timeout: 240_000 }, async () => {
  const { root, run } = await newSite(
    'docs',
    '--prefer-offline',
    '@docs-engine/api',
    '@docs-engine/math',
    '@docs-engine/mermaid',
  )
  const page = await fetch(new URL('/guide/retries', await served(root, 'dev')))
  expect(await page.text()).toContain('If every attempt fails')

  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const withPlugins = config.replace('samples: {},', 'samples: {},\n  plugins: [math(), mermaid()],')
  const imports = "import { math } from '@docs-engine/math'\nimport { mermaid } from '@docs-engine/mermaid'\n"
  writeFileSync(join(root, 'site.config.ts'), imports + withPlugins)
  writeFileSync(join(root, 'content/formula.md'), '# Formula\n\nInline $x^2$.\n\n```mermaid\npie\n  "a": 1\n```\n')
  await run('types')
  await run('build', '--', '--strict')
  const formula = await fetch(new URL('/formula', await served(root, 'serve')))
  const html = await formula.text()
  expect(html).toContain('<msup>')
  expect(html).toContain('data-island="@docs-engine/mermaid/diagram#default"')
})

test('a new site for a library installs without a network, and passes its checks', { timeout: 240_000 }, async () => {
  // npm has cached all packages while it installed the site of the previous test.
  const { run } = await newSite('library', '--offline')
  await run('types')
  expect((await run('check', '--', '--strict')).stdout).toContain('0 errors')
})

test('`pnpm new` creates sites from the packed packages, which every package manager installs', {
  timeout: 900_000,
}, async () => {
  const create = (name: string, cwd = join(packages, '..'), ...where: string[]) =>
    exec('npx', ['--yes', 'pnpm@12', ...where, 'new', name, '--template', 'minimal'], {
      cwd,
      env: { ...process.env, ...ofRegistryTime },
    })
  const home = join(folder, 'home')
  const { stdout } = await create(join(home, 'site'))
  expect(stdout).toMatch(/To start the site, run:\n\n {2}cd \S*site && npm run dev\n$/)
  const { devDependencies } = JSON.parse(readFileSync(join(home, 'site/package.json'), 'utf8'))
  const [, packed = ''] = /^file:(.*)\/docs-engine-cli-.*\.tgz$/.exec(devDependencies['@docs-engine/cli']) ?? []
  expect(devDependencies['@docs-engine/client']).toBe(`file:${packed}/docs-engine-client-${version}.tgz`)
  expect((await exec('npm', ['run', 'check'], { cwd: join(home, 'site') })).stdout).toContain('0 errors')

  // In an existing project. The packages are packed only once.
  mkdirSync(join(home, 'project'))
  writeFileSync(join(home, 'project/package.json'), '{ "private": true }')
  const again = await create('.', join(home, 'project'), '--dir', join(packages, '..'))
  expect(again.stderr).not.toContain('Packing Docs')
  expect(again.stdout).toMatch(/\n {2}npx docs dev\n$/)
  expect(existsSync(join(home, 'project/node_modules/@docs-engine/cli'))).toBe(true)

  // Unlike npm, other package managers need to know where the packages are that another package depends on.
  const initWith = (name: string, agent: string) =>
    exec(join(home, 'site', packed, 'node_modules/.bin/docs'), ['init', name, '--template', 'minimal'], {
      cwd: folder,
      env: { ...process.env, npm_config_user_agent: agent },
    })
  expect((await initWith('with-pnpm', 'pnpm/12.0.0')).stdout).toContain(
    'The workflow fails on GitHub until Docs is on npm',
  )
  expect(readFileSync(join(folder, 'with-pnpm/.github/workflows/docs.yml'), 'utf8')).toMatch(
    / {6}# Fails until Docs is on npm: .*\n {6}- run: pnpm install\n/,
  )
  const pnpm = (...args: string[]) => exec('npx', ['--yes', 'pnpm@12', ...args], { cwd: join(folder, 'with-pnpm') })
  await pnpm('install', '--prefer-offline')
  expect((await pnpm('run', 'check')).stdout).toContain('0 errors')

  await initWith('with-yarn', 'yarn/4.9.0')
  expect(JSON.parse(readFileSync(join(folder, 'with-yarn/package.json'), 'utf8')).resolutions).toEqual({
    '@docs-engine/client': expect.stringMatching(/^file:.*\/packed\/\w+\/docs-engine-client-.*\.tgz$/),
  })
})

test('installs no bundled package, each other package once, and includes the licenses of bundled ones', () => {
  const lock = JSON.parse(readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object }
  const names = Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const loaded = ['cli', 'client'].flatMap((name) => Object.keys(readManifest(name).dependencies ?? {}))
  const bundled = Object.keys(readManifest('cli').devDependencies ?? {}).filter((name) => !loaded.includes(name))
  expect(names).toEqual(expect.arrayContaining(loaded))
  expect(names.filter((name) => bundled.includes(name))).toEqual([])
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
seen.build = [first!.checked.pages, first!.errors, (first!.files ?? 0) > 5, first!.ms > 0, 'parse pages' in first!.stages]
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

test('provides the commands as functions that print nothing and don’t keep the process running', {
  timeout: 240_000,
}, async () => {
  const config = (body: string) =>
    `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig(${body})\n`
  const files = {
    'api.ts': apiScript,
    'complete-example.ts': readFileSync(join(packages, 'cli/tests/support/complete-example.ts'), 'utf8'),
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
  const tsc = join(site, 'node_modules/.bin/tsc')
  const options =
    '--strict --target es2023 --module nodenext --exactOptionalPropertyTypes --types node --outDir compiled api.ts complete-example.ts'
  // Use the types of Node that are installed in this repository, because an installation takes longer than the compilation.
  const nodeTypes = join(packages, '../node_modules/@types')
  // The compiler prints its errors to the standard output, which the error of a failed command doesn't contain.
  await exec(tsc, [...options.split(' '), '--typeRoots', nodeTypes], { cwd: site }).catch((error) =>
    expect.fail(error.stdout),
  )
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
