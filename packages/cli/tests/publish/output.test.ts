import { expect, test } from 'vitest'
import { built, picture } from './built-site.ts'

test('doesn’t rewrite files if nothing changed', async () => {
  const site = await built(
    {
      'content/index.md': '# Home\n\n![x](./x.png)\n',
      'content/x.png': await picture(800, 400),
      'content/blog/2026-01-02-a.md': '---\ntitle: A\ndate: 2026-01-02\nto: /\n---\n\nHi.\n',
    },
    'socialCards: true',
  )
  const before = site.list('dist').map((name) => [name, site.read(`dist/${name}`)])
  const again = JSON.parse((await site.docs('build', '--json')).stdout)

  expect(again.unchanged).toBeGreaterThanOrEqual(again.files)
  expect(again.precached).toBeGreaterThan(1000)
  expect(site.list('dist').map((name) => [name, site.read(`dist/${name}`)])).toEqual(before)
})
