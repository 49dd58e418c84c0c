import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { amount } from '../support/amount.ts'
import { bin, tempSite } from '../support/temp-site.ts'

const files = {
  'site.config.ts': "export default { title: 'Test' }\n",
  ...Object.fromEntries(
    ['index', 'a', 'b', 'c', 'd'].map((name) => [
      `content/${name}.md`,
      `# ${name}\n\n\`\`\`ts\nexport const ${name} = 1\n\`\`\`\n\n::Counter{}\n`,
    ]),
  ),
  'content/_components/Counter.tsx': 'export default () => <button>0</button>\n',
}

/**
 * Runs a command, and interrupts it as a terminal does: Ctrl+C is sent to the command and to all processes that it has started.
 *
 * @param delay Time between the start of the command, or its first output if `afterOutput` is set, and the interruption, in milliseconds.
 */
function interrupted(cwd: string, args: string[], delay: number, { afterOutput = false } = {}) {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let stdout = ''
  let stderr = ''
  const interrupt = () => void setTimeout(() => child.exitCode === null && process.kill(-child.pid!, 'SIGINT'), delay)
  if (afterOutput) child.stdout.once('data', interrupt)
  else interrupt()
  child.stdout.on('data', (text) => (stdout += text))
  child.stderr.on('data', (text) => (stderr += text))
  return new Promise<{ end: string | number | null; stdout: string; stderr: string }>((done) =>
    child.on('close', (status, signal) => done({ end: signal ?? status, stdout, stderr })),
  )
}

const moments = amount('DOCS_INTERRUPTIONS', 3, 40)

test(`Ctrl+C ends \`docs dev\` silently at ${moments} moments while the site is being bundled and checked`, async () => {
  const site = await tempSite(files, { config: null })
  for (let moment = 0; moment < moments; moment++) {
    const run = await interrupted(site.root, ['dev', '--port', '0'], (moment / moments) * 300, { afterOutput: true })
    expect(run, `moment ${moment}`).toMatchObject({ end: 130, stderr: '' })
    expect(run.stdout).toMatch(/^http:\S+\n$/)
  }
})

test.each(['build', 'check', 'dev'])(
  'Ctrl+C ends `docs %s` silently at any moment, and leaves no temporary output',
  async (command) => {
    const site = await tempSite(files, { config: null })
    const start = performance.now()
    const whole = await interrupted(site.root, [command], 0, { afterOutput: true })
    const duration = performance.now() - start
    expect(whole.stderr).toBe('')
    for (let moment = 0; moment < moments; moment++) {
      const { end, stderr } = await interrupted(site.root, [command], ((moment + 0.5) / moments) * duration)
      expect(['SIGINT', 130, 0], `moment ${moment}`).toContain(end)
      expect(stderr, `moment ${moment}`).toBe('')
    }
    expect((await site.docs('build')).stderr).toBe('')
    expect(site.list('.').filter((path) => path.startsWith('.dist-'))).toEqual([])
  },
)
