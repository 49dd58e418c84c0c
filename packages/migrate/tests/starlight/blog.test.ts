import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

const blogConfig = (plugins: string) => `import starlight from '@astrojs/starlight'
import blog from 'starlight-blog'
export default { integrations: [starlight({ title: 'Old', plugins: [${plugins}] })] }
`

test('imports posts as pages with the same URLs, and reports what they miss', async () => {
  const pages = {
    'src/content/docs/index.md': '---\ntitle: Home\n---\n',
    'src/content/docs/blog/post.md': '---\ntitle: Post\ndate: 2026-01-02\nauthors: [a]\nexcerpt: Short\n---\n\nText.\n',
  }
  const { site, report, causes } = await importedSite({ ...pages, 'astro.config.mjs': blogConfig('blog()') })
  expect(causes.filter((cause) => cause.startsWith('configuration'))).toEqual([
    'configuration front matter `authors`: src/content/docs/blog/post.md',
    'configuration front matter `date`: src/content/docs/blog/post.md',
  ])
  expect([report.imported, report.whole]).toEqual([2, 1])
  expect(site.read('new/content/blog-pages/post.md')).toContain('slug: /blog/post')
  const other = await importedSite({ ...pages, 'astro.config.mjs': blogConfig('') })
  expect(other.report.whole).toBe(2)
})
