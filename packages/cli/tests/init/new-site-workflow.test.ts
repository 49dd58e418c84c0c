import { expect, test } from 'vitest'
import { run, shown, tempSite } from '../support/temp-site.ts'

test('writes the workflow of a site in a subfolder to the root of the repository', async () => {
  const site = await tempSite({ '.git/HEAD': 'ref: refs/heads/main\n' }, { config: null })

  expect(shown(await site.docs('init', 'my docs', '--template', 'minimal'))).toMatchInlineSnapshot(`
    "exit 0
    Created 8 files in my docs from the template \`minimal\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings
      AGENTS.md        instructions for coding agents

    The workflow that checks and publishes the site was written to \`.github/workflows/docs.yml\`, because GitHub reads workflows only from the root of a repository.

    To start the site, run:

      cd "my docs" && npm install && npm run dev"
  `)
  expect(site.list('my docs')).not.toContain('.github/workflows/docs.yml')
  expect(site.read('.github/workflows/docs.yml').replace(/^[\s\S]*?(?=permissions:)/, '')).toMatchInlineSnapshot(`
    "permissions:
      contents: read
    concurrency:
      group: docs-\${{ github.ref }}
      cancel-in-progress: true
    defaults:
      run:
        working-directory: "my docs"
    jobs:
      build:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0
            with:
              # The dates of pages come from the Git history.
              fetch-depth: 0
          - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
            with:
              node-version: 22
          - uses: actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830 # v4.3.0
            with:
              path: "my docs/.docs/cache"
              key: docs-\${{ github.sha }}
              restore-keys: docs-
          - run: npm install
          - run: npx docs check --strict
          - run: npx docs build
            env:
              # If the site has its own domain, use / instead.
              DOCS_BASE_URL: /\${{ github.event.repository.name }}/
          - uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1
            if: github.event_name == 'push'
            with:
              path: "my docs/dist"
      publish:
        if: github.event_name == 'push'
        needs: build
        runs-on: ubuntu-latest
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: \${{ steps.deployment.outputs.page_url }}
        steps:
          - id: deployment
            uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
    "
  `)

  const workflow = site.read('.github/workflows/docs.yml')
  expect(shown(await site.docs('init', 'packages/other', '--template', 'minimal'))).toMatchInlineSnapshot(`
    "exit 0
    Created 7 files in packages/other from the template \`minimal\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings
      AGENTS.md        instructions for coding agents

    Kept these existing files: .github/workflows/docs.yml

    To check and publish this site, too, add it to \`.github/workflows/docs.yml\`. See the page “CI” in the documentation of Docs.

    To start the site, run:

      cd packages/other && npm install && npm run dev"
  `)
  expect(site.read('.github/workflows/docs.yml')).toBe(workflow)
})

/** Returns the steps of a workflow that install packages, and those that come before the check. */
function stepsOf(workflow: string): string {
  const steps = /fetch-depth: 0\n([\s\S]*?check --strict)\n/.exec(workflow)![1]!
  return steps.replace(/ +- uses: actions\/(?:setup-node|cache).*\n(?: {8}.*\n)*/g, '').replace(/^ {6}/gm, '')
}

test('uses the package manager of the project, and builds the library that the samples import', async () => {
  const site = await tempSite(
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'package.json': JSON.stringify({
        name: '@acme/queue',
        exports: './build/index.js',
        scripts: { build: 'tsc -b' },
        devDependencies: { typescript: '^5.9.0' },
      }),
      'AGENTS.md': '# Rules\n',
    },
    { config: null },
  )
  expect(shown(await site.docs('init', '--template', 'minimal'))).toMatchInlineSnapshot(`
    "exit 0
    Created 7 files in this folder from the template \`minimal\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings

    Kept these existing files: AGENTS.md, package.json

    The workflow that checks and publishes the site was written to \`.github/workflows/docs.yml\`.

    Add these scripts to \`package.json\`:

      "docs:dev": "docs dev",
      "docs:check": "docs check",
      "docs:build": "docs build",
      "docs:serve": "docs serve"

    Tell coding agents about the site in \`AGENTS.md\`, for example:

      The documentation is in \`content/\`. Run \`pnpm exec docs check\` after every change to it.
      Before you write a page, read \`writing-pages.md\` in \`node_modules/@docs-engine/cli/docs/content/\`.

    To start the site, run:

      pnpm add --save-dev @docs-engine/cli @types/react && pnpm exec docs dev"
  `)
  expect(site.read('site.config.ts')).toContain("title: '@acme/queue'")
  expect(stepsOf(site.read('.github/workflows/docs.yml'))).toMatchInlineSnapshot(`
    "- uses: pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0
      with:
        version: 12.21.0
    - run: pnpm install --frozen-lockfile
    # Samples import the built library.
    - run: pnpm run build
    - run: pnpm exec docs check --strict"
  `)
  expect(site.read('content/getting-started.md')).toContain('`pnpm exec docs check`')
  expect(site.read('content/getting-started.md')).toContain('\nnpm install @acme/queue\n')
  expect(site.read('pnpm-workspace.yaml')).toBe('allowBuilds:\n  esbuild: false\n')

  site.write({ '.github': null, 'pnpm-workspace.yaml': null })
  expect(shown(await site.docs('init', 'docs', '--template', 'minimal'))).toMatchInlineSnapshot(`
    "exit 0
    Created 9 files in docs from the template \`minimal\`:

      content/         pages, components, and images
      site.config.ts   title, navigation, and all other settings
      AGENTS.md        instructions for coding agents

    The workflow that checks and publishes the site was written to \`.github/workflows/docs.yml\`, because GitHub reads workflows only from the root of a repository.

    To start the site, run:

      cd docs && pnpm install && pnpm run dev"
  `)
  expect(site.read('docs/site.config.ts')).toContain("title: '@acme/queue'")
  expect(JSON.parse(site.read('docs/package.json')).dependencies).toEqual({ '@acme/queue': 'link:..' })
  expect(site.read('docs/AGENTS.md')).toContain('This folder is a documentation site.')
  expect(site.read('docs/AGENTS.md')).toContain('`pnpm exec docs check`')
  expect(stepsOf(site.read('.github/workflows/docs.yml'))).toMatchInlineSnapshot(`
    "- uses: pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0
      with:
        version: 12.21.0
    - run: pnpm install --frozen-lockfile
      working-directory: .
    # Samples import the built library.
    - run: pnpm run build
      working-directory: .
    - run: pnpm install
    - run: pnpm exec docs check --strict"
  `)
})

test('installs a site that is a member of a workspace once, at the root', async () => {
  const site = await tempSite(
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      'package.json': '{ "private": true, "packageManager": "pnpm@10.2.0", "scripts": { "build": "pnpm -r build" } }',
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n",
      'pnpm-workspace.yaml': "packages:\n  - 'packages/**'\n  - '!**/test/**'\n",
      'packages/queue/package.json':
        '{ "name": "queue", "types": "./index.d.ts", "scripts": { "build": "tsc" }, "packageManager": "" }',
    },
    { config: null },
  )
  const steps = () => stepsOf(site.read('.github/workflows/docs.yml'))
  expect(await site.docs('init', 'packages/queue/website', '--template', 'minimal')).toMatchObject({ exitCode: 0 })
  expect(JSON.parse(site.read('packages/queue/website/package.json')).dependencies).toEqual({ queue: 'workspace:*' })
  expect(steps()).toMatchInlineSnapshot(`
    "- uses: pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0
    - run: pnpm install --frozen-lockfile
      working-directory: .
    # Samples import the built library.
    - run: pnpm run build
      working-directory: packages/queue
    - run: pnpm exec docs check --strict"
  `)

  // The root of the workspace has no exports, so it isn't a library.
  site.write({ '.github': null })
  expect((await site.docs('init', 'handbook', '--template', 'minimal')).stdout).toContain(
    'Before you install the site, add its folder to `packages` in `pnpm-workspace.yaml`:\n\n  - handbook\n\n' +
      'Before you install the site, add these settings to `pnpm-workspace.yaml`:\n\n  allowBuilds:\n    esbuild: false\n',
  )
  expect(JSON.parse(site.read('handbook/package.json'))).not.toHaveProperty('dependencies')
  expect(site.read('handbook/site.config.ts')).toContain("title: 'Handbook'")
  expect(steps()).toMatchInlineSnapshot(`
    "- uses: pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0
    - run: pnpm install --frozen-lockfile
      working-directory: .
    # Samples import the built library.
    - run: pnpm run build
      working-directory: .
    - run: pnpm exec docs check --strict"
  `)
})

test('uses the package manager that runs the command if the project has none yet', async () => {
  const site = await tempSite({}, { config: null })
  const init = (folder: string, agent: string) =>
    run(site.root, ['init', folder, '--template', 'minimal'], { npm_config_user_agent: agent })
  const workflow = (folder: string) => stepsOf(site.read(`${folder}/.github/workflows/docs.yml`))

  const { stdout } = await init('a', 'pnpm/11.4.0 npm/? node/v24.0.0 linux x64')
  expect(stdout).toContain('\n  cd a && pnpm install && pnpm run dev\n')
  expect(workflow('a')).toContain(
    '- uses: pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0\n  with:\n    version: 11.4.0\n',
  )

  site.write({ 'b/package.json': '{ "packageManager": "yarn@4.9.0" }' })
  expect((await init('b', 'npm/11.0.0')).stdout).toContain('\n  cd b && yarn add --dev @docs-engine/cli')
  expect(workflow('b')).toContain('corepack enable')

  expect(site.list('b')).not.toContain('yarn.lock')
  await init('b/docs', '')
  expect(site.read('b/docs/yarn.lock')).toBe('')
  expect(site.read('b/docs/.gitignore')).toMatch(/^\.yarn\/\*$/m)

  await run(site.root, ['init', 'd', '--template', 'library'], { npm_config_user_agent: 'pnpm/11.4.0' })
  expect(JSON.parse(site.read('d/package.json')).dependencies).toEqual({ 'example-library': 'link:./library' })
  expect(site.read('d/content/guide/getting-started.md')).toContain("if it isn't listed yet. Run `pnpm install`.")

  expect((await init('c', 'bun/1.3.0')).stdout).toContain('\n  cd c && bun install && bun run dev\n')
  expect(workflow('c')).toContain('bunx docs check')
})
