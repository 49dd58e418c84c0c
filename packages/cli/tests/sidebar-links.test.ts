import { expect, test } from 'vitest'
import { problems, tempSite } from './support/temp-site.ts'

const pages = { 'content/index.md': '# Home\n', 'content/a.md': '# A\n', 'content/b.md': '# B\n' }

const config = (docs: string, more = '') =>
  `export default {\n  title: 'Test',\n  samples: false,\n  sidebars: { docs: [${docs}] },${more}\n}\n`

/** Returns the labels and URLs of the links in a page's sidebar. */
function sidebarLinks(html: string): string[] {
  const nav = /<nav class="sidebar-nav"[\s\S]*?<\/nav>/.exec(html)![0]
  return [...nav.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => `${label} ${href}`)
}

test('renders an entry with `href` as an external link and skips it in the reading order', async () => {
  const site = await tempSite(pages, {
    config: config(
      `'a', { label: 'Source', href: 'https://example.com/' }, { label: 'More', items: ['b', { label: 'Chat', href: 'https://chat.example.com/' }] }`,
    ),
  })

  expect(await site.docs('build', '--strict')).toMatchObject({ exitCode: 0 })

  const html = site.read('dist/a/index.html')
  expect(sidebarLinks(html)).toEqual(['A /a', 'Source https://example.com/', 'B /b', 'Chat https://chat.example.com/'])
  expect(html).toMatch(/Source<span class="icon-external">/)
  const next = /<a rel="next" href="([^"]*)"/.exec(html)
  expect(next?.[1]).toBe('/b')
  expect(site.read('dist/b/index.html')).not.toContain('rel="next"')
})

test('adds the base URL to an `href` that is a path, such as one that other software serves', async () => {
  const site = await tempSite(pages, {
    config: config(
      `'a', { label: 'Play', href: '/play/' }, { label: 'More', items: [{ label: 'B', href: '/b?c' }] }, { label: 'Host', href: '//example.com/' }`,
      `\n  baseUrl: '/base/',\n  ignoreLinks: ['/play/'],\n  navbar: { items: [{ label: 'Play', href: '/play/' }] },`,
    ),
  })

  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })

  const html = site.read('dist/a/index.html')
  expect(sidebarLinks(html)).toEqual(['A /base/a', 'Play /base/play/', 'B /base/b?c', 'Host //example.com/'])
  expect(/<a [^>]*href="([^"]*)"[^>]*>Play/.exec(html)?.[1]).toBe('/base/play/')
  // In the navbar, in the drawer, and in the sidebar
  expect(html.split('<a href="/base/play/" target="_top">Play<').length).toBe(4)
})

test('shows external links in a large sidebar', async () => {
  const many = Object.fromEntries(Array.from({ length: 210 }, (_, i) => [`content/p${i}.md`, `# P ${i}\n`]))
  const docs = [
    `{ label: 'Links', items: [{ label: 'Source', href: 'https://example.com/' }] }`,
    ...Array.from({ length: 210 }, (_, i) => `'p${i}'`),
    `'a', 'b'`,
  ]
  const site = await tempSite({ ...pages, ...many }, { config: config(docs.join(', ')) })

  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })

  expect(sidebarLinks(site.read('dist/p0/index.html')).slice(0, 2)).toEqual(['Source https://example.com/', 'P 0 /p0'])
})

test('checks the sidebar’s external links in every version', async () => {
  const site = await tempSite(
    { ...pages, 'versions/1/index.md': '# One\n' },
    {
      config: config(
        `'a', 'b', { label: 'Nothing', href: '' }`,
        `\n  versions: [{ name: 'current', isLatest: true }, { name: '1', sidebar: ['', { label: 'Bad', href: 'javascript:alert(1)' }] }],`,
      ),
    },
  )

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    site.config.ts:4:58-60  error  Empty link target.  invalid-url
      Add a path or URL.
    site.config.ts:5:100-121  error  A \`javascript:\` link isn’t allowed.  invalid-url
      Link to a page or a URL.
    Checked 4 pages, 0 links, 4 anchors, 0 samples: 2 errors, 0 warnings."
  `)
})

test('reports the wrong key of an entry, and never suggests the same key', async () => {
  const site = await tempSite(pages, {
    config: config(
      `{ label: 'A', hrf: 'https://example.com' }, { label: 'B', to: 'b', href: 'https://example.com' }, { autogenerate: '.', collapsed: true }`,
    ),
  })

  expect(problems(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:4:36-39  error  Unknown key \`sidebars.docs[0].hrf\`.  config
      Did you mean \`href\`?
    site.config.ts:4:89-93  error  \`sidebars.docs[1].href\` can’t be combined with the other keys.  config
      The other keys (\`label\`, \`to\`) belong to another form of this entry.
    site.config.ts:4:141-150  error  \`sidebars.docs[2].collapsed\` can’t be combined with the other keys.  config
      The other keys (\`autogenerate\`) belong to another form of this entry.
    3 errors, 0 warnings"
  `)
})

test('links a group to the index page of its folder if both have the same label', async () => {
  const site = await tempSite(
    {
      ...pages,
      'content/api/index.md': '# API\n',
      'content/api/create.md': '# create\n',
      'content/guide/index.md': '# Start\n',
      'content/guide/more.md': '# More\n',
    },
    {
      config: config(
        `'a', 'b', { label: 'API', items: [{ autogenerate: 'api' }] }, { label: 'Guide', items: [{ autogenerate: 'guide' }] }`,
      ),
    },
  )

  expect(await site.docs('build', '--strict')).toMatchObject({ exitCode: 0 })

  const index = site.read('dist/api/index.html')
  const links = ['A /a', 'B /b', 'Overview /api', 'create /api/create', 'Start /guide', 'More /guide/more']
  expect(sidebarLinks(index)).toEqual(links)
  expect(index).not.toContain('class="breadcrumbs"')
  expect(index).toMatch(/<a rel="prev" href="\/b"[\s\S]*<a rel="next" href="\/api\/create"/)
  expect(site.read('dist/api/create/index.html')).toMatch(/class="breadcrumbs"[\s\S]*?<a href="\/api">API<\/a>/)
})

test('builds a site that only has a landing page', async () => {
  const site = await tempSite({ 'content/index.md': '---\nhero:\n  tagline: Soon\n---\n' })

  expect(await site.docs('build', '--strict')).toMatchObject({ exitCode: 0, stderr: '' })

  expect(site.read('dist/index.html')).toContain('Soon')
})
