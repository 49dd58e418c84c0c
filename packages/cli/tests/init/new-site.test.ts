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

    The workflow that checks and publishes the site was written to \`my-docs/.github/workflows/docs.yml\`.

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
  expect(site.read('my-docs/dist/api/index.html')).toContain('href="/api/RetryOptions/"')

  const types = site.read('my-docs/library/index.d.ts')
  site.write({ 'my-docs/library/index.d.ts': types.replace('attempts?', 'tries?').replace('shouldRetry?', 'accepts?') })
  expect((await site.docs('check', 'my-docs')).stderr).toContain("'shouldRetry' does not exist in type 'RetryOptions'")
})

test('the template `library` documents the library in the same folder, and contains no example', async () => {
  const site = await tempSite({}, { config: null })
  const library = {
    name: 'tiny-queue',
    description: 'A queue that doesn\'t lose "jobs".',
    exports: {
      '.': { types: './out/index.d.ts' },
      './timers': { types: './out/timers.d.ts' },
      './package.json': './package.json',
    },
    scripts: { build: 'tsc' },
  }
  site.write({ 'my-docs/package.json': JSON.stringify(library) })
  const { stdout } = await site.docs('init', 'my-docs', '--template', 'library')
  expect(stdout).toContain(
    'The pages below `/api` are generated from the type declarations of `tiny-queue`, which don’t exist until you build it.\n',
  )
  expect(stdout).toMatch(/npm install --save-dev @docs-engine\/api .* && npm run build && npx docs dev\n$/)
  expect(site.list('my-docs').filter((path) => path.startsWith('content/') || path.startsWith('library'))).toEqual([
    'content/_public/favicon.svg',
    'content/guide/getting-started.md',
    'content/index.md',
  ])

  site.write({ 'my-docs/out/index.d.ts': '/** Adds a job. */\nexport function add(job: string): void\n' })
  install(site, { '@docs-engine/api': join(modules, '@docs-engine/api') })
  expect(await site.docs('build', 'my-docs', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('my-docs/dist/api/add/index.html')).toContain('Adds a job.')
  expect(site.read('my-docs/dist/guide/getting-started.md')).toContain('npm install tiny-queue\n')
  expect(site.read('my-docs/dist/index.md')).toMatch(/^# tiny-queue\n[\s\S]*A queue that doesn't lose "jobs"\./)
})

test('the template `library` documents the library that contains the site’s folder', async () => {
  const site = await tempSite({}, { config: null })
  site.write({
    'package.json': JSON.stringify({ name: 'tiny-queue', main: 'index.js' }),
    'index.d.ts': '/** Adds a job. */\nexport function add(job: string): void\n',
  })
  expect((await site.docs('init', 'my-docs', '--template', 'library')).stdout).toContain(
    'The pages below `/api` are generated from the type declarations of `tiny-queue`.\n',
  )
  expect(JSON.parse(site.read('my-docs/package.json')).dependencies).toEqual({ 'tiny-queue': 'file:..' })
  install(site, { 'tiny-queue': '../..', '@docs-engine/api': join(modules, '@docs-engine/api') })
  expect(await site.docs('build', 'my-docs', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('my-docs/dist/api/add/index.html')).toContain('Adds a job.')
})

test('the commands that start a site in a subfolder of a library build the library first if it has no types yet', async () => {
  const site = await tempSite({}, { config: null })
  const library = { name: 'tiny-queue', types: './out/index.d.ts', scripts: { build: 'tsc' } }
  const commandsIn = async (folder: string) =>
    (await site.docs('init', folder, '--template', 'library')).stdout.split('\n').at(-2)

  site.write({ 'lib/package.json': JSON.stringify(library) })
  expect(await commandsIn('lib/my docs')).toBe(
    '  cd lib && npm install && npm run build && cd "my docs" && npm install && npm run dev',
  )
  site.write({ 'lib/package.json': null, 'package.json': JSON.stringify(library), 'pnpm-lock.yaml': '' })
  expect(await commandsIn('docs')).toBe('  pnpm install && pnpm run build && cd docs && pnpm install && pnpm run dev')
  // A workspace is installed once.
  site.write({ docs: null, 'pnpm-workspace.yaml': 'packages: [docs]\n' })
  expect(await commandsIn('docs')).toBe('  pnpm install && pnpm run build && cd docs && pnpm run dev')

  site.write({ 'out/index.d.ts': 'export const one = 1\n' })
  expect(await commandsIn('other')).toBe('  cd other && pnpm install && pnpm run dev')
})

test('`--locale` adds a language, whose pages can be created and pass the checks', async () => {
  const site = await tempSite({}, { config: null })
  expect((await site.docs('init', '--locale', 'de?')).stderr).toContain('`de?` isn’t a language tag.')
  expect(site.list()).toEqual([])
  const { stdout } = await site.docs('init', '--locale', 'de')
  const [, command = ''] = /run `docs (translations --create [^`]*)`/.exec(stdout)!
  expect(await site.docs(...command.split(' '))).toMatchObject({ exitCode: 0 })
  expect(await site.docs('build', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read('dist/de/index.html')).toContain('<html lang="de"')
})

test('sets the title and the URLs that `package.json` names, and names Markdown that isn’t part of the site', async () => {
  const site = await tempSite({ '.git/HEAD': 'ref: refs/heads/main\n', 'docs/guide.md': '# Guide\n' }, { config: null })
  const settings = async (manifest: object) => {
    site.write({ 'package.json': JSON.stringify(manifest), content: null, 'site.config.ts': null, '.github': null })
    const { stdout } = await site.docs('init')
    const text = site.read('site.config.ts') + site.read('.github/workflows/docs.yml')
    return {
      stdout,
      text: text.split('\n').filter((line) => /^\s+(?:url: '|editUrl|DOCS_BASE_URL|\{ label: 'GitHub')/.test(line)),
    }
  }
  const { stdout, text } = await settings({
    repository: { url: 'git+https://github.com/Ada/queue.git' },
    homepage: 'https://github.com/Ada/queue#readme',
  })
  expect(text).toEqual([
    "  url: 'https://ada.github.io',",
    "      { label: 'GitHub', href: 'https://github.com/Ada/queue' },",
    "  editUrl: 'https://github.com/Ada/queue/edit/main/',",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    '          DOCS_BASE_URL: /${{ github.event.repository.name }}/',
  ])
  expect(stdout).toContain('`docs/guide.md` isn’t part of the site.')
  expect((await settings({ repository: 'gitlab:ada/queue', homepage: 'https://queue.dev/docs' })).text).toEqual([
    "  url: 'https://queue.dev',",
    '          DOCS_BASE_URL: /docs/',
  ])
  site.write({ 'package.json': '{ "name": "queue" }' })
  await site.docs('init', 'docs-site')
  expect(site.read('docs-site/site.config.ts')).toContain("title: 'queue'")
})

test.each([
  ['docs', 'docs/guide/start.md'],
  ['.', 'docs/guide/start.md'],
  ['.', 'Start.md'],
  ['website', 'website/start.mdx'],
])('`docs init %s` names %s, which isn’t part of the site', async (folder, page) => {
  const files = { 'package.json': '{ "name": "queue" }', 'README.md': '# Queue\n', 'src/tests/page.md': '# Page\n' }
  const site = await tempSite({ ...files, [page]: '# Start\n' }, { config: null })
  const named = async () => /`(.*)` isn’t part of the site/.exec((await site.docs('init', folder)).stdout)?.[1]
  expect(await named()).toBe(page)
  site.write({
    [page]: null,
    content: null,
    'site.config.ts': null,
    [`${folder}/content`]: null,
    [`${folder}/site.config.ts`]: null,
  })
  expect(await named()).toBeUndefined()
})

test('the template `library` rejects a library without types', async () => {
  const site = await tempSite({ 'package.json': '{ "name": "tiny-queue", "main": "index.js" }' }, { config: null })
  expect(shown(await site.docs('init', '--template', 'library'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`tiny-queue\` has no type declarations, from which the template \`library\` generates API pages.

      Choose a different template, such as \`--template docs\`. If a build writes declarations, add the key \`types\` to \`package.json\`."
  `)
  expect(site.list()).toEqual(['package.json'])
})

test('the template `minimal` consists of two pages', async () => {
  const site = await tempSite({}, { config: null })
  expect(await site.docs('init', "it's-new", '--template', 'minimal')).toMatchObject({ exitCode: 0, stderr: '' })

  expect(site.list("it's-new/content")).toEqual(['getting-started.md', 'index.md'])
  expect(await site.docs('build', "it's-new", '--strict')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.read("it's-new/dist/index.html")).toContain("<title>It's new</title>")
  // The site has no tagline.
  expect(site.read("it's-new/dist/llms.txt")).toContain(
    "# It's new\n\n> Say in one sentence what your project does.\n\n## ",
  )
})

test('the types of a new site’s components are checked', async () => {
  const site = await tempSite({}, { config: null })
  expect(await site.docs('init', 'my-docs')).toMatchObject({ exitCode: 0 })
  install(site, {
    '@docs-engine/cli': join(modules, '@docs-engine/cli'),
    '@types/node': join(modules, '@types/node'),
    '@types/react': join(modules, '@types/react'),
  })
  site.write({
    'my-docs/content/_components/Wrong.tsx':
      "import classes from './wrong.module.css'\nimport './wrong.css'\n" +
      'export default function Wrong() {\n  return <p className={classes.title} id={1} />\n}\n',
    'my-docs/theme/Footer.tsx': 'export default function Footer() {\n  return <p className={3} />\n}\n',
    // The real configuration would compile the engine's sources, which a published package doesn't contain.
    'my-docs/site.config.ts': "import { shout } from './plugins/shout.ts'\n\nexport default { plugins: [shout()] }\n",
    'my-docs/plugins/shout.ts':
      "import { version } from 'node:process'\n\nexport const shout = () => ({ name: 'shout', version })\n",
    'my-docs/plugins/unused.ts': "import { readFileSync } from 'node:fs'\n\nreadFileSync(1, 2)\n",
  })
  const types = promisify(execFile)(process.execPath, [join(modules, 'typescript/bin/tsc')], {
    cwd: join(site.root, 'my-docs'),
  })
  await expect(types).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /^content\/_components\/Wrong\.tsx\(4,\d+\): error TS2322: .*\n( .*\n)*plugins\/unused\.ts\(3,\d+\): error TS2769: .*\n( .*\n)*theme\/Footer\.tsx\(2,\d+\): error TS2322: .*\n( .*\n)*$/,
    ),
  })
})

test('the versions in a new package.json are those of the engine', () => {
  const read = (path: string) => JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))
  const engine = read('../../package.json')
  const workspace = read('../../../../package.json')
  for (const template of ['shared', 'library', 'own-library']) {
    const { devDependencies } = read(`../../templates/${template}/package.json`)
    expect(devDependencies).toEqual({
      ...(template !== 'shared' && { '@docs-engine/api': '^{{version}}' }),
      '@docs-engine/cli': '^{{version}}',
      '@types/node': workspace.devDependencies['@types/node'],
      '@types/react': workspace.devDependencies['@types/react'],
      typescript: engine.dependencies.typescript,
    })
  }
})

test('rejects a template that does not exist', async () => {
  const site = await tempSite({}, { config: null })

  expect(shown(await site.docs('init', 'my-docs', '--template', 'blog'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`blog\` isn’t a valid value of \`--template <name>\`.

      Allowed choices are minimal, docs, library."
  `)
  expect(site.list()).toEqual([])
})

test('overwrites no file, and says how to turn existing pages into a site', async () => {
  const site = await tempSite({ 'content/index.md': '# Mine\n' }, { config: null })

  expect(shown(await site.docs('init'))).toMatchInlineSnapshot(`
    "exit 2
    error  A \`content\` folder already exists.

      Create a \`site.config.ts\` next to it, or choose a new folder: \`docs init <folder>\`."
  `)
  expect(site.list()).toEqual(['content/index.md'])

  site.write({ 'site.config.ts': '', 'content/guide/retries.md': '' })
  expect((await site.docs('init')).stderr).toContain('`content/guide/retries.md` and 2 other files already exist.\n')
})

test('fits into an existing library: keeps its files, writes to a folder of its own, and lists what to add', async () => {
  const library = {
    'package.json': JSON.stringify({
      name: 'mine',
      main: './dist/index.js',
      scripts: { build: 'tsc', check: 'eslint .', docs: 'typedoc' },
      devDependencies: { typescript: '^5.9.0' },
    }),
    'tsconfig.json':
      '{\n  // The output of "tsc".\n  "compilerOptions": { "declaration": true, "outDir": "dist", },\n  /* tests */ "exclude": ["dist", "tests/**"],\n}\n',
    '.gitignore': '# generated\n/node_modules\ndist\n',
    'src/index.ts': 'export const one: number = 1\n',
    'dist/index.js': 'export const one = 1\n',
  }
  const site = await tempSite({}, { config: null })
  site.write(Object.fromEntries(Object.entries(library).map(([path, text]) => [`my-docs/${path}`, text])))

  expect(shown(await site.docs('init', 'my-docs', '--template', 'minimal'))).toMatchInlineSnapshot(`
    "exit 0
    Created 6 files in my-docs from the template \`minimal\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings
      AGENTS.md        instructions for coding agents

    Kept these existing files: my-docs/.gitignore, my-docs/package.json, my-docs/tsconfig.json

    The workflow that checks and publishes the site was written to \`my-docs/.github/workflows/docs.yml\`.

    Your project already uses \`dist\`. To build the site, run \`npx docs build --out-dir docs-dist\`.

    Before you start the site, add this key to \`package.json\`, so that pages can import the library by its name:

      "exports": "./dist/index.js"

    Add these scripts to \`package.json\`:

      "docs:dev": "docs dev",
      "docs:check": "docs check",
      "docs:build": "docs build --out-dir docs-dist",
      "docs:serve": "docs serve --out-dir docs-dist",
      "docs:types": "tsc -p content"

    Add these lines to \`.gitignore\`:

      docs-dist/
      .docs/

    Set this key in \`tsconfig.json\`, so that your own build doesn’t compile the site:

      "exclude": ["dist", "tests/**", "content", "site.config.ts"]

    To start the site, run:

      cd my-docs && npm install --save-dev @docs-engine/cli @types/react && npx docs dev"
  `)
  for (const [path, text] of Object.entries(library)) expect(site.read(`my-docs/${path}`)).toBe(text)
  const workflow = site.read('my-docs/.github/workflows/docs.yml')
  expect(workflow).toContain('- run: npx docs check --strict\n')
  expect(workflow).toContain('- run: npx docs build --out-dir docs-dist\n')
  expect(workflow).toContain('path: docs-dist\n')
  expect(workflow.match(/npm run .*/g)).toEqual(['npm run build'])
  const instructions = site.read('my-docs/AGENTS.md')
  expect(instructions).toContain('| `npx docs build --out-dir docs-dist` | writes the site to `docs-dist/` |')
  expect(instructions).toContain('`docs-dist/` and `.docs/` are generated.')
  expect(instructions).toContain('`npx tsc -p content`')
  expect(instructions).toContain('These instructions are about the documentation of this project')
  expect(instructions).not.toContain('This folder is')
  expect(site.read('my-docs/site.config.ts')).toContain("title: 'mine'")
  expect(await site.docs('build', 'my-docs', '--strict', '--out-dir', 'my-docs/docs-dist')).toMatchObject({
    exitCode: 0,
    stderr: '',
  })
  expect(site.list('my-docs/docs-dist')).not.toContain('tsconfig.json')
})

test('names the script that checks the types of a site inside a library', async () => {
  const site = await tempSite({ 'package.json': '{ "name": "mine", "exports": "./index.js" }' }, { config: null })
  await site.docs('init', '.', '--template', 'minimal')
  expect(site.read('tsconfig.json')).toContain('// For editors and `npm run docs:types`.')
  // The types of Node would also apply to the library's own code.
  expect(site.read('tsconfig.json')).toContain('"types": ["@docs-engine/cli/components"]')
})

test('checks the types of a site inside a library with options of its own', async () => {
  const site = await tempSite({}, { config: null })
  site.write({ 'my-docs/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" }, "include": ["src"] }' })
  const { stdout } = await site.docs('init', 'my-docs')
  expect(stdout).not.toContain('"exclude"')
  install(site, {
    '@docs-engine/cli': join(modules, '@docs-engine/cli'),
    '@types/node': join(modules, '@types/node'),
    '@types/react': join(modules, '@types/react'),
  })
  site.write({
    'my-docs/content/_components/Wrong.tsx':
      "import './wrong.css'\nexport default function Wrong() {\n  return <p id={1} />\n}\n",
    // The configuration would compile the engine's sources, which a published package doesn't contain.
    'my-docs/site.config.ts': null,
  })
  expect(JSON.parse(site.read('my-docs/package.json')).scripts.types).toBe('tsc -p content')
  const types = promisify(execFile)(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', 'content'], {
    cwd: join(site.root, 'my-docs'),
  })
  await expect(types).rejects.toMatchObject({
    stdout: expect.stringMatching(/^content\/_components\/Wrong\.tsx\(3,\d+\): error TS2322: .*\n( .*\n)*$/),
  })
})

test('asks to add nothing that an existing project already has', async () => {
  const site = await tempSite({}, { config: null })
  site.write({
    'my-docs/package.json': JSON.stringify({
      scripts: {
        start: 'docs dev',
        test: 'docs check --strict',
        site: 'docs build',
        preview: 'docs serve',
        types: 'tsc -p content',
      },
      dependencies: { '@docs-engine/cli': 'file:cli.tgz', '@types/node': '*', '@types/react': '*', typescript: '*' },
    }),
    'my-docs/.gitignore': 'node_modules\n**/dist/\n/.docs\n',
    'my-docs/tsconfig.json': '{ "exclude": ["content/**", "./site.config.ts"] }',
  })
  expect(shown(await site.docs('init', 'my-docs', '--template', 'minimal'))).toMatchInlineSnapshot(`
    "exit 0
    Created 6 files in my-docs from the template \`minimal\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings
      AGENTS.md        instructions for coding agents

    Kept these existing files: my-docs/.gitignore, my-docs/package.json, my-docs/tsconfig.json

    The workflow that checks and publishes the site was written to \`my-docs/.github/workflows/docs.yml\`.

    To start the site, run:

      cd my-docs && npx docs dev"
  `)
})

test('rejects a package.json that is not valid before it writes anything', async () => {
  const site = await tempSite({ 'package.json': '{ "name": ' }, { config: null })
  expect(shown(await site.docs('init'))).toMatchInlineSnapshot(`
    "exit 2
    error  \`package.json\` isn’t valid JSON: Unexpected end of JSON input

      Fix it, then try again."
  `)
  expect(site.list()).toEqual(['package.json'])
})

test('rejects a pnpm-workspace.yaml that is not valid before it writes anything', async () => {
  const files = { 'package.json': '{}', 'pnpm-workspace.yaml': 'packages: [a\n' }
  const site = await tempSite(files, { config: null })
  const { exitCode, stderr } = await site.docs('init', 'docs')
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(/^error {2}`.*pnpm-workspace\.yaml` isn’t valid YAML: .+\.\n\n {2}Fix it/),
  })
  expect(site.list()).toEqual(Object.keys(files))
})

test('keeps an existing package.json', async () => {
  const site = await tempSite(
    { 'package.json': '{ "name": "mine" }', '.git/HEAD': 'ref: refs/heads/main\n' },
    { config: null },
  )

  const { exitCode, stdout } = await site.docs('init', '--template', 'minimal')
  expect(exitCode).toBe(0)
  expect(stdout).toContain('Kept these existing files: package.json\n')
  expect(stdout).toContain('\n  npm install --save-dev @docs-engine/cli @types/react typescript && npx docs dev\n')
  expect(site.read('package.json')).toBe('{ "name": "mine" }')
  expect(site.list('.github')).toEqual(['workflows/docs.yml'])

  site.write({ 'installed/package.json': '{ "dependencies": { "@docs-engine/cli": "file:cli.tgz" } }' })
  expect((await site.docs('init', 'installed')).stdout).toContain(
    '\n  cd installed && npm install --save-dev @types/react typescript && npx docs dev\n',
  )
})
