import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { shown, type TempSite, tempSite } from '../support/temp-site.ts'

const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

/** Makes the packages of a new site available, as `npm install` does. The test of the packed packages runs `npm install` itself. */
function install(site: TempSite, packages: Record<string, string>): void {
  site.write({ 'my-docs/node_modules/@types/.keep': '', 'my-docs/node_modules/@docs-engine/.keep': '' })
  for (const [name, target] of Object.entries(packages))
    symlinkSync(target, join(site.root, 'my-docs/node_modules', name))
}

test('creates a site with a landing page, and prints the commands that start it', async () => {
  const site = await tempSite({}, { config: null })

  expect(shown(await site.docs('init', 'my-docs'))).toMatchInlineSnapshot(`
    "exit 0
    Created 15 files in my-docs from the template \`docs\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings
      AGENTS.md        instructions for coding agents

    To start the site, run:

      cd my-docs && npm install && npm run dev"
  `)
  expect(site.list('my-docs')).toMatchInlineSnapshot(`
    [
      ".github/workflows/docs.yml",
      ".gitignore",
      "AGENTS.md",
      "content/_components/RetryDemo.css",
      "content/_components/RetryDemo.tsx",
      "content/_public/favicon.svg",
      "content/_samples/retry.ts",
      "content/assets/retry.svg",
      "content/guide/getting-started.md",
      "content/guide/retries.md",
      "content/index.md",
      "content/reference/writing-pages.md",
      "package.json",
      "site.config.ts",
      "tsconfig.json",
    ]
  `)
  expect(await site.docs('build', 'my-docs', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('my-docs/dist/index.html')).toContain('<h1>My docs</h1>')
  const page = site.read('my-docs/dist/guide/retries/index.html')
  expect(page).toContain('If every attempt fails')
  expect(page).toContain('<figure class="diagram')
})

test('the template `library` shows declarations of the installed library, and compiles samples with its types', async () => {
  const site = await tempSite({}, { config: null })
  expect(await site.docs('init', 'my-docs', '--template', 'library')).toMatchObject({ exitCode: 0, stderr: '' })
  install(site, { 'example-library': '../library', '@docs-engine/api': join(modules, '@docs-engine/api') })

  expect(await site.docs('build', 'my-docs', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('my-docs/dist/api/retry/index.html')).toMatch(/id="options\.shouldRetry"[\s\S]*Give up early/)
  expect(site.read('my-docs/dist/api/index.html')).toContain('href="/api/RetryOptions"')

  const types = site.read('my-docs/library/index.d.ts')
  site.write({ 'my-docs/library/index.d.ts': types.replace('attempts?', 'tries?').replace('shouldRetry?', 'accepts?') })
  expect((await site.docs('check', 'my-docs')).stderr).toContain("'shouldRetry' does not exist in type 'RetryOptions'")
})

test('the template `minimal` consists of two pages', async () => {
  const site = await tempSite({}, { config: null })
  expect(await site.docs('init', "it's-new", '--template', 'minimal')).toMatchObject({ exitCode: 0, stderr: '' })

  expect(site.list("it's-new/content")).toEqual(['getting-started.md', 'index.md'])
  expect(await site.docs('build', "it's-new", '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read("it's-new/dist/index.html")).toContain("<title>It's new</title>")
  // The site has no tagline.
  expect(site.read("it's-new/dist/llms.txt")).toContain("# It's new\n\n> The documentation of It's new.\n\n## ")
})

test('the components of a new site have types', async () => {
  const site = await tempSite({}, { config: null })
  expect(await site.docs('init', 'my-docs')).toMatchObject({ exitCode: 0 })
  install(site, {
    '@docs-engine/cli': join(modules, '@docs-engine/cli'),
    '@types/react': join(modules, '@types/react'),
  })
  site.write({
    'my-docs/content/_components/Wrong.tsx':
      "import classes from './wrong.module.css'\nimport './wrong.css'\n" +
      'export default function Wrong() {\n  return <p className={classes.title} id={1} />\n}\n',
    // The configuration would compile the engine's sources, which a published package doesn't contain.
    'my-docs/site.config.ts': null,
  })
  const types = promisify(execFile)(process.execPath, [join(modules, 'typescript/bin/tsc')], {
    cwd: join(site.root, 'my-docs'),
  })
  await expect(types).rejects.toMatchObject({
    stdout: expect.stringMatching(/^content\/_components\/Wrong\.tsx\(4,\d+\): error TS2322: .*\n(?!content)/),
  })
})

test('the versions in a new package.json are those of the engine', () => {
  const read = (path: string) => JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
  const engine = read('../../package.json')
  const workspace = read('../../../../package.json')
  for (const template of ['shared', 'library']) {
    const { devDependencies } = read(`../../templates/${template}/package.json`)
    expect(devDependencies).toEqual({
      ...(template === 'library' && { '@docs-engine/api': '^{{version}}' }),
      '@docs-engine/cli': '^{{version}}',
      '@types/react': workspace.devDependencies['@types/react'],
      typescript: engine.dependencies.typescript,
    })
  }
})

test('rejects a template that does not exist', async () => {
  const site = await tempSite({}, { config: null })

  expect(shown(await site.docs('init', 'my-docs', '--template', 'blog'))).toMatchInlineSnapshot(`
    "exit 2
    error: option '--template <name>' argument 'blog' is invalid. Allowed choices are minimal, docs, library."
  `)
  expect(site.list()).toEqual([])
})

test('overwrites no file', async () => {
  const site = await tempSite({ 'content/index.md': '# Mine\n' }, { config: null })

  expect(shown(await site.docs('init'))).toMatchInlineSnapshot(`
    "exit 2
    \`content/index.md\` already exists.
      Choose a new folder: \`docs init <folder>\`."
  `)
  expect(site.list()).toEqual(['content/index.md'])
})

test('keeps an existing package.json, and creates no workflow inside another repository', async () => {
  const site = await tempSite(
    { 'package.json': '{ "name": "mine" }', '.git/HEAD': 'ref: refs/heads/main\n' },
    { config: null },
  )

  const { exitCode, stdout } = await site.docs('init', '--template', 'minimal')
  expect(exitCode).toBe(0)
  expect(stdout).toContain('Kept files that already existed: package.json\n')
  expect(stdout).toContain('\n  npm install --save-dev @docs-engine/cli && npx docs dev\n')
  expect(site.read('package.json')).toBe('{ "name": "mine" }')
  expect(site.list('.github')).toEqual(['workflows/docs.yml'])

  site.write({ 'installed/package.json': '{ "dependencies": { "@docs-engine/cli": "file:cli.tgz" } }' })
  expect((await site.docs('init', 'installed')).stdout).toContain('\n  cd installed && npx docs dev\n')

  expect(await site.docs('init', 'inner')).toMatchObject({ exitCode: 0 })
  expect(site.list('inner')).toContain('package.json')
  expect(site.list('inner')).not.toContain('.github/workflows/docs.yml')
})
