import { expect, test } from 'vitest'
import { problems, tempSite } from '../support/temp-site.ts'

const config =
  "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'T', samples: {} })\n"
const checked = '```ts\nconst one: number = 1\n```\n\n'
const skipped = '```ts nocheck reason="a fragment"\nserver.listen(port)\n```\n\n'
const page = (...samples: string[]) => ({ 'content/index.md': `# Home\n\n${samples.join('')}` })

test('sample coverage is printed, recorded with --lock, and must not decrease', async () => {
  const site = await tempSite(page(checked, checked, skipped), { config })

  const { stdout } = await site.docs('check', '--lock')
  expect(stdout).toContain(
    'Wrote `samples.lock`. Commit this file.\nChecked 2 of 3 samples (`nocheck`: content/index.md:11).\n',
  )
  expect(site.read('samples.lock')).toMatchInlineSnapshot(`
    "# The number of compiled code samples. \`docs check\` fails if their share becomes smaller.
    # Written by \`docs check --lock\`. To accept a smaller share, run \`docs check --lock --accept\`.
    2 of 3
    "
  `)
  expect((await site.docs('check', '--lock')).stdout).not.toContain('Wrote')

  site.write(page(checked, checked, skipped, skipped))
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    samples.lock:3:1-2  error  2 of 4 samples are compiled. Previously, 2 of 3 were.  sample-share
      Remove a \`nocheck\`, or accept the lower coverage: \`docs check --lock --accept\`.
    Checked 2 of 4 samples (\`nocheck\`: content/index.md:11, content/index.md:15).
    Checked 1 page, 0 links, 1 anchor, 2 samples: 1 error, 0 warnings."
  `)
  // A smaller share isn't recorded without `--accept`.
  expect((await site.docs('check', '--lock')).exitCode).toBe(1)
  expect(site.read('samples.lock')).toContain('2 of 3')
  // If samples aren't compiled, the share isn't checked.
  expect((await site.docs('check', '--no-samples')).exitCode).toBe(0)

  expect((await site.docs('check', '--lock', '--accept')).exitCode).toBe(0)
  expect(site.read('samples.lock')).toContain('2 of 4')
})

test('an invalid lock file is reported and not overwritten', async () => {
  const site = await tempSite({ ...page(checked), 'samples.lock': '<<<<<<< HEAD\n1 of 1\n' }, { config })

  const { exitCode, stderr } = await site.docs('check', '--lock')

  expect(exitCode).toBe(1)
  expect(stderr).toContain('samples.lock:1:1  error  `<<<<<<< HEAD` isn’t a valid count, such as `9 of 10`.')
  expect(site.read('samples.lock')).toBe('<<<<<<< HEAD\n1 of 1\n')
})

test('`samples.include` compiles only the samples of the listed pages', async () => {
  const wrong = '```ts\nconst one: string = 1\n```\n'
  const only = (...include: string[]) =>
    config.replace('samples: {}', `samples: { include: ${JSON.stringify(include)} }`)
  const site = await tempSite(
    { 'content/index.md': `# Home\n\n${checked}`, 'content/guide/a.md': `# A\n\n${wrong}` },
    { config: only('index.md') },
  )
  const first = await site.docs('check')
  expect(first).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(' 1 sample: 0 errors') })
  site.write({ 'site.config.ts': only('guide/**') })
  const second = await site.docs('check')
  expect(second).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('content/guide/a.md:4:7') })
  expect(second.stdout).toContain(' 1 sample: 1 error')
})
