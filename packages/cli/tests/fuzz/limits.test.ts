import { expect, test } from 'vitest'
import { someOf } from '../support/amount.ts'
import { run, tempSite } from '../support/temp-site.ts'

/** Texts that take longer to parse than the limit that these tests set. */
const endless: Record<string, string> = {
  'a list of 100,000 items': '1. a\n'.repeat(100_000),
  'a million paragraphs': 'a\n\n'.repeat(1_000_000),
}

test.each(someOf(Object.entries(endless)))(
  'reports a page that takes too long, and the problems of other pages: %s',
  async (_, text) => {
    const site = await tempSite({ 'content/index.md': '# Home\n\n[x](/nowhere)\n', 'content/slow.md': text })

    const { exitCode, stderr } = await run(site.root, ['build'], { DOCS_PAGE_SECONDS: '1' })

    expect(exitCode).toBe(1)
    expect(stderr).toContain(
      'content/slow.md:1:1  error  Parsing the Markdown of `content/slow.md` takes longer than <time>.',
    )
    expect(stderr).toContain('No page at `/nowhere`')
  },
)

test('containers in containers don’t keep the parser busy', async () => {
  const colons = Array.from({ length: 40 }, (_, i) => ':'.repeat(50 - i))
  const deep = [...colons.map((fence) => `${fence}note`), 'word', ...colons.reverse()].join('\n')
  const site = await tempSite({
    'content/index.md': `# Home\n\n${deep}\n`,
    'content/quoted.md': '> - :::note\n>   :::\n'.repeat(50),
    'content/slow.md': `# Slow\n\n${':::note\n'.repeat(5000)}`,
  })
  const { exitCode, stderr } = await run(site.root, ['build'], { DOCS_PAGE_SECONDS: '2' })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/content\/slow\.md:1:1 {2}error {2}(?:This page is nested|.* takes longer than <time>)/)
  expect(stderr).toContain('1 error,')
})

test('a worker thread reports a page that exceeds a limit, and the next build tries it again', async () => {
  const pages = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`content/p${i}.md`, `# Page ${i}\n`]))
  const slow = { 'content/p30.md': '1. a\n'.repeat(100_000), 'content/p31.md': '1. a\n'.repeat(100_000) }
  const site = await tempSite({ 'content/index.md': '# Home\n', ...pages, ...slow })
  for (const _ of ['first', 'again']) {
    const { exitCode, stderr } = await run(site.root, ['build'], { DOCS_PAGE_SECONDS: '1' })
    expect(exitCode).toBe(1)
    expect(stderr).toContain(
      'content/p30.md:1:1  error  Parsing the Markdown of `content/p30.md` takes longer than <time>.',
    )
    expect(stderr).toContain(
      'content/p31.md:1:1  error  Parsing the Markdown of `content/p31.md` takes longer than <time>.',
    )
  }
})

test.each(
  someOf([
    ['quotes', '>'.repeat(60_000)],
    ['lists', `${'- '.repeat(10_000)}a`],
    ['elements', '<div>'.repeat(50_000)],
  ]),
)('reports %s that are nested too deeply', async (_, text) => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/deep.md': text })
  const { exitCode, stderr } = await run(site.root, ['build'], { DOCS_PAGE_SECONDS: '2' })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    /content\/deep\.md:1:1 {2}error {2}(?:This page is nested too deeply|.* takes longer than <time>)\./,
  )
})

test('a sample is shown without colors if its grammar fails', async () => {
  const site = await tempSite({ 'content/index.md': `# Home\n\n\`\`\`yaml\n${'- '.repeat(3000)}end\n\`\`\`\n` })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(site.read('dist/index.html')).toContain('end')
})

test('a diagram with elements that are nested too deeply is reported', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n::diagram[A diagram]{src="deep.svg"}\n',
    'content/deep.svg': `<svg>\n${'<g>'.repeat(20_000)}<path d="M0 0"/>${'</g>'.repeat(20_000)}</svg>\n`,
  })
  const { exitCode, stderr } = await site.docs('check')
  expect(stderr).toContain('content/deep.svg:1:1  warning  The elements of this file are nested too deeply')
  expect(exitCode).toBe(0)
})

test('a component that never returns is stopped', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n::Endless\n',
    'content/_components/Endless.tsx': 'export default function Endless() {\n  for (;;);\n}\n',
  })
  const { exitCode, stderr } = await run(site.root, ['build'], { DOCS_PAGE_SECONDS: '1' })
  expect(exitCode).toBe(1)
  expect(stderr).toContain('content/index.md:1:1  error  Rendering `content/index.md` takes longer than <time>.')
})

test.each(
  someOf<[name: string, file: string, text: string, message: RegExp]>([
    [
      'a pattern that backtracks',
      'a.md',
      `# A\n\n\`\`\`js /(a+)+$/r\n${'a'.repeat(60)}!\n\`\`\`\n`,
      /a\.md:1:1 .* takes longer than <time>/,
    ],
    [
      'a function that calls itself exponentially often',
      'a.mdx',
      'export const g = (n) => n > 0 ? g(n - 1) + g(n - 1) : 1\n\n# R {g(60)}\n',
      /a\.mdx:.*The expressions of this page take more than 10,000,000 steps/,
    ],
    [
      'a function that calls itself without end',
      'a.mdx',
      'export const f = (x) => f(x)\n\n# R {f(1)}\n',
      /a\.mdx:.*This expression is nested too deeply/,
    ],
    [
      'a string that grows too much',
      'a.mdx',
      "# R\n\n{'x'.repeat(500000000)}\n",
      /a\.mdx:.*The expressions of this page take more than 10,000,000 steps/,
    ],
    ...[
      "'a'.repeat(4000000).lastIndexOf('a'.repeat(2000000) + 'b')",
      "'b'.repeat(1000).split('').includes('a'.repeat(4000000))",
    ].map((code): [string, string, string, RegExp] => [
      'a search that takes too long',
      'a.mdx',
      `# R\n\n{${code}}\n`,
      /a\.mdx:.*The expressions of this page take more than 10,000,000 steps/,
    ]),
  ]),
)('a small page reports %s', async (_, file, text, message) => {
  const site = await tempSite({ 'content/index.md': '# Home\n', [`content/${file}`]: text })
  // The pattern always reaches the time limit, and the others must not.
  const seconds = file.endsWith('.md') ? '1' : '20'
  const { exitCode, stderr } = await run(site.root, ['build'], { DOCS_PAGE_SECONDS: seconds })
  expect(stderr).toMatch(message)
  expect(exitCode).not.toBe(70)
})

test('reports a page whose code takes too long to convert', async () => {
  const nested = `x = ${'(class { a = '.repeat(25)}1${'})'.repeat(25)}`
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': `\`\`\`ts\n${nested}\n\`\`\`\n` })
  const { exitCode, stderr } = await run(site.root, ['check'], { DOCS_PAGE_SECONDS: '1' })
  expect(stderr).toContain('Highlighting the code of `content/a.md` takes longer than')
  expect(exitCode).toBe(1)
})

test('a message doesn’t quote long IDs in full', async () => {
  const ids = Array.from({ length: 10 }, (_, i) => `## H {#${'b'.repeat(20_000)}${i}}\n\n`).join('')
  const links = Array.from({ length: 100 }, (_, i) => `[a](#zz${i})\n`).join('')
  const site = await tempSite({ 'content/index.md': `# Home\n\n${ids}${links}` })
  const { stdout } = await run(site.root, ['check', '--format', 'json'])
  expect(JSON.parse(stdout).errors).toBe(100)
  expect(stdout.length).toBeLessThan(500_000)
})

const spaces = ' '.repeat(90_000)
test.each(
  someOf([
    [
      'front matter with many unknown keys',
      `---\n${Array.from({ length: 8000 }, (_, i) => `key${i}: 1\n`).join('')}---\n`,
    ],
    ['a row of spaces in invalid YAML', `---\ntitle:${spaces}a: b\nkey${spaces}a\n---\n`],
    ['a row of spaces before a mark', `\`\`\`js\na${spaces}[!code ++]\n\`\`\`\n`],
    ['a row of spaces after an import', `import 'x'${spaces}y\n`],
    ['a chain of calls', `\`\`\`ts\nconst x: any = a${`${'()'.repeat(35)}\n`.repeat(1200)}\`\`\`\n`],
    ['long anchors', `## A {#${'a'.repeat(10_000)}}\n\n[b](#${'a'.repeat(9997)}xyz)\n`],
  ]),
)('a page is parsed quickly enough: %s', async (_, text) => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/a.md': text })
  const { exitCode, stderr } = await run(site.root, ['check'], { DOCS_PAGE_SECONDS: '60' })
  expect(exitCode).toBeLessThan(2)
  expect(stderr).not.toContain('takes longer than')
})
