import { expect, test } from 'vitest'
import { startDev } from '../support/dev-site.ts'
import { problems, tempSite } from '../support/temp-site.ts'

const config =
  "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'T', samples: {} })\n"
const checked = '```ts\nconst one: number = 1\n```\n\n'
const skipped = '```ts nocheck reason="a fragment"\nserver.listen(port)\n```\n\n'
const only = (...include: string[]) => config.replace('samples: {}', `samples: { include: ${JSON.stringify(include)} }`)
const page = (...samples: string[]) => ({ 'content/index.md': `# Home\n\n${samples.join('')}` })

test('the summary says how many samples were compiled, and where the others are', async () => {
  const site = await tempSite(page(checked, checked, skipped), { config })

  const { stdout } = await site.docs('check')
  expect(stdout).toContain('Checked 2 of 3 samples (`nocheck`: content/index.md:11).\n')
})

test('`samples.include` compiles only the samples of the listed pages', async () => {
  const wrong = '```ts\nconst one: string = 1\n```\n'
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

test('patterns in `samples.include` may start at the root of the content, and one that matches no page is reported', async () => {
  const site = await tempSite(
    { ...page(checked), 'content/guide/a.md': `# A\n\n${checked}` },
    { config: only('/guide/**', 'guide') },
  )
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    site.config.ts:2:76-83  warning  \`guide\` matches no page.  stale-ignore
      Patterns are relative to \`content\`, such as \`intro.md\`, or \`guide/**\` for all pages in a folder.
    Checked 1 of 1 sample.
    Checked 2 pages, 0 links, 2 anchors, 1 sample: 0 errors, 1 warning."
  `)
  const dev = await startDev(site.root)
  await dev.printed('`guide` matches no page.')
  for (const pattern of ['./index.md', '/content/index.md', 'content/*']) {
    site.write({ 'site.config.ts': only(pattern) })
    expect(await site.docs('check')).toMatchObject({ stdout: expect.stringContaining(' 1 sample: 0 errors, 0 w') })
  }
})
