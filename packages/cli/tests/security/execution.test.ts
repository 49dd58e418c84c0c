import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

test('`samples: { run: false }` compiles the samples marked `run`, but doesn’t run them', async () => {
  const site = await tempSite(
    {
      'content/index.md':
        '# Home\n\n```ts run\nconsole.log(1)\n```\n\n```output\n2\n```\n\n```ts\nconst a: number = ""\n```\n',
    },
    { config: "export default { title: 'T', samples: { run: false } }\n" },
  )
  const rules = async () => {
    const { stdout } = await site.docs('check', '--format', 'json')
    return JSON.parse(stdout).messages.map(({ rule }: { rule: string }) => rule)
  }
  expect(await rules()).toEqual(['sample-type'])
  site.write({
    'content/index.md': '# Home\n\n```ts run\nconsole.log(1)\n```\n\n```output\n2\n```\n',
    'site.config.ts': "export default { title: 'T', samples: { run: true } }\n",
  })
  expect(await rules()).toEqual(['sample-output'])
})

test('a cache that another machine filled contains no code that runs', async () => {
  const site = await tempSite(
    {
      'content/index.mdx': "import { a } from '../a.ts'\n\n# Home\n\n{a}\n\n<Note/>\n",
      'content/_components/Note.tsx': 'export default () => <b>MARKER</b>\n',
      'a.ts': "export const a = 'MARKER' + process.version\n",
    },
    { config: "const title = 'MARKER' + process.version\nexport default { title, samples: false }\n" },
  )
  await site.docs('build')
  expect(site.list('.docs/modules').length).toBeGreaterThan(2)
  for (const path of site.list('.docs/cache')) {
    expect(path).not.toContain('module-')
    expect(site.read(join('.docs/cache', path)), path).not.toContain('process.version')
  }
  // This is where bundled modules used to be.
  site.write({
    '.docs/cache/module-site.config.ts.json': site
      .read('.docs/modules/module-site.config.ts.json')
      .replace('process.version', "require('fs').writeFileSync('executed', '')"),
  })
  await site.docs('check')
  expect(existsSync(join(site.root, 'executed'))).toBe(false)
})
