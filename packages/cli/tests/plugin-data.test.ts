import { expect, test } from 'vitest'
import { tempSite } from './support/temp-site.ts'

const config = (plugin: string) => `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { definePlugin } from '@docs-engine/cli'

const team = definePlugin({
  name: 'team',
  version: '1',
  ${plugin}
})

export default { title: 'Test', samples: false, plugins: [team] }
`

test('docs build parses the pages again that use data from `prepare` after the data has changed', async () => {
  const site = await tempSite(
    {
      'site.config.ts': config(`
  prepare: ({ root }) => ({ members: JSON.parse(readFileSync(join(root, 'team.json'), 'utf8')) }),
  directives: {
    person: ({ label }, { members }) => ({ type: 'text', value: \`\${label}, \${members[label]}\` }),
  },`),
      'team.json': '{ "Ada": "Compilers", "Alan": "Machines" }',
      'content/index.md': '# Home\n\nAsk :person[Ada].\n',
      'content/other.md': '# Other\n',
    },
    { config: null },
  )
  await site.docs('build')
  expect(site.read('dist/index.html')).toContain('Ask Ada, Compilers.')

  // The page contains the name of the directive, but no key of the data.
  site.write({ 'team.json': '{ "Ada": "Engines", "Alan": "Machines" }' })
  const { stdout } = await site.docs('build')
  expect(site.read('dist/index.html')).toContain('Ask Ada, Engines.')
  expect(stdout).toContain('1 page from the cache')
})

test('explains data from `prepare` that JSON can’t represent', async () => {
  const site = await tempSite({ 'site.config.ts': '', 'content/index.md': '# Home\n' }, { config: null })
  const reasons: string[] = []
  for (const result of ['undefined', '{ members: [{ since: new Date(0) }] }', '{ find: () => 1 }', '[new Map()]']) {
    site.write({ 'site.config.ts': config(`prepare: () => (${result}),`) })
    const { stderr } = await site.docs('check')
    reasons.push(/failed in `prepare`: (.*?) {2}plugin/.exec(stderr)?.[1] ?? stderr)
  }
  expect(reasons).toEqual([
    'it didn’t return an object or an array with the data.',
    'it returned an instance of `Date` at `members.0.since`, which JSON can’t represent.',
    'it returned a function at `find`, which JSON can’t represent.',
    'it returned an instance of `Map` at `0`, which JSON can’t represent.',
  ])
})
