import { expect, test } from 'vitest'
import { startDev } from './support/dev-site.ts'
import { tempSite } from './support/temp-site.ts'

const config = (plugin: string) => `import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

test('docs dev runs `prepare` and `pages` again when a file changes that they watch', async () => {
  const site = await tempSite(
    {
      'site.config.ts': config(`
  prepare({ root, watch }) {
    watch('data/team.json')
    watch(join(root, 'content/_roles.json'))
    const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
    return { members: read('data/team.json'), roles: read('content/_roles.json') }
  },
  directives: {
    person: ({ label }, { members, roles }) => ({ type: 'text', value: \`\${label}, \${members[label]}, \${roles[label]}\` }),
  },
  pages({ root, watch }, { members }) {
    watch('notes')
    const notes = existsSync(join(root, 'notes')) ? readdirSync(join(root, 'notes')) : []
    const note = (name) => readFileSync(join(root, 'notes', name), 'utf8')
    return [{ path: '/team', title: 'Team', markdown: [...Object.keys(members), ...notes.map(note)].join(', ') }]
  },`),
      'data/team.json': '{ "Ada": "Compilers" }',
      'content/_roles.json': '{ "Ada": "lead" }',
      'content/index.md': '# Home\n\nAsk :person[Ada].\n',
    },
    { config: null },
  )
  const dev = await startDev(site.root)
  const load = async (path: string) => (await fetch(dev.url + path)).text()
  const shows = (path: string, text: string) => expect.poll(() => load(path), { message: text }).toContain(text)
  await shows('', 'Ask Ada, Compilers, lead.')
  await shows('team', '<p>Ada</p>')

  site.write({ 'data/team.json': '{ "Ada": "Engines", "Alan": "Machines" }' })
  await shows('', 'Ask Ada, Engines, lead.')
  await shows('team', '<p>Ada, Alan</p>')

  site.write({ 'content/_roles.json': '{ "Ada": "founder" }' })
  await shows('', 'Ask Ada, Engines, founder.')

  // The folder doesn't exist when the hook starts to watch it.
  site.write({ 'notes/a.md': 'first note' })
  await shows('team', '<p>Ada, Alan, first note</p>')
  site.write({ 'notes/a.md': 'changed note' })
  await shows('team', '<p>Ada, Alan, changed note</p>')

  // An error doesn't end the watching.
  site.write({ 'data/team.json': '{ "Ada": ' })
  await dev.printed('The plugin `team` failed in `prepare`')
  await shows('', 'Ask Ada, Engines, founder.')
  site.write({ 'data/team.json': '{ "Ada": "Programs" }' })
  await shows('', 'Ask Ada, Programs, founder.')
})

test('docs dev tries again after an error if the configuration is saved without changes', async () => {
  const site = await tempSite(
    {
      'site.config.ts': config(`
  prepare: ({ root }) => ({ team: readFileSync(join(root, 'team.txt'), 'utf8') }),
  pages: (context, { team }) => [{ path: '/team', title: 'Team', markdown: team }],
`),
      'team.txt': 'Ada',
      'content/index.md': '# Home\n',
    },
    { config: null },
  )
  const dev = await startDev(site.root)
  const load = async () => (await fetch(`${dev.url}team`)).text()
  expect(await load()).toContain('<p>Ada</p>')

  site.write({ 'team.txt': null, 'site.config.ts': `${site.read('site.config.ts')}\n` })
  await dev.printed('The plugin `team` failed in `prepare`')
  site.write({ 'team.txt': 'Alan', 'site.config.ts': site.read('site.config.ts') })

  await expect.poll(load).toContain('<p>Alan</p>')
})

test('docs dev runs `prepare` once per edit, also if it writes a file that it watches', async () => {
  const site = await tempSite(
    {
      'site.config.ts': config(`
  prepare({ root, watch }) {
    appendFileSync(join(root, 'runs.txt'), 'x')
    watch('data')
    const names = readFileSync(join(root, 'data/names.txt'), 'utf8').split('\\n')
    writeFileSync(join(root, 'data/count.json'), String(names.length))
    return { names }
  },
  pages: (context, { names }) => [{ path: '/names', title: 'Names', markdown: names.join(' and ') }],
`).replace('existsSync, readdirSync', 'appendFileSync, writeFileSync'),
      'data/names.txt': 'Ada',
      'content/index.md': '# Home\n',
    },
    { config: null },
  )
  const dev = await startDev(site.root)
  /** Returns how often the hook ran until it didn't run for a second. */
  const runs = async () => {
    const counts: number[] = []
    await expect
      .poll(() => counts.push(site.read('runs.txt').length) > 1 && counts.at(-1) === counts.at(-2), {
        interval: 1000,
        message: 'an end of the runs',
      })
      .toBe(true)
    return counts.at(-1)!
  }
  const shows = async (path: string, text: string) => {
    const load = async () => (await fetch(dev.url + path)).text()
    await expect.poll(load, { message: text }).toContain(text)
  }
  await shows('names', '<p>Ada</p>')
  const first = await runs()

  // The hook writes the same count as before.
  site.write({ 'data/names.txt': 'Alan' })
  await shows('names', '<p>Alan</p>')
  expect(await runs()).toBe(first + 1)

  site.write({ 'site.config.ts': site.read('site.config.ts').replace("' and '", "' or '") })
  site.write({ 'data/names.txt': 'Ada\nAlan' })
  await shows('names', '<p>Ada or Alan</p>')

  // An editor may truncate a file before it writes the same text again.
  site.write({ 'data/names.txt': '' })
  await shows('names', 'Names')
  site.write({ 'data/names.txt': 'Ada\nAlan' })
  await shows('names', '<p>Ada or Alan</p>')
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
