import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { devSite, until } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'
import { bin, tempSite } from '../support/temp-site.ts'

test('the terminal shows each message once, and only new ones after an edit', async () => {
  const { dev, write } = await devSite({ 'content/index.md': '# Home\n\n[A](/first)\n', 'content/b.md': '# B\n' })
  const received = await openLivePage(dev, '/')
  const save = async (text: string, mark: string) => {
    write({ 'content/index.md': `# Home\n\n${text}\n\n${mark}\n` })
    await until(() => received().includes(mark))
  }
  const messages = () => [...dev.stderr().matchAll(/^\S+\.md:\d+:\d+ .*$/gm)].map(([line]) => line)
  await expect.poll(messages).toEqual(['content/index.md:3:1  error  No page at `/first`.  broken-link'])

  // Only the message's line changes. The next expectation checks that nothing is printed.
  await save('Another line.\n\n[A](/first)', 'edit-1')

  await save('[A](/first) and [B](/second)', 'edit-2')
  await expect
    .poll(() => messages().slice(1))
    .toEqual(['content/index.md:3:17  error  No page at `/second`.  broken-link'])

  await save('[A](/first), [B](/second), [A](/first)', 'edit-3')
  await expect
    .poll(() => messages().slice(2))
    .toEqual(['content/index.md:3:28  error  No page at `/first`.  broken-link'])

  // Opening a second page prints nothing, because it has no problems and those of the first page haven't changed.
  await openLivePage(dev, '/b')
  write({ 'content/b.md': '# B\n\n[C](/third)\n' })
  await expect.poll(() => messages().slice(3)).toEqual(['content/b.md:3:1  error  No page at `/third`.  broken-link'])
  expect(dev.stderr()).not.toContain('fixed')

  write({ 'content/b.md': '# B\n' })
  await save('Text.', 'edit-4')
  await dev.printed('All problems fixed.')
  expect(messages()).toHaveLength(4)
})

test('a link to a draft works in `docs dev`, and is broken in `docs build` and `docs check`', async () => {
  const { dev, docs, write } = await devSite({
    'content/index.md': '# Home\n\n[Later](/later#part) and [so](./later.md)\n',
    'content/later.md': '---\ndraft: true\n---\n\n# Later\n\n## Part\n',
  })
  const received = await openLivePage(dev, '/')
  expect(await (await fetch(`${dev.url}later`)).text()).toContain('Later</h1>')
  write({ 'content/index.md': '# Home\n\n[Later](/later#part), [so](./later.md), [none](/none)\n' })
  await dev.printed('/none`.  broken-link')
  expect(received()).toContain('href=\\"/later#part\\"')
  expect(dev.stderr().match(/No page at .*/g)).toEqual(['No page at `/none`.  broken-link'])

  for (const command of ['build', 'check']) {
    const { exitCode, stderr } = await docs(command)
    expect(exitCode, command).toBe(1)
    expect(stderr, command).toContain('/later')
  }
})

test('a terminal shows the URLs', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n' })
  const terminal = 'data:text/javascript,process.stdout.isTTY=true'
  const child = spawn(process.execPath, ['--import', terminal, bin, 'dev', '--port', '0'], {
    cwd: site.root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill())
  let stdout = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  await until(() => stdout.includes('other devices'))

  expect(
    stdout.replace(/http:\S+/, '<url>').replace(/\d+\.\d+\.\d+ {2}ready in \d+ ms/, '<version>  ready in <time>'),
  ).toMatchInlineSnapshot(`
    "
      Docs <version>  ready in <time>

      Local    <url>
      Network  use --host 0.0.0.0 to open the site on other devices

    "
  `)
})

test('`--format json` prints the URL and, whenever they change, all messages as lines of JSON', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n\n[A](/first)\n' })
  const child = spawn(process.execPath, [bin, 'dev', '--port', '0', '--format', 'json'], {
    cwd: site.root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const lines = (type: string) =>
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
      .filter((line) => line.type === type)
  await until(() => lines('ready').length === 1)
  const [{ urls }] = lines('ready')
  expect(urls).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/)])

  await openLivePage({ url: urls[0] }, '/')
  await until(() => lines('report').length === 1)
  site.write({ 'content/index.md': '# Home\n' })
  await until(() => lines('report').length === 2)
  expect(lines('report')).toEqual([
    {
      type: 'report',
      errors: 1,
      warnings: 0,
      messages: [
        expect.objectContaining({ severity: 'error', rule: 'broken-link', line: 3, column: 1, url: '/first' }),
      ],
    },
    { type: 'report', errors: 0, warnings: 0, messages: [] },
  ])
  expect(stderr).toBe('')
})
