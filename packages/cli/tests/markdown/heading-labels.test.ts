import { expect, test } from 'vitest'
import { onePixel } from '../support/one-pixel.ts'
import { tempSite } from '../support/temp-site.ts'

/** Returns the headings of a page: the ID and the link of each. */
function headingsIn(html: string): [string, string | undefined][] {
  return [...html.matchAll(/<h[2-6] id="([^"]*)"[^>]*>(.*?)<\/h[2-6]>/gs)].map(([, id, inner]) => [
    id!,
    /<a class="anchor" href="([^"]*)"/.exec(inner!)?.[1],
  ])
}

const tocOf = (html: string) => /<nav class="toc".*?<\/nav>/s.exec(html)![0]

test('headings without letters get unique IDs and links, also in partials and MDX', async () => {
  const site = await tempSite({
    'content/index.md': '# ***\n\n## !!!\n\n## ???\n\n## Section\n\n## 🎉 🎉\n\n##\n\nText\n',
    'content/page.mdx': "import Part from './_part.md'\n\n# Page\n\n## !!!\n\n<Part />\n\n## {'?'}\n",
    'content/_part.md': '## …\n',
  })
  site.write({ 'urls.lock': '' })
  expect((await site.docs('check', '--lock')).exitCode).toBe(0)
  expect((await site.docs('build')).exitCode).toBe(0)
  const html = site.read('dist/index.html')
  const ids = ['section-2', 'section-3', 'section', 'section-4', 'section-5']
  expect(headingsIn(html)).toEqual(ids.map((id) => [id, `#${id}`]))
  expect(html).toContain('<h1 id="section-1">')
  // The contents don’t list a heading without text.
  expect([...tocOf(html).matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ids.slice(0, -1))
  expect(JSON.parse(site.read('dist/search.json')).map(({ anchor }: { anchor: string }) => anchor)).toEqual(
    expect.arrayContaining(ids.slice(0, -1)),
  )
  for (const id of ids) expect(site.read('urls.lock')).toContain(`#${id}`)
  expect(headingsIn(site.read('dist/page/index.html')).map(([id]) => id)).toEqual(['section', 'section-1', 'section-2'])
})

test('a heading’s label has the alternative text of its images but no numbers of footnotes', async () => {
  const site = await tempSite({
    'content/guide.md': `# The ![Acme](./a.png) *guide*[^1]

Text[^2].

## With a note[^2] and *stress*

## With ![an image](./a.png)<br>and \`code\`

## ![Only an image](./a.png)

[^1]: First.
[^2]: Second.
`,
    'content/index.md': '# Home\n\nText\n',
    'content/a.png': onePixel,
  })
  const { exitCode, stderr } = await site.docs('build')
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  const html = site.read('dist/guide/index.html')
  const labels = ['With a note and stress', 'With an image and code', 'Only an image']
  expect([...tocOf(html).matchAll(/<a href="#[^"]*">(.*?)<\/a>/g)].map(([, label]) => label)).toEqual([
    'With a note and stress',
    'With an image and <code>code</code>',
    'Only an image',
  ])
  expect(headingsIn(html).map(([id]) => id)).toEqual([
    'with-a-note-and-stress',
    'with-and-code',
    'only-an-image',
    'docs-footnotes',
  ])
  expect(html).toContain('<h1 id="the--guide">The Acme guide</h1>')
  expect(html).toContain('<title>The Acme guide | Test</title>')
  expect(html).toContain('<meta name="description" content="Text.">')
  expect(site.read('dist/index.html')).toContain('The Acme guide')
  const page = JSON.parse(site.read('dist/guide/search.json')) as {
    hierarchy: Record<string, string>
    content: string
  }[]
  expect(page[0]!.hierarchy.lvl1).toBe('The Acme guide')
  expect(page.map(({ hierarchy }) => hierarchy.lvl2).filter(Boolean)).toEqual(labels)
  expect(page[0]!.content).toBe('Text.')
  expect(JSON.stringify(page)).not.toContain('↩')
  // The Markdown copy keeps the notes and the image, whose URL is absolute.
  expect(site.read('dist/guide.md')).toMatch(
    /^# The !\[Acme\]\(http:\/\/localhost\/assets\/a-\w+\.png\) \*guide\*\[\^1\]$/m,
  )
  expect(site.read('dist/llms-full.txt')).toContain('## With a note[^2] and *stress*')
})
