import { expect, test } from 'vitest'
import { importedSite } from './imported-site.ts'

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
    'docs/c.md': '# C\n\n[Generated](/base/generated)\n',
    'blog/2024-01-01-post.md': '# Post\n',
    'src/pages/play.jsx': 'export default () => null\n',
    'static/a.txt': 'A',
  })
  expect(causes).toEqual([
    'page /play: docs/a.md,docs/b.mdx',
    'page docs/native/camera.md: docs/a.md,docs/b.mdx',
    'page /generated: docs/c.md',
  ])
  expect(report).toMatchObject({ imported: 5, whole: 2, pages: 6 })
  const { causes: details } = JSON.parse(shown.stdout) as { causes: { places: number; reason: string }[] }
  expect(details.map(({ places, reason }) => `${places} ${reason}`)).toEqual([
    '1 The page `/play` is a React page, which isn’t imported.',
    '1 Links to `docs/native/camera.md` don’t work, because the new site doesn’t contain it.',
    '1 Links to `/generated` don’t work, because the new site doesn’t contain it.',
  ])
})
