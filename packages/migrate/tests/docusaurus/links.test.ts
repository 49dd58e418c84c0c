import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'
import { moved } from './docusaurus-site.ts'

test('counts the pages that link to a page which isn’t imported, and leaves links that were broken to `docs check`', async () => {
  const { report, causes, site } = await importedSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Old', url: 'https://old.example', baseUrl: '/base/', presets: [['classic', {}]],
      plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/old', '/old/?a=1'], to: '/docs/whole' }] }]],
    }`,
    'docs/whole.md':
      '# Whole\n\n[Home](/), [self](/base/docs/whole), [redirect](/old), [file](/base/a.txt), [blog](/blog)\n',
    'docs/a.md': '# A\n\n[Camera](./native/camera.md), [again](native/camera.md#x), [play](/play#code)\n',
    'docs/b.mdx':
      '# B\n\n<a href="/play">Play</a>, [camera](/native/camera.md), [own](https://old.example/base/play)\n',
    'docs/c.md': '# C\n\n[Generated](/base/generated), ![Steps](/img/steps.gif), [New in 1.2](/docs/new-in-1.2)\n',
    'blog/2024-01-01-post.md': '# Post\n',
    'src/pages/play.jsx': 'export default () => process.env.KEY\n',
    'static/a.txt': 'A',
  })
  // Static hosts can’t redirect by the query.
  expect(causes).toEqual(['page /play: docs/a.md,docs/b.mdx', 'redirect /old/?a=1: '])
  expect(report).toMatchObject({ imported: 5, whole: 3, pages: 6 })
  const check = await site.docs('check', 'new')
  for (const url of [
    './native/camera.md',
    '/native/camera.md',
    '/base/generated',
    '/img/steps.gif',
    '/docs/new-in-1.2',
  ])
    expect(check.stderr).toContain(url)
  expect(check.stderr).not.toContain('No page at `/play`')
})

test('ignores the links of components to pages that aren’t imported', async () => {
  const { report, causes, site } = await importedSite({
    'docusaurus.config.js':
      "module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n",
    'src/Try.jsx': `import Link from '@docusaurus/Link'
export default ({ code }) => <Link to={\`/play#code=\${code}\`}>Try</Link>\n`,
    'src/pages/play.jsx': 'export default () => process.env.KEY\n',
    'docs/a.mdx': 'import Try from "@site/src/Try"\n\n# A\n\n<Try code="1" />\n',
    'docs/b.md': '# B\n',
  })
  expect(report).toMatchObject({ imported: 2, whole: 2 })
  expect(causes).toEqual(['page /play: '])
  expect(site.read('new/site.config.ts')).toContain('/play#code=*')
})

test.each([
  { trailingSlash: true, slug: '/querying/operators', link: '../../models/types' },
  { trailingSlash: false, slug: '/querying/operators/', link: '../models/types' },
  // Without the option, only the URLs of index pages and of slugs that end in a slash do.
  { trailingSlash: undefined, slug: '/querying/operators', link: '../models/types' },
  { trailingSlash: undefined, slug: '/querying/operators/', link: '../../models/types' },
])(
  'resolves $link on $slug like a browser if trailingSlash is $trailingSlash',
  async ({ trailingSlash, slug, link }) => {
    const config = { title: 'Old', url: 'https://old.example', baseUrl: '/', trailingSlash, presets: [['classic', {}]] }
    const { site, read } = await moved({
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}\n`,
      'docs/operators.md': `---\nslug: ${slug}\n---\n\n# Operators\n\nSee [types].\n\n[types]: ${link}\n`,
      'docs/models/types.md': '# Types\n',
    })
    expect(read('content/docs/operators.md')).toContain('[types]: /docs/models/types\n')
    expect(await site.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  },
)
