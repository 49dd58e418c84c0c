import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Report } from '../../src/model/report.ts'
import { readRegularFile } from '../../src/util/readable-file.ts'
import { run, type TempSite, tempSite } from '../support/temp-site.ts'

const secret = 'CANARY-5e1f'
/**
 * The folder in which code of the change creates a file. Its path is part of the code, because the checking process doesn't see the
 * environment.
 */
const executed = join(tmpdir(), `docs-executed-${process.pid}`)

beforeEach(() => mkdirSync(executed))
afterEach(() => rmSync(executed, { recursive: true }))

const trustedFiles = {
  'site.config.ts': `import { readFileSync } from 'node:fs'\nexport default { title: 'Trusted', samples: {} }\n`,
  'content/index.md': '# Home\n\n[Guide](/guide)\n',
  'content/guide.mdx': "import { double } from '../src/double.ts'\n\n# Guide\n\n{double(21)}\n\n<Note/>\n",
  'content/_components/Note.tsx': 'export default () => <b>Note</b>\n',
  'src/double.ts': 'export const double = (n: number) => 2 * n\n',
}

/** Creates a repository with a commit on the branch `main`, and the changes of a stranger in its working tree. */
async function fork(
  changes: Record<string, string | null>,
  files: Record<string, string> = trustedFiles,
): Promise<TempSite> {
  const site = await tempSite(files, { config: null })
  cpSync(await commitOf(files), join(site.root, '.git'), { recursive: true })
  site.write(changes)
  return site
}

/** The `.git` folders of commits, by the names and texts of their files. */
const commits = new Map<string, string>()
const removals: (() => void | Promise<void>)[] = []
afterAll(() => removals.forEach((remove) => void remove()))

/** Returns a `.git` folder in which the files are committed on the branch `main`. Copying it is faster than starting Git three times. */
async function commitOf(files: Record<string, string>): Promise<string> {
  const key = JSON.stringify(files)
  const known = commits.get(key)
  if (known) return known
  const { root } = await tempSite(files, { config: null, onEnd: (remove) => void removals.push(remove) })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root })
  git('init', '-q', '-b', 'main', '--template=')
  git('add', '-f', '.')
  git('commit', '-q', '-m', 'Trusted')
  commits.set(key, join(root, '.git'))
  return join(root, '.git')
}

function expectNothingExecuted(): void {
  expect(readdirSync(executed), 'code of the change was executed').toEqual([])
}

async function checkUntrusted(site: TempSite, ...args: string[]) {
  vi.stubEnv('SECRET_TOKEN', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { stdout, stderr, exitCode } = await site.docs(
    ...['check', '--untrusted', '--trusted', 'main', '--format', 'json', ...args],
  )
  expectNothingExecuted()
  expect(existsSync(join(site.root, '.docs'))).toBe(false)
  expect(stdout + stderr).not.toContain(secret)
  expect(stderr).toBe('')
  return { ...(JSON.parse(stdout) as Report), exitCode }
}

/** Returns code that creates a file with the given name. */
function execute(name = 'executed'): string {
  return `require('node:fs').writeFileSync(${JSON.stringify(join(executed, name))}, 'x')`
}

test('checks unchanged content with the trusted modules and components', async () => {
  const result = await checkUntrusted(await fork({}))
  expect(result).toMatchObject({ exitCode: 0, errors: 0, checked: { pages: 2, links: 1 }, messages: [] })
})

test('reports the mistakes of the change at their positions', async () => {
  const result = await checkUntrusted(await fork({ 'content/new.md': '# New\n\n[x](/missing)\n' }))
  expect(result).toMatchObject({
    exitCode: 1,
    errors: 1,
    messages: expect.arrayContaining([
      expect.objectContaining({ rule: 'broken-link', file: 'content/new.md', line: 3, column: 1 }),
    ]),
  })
})

test.each<[string, Record<string, string>]>([
  [
    'added and changed',
    {
      'site.config.ts': `${execute('configuration')}\nexport default { title: 'Evil' }\n`,
      'site.config.js': `${execute('configuration-with-another-extension')}\nexport default { title: 'Evil' }\n`,
      'content/_components/Note.tsx': `${execute('component')}\nexport default () => <b/>\n`,
      'content/_components/Evil.tsx': `${execute('new-component')}\nexport default () => <b/>\n`,
      'content/component.tsx': `${execute('page-that-is-a-component')}\nexport default () => <b/>\n`,
      'src/double.ts': `${execute('module')}\nexport const double = () => 0\n`,
      'content/imported.mdx': "import { e } from './_e.ts'\n\n# E\n\n{e()}\n",
      'content/_e.ts': `${execute('imported-module')}\nexport const e = () => 0\n`,
      'content/node.mdx': `import { execSync } from 'node:child_process'\n\n# E\n\n{execSync('touch ${executed}/module-of-node')}\n`,
      'content/trusted.mdx': `import { writeFileSync } from '../src/fs.ts'\n\n# E\n\n{writeFileSync('${executed}/trusted-function', 'x')}\n`,
      'content/sample.md': `# E\n\n\`\`\`ts run\nimport { writeFileSync } from 'node:fs'\nwriteFileSync('${executed}/sample', 'x')\n\`\`\`\n`,
      'node_modules/evil/index.js': execute('package'),
      'content/package.mdx': "import evil from 'evil'\n\n# E\n\n{evil}\n",
      '.docs-cache': 'x',
    },
  ],
  [
    'resolved before trusted code',
    { 'content/_components/Note.jsx': `${execute('component')}\nexport default () => <b/>\n` },
  ],
  [
    'imported by a partial',
    {
      'content/guide.mdx': "import P from './_p.mdx'\n\n# Guide\n\n<P/>\n",
      'content/_p.mdx': `import { writeFileSync } from '../src/fs.ts'\n\n{writeFileSync('${executed}/trusted-function', 'x')}\n`,
    },
  ],
  [
    'set as a compiler option',
    {
      'content/tsconfig.json': '{ "compilerOptions": { "jsxImportSource": "evil" } }',
      'tsconfig.json': '{ "extends": "/etc/passwd" }',
    },
  ],
])('doesn’t execute code that is %s', async (_, changes) => {
  const site = await fork(changes, { ...trustedFiles, 'src/fs.ts': "export { writeFileSync } from 'node:fs'\n" })
  const { messages } = await checkUntrusted(site)
  expect(messages.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(messages.filter(({ rule }) => rule === 'not-checked').length).toBeLessThanOrEqual(1)
})

test('trusted code loads trusted files by paths relative to the working folder', async () => {
  const files = {
    ...trustedFiles,
    'content/_title.cjs': "module.exports = 'T'\n",
    'site.config.ts': `import { createRequire } from 'node:module'
export default { title: createRequire(process.cwd() + '/')('./content/_title.cjs') }
`,
  }
  await checkUntrusted(await fork({ 'content/_title.cjs': `${execute()}\nmodule.exports = 'Evil'\n` }, files))
})

test('says in one message what wasn’t checked', async () => {
  const site = await fork({
    'content/a.mdx': "import { e } from './_e.ts'\nimport raw from '../src/double.ts?raw'\n\n# A\n\n{e()}{raw}\n",
    'content/_e.ts': 'export const e = () => 0\n',
    'content/b.md': '# B\n\n```ts file="../src/double.ts"\n```\n\n```ts\nconst a = 1\n```\n',
  })
  const { messages, exitCode } = await checkUntrusted(site)
  expect(exitCode).toBe(0)
  expect(messages.map(({ rule, severity }) => [rule, severity])).toEqual(
    expect.arrayContaining([['not-checked', 'info']]),
  )
  const note = messages.find(({ rule }) => rule === 'not-checked')!.note!
  for (const part of [
    'content/_e.ts',
    'content/a.mdx:1',
    'content/a.mdx:2',
    'content/b.md:3',
    'content/b.md: 2 code samples',
  ])
    expect(note).toContain(part)
})

test('refuses symbolic links in the content, whatever they lead to', async () => {
  const site = await fork({ 'content/guide.mdx': null })
  symlinkSync('../site.config.ts', join(site.root, 'content/link.md'))
  symlinkSync('/', join(site.root, 'content/root'))
  const { messages, exitCode } = await checkUntrusted(site)
  expect(exitCode).toBe(1)
  expect(messages.filter(({ rule }) => rule === 'unreadable')).toMatchObject([
    { file: 'content/link.md', message: '`content/link.md` is a symbolic link.' },
    { file: 'content/root', message: '`content/root` is a symbolic link.' },
  ])
})

test('refuses a working folder that the change replaced by a symbolic link', async () => {
  const site = await fork({}, { ...trustedFiles, 'docs/site.config.ts': 'export default {}\n' })
  const other = await fork({}, { 'site.config.ts': evilConfig, 'content/index.md': `[x](/${secret})\n` })
  site.write({ docs: null })
  symlinkSync(other.root, join(site.root, 'docs'))
  const PWD = join(site.root, 'docs')
  const { exitCode, stdout, stderr } = await run(PWD, ['check', '--untrusted', '--trusted', 'main'], { PWD })
  expect(stderr).toContain('is a symbolic link in a repository.')
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expectNothingExecuted()
})

test('refuses a site in a folder that the change replaced by a symbolic link', async () => {
  const site = await fork({}, { ...trustedFiles, 'docs/site.config.ts': 'export default {}\n' })
  const other = await tempSite({ 'content/index.md': `[x](/${secret})\n` })
  // The other folder may be a repository, too.
  for (const isRepository of [false, true]) {
    if (isRepository) execFileSync('git', ['init', '-q'], { cwd: other.root })
    site.write({ docs: null })
    symlinkSync(other.root, join(site.root, 'docs'))
    for (const folder of ['docs', join(site.root, 'docs')]) {
      const { exitCode, stdout, stderr } = await site.docs('check', folder, '--untrusted', '--trusted', 'main')
      expect(stderr).toContain('is a symbolic link in a repository.')
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    }
  }
})

test.each(['docs', 'packages/docs'])('the refs of a submodule in `%s` aren’t trusted', async (folder) => {
  const site = await fork({}, { ...trustedFiles, [`${folder}/site.config.ts`]: 'export default {}\n' })
  const other = await fork({}, { 'site.config.ts': evilConfig, 'content/index.md': '# Home\n' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], { cwd: site.root, stdio: 'pipe' })
  git('rm', '-rq', folder)
  git('submodule', '--quiet', 'add', other.root, folder)
  // A bare repository around the submodule must not hide the repository that contains both.
  site.write({
    'packages/HEAD': 'ref: refs/heads/main\n',
    'packages/config': '[core]\nbare = true\n',
    'packages/objects/x': '',
    'packages/refs/x': '',
  })
  const { exitCode, stderr } = await site.docs('check', folder, '--untrusted', '--trusted', 'origin/main')
  expect(stderr).toContain('It may be a Git submodule, which a change can replace with all of its refs.')
  expect(exitCode).toBe(2)
  expectNothingExecuted()
})

test('reports a path that is too long for the system', async () => {
  const site = await fork({})
  const folder = join(site.root, 'content')
  // Create the folders one by one, because the system accepts only short paths.
  execFileSync(
    process.execPath,
    ['-e', "for (let i = 0; i < 17; i++) fs.mkdirSync('a'.repeat(240)), process.chdir('a'.repeat(240))"],
    { cwd: folder },
  )
  onTestFinished(() => void execFileSync('rm', ['-r', folder]))
  const { exitCode, messages } = await checkUntrusted(site)
  expect(exitCode).toBe(1)
  expect(messages).toMatchObject([{ rule: 'unreadable', message: expect.stringContaining('(ENAMETOOLONG)') }])
})

test('the trusted configuration may print something', async () => {
  const files = { ...trustedFiles, 'site.config.ts': "console.log('{\\n{\\n')\nexport default { title: 'T' }\n" }
  expect(await checkUntrusted(await fork({}, files))).toMatchObject({ exitCode: 0, errors: 0 })
})

test('lock files come from the trusted version', async () => {
  const files = { ...trustedFiles, 'urls.lock': '/\n/guide\n/old\n' }
  const site = await fork({ 'urls.lock': '/\n' }, files)
  const { messages } = await checkUntrusted(site)
  expect(messages.map(({ rule }) => rule)).toContain('vanished-page')
})

test('explains that a ref contains no packages', async () => {
  const files = { ...trustedFiles, 'site.config.ts': "import { title } from 'own-package'\nexport default { title }\n" }
  const { messages } = await checkUntrusted(await fork({}, files))
  expect(messages).toMatchObject([
    { severity: 'error', note: expect.stringContaining('A Git ref contains no installed packages.') },
  ])
})

test('changed pages pass nothing to a component', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'docs-secret-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const file = join(outside, 'secret.txt')
  writeFileSync(file, secret)
  const component = `import { readFileSync } from 'node:fs'
export default ({ file = '${file}', href = file }) => <a href={'/' + readFileSync(href, 'utf8')}>Link</a>\n`
  const site = await fork(
    {
      'content/directive.md': `# A\n\n::Show[]{file="${file}"}\n`,
      'content/container.md': `# A\n\n:::Show{file="${file}"}\n\nText\n\n:::\n`,
      'content/element.mdx': `# A\n\n<Show file="${file}">Text</Show>\n`,
      'content/guide.mdx': `import P from './_partial.mdx'\n\n# Guide\n\n<P/>\n`,
      'content/_partial.mdx': `<Show file="${file}"/>\n`,
      'content/hero.md': '---\nhero: { title: A, component: Show }\n---\n',
      'content/link.md': `# A\n\n[x](${file})\n`,
    },
    {
      ...trustedFiles,
      'site.config.ts': "export default { title: 'T', theme: { components: { Link: './Link.tsx' } } }\n",
      'Link.tsx': component,
      'content/index.md': '# Home\n',
      'content/_components/Show.tsx': component,
    },
  )
  const { messages } = await checkUntrusted(site)
  const { note } = messages.find(({ rule }) => rule === 'not-checked')!
  const skipped = [...note!.matchAll(/^(.*): The page was changed, so the component `Show` wasn’t rendered\.$/gm)]
  expect(skipped.map(([, place]) => place!.trim())).toEqual([
    'content/_partial.mdx:1',
    'content/container.md:3',
    'content/directive.md:3',
    'content/element.mdx:3',
    'content/hero.md:2',
  ])
})

test('refuses to run if Docs is installed in the repository to check', async () => {
  const repository = join(import.meta.dirname, '../../../..')
  const { exitCode, stderr } = await run(repository, ['check', '--untrusted', '--trusted', 'HEAD'])
  expect(stderr).toContain('which is the repository to check, so a change could have replaced it.')
  expect(exitCode).toBe(2)
})

test('shows no lines of a changed file at the positions of the trusted one', async () => {
  const files = { ...trustedFiles, 'site.config.ts': "export default {\n  title: 'T',\n  unknown: 1,\n}\n" }
  const site = await fork({ 'site.config.ts': 'export default {\n  a: 1,\n  password: 2,\n}\n' }, files)
  const { stderr, exitCode } = await site.docs('check', '--untrusted', '--trusted', 'main', '--format', 'pretty')
  expect(stderr).toContain('This is in line 3 of the trusted version.')
  expect(stderr).not.toContain('password')
  expect(exitCode).toBe(1)
})

test('a file that is replaced by a symbolic link during the check isn’t read', async () => {
  const site = await fork({})
  const outside = await tempSite({ 'secret.md': `[x](/${secret})\n` })
  symlinkSync(join(outside.root, 'secret.md'), join(site.root, 'content/page.md'))
  expect(() => readRegularFile(join(site.root, 'content/page.md'), 1000)).toThrow('ELOOP')
  execFileSync('mkfifo', [join(site.root, 'content/pipe.md')])
  expect(readRegularFile(join(site.root, 'content/pipe.md'), 1000)).toBe('special')
  expect(readRegularFile('/dev/zero', 1000)).toBe('special')
})

test('doesn’t list what wasn’t checked on unchanged pages', async () => {
  const files = {
    ...trustedFiles,
    'content/old.md': '# Old\n\n```ts\nconst a = 1\n```\n\n```ts file="../src/double.ts"\n```\n',
  }
  const { messages } = await checkUntrusted(await fork({ 'content/new.md': '# New\n' }, files))
  expect(messages.map(({ rule }) => rule)).not.toContain('not-checked')
})

const evilConfig = `${execute()}\nexport default { title: 'Evil' }\n`

test.each(['main', 'HEAD', 'the commit'])(
  'a folder of the change that is named like %s isn’t the trusted one',
  async (name) => {
    const site = await fork({})
    const commit = execFileSync('git', ['rev-parse', 'main'], { cwd: site.root, encoding: 'utf8' }).trim()
    const ref = name === 'the commit' ? commit : name
    site.write({ [`${ref}/site.config.ts`]: evilConfig })
    const { exitCode, checked } = await checkUntrusted(site, '--trusted', ref)
    expect({ exitCode, pages: checked.pages }).toEqual({ exitCode: 0, pages: 2 })
  },
)

test.each(['main', 'origin/main'])('a tag of the stranger that is named %s isn’t the trusted branch', async (ref) => {
  const site = await fork({})
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: site.root, stdio: 'pipe' })
  git('update-ref', 'refs/remotes/origin/main', 'main')
  git('checkout', '-qb', 'change')
  site.write({ 'site.config.ts': evilConfig })
  git('commit', '-qam', 'Evil')
  git('tag', ref)
  expect(await checkUntrusted(site, '--trusted', ref)).toMatchObject({ exitCode: 0, checked: { pages: 2 } })
})

test('a symbolic link of the change that is named like the ref isn’t followed', async () => {
  const site = await fork({})
  const other = await tempSite({ 'site.config.ts': evilConfig }, { config: null })
  symlinkSync(other.root, join(site.root, 'main'))
  expect(await checkUntrusted(site)).toMatchObject({ exitCode: 0, checked: { pages: 2 } })
})

test('Git attributes of the change don’t apply to the trusted files', async () => {
  const site = await fork({ '.gitattributes': '* working-tree-encoding=UTF-16\n' })
  expect(await checkUntrusted(site)).toMatchObject({ exitCode: 0, messages: [] })
})

test('a program of the change with the name of Git isn’t run', async () => {
  const site = await fork({ 'node_modules/.bin/git': `#!/bin/sh\ntouch ${executed}/git\nexec /usr/bin/git "$@"\n` })
  chmodSync(join(site.root, 'node_modules/.bin/git'), 0o755)
  // npm adds this folder to the path, and an empty entry stands for the working folder.
  const PATH = `${join(site.root, 'node_modules/.bin')}::${process.env.PATH}`
  const { exitCode } = await run(site.root, ['check', '--untrusted', '--trusted', 'main'], { PATH })
  expect(exitCode).toBe(0)
  expectNothingExecuted()
})

test('a bare repository in a folder that isn’t a checkout provides no trusted files', async () => {
  const site = await fork({})
  for (const name of ['HEAD', 'config', 'objects', 'refs'])
    renameSync(join(site.root, '.git', name), join(site.root, name))
  rmSync(join(site.root, '.git'), { recursive: true })
  writeFileSync(join(site.root, 'config'), '[core]\nrepositoryformatversion = 0\nbare = true\n')
  const { exitCode, stderr } = await site.docs('check', '--untrusted', '--trusted', 'main')
  expect(exitCode).toBe(2)
  expect(stderr).toContain('Git can’t read the ref `main`.')
})

test('a trusted folder can contain packages', async () => {
  const files = { ...trustedFiles, 'site.config.ts': "import { title } from 'own-package'\nexport default { title }\n" }
  const site = await fork({ 'content/new.md': '# New\n' }, files)
  const trusted = realpathSync(mkdtempSync(join(tmpdir(), 'docs-trusted-')))
  onTestFinished(() => rmSync(trusted, { recursive: true, force: true }))
  execFileSync('git', ['clone', '-q', site.root, join(trusted, 'site')])
  const modules = join(trusted, 'site/node_modules/own-package')
  mkdirSync(modules, { recursive: true })
  writeFileSync(join(modules, 'index.js'), "exports.title = 'T'\n")
  const { stdout } = await run(site.root, [
    'check',
    '--untrusted',
    '--trusted',
    join(trusted, 'site'),
    '--format',
    'json',
  ])
  expect(JSON.parse(stdout)).toMatchObject({ errors: 0, checked: { pages: 3 } })
})

test.each(['content', 'content/_components', 'content/pr/docs', 'docs', 'node_modules/pr'])(
  'a trusted folder that contains the change is refused: %s',
  async (folder) => {
    const trusted = await tempSite({ ...trustedFiles, [`${folder}/site.config.ts`]: evilConfig }, { config: null })
    // The site is in a subfolder with the name of its repository, so the trusted site would be the root of the change.
    const site = `${folder}/${folder.split('/').at(-1)}`
    trusted.write({ [`${folder}/.git/HEAD`]: 'ref: refs/heads/main\n', [`${site}/content/index.md`]: '# Home\n' })
    for (const path of ['.', folder.split('/').slice(0, -1).join('/') || '.']) {
      const { exitCode, stderr } = await trusted.docs('check', site, '--untrusted', '--trusted', path)
      expect(stderr).toContain(`\`${path}\` contains the folder to check.`)
      expect(exitCode).toBe(2)
    }
    expectNothingExecuted()
  },
)

test.each([
  [['--untrusted'], '`--untrusted` needs `--trusted`.'],
  [['--untrusted', '--trusted', 'nowhere'], 'Git can’t read the ref `nowhere`.'],
  [['--untrusted', '--trusted', '--upload-pack=x'], 'Git can’t read the ref'],
  [['--untrusted', '--trusted', '.'], '`.` is the folder to check.'],
  [['--untrusted', '--trusted', 'content'], 'or a folder outside of the checkout.'],
  [['--untrusted', '--trusted', 'main', '--external'], 'can’t be combined with `--external`'],
  [['--untrusted', '--trusted', 'main', '--fix'], 'can’t be combined with `--fix`'],
])('refuses %s', async (args, message) => {
  const site = await fork({})
  const result = await site.docs('check', ...args)
  expect(result.exitCode).toBe(2)
  expect(result.stderr).toContain(message)
})
