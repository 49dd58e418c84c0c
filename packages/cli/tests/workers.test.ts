import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { upToDateBundle } from '../build.mjs'
import { diskError } from '../src/util/disk-error.ts'
import { SiteErrors } from '../src/util/site-errors.ts'
import { UserError } from '../src/util/user-error.ts'
import { packError, unpackError } from '../src/workers/error-transfer.ts'
import { slowdown } from '../src/workers/time-limit.ts'
import { tempSite } from './support/temp-site.ts'

const sent = (error: unknown) => unpackError(structuredClone(packError(error)))

test('an error that a worker thread sends keeps its class, properties, stack, and cause', () => {
  const user = new UserError('No such port.', 'Use another one.', 1)
  expect(sent(user)).toBeInstanceOf(UserError)
  expect(sent(user)).toMatchObject({ message: user.message, hint: user.hint, exitCode: 1, stack: user.stack })

  const messages = [{ ruleId: 'site' as const, fatal: true, reason: 'Wrong.' }]
  const site = sent(new SiteErrors(messages, 2))
  expect(site).toBeInstanceOf(SiteErrors)
  expect(site).toMatchObject({ messages, exitCode: 2 })

  const write = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path: 'cache/a' })
  const outer = sent(new Error('Could not parse.', { cause: write })) as Error
  expect(outer.cause).toMatchObject({ code: 'ENOSPC', path: 'cache/a', stack: write.stack })
  expect(diskError(outer.cause)?.message).toContain('`cache/a` can’t be written (ENOSPC)')
})

test('a worker thread can send anything that it throws', () => {
  expect(sent('a text')).toBe('a text')
  expect(sent(undefined)).toBe(undefined)
  expect(sent(Object.assign(new Error('Boom'), { handler: () => {} }))).toMatchObject({ message: 'Boom' })
})

const onlyInMainThread = `
const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads')
if (threads?.isMainThread === false) throw new Error('not in a thread')
export default function Kbd({ children }) { return <kbd>{children}</kbd> }
`

test.skipIf(availableParallelism() < 2)(
  'a component that fails in a worker thread is an error of the site',
  async () => {
    const pages = Array.from({ length: 120 }, (_, i) => [`content/page-${i}.md`, `# Page ${i}\n\nText.\n`])
    const site = await tempSite(
      { 'content/index.md': '# Home\n', ...Object.fromEntries(pages), 'theme/Kbd.jsx': onlyInMainThread },
      { config: `export default { title: 'Test', samples: false, theme: { components: { Kbd: 'theme/Kbd.jsx' } } }\n` },
    )

    const { exitCode, stderr } = await site.docs('build')

    expect(stderr).toMatch(/theme\/Kbd\.jsx.*not in a thread.*component/s)
    expect(exitCode).toBe(1)
  },
)

test.skipIf(availableParallelism() < 2)(
  'a program that Node runs from a string can build a site with worker threads',
  async () => {
    const pages = Array.from({ length: 120 }, (_, i) => [`content/page-${i}.md`, `# Page ${i}\n\nText.\n`])
    const site = await tempSite({ 'content/index.md': '# Home\n', ...Object.fromEntries(pages) })
    const api = new URL('index.js', await upToDateBundle())
    const program = `
const { build } = await import(${JSON.stringify(api.href)})
const { checked } = await build({ root: ${JSON.stringify(site.root)} })
console.log(checked.pages)
`
    const options = ['--max-old-space-size=1000', '--input-type=module', '--eval', program]
    expect(execFileSync(process.execPath, options, { encoding: 'utf8' })).toBe('121\n')
  },
)

test('gives pages more time if more processes run than the machine has cores', () => {
  expect(slowdown(0, 2)).toBe(1)
  expect(slowdown(1, 4)).toBe(1)
  expect(slowdown(12, 4)).toBe(3)
  expect(slowdown(200, 2)).toBe(10)
})
