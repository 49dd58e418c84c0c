import { expect, test } from 'vitest'
import { problems, type TempSite, tempSite } from '../support/temp-site.ts'

async function built(files: Record<string, string>, config?: string): Promise<TempSite> {
  const site = await tempSite({ 'content/index.md': '# Home\n', ...files }, config === undefined ? {} : { config })
  const { exitCode, stderr } = await site.docs('build')
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  return site
}

const html = (site: TempSite, path: string) => site.read(`dist/${path}`)

const headings = (text: string) =>
  [...text.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) => inner!.replace(/<[^>]*>/g, ''))

const sidebarOf = (text: string) => {
  const sidebar = /<nav class="sidebar-nav".*?<\/nav>/s.exec(text)![0]
  return [...sidebar.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, label]) => label)
}

test('`hide_title` hides the title above the text, not a heading in it', async () => {
  const site = await built({
    'content/hidden.md':
      '---\ntitle: From the front matter\nhide_title: true\n---\n\n# `configureStore` {#own aka=old}\n\nText, see [above](#own) and [old](#old).\n\n## Next\n',
  })
  const page = html(site, 'hidden/index.html')
  expect(headings(page)).toEqual(['configureStore'])
  expect(page).toMatch(/<article class="prose"><h1 id="own">/)
  expect(page).toContain('<title>From the front matter | Test</title>')
  expect(sidebarOf(page)).toContain('From the front matter')
  expect(page).toMatch(/<meta name="description" content="Text, see above/)
  expect(site.read('dist/hidden.md').match(/^# /gm)).toHaveLength(1)
})

test('a page with `hide_title` and no heading in its text has no title', async () => {
  const site = await built({ 'content/hidden.md': '---\nhide_title: true\n---\n\nText\n' })
  expect(headings(html(site, 'hidden/index.html'))).toEqual([])
})

test('a page whose text contains its heading also has a button to copy it and a link to its Markdown copy', async () => {
  const site = await built({
    'content/plain.md': '# Plain\n\n[Landing](/landing)\n',
    'content/hidden.md': '---\ntitle: Cache\nhide_title: true\n---\n\n# cache <mark>new</mark>\n',
    'content/raw.md': '<h1>cache <mark>new</mark></h1>\n\nText\n',
    'content/landing.md': '---\nhero: { title: Landing }\n---\n',
  })
  for (const name of ['plain', 'hidden', 'raw']) {
    const page = html(site, `${name}/index.html`)
    expect(page.match(/data-copy-page=""/g)).toHaveLength(1)
    expect(page).toContain(`<a href="/${name}.md">View as Markdown</a>`)
    expect(headings(page)).toHaveLength(1)
  }
  expect(html(site, 'landing/index.html')).not.toContain('data-copy-page')
})

test('a page without a title or heading is named after its sidebar label', async () => {
  const site = await built({
    'content/create-slice.md': 'Text\n',
    'content/labeled.md': '---\nsidebar_label: A label\n---\n\n## A section\n',
    'content/own.md': '::Title{}\n',
    'content/_components/Title.tsx': 'export default function Title() { return <h1>Of the component</h1> }\n',
  })
  expect(headings(html(site, 'create-slice/index.html'))).toEqual(['Create slice'])
  expect(headings(html(site, 'labeled/index.html'))).toEqual(['A label'])
  expect(headings(html(site, 'own/index.html'))).toEqual(['Of the component'])
  expect(sidebarOf(html(site, 'own/index.html'))).toEqual(expect.arrayContaining(['Create slice', 'A label', 'Own']))
})

test('a home page without a title is named after the site', async () => {
  const site = await built({ 'content/index.md': 'Text\n' })
  expect(headings(html(site, 'index.html'))).toEqual(['Test'])
})

test('the hero of a home page without a title shows the site’s title, also after it changes', async () => {
  const config = (title: string) => `export default { title: '${title}' }\n`
  const site = await tempSite({
    'site.config.ts': config('Cats & Dogs'),
    'content/index.md': '---\nhero: { tagline: Pets }\n---\n',
    'content/other-hero.md': '---\nhero: { tagline: Pets }\n---\n',
    'content/guide.md': '# Guide\n\n[Other](./other-hero.md)\n',
  })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(headings(html(site, 'index.html'))).toEqual(['Cats &amp; Dogs'])
  expect(site.read('dist/index.md')).toMatch(/^# Cats & Dogs\n/)
  expect(headings(html(site, 'other-hero/index.html'))).toEqual(['Other hero'])

  site.write({ 'site.config.ts': config('Pets') })
  await site.docs('build')
  expect(headings(html(site, 'index.html'))).toEqual(['Pets'])
})

test('the Markdown heading is the title, not a logo above it', async () => {
  const site = await built({
    'content/a.md': '<h1 align="center">Logo</h1>\n\n# Hooks\n\nText\n',
    'content/b.md': '<div align="center">\n\n<h1 id="logo"><em>Logo</em></h1>\n\n</div>\n\n# Plugins\n\n## More\n',
    'content/c.md': '<h2>Logo</h2>\n\n# Types\n',
  })
  for (const [path, title] of [
    ['a', 'Hooks'],
    ['b', 'Plugins'],
    ['c', 'Types'],
  ] as const) {
    const page = html(site, `${path}/index.html`)
    expect(headings(page)).toEqual([title])
    expect(page).toContain(`<title>${title} | Test</title>`)
    expect(page).toContain('Logo')
  }
  expect(html(site, 'b/index.html')).toContain('id="logo"')
  expect(sidebarOf(html(site, 'a/index.html'))).toEqual(['Home', 'Hooks', 'Plugins', 'Types'])
})

test('a title in raw HTML names the page, unless several pages have the same one', async () => {
  const site = await built({
    'content/readme.md': '<h1 align="center">The only one</h1>\n\nText\n',
    'content/hooks.md': '<h1 align="center">Fastify</h1>\n\n## Hooks\n\nText\n',
    'content/server-options.md': '<h1 align="center">Fastify</h1>\n\nText\n',
    'content/types.md': '---\nsidebar_label: All types\n---\n\n<h1 align="center">Fastify</h1>\n\nText\n',
    'content/image.md': '<h1><img src="/logo.svg" alt="Logo"></h1>\n\nText\n',
    'content/_public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  })
  const page = html(site, 'hooks/index.html')
  expect(sidebarOf(page)).toEqual(['Home', 'Hooks', 'Image', 'The only one', 'Server options', 'All types'])
  expect(headings(page)).toEqual(['Fastify'])
  expect(page).toContain('<title>Hooks | Test</title>')
  expect(html(site, 'types/index.html')).toContain('<title>All types | Test</title>')
})

test('pages with the same title name their groups in `<title>`, and other pages don’t', async () => {
  const site = await built(
    {
      'content/a.md': '# Types\n',
      'content/deep/b.md': '# Types\n',
      'content/deep/c.md': '# Hooks\n',
    },
    `export default { title: 'Test', samples: false, sidebars: { docs: [
      { label: 'Usage', items: ['a'] },
      { label: 'Queries', items: [{ label: 'API', items: ['deep/b', 'deep/c'] }] },
    ] } }`,
  )
  expect(html(site, 'a/index.html')).toContain('<title>Types | Usage | Test</title>')
  expect(html(site, 'deep/b/index.html')).toContain('<title>Types | API | Queries | Test</title>')
  expect(html(site, 'deep/c/index.html')).toContain('<title>Hooks | Test</title>')
})

test('a page with a title in the front matter has only this title', async () => {
  const site = await built({ 'content/a.md': '---\ntitle: Named\n---\n\n<h1>Logo</h1>\n\nText\n' })
  const page = html(site, 'a/index.html')
  expect(headings(page)).toEqual(['Named'])
  expect(page).toMatch(/<article class="prose"><p id="logo" class="page-banner">Logo/)
})

test('a heading that differs from `title` is reported, because readers don’t see it', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n',
    'content/a.md': '---\ntitle: State\n---\n\n# Managing `state` {#own}\n\nText\n',
    'content/later.md': '---\ntitle: State\n---\n\nText\n\nFirst part\n===\n\n# Second part\n',
    'content/same.md': '---\ntitle: The `createSlice` function\n---\n\n# The  `createSlice` *Function*\n\nText\n',
    'content/hidden.md': '---\ntitle: State\nhide_title: true\n---\n\n# Managing state\n',
    'content/landing.md': '---\nhero:\n  title: State you can reason about\n---\n\n# Home\n\nSee [again](/again).\n',
    'content/again.md': '---\ntitle: Again\nhero:\n  title: State\n---\n\n# Again\n\nSee [landing](/landing).\n',
  })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 0
    content/a.md:5:1-26  warning  The heading “Managing state” isn’t shown, because the front matter sets the page’s heading to “State”.  markdown
      Delete the heading or \`title\`. To show the heading on the page, and \`title\` in the sidebar and the browser tab, add \`hide_title: true\`.
    content/landing.md:6:1-7  warning  The heading “Home” isn’t shown, because the front matter sets the page’s heading to “State you can reason about”.  markdown
      Start it with \`##\`, or move it to \`title\` in the front matter.
    content/later.md:7:1-11  warning  The heading “First part” isn’t shown, because the front matter sets the page’s heading to “State”.  markdown
      Delete the heading or \`title\`. To show the heading on the page, and \`title\` in the sidebar and the browser tab, add \`hide_title: true\`.
    content/later.md:10:1-14  warning  The heading “Second part” has level 1, like the title of the page.  markdown
      Start it with \`##\`. The table of contents lists only headings below level 1, so it doesn’t list this one.
    Checked 7 pages, 2 links, 8 anchors, 0 samples: 0 errors, 4 warnings."
  `)
})

test('a landing page shows the heading in the text if the front matter has none', async () => {
  const site = await built({
    'content/index.md': '---\nhero:\n  tagline: Short.\n---\n\n# Managing state\n\nText\n',
    'content/a.md': '# A\n',
  })
  expect(headings(html(site, 'index.html'))).toEqual(['Managing state'])
})

test('a second heading of level 1 is a warning', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\nText\n\n# Second\n\n> # Third\n',
    'content/title.md': '---\ntitle: Title\n---\n\n## Part\n\n# Below\n',
    'content/hidden.md': '---\nhide_title: true\n---\n\n# Own\n\n# Other\n',
    'content/one.md': '## Part\n\n# Only\n\n<h1>Logo</h1>\n',
  })
  const { exitCode, stderr } = await site.docs('check')
  expect(headlines(stderr)).toEqual([
    'content/hidden.md:7:1  warning  The heading “Other” has level 1, like the title of the page.',
    'content/index.md:5:1  warning  The heading “Second” has level 1, like the title of the page.',
    'content/index.md:7:3  warning  The heading “Third” has level 1, like the title of the page.',
    'content/title.md:7:1  warning  The heading “Below” has level 1, like the title of the page.',
  ])
  expect(exitCode).toBe(0)
})

test('a heading whose ID a later heading takes is a warning', async () => {
  const site = await tempSite({
    'content/index.md': [
      '# Home\n',
      '## Options\n',
      '## Settings {#options}\n',
      // Like any repeated heading, one below the explicit ID is numbered without a message.
      '## Options\n',
      '## `use` it {#own}\n',
      '## Own\n',
    ].join('\n'),
  })
  expect(headlines((await site.docs('check')).stderr)).toEqual([
    'content/index.md:3:1  warning  The ID of this heading is `options-1`, because the heading on line 5 has the explicit ID `options`.',
  ])
})

const headlines = (stderr: string) =>
  [...stderr.matchAll(/^(\S+:\d+:\d+ .*?)(?: {2}[a-z-]+)?$/gm)].map(([, line]) => line)
