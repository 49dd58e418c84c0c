import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { fuzz, timeout } from '../fuzz/fuzz.ts'
import { hostileMarkdown } from '../fuzz/hostile-markdown.ts'
import { bin, tempSite } from '../support/temp-site.ts'

const secret = 'CANARY-5e1f'
/** The file that hostile code writes. Its path is part of the code, because the checking process doesn't see the environment. */
const executed = join(tmpdir(), `docs-executed-${process.pid}`)
const execute = `require('node:fs').writeFileSync(${JSON.stringify(executed)}, 'x')`

/** Paths that content must not read. `OUTSIDE` is replaced by the path of a folder next to the repository. */
const targets = [
  ...['OUTSIDE/secret.txt', 'OUTSIDE/secret.md', 'OUTSIDE/secret.json', 'OUTSIDE/secret.tsx', 'OUTSIDE/secret.svg'],
  ...['../.env', '../site.config.ts', '../.git/config', '../src/double.ts', './link/secret.txt', './_code.ts'],
  ...['/etc/passwd', '/dev/zero', '../../../../../../../../proc/self/environ', '%2e%2e/.env', '..\\.env'],
]

const target = fc.constantFrom(...targets)

/** Text that tries to run code, read a file, or take forever. */
const attack = fc.oneof(
  target.map((path) => `import a from '${path}?raw'\n\n{a}\n`),
  target.map((path) => `import A from '${path}'\n\n<A/>{A}{A.secret}\n`),
  target.map((path) => `\`\`\`ts file="${path}"\n\`\`\`\n`),
  target.map((path) => `::diagram[x]{src="${path}"}\n`),
  target.map((path) => `::signature[secret]{from="${path}"}\n`),
  target.map((path) => `![x](${path}) <img src="${path}">\n`),
  target.map((path) => `\`\`\`ts run\nimport s from '${path}'\nconsole.log(s, process.env)\n${execute}\n\`\`\`\n`),
  target.map((path) => `---\nimage: ${path}\nslug: ${path}\nauthors: ${path}\n---\n`),
  fc.constantFrom(
    `import { execSync } from 'node:child_process'\n\n{execSync('touch ${executed}')}\n`,
    "import { double } from '../src/double.ts'\n\n{double.constructor('return process')().exit(3)}\n",
    `{(() => { ${execute} })()}\n`,
    "{[].constructor.constructor('return process')().kill(process.pid)}\n",
    'export const g = (n) => n > 0 ? g(n - 1) + g(n - 1) : 1\n\n# R {g(60)}\n',
    'export const f = (x) => f(x)\n\n# R {f(1)}\n',
    "{'x'.repeat(500000000)}\n",
    `\`\`\`js /(a+)+$/r\n${'a'.repeat(60)}!\n\`\`\`\n`,
    `---\n${Array.from({ length: 3000 }, (_, i) => `key${i}: ${i}`).join('\n')}\n---\n`,
    `---js\n${execute}\n---\n`,
    `---\na: !!js/function "function () { ${execute} }"\n---\n`,
    `\`\`\`ts\na ${' '.repeat(20_000)}[!code\n\`\`\`\n`,
    '<Note/>\n<script>fetch("/")</script>\n',
    '<Evil/>\n',
  ),
)

const page = fc
  .tuple(
    fc.constantFrom('md', 'mdx'),
    fc.array(fc.oneof({ weight: 2, arbitrary: attack }, hostileMarkdown), { minLength: 1, maxLength: 3 }),
  )
  .map(([extension, parts]) => ({ extension, text: parts.join('\n') }))

/** Files other than pages that a change may contain. */
const otherFiles: Record<string, string> = {
  'site.config.ts': `${execute}\nexport default { title: 'Evil' }\n`,
  'content/_code.ts': `${execute}\nexport const secret = 1\n`,
  'content/_components/Note.tsx': `${execute}\nexport default () => <b/>\n`,
  'content/_components/Evil.tsx': `${execute}\nexport default () => <b/>\n`,
  'content/tsconfig.json': '{ "compilerOptions": { "jsxImportSource": "data:text/javascript,evil" } }',
  'content/package.json': '{ "main": "./_code.ts", "imports": { "#a": "./_code.ts" } }',
  'content/node_modules/react/index.js': execute,
  '.docs/modules/module-site.config.ts.json': '{}',
  '.env': secret,
}

const hasStrace = spawnSync('strace', ['-V']).status === 0

test('checking a stranger’s content runs no code, reads no other files, and ends', { timeout }, async () => {
  await fuzz(
    'security/stranger',
    fc.array(page, { minLength: 20, maxLength: 20 }),
    async (pages) => {
      const outside = realpathSync(mkdtempSync(join(tmpdir(), 'docs-secret-')))
      const site = await tempSite(
        {
          'site.config.ts': "export default { title: 'Trusted', samples: {} }\n",
          'content/index.md': '# Home\n',
          'content/_components/Note.tsx': 'export default () => <b>Note</b>\n',
          'src/double.ts': 'export const double = (n: number) => 2 * n\n',
        },
        { config: null, onEnd: () => {} },
      )
      const remove = () =>
        [outside, site.root, executed].forEach((path) => void rmSync(path, { recursive: true, force: true }))
      onTestFinished(remove)
      for (const name of ['secret.txt', 'secret.md', 'secret.svg', 'secret.tsx'])
        writeFileSync(join(outside, name), secret)
      writeFileSync(join(outside, 'secret.json'), JSON.stringify({ secret }))
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: site.root })
      git('init', '-q', '-b', 'main')
      git('add', '.')
      git('commit', '-qm', 'Trusted')
      site.write(otherFiles)
      const up = relative(join(site.root, 'content'), outside)
      for (const [i, { extension, text }] of pages.entries())
        site.write({ [`content/page${i}.${extension}`]: text.replaceAll('OUTSIDE', up) })
      symlinkSync(outside, join(site.root, 'content/link'))

      const log = join(outside, 'strace.log')
      const command = [process.execPath, bin, 'check', '--untrusted', '--trusted', 'main', '--format', 'json']
      const audited = hasStrace
        ? ['strace', '-f', '-y', '-qq', '--seccomp-bpf', '-e', 'trace=openat,open', '-o', log, ...command]
        : command
      const { stdout, stderr, status, error } = spawnSync(audited[0]!, audited.slice(1), {
        cwd: site.root,
        encoding: 'utf8',
        timeout: 300_000,
        maxBuffer: 200_000_000,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          SECRET_TOKEN: secret,
        },
      })
      expect(error).toBeUndefined()
      expect(stderr).toBe('')
      expect(status).toBe(1)
      expect(JSON.parse(stdout).checked.pages).toBeGreaterThan(0)
      expect(stdout).not.toContain(secret)
      expect(existsSync(executed)).toBe(false)
      if (hasStrace) expect(forbiddenReads(readFileSync(log, 'utf8'), site.root, outside)).toEqual([])
      remove()
    },
    0.02,
  )
})

/** Returns the paths that were opened although they are neither content nor files of Git. */
function forbiddenReads(log: string, root: string, outside: string): string[] {
  // With `-y`, strace adds the path of each file descriptor, which doesn't depend on the working folder or on symbolic links.
  const opened = [...log.matchAll(/^.*\bopen(?:at)?\b.*= \d+<([^>]+)>/gm)].map(([, path]) => path!)
  expect(opened.length).toBeGreaterThan(100)
  return opened
    .filter((path) => !statSync(path, { throwIfNoEntry: false })?.isDirectory())
    .filter((path) => {
      if (path.startsWith(outside) || /^\/proc\/\d+\/environ$/.test(path) || path === '/dev/zero') return true
      if (!path.startsWith(`${root}/`)) return false
      const place = relative(root, path)
      return !place.startsWith('content/') && !place.startsWith('.git') && dirname(place) !== '.git'
    })
}
