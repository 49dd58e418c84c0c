import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, tempSite } from '../support/temp-site.ts'

const sample = (code: string, output: string) =>
  `\`\`\`ts run\n// @ts-nocheck\n${code}\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n`

/** Prints whether Node allows each of the calls, one per line. */
const attempts = (calls: Record<string, string>) => `const fs = process.getBuiltinModule('node:fs')
const { execSync } = process.getBuiltinModule('node:child_process')
const { Worker } = process.getBuiltinModule('node:worker_threads')
for (const [name, call] of Object.entries({
${Object.entries(calls)
  .map(([name, call]) => `  ${name}: () => ${call},`)
  .join('\n')}
})) {
  try {
    call()
    console.log(name, 'allowed')
  } catch (error) {
    console.log(name, error.code)
  }
}`

test('a sample sees neither the environment of the command nor files, and can’t start or end processes', async () => {
  const calls = {
    page: "fs.readFileSync('content/index.md')",
    environment: "fs.readFileSync('/proc/self/environ')",
    write: "fs.writeFileSync('written.txt', 'x')",
    temporary: "fs.mkdtempSync(process.getBuiltinModule('node:os').tmpdir() + '/a-')",
    process: "execSync('echo')",
    flags: "process.getBuiltinModule('node:v8').setFlagsFromString('--logfile=x')",
    thread: "new Worker('1', { eval: true })",
    kill: "process.kill(process.ppid, 'SIGKILL')",
    killGroup: "process.kill(0, 'SIGKILL')",
  }
  const site = await tempSite(
    {
      'content/index.md': `# Home\n\n${sample(
        `console.log(process.env.SECRET_TOKEN, process.env.NODE_ENV)\n${attempts(calls)}`,
        `undefined development\n${Object.keys(calls)
          .map(
            (name) => `${name} ${/kill/.test(name) ? 'EPERM' : name === 'temporary' ? 'allowed' : 'ERR_ACCESS_DENIED'}`,
          )
          .join('\n')}`,
      )}`,
    },
    { config: "export default { title: 'Test', samples: {} }\n" },
  )

  expect(await run(site.root, ['check'], { SECRET_TOKEN: 'secret' })).toMatchObject({ exitCode: 0, stderr: '' })
  expect(existsSync(join(site.root, 'written.txt'))).toBe(false)
})

test('the message about a sample that isn’t allowed to read a file names the file and the setting', async () => {
  const page = `# Home\n\n${sample("process.getBuiltinModule('node:fs').readFileSync('content/index.md')\nconsole.log(process.env.SECRET_TOKEN)", 'undefined')}`
  const site = await tempSite(
    { 'content/index.md': page },
    { config: "export default { title: 'Test', samples: {} }\n" },
  )

  const { exitCode, stderr } = await site.docs('check')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('It isn’t allowed to access this: FileSystemRead')
  expect(stderr).toContain('content/index.md')
  expect(stderr).toContain('`samples.sandbox`')

  site.write({ 'site.config.ts': "export default { title: 'Test', samples: { sandbox: false } }\n" })
  expect(await run(site.root, ['check'], { SECRET_TOKEN: 'secret' })).toMatchObject({ exitCode: 0, stderr: '' })
})

test('a sample can import a package of the repository, and packages that are linked from there', async () => {
  const manifest = (name: string) => JSON.stringify({ name, type: 'module', exports: './index.js' })
  const site = await tempSite(
    {
      'packages/outer/package.json': manifest('outer'),
      'packages/outer/index.js': "export { default } from 'inner'\n",
      'packages/inner/package.json': manifest('inner'),
      'packages/inner/index.js': "export default 'inner'\n",
      'packages/inner/.env': 'SECRET=1\n',
      'docs/package.json': JSON.stringify({ name: 'docs', type: 'module', exports: { './own': './own.js' } }),
      'docs/own.js': "export default 'own'\n",
      'docs/site.config.ts': "export default { title: 'Test', samples: {} }\n",
      'docs/content/index.md': `# Home\n\n${sample(
        `import inner from 'outer'\nimport own from 'docs/own'\nconsole.log(inner, own)\n${attempts({
          hidden: "fs.readFileSync('../packages/inner/.env')",
        })}`,
        'inner own\nhidden ERR_ACCESS_DENIED',
      )}`,
    },
    { config: null },
  )
  for (const [from, to] of [
    ['docs', 'outer'],
    ['packages/outer', 'inner'],
  ] as const) {
    mkdirSync(join(site.root, from, 'node_modules'))
    symlinkSync(join(site.root, 'packages', to), join(site.root, from, 'node_modules', to))
  }

  expect(await site.docs('check', 'docs')).toMatchObject({ exitCode: 0, stderr: '' })
})

test.each(['x', 'null', '{"stdout":5,"stderr":""}'])(
  'a sample that writes %s to the pipe for results is reported',
  async (line) => {
    const site = await tempSite(
      {
        'content/index.md': `# Home\n\n${sample(`process.getBuiltinModule('node:fs').writeSync(3, '${line}\\n')`, 'a')}`,
      },
      { config: "export default { title: 'Test', samples: {} }\n" },
    )
    const { exitCode, stderr } = await site.docs('check')
    expect(stderr).toContain('It wrote to the file descriptor 3, which Docs uses.')
    expect(exitCode).toBe(1)
  },
)

test('Node’s own files, such as traces, aren’t written to the site', async () => {
  const trace = "process.getBuiltinModule('node:trace_events').createTracing({ categories: ['node'] }).enable()"
  const site = await tempSite(
    { 'content/index.md': `# Home\n\n${sample(`${trace}\nconsole.log('a')`, 'a')}` },
    { config: "export default { title: 'Test', samples: {} }\n" },
  )
  await site.docs('check', '--no-cache')
  expect(site.list().filter((path) => path.endsWith('.log'))).toEqual([])
})

test('the time of all samples together is limited', async () => {
  const endless = sample('while (true) {}', '1')
  const site = await tempSite(
    { 'content/index.md': `# Home\n\n${endless.repeat(9)}`, 'content/a.md': `# A\n\n${endless.repeat(9)}` },
    { config: "export default { title: 'Test', samples: {} }\n" },
  )

  const { exitCode, stdout } = await run(site.root, ['check', '--format', 'json'], { DOCS_SAMPLES_SECONDS: '2' })

  expect(exitCode).toBe(1)
  const { messages } = JSON.parse(stdout)
  expect(messages).toHaveLength(18)
  for (const { message } of messages) expect(message).toContain('all samples together took longer than <time>.')
})

test('a sample that prints without end is reported', async () => {
  const page = `# Home\n\n${sample("while (true) console.log('x'.repeat(100_000))", '1')}`
  const site = await tempSite(
    { 'content/index.md': page },
    { config: "export default { title: 'Test', samples: {} }\n" },
  )

  expect((await site.docs('check')).stderr).toContain('It printed more than <size>.')
})
