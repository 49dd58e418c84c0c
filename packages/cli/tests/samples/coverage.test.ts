import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

const config =
  "import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'T', samples: {} })\n"
const checked = '```ts\nconst one: number = 1\n```\n\n'
const skipped = '```ts nocheck reason="a fragment"\nserver.listen(port)\n```\n\n'
const page = (...samples: string[]) => ({ 'content/index.md': `# Home\n\n${samples.join('')}` })

test('the summary says how many samples were compiled, and where the others are', async () => {
  const site = await tempSite(page(checked, checked, skipped), { config })

  const { stdout } = await site.docs('check')
  expect(stdout).toContain('Checked 2 of 3 samples (`nocheck`: content/index.md:11).\n')
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
