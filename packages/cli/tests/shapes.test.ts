import { expect, test } from 'vitest'
import { tempSite } from './support/temp-site.ts'

test('a page shows the first sidebar that lists it, and the navbar has menus', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `export default {
  title: 'Test',
  samples: false,
  navbar: { items: [{ label: 'Guide', to: '/guide' }, { label: 'More', items: [{ label: 'API', to: '/api/a' }, { label: 'GitHub', href: 'https://github.com' }] }] },
  sidebars: { docs: ['guide', { label: 'Elsewhere', href: 'https://example.com' }], api: [{ autogenerate: 'api' }] },
}
`,
      'content/index.md': '# Home\n',
      'content/guide.md': '# Guide\n',
      'content/unlisted.md': '# Unlisted\n\nSee [the API](./api/01-a.md).\n',
      'content/api/01-a.md': '# A\n',
      'content/api/b.md': '---\norder: 0\n---\n\n# B\n',
      'content/api/nested/README.md': '# Nested\n',
    },
    { config: null },
  )
  const built = await site.docs('build')
  expect(built.exitCode, built.stderr).toBe(0)
  const sidebarOf = (path: string) => {
    const html = site.read(`dist/${path}/index.html`)
    const [, sidebar = ''] = /aria-label="Docs sidebar">(.*?)<\/nav>/s.exec(html) ?? []
    return [...sidebar.matchAll(/<(?:a|summary)[^>]*>([^<]+)/g)].map(([, label]) => label)
  }
  expect(sidebarOf('guide')).toEqual(['Guide', 'Elsewhere'])
  expect(sidebarOf('unlisted')).toEqual(['Guide', 'Elsewhere'])
  expect(sidebarOf('api/a')).toEqual(['B', 'A', 'Nested', 'Overview'])
  expect(sidebarOf('api/nested')).toEqual(['B', 'A', 'Nested', 'Overview'])
  // The previous and the next page are in the same sidebar.
  const dataOf = (path: string) =>
    JSON.parse(site.read(`dist/${path}/page.json`)) as { sidebar: unknown[]; prev?: object; next?: object }
  expect(dataOf('guide').next).toBeUndefined()
  const data = dataOf('api/a')
  expect(data).toMatchObject({ prev: { to: '/api/b' }, next: { to: '/api/nested' } })
  expect(data.sidebar).toHaveLength(3)

  const html = site.read('dist/guide/index.html')
  expect(html).toMatch(/<button type="button" class="menu-button" popoverTarget="docs-menu-1">More<\/button>/i)
  expect(html).toMatch(/<ul id="docs-menu-1" class="menu" popover="auto"><li><a href="\/api\/a">API<\/a><\/li>/)
})

test('checks the links of sidebars and menus', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `export default {
  title: 'Test',
  navbar: { items: [{ label: 'More', items: [{ label: 'A', to: '/nowhere' }] }] },
  sidebars: { docs: [''], api: ['api/missing'] },
}
`,
      'content/index.md': '# Home\n',
    },
    { config: null },
  )
  const { stderr, exitCode } = await site.docs('check')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('site.config.ts:3:64  error  No page at `/nowhere`.')
  expect(stderr).toContain('site.config.ts:4:33  error  No page at `/api/missing` for the sidebar.')
})

test('the routes of pages have no number prefixes, and `README.md` is the page of a folder without `index.md`', async () => {
  const site = await tempSite({
    'content/README.md':
      '# Home\n\n[Setup](02-guide/01-setup.md), [Guide](/guide), [2024](2024-01-roadmap.md), [Old](both/README.md)\n',
    'content/02-guide/README.md': '# Guide\n',
    'content/02-guide/01-setup.md': 'Without a title\n',
    'content/2024-01-roadmap.md': '# Roadmap\n',
    'content/both/index.md': '# Both\n',
    'content/both/README.md': '# Not built\n',
  })
  const built = await site.docs('build')
  expect(site.list('dist').filter((path) => path.endsWith('index.html'))).toEqual([
    '2024-01-roadmap/index.html',
    'both/index.html',
    'guide/index.html',
    'guide/setup/index.html',
    'index.html',
    'search/index.html',
  ])
  expect(site.read('dist/guide/setup/index.html')).toContain('<title>Setup | Test</title>')
  expect(site.read('dist/both/index.html')).toContain('<title>Both | Test</title>')
  expect(built.stderr).toContain('`/both` is already the route of `content/both/index.md`, so this page is not built.')
})
