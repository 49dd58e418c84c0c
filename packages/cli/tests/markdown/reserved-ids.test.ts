import { expect, test } from 'vitest'
import { problems, shown, tempSite } from '../support/temp-site.ts'

test('a link to a heading whose slug is reserved gets the new slug as a suggestion', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n[Banner](#base-url-banner)\n\n## Base URL banner\n\n## Docs sidebar\n\n[Sidebar](#docs-sidebar-1)\n',
  })
  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/index.md:3:1-27  error  No heading \`#base-url-banner\` in \`content/index.md\`.  broken-anchor
      Did you mean \`#base-url-banner-1\`?
    Checked 1 page, 2 links, 3 anchors, 0 samples: 1 error, 0 warnings."
  `)
})

test('an explicit ID that is reserved is reported', async () => {
  const site = await tempSite(
    {
      'content/index.md': `# Home

## One {#base-url-banner}

<div id="docs-main">Two</div>

## Three {#docs-three}

## Docs sidebar

<b id="docs-sidebar">Five</b>

## Docs menu 1

Text[^1]

<b id="docs-fn-1">Six</b>

[^1]: A note.
`,
    },
    {
      config: `import { defineConfig } from '@docs-engine/cli'
const more = { label: 'More', items: [{ label: 'Home', to: '/' }] }
export default defineConfig({ title: 'Test', samples: false, navbar: { items: [{ label: 'Home', to: '/' }, more] } })
`,
    },
  )
  const { exitCode, stderr } = await site.docs('build')
  expect(exitCode).toBe(0)
  expect(stderr).toContain(
    'content/index.md:3:1  warning  The ID `base-url-banner` occurs more than once on this page, in the page’s layout.',
  )
  expect(stderr).toContain('4 warnings')
})

test('a heading with the ID of the footnotes isn’t reported', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\nNote[^1]\n\n## Docs footnotes\n\nText\n\n[^1]: A note.\n',
  })
  expect(shown(await site.docs('check'))).toMatch(/^exit 0\nChecked 1 page, .* 0 errors, 0 warnings\.$/)
})

test('a heading “Footnote label” is in the table of contents', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\nNote[^1]\n\n## Footnote label\n\nText\n\n[^1]: A note.\n',
  })
  expect((await site.docs('build')).exitCode).toBe(0)
  const toc = /<nav class="toc".*?<\/nav>/s.exec(site.read('dist/index.html'))![0]
  expect(toc).toContain('href="#footnote-label"')
  expect(toc).not.toContain('>Footnotes<')
})

test('the IDs in a diagram collide neither with headings nor with the layout', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n::diagram[A store]{src=./store.svg}\n\n## Store arrow\n\n::diagram[A sidebar]{src=./sidebar.svg}\n',
    'content/sidebar.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path id="sidebar" d="M0 0h5"/></svg>`,
    'content/store.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><marker id="store-arrow"><path d="M0 0"/></marker>
<linearGradient id="store-fill"><stop offset="0"/></linearGradient></defs><path d="M0 0h5" marker-end="url(#store-arrow)" fill="url('#store-fill')"/>
<use href="#store-arrow"/></svg>`,
  })
  expect((await site.docs('build')).exitCode).toBe(0)
  const html = site.read('dist/index.html')
  expect(html).toContain('<h2 id="store-arrow">')
  expect(html.match(/id="docs-sidebar"/g)).toHaveLength(1)
  const prefix = /id="(docs-svg-\w+-)store-arrow"/.exec(html)![1]
  expect(html).toContain(`id="${prefix}store-fill"`)
  expect(html).toContain(`marker-end="url(#${prefix}store-arrow)"`)
  expect(html).toMatch(new RegExp(`fill="url\\((?:'|&#x27;)?#${prefix}store-fill`))
  expect(html).toContain(`href="#${prefix}store-arrow"`)
})

test('a heading gets a numbered slug if its slug is the explicit ID of another heading', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n## Badge\n\n## Emblem {#badge}\n\n### `<Badge>`\n\n[Emblem](#badge)\n',
  })
  const { exitCode, stderr } = await site.docs('build')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('content/index.md:3:1  warning  The ID of this heading is `badge-1`')
  expect(stderr).toContain('0 errors, 1 warning')
  expect([...site.read('dist/index.html').matchAll(/<h[23] id="([^"]+)"/g)].map((match) => match[1])).toEqual([
    'badge-1',
    'badge',
    'badge-2',
  ])
})
