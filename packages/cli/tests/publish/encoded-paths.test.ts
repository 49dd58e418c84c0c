import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

test('encodes special characters of paths in every file that lists pages', async () => {
  const site = await tempSite(
    {
      'content/index.md': '# Home\n',
      'content/c#/50% off?.md': '# Off\n\n## Part\n',
      'content/c#/z é.md': '# Next\n',
      'content/blog/2026-01-02-what#new?.md': '---\ntags: [a]\n---\n\n# News\n',
    },
    {
      config: `export default {
  title: 'Test',
  url: 'https://example.com',
  baseUrl: '/base/',
  trailingSlash: true,
  samples: false,
  redirectPages: true,
  redirects: [{ from: '/old', to: '/c%23/50%25%20off%3F' }],
}
`,
    },
  )
  expect(await site.docs('build')).toMatchObject({ exitCode: 0 })

  const address = '/base/c%23/50%25%20off%3F/'
  const url = `https://example.com${address}`
  expect(site.read('dist/sitemap.xml')).toContain(`<loc>${url}</loc>`)
  expect(site.read('dist/llms.txt')).toContain('(https://example.com/base/c%23/50%25%20off%3F.md)')
  const html = site.read('dist/c#/50% off?/index.html')
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain(`property="og:url" content="${url}"`)
  expect(html).toContain(`<a href="${address}" aria-current="page">`)
  expect(html).toContain('type="text/markdown" href="/base/c%23/50%25%20off%3F.md"')
  expect(html).toContain(`"item":"${url}"`)
  expect(html).toContain('<a rel="next" href="/base/c%23/z%20é/">')
  expect(site.read('dist/old/index.html')).toContain(`<link rel="canonical" href="${url}">`)
  expect(site.read('dist/old/index.html')).toContain(`<a href="${address}">`)
  expect(site.read('dist/_redirects')).toContain(`/base/old ${address}`)
  const post = site.list('dist/blog').find((path) => path.endsWith('/index.html') && path.includes('#'))!
  const postUrl = `https://example.com/base/blog/${post
    .replace(/index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`
  expect(site.read('dist/blog/rss.xml')).toContain(`<link>${postUrl}</link>`)
})
