import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import matter from 'gray-matter'
import { expect, onTestFinished, test } from 'vitest'
import { isComplete, someOf } from '../support/amount.ts'
import { tempSite } from '../support/temp-site.ts'

interface Action {
  inputs: Record<string, { default: string; description: string }>
  runs: { using: string; steps: { name: string; shell: string; env?: Record<string, string>; run: string }[] }
}

const file = new URL('../../../../action.yml', import.meta.url)
const action = matter(`---\n${readFileSync(file, 'utf8')}\n---\n`).data as Action

const repository = fileURLToPath(new URL('.', file))

/** Copies what the action needs of this repository to a folder without `node_modules`, as GitHub does, and installs it. */
function installAction(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-action-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const unused = ['node_modules', 'dist', 'tests', '.docs']
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages'])
    cpSync(join(repository, path), join(folder, path), {
      recursive: true,
      filter: (source) => !unused.includes(basename(source)),
    })
  const { status, stdout, stderr } = runStep('Install Docs', folder, { PATH: process.env.PATH, HOME: process.env.HOME })
  expect(status, stdout + stderr).toBe(0)
  return folder
}

function runStep(name: string, cwd: string, env: NodeJS.ProcessEnv) {
  const step = action.runs.steps.find((step) => step.name === name)!
  return spawnSync('bash', ['-eo', 'pipefail', '-c', step.run], {
    cwd,
    encoding: 'utf8',
    env,
    // If the input is a socket, which is how Node implements a pipe, Bash runs the user's `.bashrc`.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs the `Check` step like GitHub does, with the given inputs. */
function runCheck(
  actionPath: string,
  cwd: string,
  inputs: Record<string, string>,
  event?: { name: string; data: unknown },
  variables: Record<string, string> = {},
) {
  const step = action.runs.steps.find(({ name }) => name === 'Check')!
  const environment = Object.entries(step.env!).map(([name, value]) => {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1]
    return [name, input ? (inputs[input] ?? action.inputs[input]!.default) : actionPath]
  })
  return runStep('Check', cwd, {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: cwd,
    ...(event && { GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: eventFile(event.data) }),
    ...variables,
    ...Object.fromEntries(environment),
  })
}

function eventFile(data: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-event-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'event.json'), JSON.stringify(data))
  return join(folder, 'event.json')
}

test('checks a pull request from a fork without running its code, and refuses `pull_request_target`', async () => {
  const config = "export default { title: 'T' }\n"
  const origin = await tempSite({ 'site.config.ts': config, 'content/index.md': '# Home\n' }, { config: null })
  const git = (cwd: string, ...args: string[]) => {
    const { stdout, stderr, status } = spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
    return stdout.trim()
  }
  git(origin.root, 'init', '-q')
  git(origin.root, 'add', '.')
  git(origin.root, 'commit', '-qm', 'Trusted')
  const sha = git(origin.root, 'rev-parse', 'HEAD')
  const checkout = await tempSite({}, { config: null })
  git(checkout.root, 'clone', '-q', `file://${origin.root}`, '.')
  checkout.write({
    'site.config.ts': `require('node:fs').writeFileSync('executed', '')\n${config}`,
    'content/new.md': '# New\n\n[x](/missing)\n',
  })
  const pull_request = { base: { sha, repo: { full_name: 'a/a' } }, head: { repo: { full_name: 'stranger/a' } } }
  const check = (name: string, inputs = {}) =>
    runCheck(repository, checkout.root, inputs, { name, data: { pull_request } })

  const checked = check('pull_request')
  expect(checked.stdout).toContain('::error file=content/new.md,line=3')
  expect(checked.status).toBe(1)
  const refused = check('pull_request_target')
  expect(refused.stdout).toContain('Run it on pull_request')
  expect(refused.status).toBe(2)
  expect(check('pull_request_target', { target: 'true', untrusted: 'false' }).stdout).toContain('content/new.md')
  expect(checkout.list()).not.toContain('executed')
  check('pull_request', { untrusted: 'false' })
  expect(checkout.list()).toContain('executed')
})

const otherEvents = ['issue_comment', 'workflow_run', 'workflow_dispatch', 'issues', 'schedule', 'push']

test.each(otherEvents)('on `%s`, checks only the commit that the event is about', async (name) => {
  const site = await tempSite({ 'site.config.ts': "export default { title: 'T' }\n", 'content/index.md': '# Home\n' })
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: site.root, encoding: 'utf8' })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Default branch')
  const GITHUB_SHA = git('rev-parse', 'HEAD').stdout.trim()
  git('remote', 'add', 'origin', `file://${site.root}`)
  const check = (inputs = {}) => runCheck(repository, site.root, inputs, { name, data: {} }, { GITHUB_SHA })
  // The action refuses a commit before it starts Docs, so check the commits that it accepts for one event only.
  const hasAccepted = isComplete || name === 'push'
  if (hasAccepted) expect(check().status).toBe(0)

  site.write({ 'site.config.ts': "require('node:fs').writeFileSync('executed', '')\nexport default { title: 'T' }\n" })
  git('commit', '-qam', 'Pull request')
  const refused = check()
  expect(refused.stdout).toContain(`This job runs on ${name}, so code in the pull request could use its secrets.`)
  expect(refused.status).toBe(2)
  if (hasAccepted) {
    const { status, stdout } = check({ target: 'true' })
    expect(status, stdout).toBe(0)
  }
  expect(site.list()).not.toContain('executed')
})

test('runs no command of a bare repository that a pull request contains', async () => {
  const checkout = await tempSite({}, { config: null })
  spawnSync('git', ['init', '-q'], { cwd: checkout.root })
  const executed = join(checkout.root, 'executed')
  checkout.write({
    'docs/HEAD': 'ref: refs/heads/main\n',
    'docs/objects/keep': '',
    'docs/refs/keep': '',
    'docs/config': `[core]
      repositoryformatversion = 0
      bare = true
      [protocol "ext"]
      allow = always
      [remote "origin"]
      url = "ext::touch ${executed}"
    `,
  })
  const pull_request = { base: { sha: '1'.repeat(40), repo: { full_name: 'a/a' } }, head: { repo: null } }
  const { status, stderr } = runCheck(
    repository,
    checkout.root,
    { root: 'docs' },
    { name: 'pull_request', data: { pull_request } },
  )
  expect(status).not.toBe(0)
  expect(checkout.list()).not.toContain('executed')
  expect(stderr).toContain('cannot use bare repository')
})

test('refuses a value of `untrusted` that it doesn’t know', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const { status, stdout } = runCheck(repository, site.root, { untrusted: 'True' })
  expect(stdout).toContain('::error::The input untrusted must be auto, true, or false.')
  expect(status).toBe(2)
})

test('declares an input for each variable of the action', () => {
  const used = readFileSync(file, 'utf8').matchAll(/inputs\.(\w+)/g)
  expect([...new Set([...used].map((match) => match[1]))].sort()).toEqual(Object.keys(action.inputs).sort())
  for (const step of action.runs.steps) expect(step.shell).toBe('bash')
})

test('annotates another repository, and fails its job', { timeout: 240_000 }, async () => {
  // The installation loads all packages of the engine from the registry.
  const installed = isComplete ? installAction() : repository
  const site = await tempSite(
    {
      'docs/site.config.ts': "export default { title: 'T' }\n",
      'docs/content/index.md': '# Home\n\n[x](/nope) [y](/index.html)\n\n```ts\nconst a: string = 1\n```\n',
    },
    { config: null },
  )

  const annotated = runCheck(installed, site.root, { root: 'docs', samples: 'false' })
  expect(annotated.status).toBe(1)
  expect(annotated.stdout).toContain('::error file=docs/content/index.md,line=3,endLine=3,col=1,')
  expect(annotated.stdout).not.toContain('sample-type')

  site.write({ 'docs/content/index.md': '# Home\n\n[y](/index.html)\n' })
  expect(runCheck(installed, site.root, { root: 'docs' }).status).toBe(0)
  expect(runCheck(installed, site.root, { root: 'docs', strict: 'true' }).status).toBe(1)
  runCheck(installed, site.root, { root: 'docs', format: 'sarif', output: 'report.sarif' })
  expect(JSON.parse(site.read('report.sarif'))).toMatchObject({ version: '2.1.0' })
})

test('doesn’t write the report through a symbolic link of a pull request', async () => {
  const config = "export default { title: 'T' }\n"
  const site = await tempSite({ 'docs/site.config.ts': config, 'docs/content/index.md': '# Home\n' }, { config: null })
  symlinkSync('docs/site.config.ts', join(site.root, 'report.sarif'))
  symlinkSync('docs', join(site.root, 'reports'))
  const paths = ['report.sarif', './report.sarif', 'reports/site.config.ts', 'reports/content/../site.config.ts']
  for (const output of [...paths, ...someOf(paths).map((path) => join(site.root, path))]) {
    const { status, stdout } = runCheck(repository, site.root, { root: 'docs', format: 'sarif', output })
    expect(stdout, output).toMatch(/^::error::The report can't be written to .*, because .* is a symbolic link\.$/m)
    expect(status).toBe(2)
  }
  expect(site.read('docs/site.config.ts')).toBe(config)
})
