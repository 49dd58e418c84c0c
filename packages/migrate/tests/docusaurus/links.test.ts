import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('lists each target of links that the new site doesn’t contain once, with the pages that link to it', async () => {
  const { report, causes, shown } = await importedSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Old', url: 'https://old.example', baseUrl: '/base/', presets: [['classic', {}]],
      plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/docs/whole' }] }]],
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
  expect(causes).toEqual([
    'page /play: docs/a.md,docs/b.mdx',
    'page docs/native/camera.md: docs/a.md,docs/b.mdx',
    'file /img/steps.gif: docs/c.md',
    'page /docs/new-in-1.2: docs/c.md',
    'page /generated: docs/c.md',
  ])
  expect(report).toMatchObject({ imported: 5, whole: 2, pages: 6 })
  const { causes: details } = JSON.parse(shown.stdout) as { causes: { places: number; reason: string }[] }
  expect(details.map(({ places, reason }) => `${places} ${reason}`)).toEqual([
    '1 The React page `/play` isn’t imported: it uses `process.env.KEY`, which the old site’s configuration of webpack defines.',
    '1 Links to `docs/native/camera.md` don’t work, because the new site doesn’t contain it.',
    '1 Links to `/img/steps.gif` don’t work, because the new site doesn’t contain it.',
    '1 Links to `/docs/new-in-1.2` don’t work, because the new site doesn’t contain it.',
    '1 Links to `/generated` don’t work, because the new site doesn’t contain it.',
  ])
})

test('lists links that were dead on the old site separately, and doesn’t count them as losses', async () => {
  const files = {
    'docs/a.md': '# A\n\n[Removed](/docs/removed), [file](./gone.md)\n',
    'docs/b.md': '# B\n\n[Removed](/docs/removed)\n',
    'docs/c.md': '# C\n',
  }
  const config = (plugins: string) =>
    `module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', onBrokenLinks: 'warn', presets: [['classic', {}]], ${plugins} }\n`
  const { report, site } = await importedSite({ ...files, 'docusaurus.config.js': config('') })
  expect(report).toMatchObject({
    imported: 3,
    whole: 3,
    deadLinks: [
      { target: '/docs/removed', pages: ['docs/a.md', 'docs/b.md'] },
      { target: 'docs/gone.md', pages: ['docs/a.md'] },
    ],
  })
  expect(site.read('new/IMPORT.md')).toContain(
    '## Links that don’t work on the old site either\n\n- `/docs/removed`: `docs/a.md`, `docs/b.md`\n',
  )
  // A plugin may add the missing pages.
  const { causes } = await importedSite({
    ...files,
    'docusaurus.config.js': config('plugins: [function own() { return {} }]'),
  })
  expect(causes).toEqual(['page /docs/removed: docs/a.md,docs/b.md', 'page docs/gone.md: docs/a.md', 'plugin own: '])
})

test('counts the pages with a component that links to a page which isn’t imported', async () => {
  const { report, causes, site } = await importedSite({
    'docusaurus.config.js':
      "module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', {}]] }\n",
    'src/Try.jsx': `import Link from '@docusaurus/Link'
export default ({ code }) => <Link to={\`/play#code=\${code}\`}>Try</Link>\n`,
    'src/pages/play.jsx': 'export default () => process.env.KEY\n',
    'docs/a.mdx': 'import Try from "@site/src/Try"\n\n# A\n\n<Try code="1" />\n',
    'docs/b.md': '# B\n',
  })
  expect(report).toMatchObject({ imported: 2, whole: 1 })
  expect(causes).toEqual(['page /play: docs/a.mdx'])
  expect(site.read('new/site.config.ts')).toContain('/play#code=*')
})
