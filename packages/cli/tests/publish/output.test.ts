import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'
import { built, config, picture } from './built-site.ts'

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

test('reports a page that replaces a public file', async () => {
  const site = await tempSite({
    'site.config.ts': config('trailingSlash: false'),
    'content/index.md': '# Home\n\n[x](/demo)\n',
    'content/demo.md': '# Demo\n',
    'content/_public/demo.html': '<p>Demo</p>\n',
  })

  const { exitCode, stderr } = await site.docs('build')

  expect(exitCode).toBe(0)
  expect(stderr).toContain(
    'content/demo.md:1:1  warning  This page is written to `demo.html` and replaces `content/_public/demo.html`.',
  )
  expect(site.read('dist/demo.html')).toContain('<h1')
})
