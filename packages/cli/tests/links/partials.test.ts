import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'
import { report } from './support/report.ts'

const page = (folder: string) => `import Part from '${folder}_parts/part.mdx'\n\n# Page\n\n<Part />\n`

const pages = {
  'content/index.md': '# Home\n',
  'content/other.md': '# Other\n',
  'content/a.mdx': page('./'),
  'content/b.mdx': page('./'),
  'content/sub/c.mdx': page('../'),
}

test('reports each problem in a partial once, with the URL as written, regardless of the pages that import it', async () => {
  const site = await tempSite(
    {
      ...pages,
      'content/_parts/part.mdx': `[gone](./gone.md), ![gone](./gone.png), [reference], and [here](#gone).

::::note[See [this](./title.md)]
:::tba
Text
:::
::::

<Crad />

\`\`\`ts file="./gone.ts"
\`\`\`

\`\`\`ts
const a: number = 'x'
\`\`\`

[reference]: ./reference.md
`,
    },
    { config: `export default { title: 'Test', samples: {}, rules: { 'orphan-page': 'off' } }\n` },
  )

  const { messages } = await report(site.root)

  expect(messages.map(({ file, line, column, rule, url }) => [`${file}:${line}:${column}`, rule, url])).toEqual([
    ['content/_parts/part.mdx:1:1', 'broken-markdown-link', './gone.md'],
    ['content/_parts/part.mdx:1:20', 'broken-asset', './gone.png'],
    ['content/_parts/part.mdx:1:58', 'broken-anchor', '#gone'],
    ['content/_parts/part.mdx:3:14', 'broken-markdown-link', './title.md'],
    ['content/_parts/part.mdx:4:1', 'markdown', undefined],
    ['content/_parts/part.mdx:9:1', 'mdx', undefined],
    ['content/_parts/part.mdx:11:7', 'code-fence', undefined],
    ['content/_parts/part.mdx:15:7', 'sample-type', undefined],
    ['content/_parts/part.mdx:18:1', 'broken-markdown-link', './reference.md'],
  ])
  expect(messages.find(({ rule }) => rule === 'broken-anchor')).toMatchObject({
    message: 'No heading `#gone` in `content/a.mdx`.',
    note: 'Existing anchors: `#page`.\nThe same link is broken on 2 other pages that include this file.',
  })
})

test('resolves the links of a partial from its own folder, on every page and in a version', async () => {
  const part = '[other](../other.md) and <a href="../other.md">other</a> ![A dot](../dot.svg)\n'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const site = await tempSite(
    {
      ...pages,
      'content/_parts/part.mdx': part,
      'content/dot.svg': svg,
      // This page contains the same URL as the partial, with a different target.
      'content/sub/other.md': '# Other\n',
      'content/sub/deep/d.mdx': `${page('../../')}\n[own](../other.md)\n`,
      'versions/1.0/index.md': '# Home\n',
      'versions/1.0/other.md': '# Other\n',
      'versions/1.0/dot.svg': svg,
      'versions/1.0/sub/c.mdx': page('../'),
      'versions/1.0/_parts/part.mdx': `${part}\n[gone](./gone.md)\n`,
    },
    {
      config: `export default { title: 'Test', samples: false, versions: [{ name: 'current', label: '2.0' }, { name: '1.0' }] }\n`,
    },
  )

  const { exitCode, stderr } = await site.docs('build')

  expect([exitCode, stderr]).toEqual([
    0,
    `versions/1.0/_parts/part.mdx:3:1  warning  No page at \`versions/1.0/_parts/gone.md\`.  broken-markdown-link

  3 │ [gone](./gone.md)
    │ ~~~~~~~~~~~~~~~~~

0 errors, 1 warning
`,
  ])
  for (const [path, url] of [
    ['a', '/other'],
    ['sub/c', '/other'],
    ['sub/deep/d', '/other'],
    ['1.0/sub/c', '/1.0/other'],
  ]) {
    const html = site.read(`dist/${path}/index.html`)
    expect(html.match(new RegExp(`<a[^>]* href="${url}"[^>]*>other</a>`, 'g')), path).toHaveLength(2)
    expect(html, path).toMatch(/<img[^>]* src="\/assets\/dot-/)
    expect(site.read(`dist/${path}.md`), path).toContain(`[other](http://localhost${url})`)
  }
  expect(site.read('dist/sub/deep/d.md')).toContain('[own](http://localhost/sub/other)')
})

test('fixes a link in a partial that is in a different folder than the pages that import it', async () => {
  const site = await tempSite({
    ...pages,
    'content/sub/c.mdx': '# C\n',
    'content/_parts/part.mdx': '[other](../Other.md)\n',
  })

  const { stdout } = await site.docs('check', '--fix')

  expect(stdout).toContain('content/_parts/part.mdx:1:1  ../Other.md → ../other.md')
  expect(site.read('content/_parts/part.mdx')).toBe('[other](../other.md)\n')
})

test('reports an external link in a partial once', async () => {
  const site = await tempSite({ ...pages, 'content/_parts/part.mdx': '[closed](http://closed.invalid/)\n' })

  const { messages } = await report(site.root, '--external')

  expect(messages.filter(({ url }) => url === 'http://closed.invalid/')).toHaveLength(1)
})

test('resolves the diagrams of a partial relative to the partial, and reports missing ones there', async () => {
  const site = await tempSite({
    ...pages,
    'content/_parts/part.mdx':
      'Text.\n\n::diagram[Flow]{src="../img/flow.svg"}\n\n::diagram[Gone]{src="../img/flw.svg"}\n\n:::note\n::diagram[Root]{src="/img/flow.svg"}\n:::\n',
    'content/img/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>\n',
  })

  const { messages } = await report(site.root)

  const broken = messages.filter(({ rule }) => rule === 'broken-asset')
  expect(broken.map(({ file, line, suggestion }) => [`${file}:${line}`, suggestion])).toEqual([
    ['content/_parts/part.mdx:5', '../img/flow.svg'],
  ])
  site.write({ 'content/img/flw.svg': site.read('content/img/flow.svg') })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })
  expect(site.read('dist/a/index.html').match(/<path d="M0 0h1"/g)).toHaveLength(3)
})
