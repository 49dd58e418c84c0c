import { expect, test } from 'vitest'
import { shown, tempSite } from '../support/temp-site.ts'

test('a link to a heading whose slug is reserved gets the new slug as a suggestion', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n[Banner](#base-url-banner)\n\n## Base URL banner\n\n## Docs sidebar\n\n[Sidebar](#docs-sidebar-1)\n',
  })
  expect(shown(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/index.md:3:1  error  No heading \`#base-url-banner\` in \`content/index.md\`.  broken-anchor

      3 │ [Banner](#base-url-banner)
        │ ~~~~~~~~~~~~~~~~~~~~~~~~~~

      Did you mean \`#base-url-banner-1\`?

    Checked 1 page, 2 links, 3 anchors, 0 samples: 1 error, 0 warnings."
  `)
})

test('an explicit ID that is reserved is reported', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n## One {#base-url-banner}\n\n<div id="docs-main">Two</div>\n\n## Three {#docs-three}\n',
  })
  expect(shown(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/index.md:3:1  warning  The ID \`base-url-banner\` is already used by the page’s layout.  duplicate-id

      3 │ ## One {#base-url-banner}
        │ ~~~~~~~~~~~~~~~~~~~~~~~~~

      Links to it don’t point here. Give the element another ID.

    content/index.md:5:1  warning  The ID \`docs-main\` is already used by the page’s layout.  duplicate-id

      5 │ <div id="docs-main">Two</div>
        │ ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

      Links to it don’t point here. Give the element another ID.

    Checked 1 page, 0 links, 4 anchors, 0 samples: 0 errors, 2 warnings."
  `)
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

test('the IDs in a diagram do not collide with headings', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n::diagram[A store]{src=./store.svg}\n\n## Store arrow\n',
    'content/store.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><marker id="store-arrow"><path d="M0 0"/></marker>
<linearGradient id="store-fill"><stop offset="0"/></linearGradient></defs><path d="M0 0h5" marker-end="url(#store-arrow)" fill="url('#store-fill')"/>
<use href="#store-arrow"/></svg>`,
  })
  expect((await site.docs('build')).exitCode).toBe(0)
  const html = site.read('dist/index.html')
  expect(html).toContain('<h2 id="store-arrow">')
  expect([...html.matchAll(/id="([^"]*store-(?:arrow|fill))"/g)].map(([, id]) => id)).toEqual([
    'docs-store-arrow',
    'docs-store-fill',
    'store-arrow',
  ])
  expect(html).toContain('marker-end="url(#docs-store-arrow)"')
  expect(html).toMatch(/fill="url\((?:'|&#x27;)?#docs-store-fill/)
  expect(html).toContain('href="#docs-store-arrow"')
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
