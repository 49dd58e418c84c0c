import { expect, test } from 'vitest'
import { devSite, until } from '../support/dev-site.ts'
import { openLivePage } from '../support/live-page.ts'

const problems = (stderr: string) => [...stderr.matchAll(/^\S+:\d+:\d+ .*$/gm)].map(([line]) => line).sort()

test('the terminal shows the problems of the whole site without a browser, as `docs check` does', async () => {
  const { dev, docs, write } = await devSite(
    {
      'content/index.md': '# Home\n\n[A](/nowhere) and [B](/b#missing)\n',
      'content/b.md': '---\nsidebar_lable: B\n---\n\n# B\n\n```ts\nconst a: string = 1\n```\n\n![C](./c.png)\n',
      'content/orphan.md': '# Orphan\n',
      'content/c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    {
      config: `export default { title: 'Test', ignoreLinks: ['/unused/'], sidebars: { docs: ['', 'b'] } }\n`,
    },
  )
  const checked = problems((await docs('check')).stderr)
  expect(checked).toHaveLength(7)
  await expect.poll(() => problems(dev.stderr())).toEqual(checked)

  // Saving a page reports its new problems, and broken links to it.
  write({ 'content/orphan.md': '# Orphan\n\n[D](/d)\n' })
  await dev.printed('content/orphan.md:3:1  error  No page at `/d`.')
  write({ 'content/d.md': '# D\n\n[E](/e)\n' })
  await dev.printed('content/d.md:3:1  error  No page at `/e`.')
  expect(problems(dev.stderr())).toHaveLength(9)
})

test('broken links are printed before the code samples have been checked', async () => {
  // This sample ends when the file `go` exists.
  const sample = [
    'declare const process: any, setTimeout: any',
    "const { existsSync } = process.getBuiltinModule('node:fs')",
    "while (!existsSync('go')) await new Promise((done) => setTimeout(done, 20))",
    "console.log('two')",
    '// → one',
  ]
  const { dev, write } = await devSite(
    {
      'content/index.md': '# Home\n',
      'content/links.md': '# Links\n\n[A](/nowhere)\n',
      'content/samples.md': `# Samples\n\n\`\`\`ts run\n${sample.join('\n')}\n\`\`\`\n`,
    },
    { config: `export default { title: 'Test', samples: {} }\n` },
  )
  await dev.printed('content/links.md:3:1  error  No page at `/nowhere`.')
  expect(dev.stderr()).not.toContain('content/samples.md')
  write({ go: '' })
  await dev.printed(/content\/samples\.md:\d+:\d+ {2}error/)
})

test('the terminal reports that all problems are fixed when no page is open', async () => {
  const { dev, write } = await devSite({
    'content/index.md': '# Home\n\n[A](/a)\n',
    'content/b.md': '# B\n\n[Part](/#part)\n',
  })
  // The problems of the two pages may be printed one after another.
  await expect.poll(() => problems(dev.stderr())).toHaveLength(2)

  write({ 'content/a.md': '# A\n', 'content/index.md': '# Home\n\n## Part\n\n[A](/a)\n' })
  await dev.printed('All problems fixed.')
  expect(problems(dev.stderr())).toHaveLength(2)
})

test('a site with a blog starts without an internal error', async () => {
  const { dev } = await devSite({
    'content/index.md': '# Home\n',
    'content/blog/2026-01-02-first.md':
      '---\ntitle: First\ndescription: The first post.\n---\n\nText.\n\n[A](/nowhere)\n',
  })
  await dev.printed('error  No page at `/nowhere`.')
  expect(await (await fetch(`${dev.url}blog`)).text()).toContain('The first post.')
  expect(dev.stderr()).not.toContain('internal')
})

test('a file that is briefly empty during a save isn’t reported as empty', async () => {
  const { dev, write } = await devSite({ 'content/index.md': '# Home\n', 'content/b.md': '# B\n\n[A](/a)\n' })
  await dev.printed('content/b.md:3:1  error')
  for (let i = 0; i < 10; i++) {
    write({ 'content/b.md': '' })
    // The time that a shell takes between emptying the file and writing it.
    await new Promise((done) => setTimeout(done, 40))
    write({ 'content/b.md': `# B\n\nText ${i}. [A](/a)\n` })
    await until(async () => (await (await fetch(`${dev.url}b`)).text()).includes(`Text ${i}.`))
  }
  write({ 'content/b.md': '# B\n' })
  await dev.printed('All problems fixed.')
  expect(dev.stderr()).not.toContain('empty-page')
})

test('a problem that only moves to another line isn’t shown again', async () => {
  const { dev, write } = await devSite({
    'content/index.md': '# Home\n\n[A](/nowhere)\n',
    'content/b.md': '# B\n\n[C](/c)\n',
  })
  await openLivePage(dev, '/')
  await dev.printed('content/b.md:3:1  error')
  write({
    'content/index.md': '# Home\n\nA line.\n\n[A](/nowhere)\n',
    'content/b.md': '# B\n\nA line.\n\n[C](/c), [D](/d)\n',
  })
  await dev.printed('content/b.md:5:10  error')
  write({ 'content/index.md': '# Home\n', 'content/b.md': '# B\n' })
  await dev.printed('All problems fixed.')
  expect(problems(dev.stderr())).toHaveLength(3)
})

test('the terminal shows at most 20 problems at a time, errors first', async () => {
  const links = (count: number, target: string) => Array.from({ length: count }, (_, i) => `[${i}](${target}${i})`)
  const { dev } = await devSite({
    'content/a.md': `# A\n\n${links(15, './none.md?').join('\n\n')}\n`,
    'content/index.md': `# Home\n\n${links(15, '/none-').join('\n\n')}\n`,
  })
  await dev.printed('10 more problems. `docs check` lists all of them.')
  expect(problems(dev.stderr()).filter((line) => line.includes(' error '))).toHaveLength(15)
  expect(problems(dev.stderr())).toHaveLength(20)
})

test('a change to a file outside `content` is reported for a page that includes it and isn’t open', async () => {
  const { dev, write } = await devSite({
    'content/index.md': '# Home\n\n[A](/nowhere)\n',
    'content/code.md': '# Code\n\n```ts file="/examples/code.ts#part"\n```\n',
    'content/parts.mdx': "import Part from '../parts/part.md'\n\n# Parts\n\n<Part />\n",
    'examples/code.ts': '// #region part\nexport {}\n// #endregion part\n',
    'parts/part.md': 'Text.\n',
  })
  // The files that pages include are watched when the pages have been checked.
  await dev.printed('content/index.md:3:1  error')
  write({ 'parts/part.md': '[B](/none)\n' })
  await dev.printed('No page at `/none`.')
  write({ 'examples/code.ts': 'export {}\n' })
  await dev.printed(/content\/code\.md:3:\d+ {2}error/)
})
