import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('imports the posts of a blog as pages, and reports what they lack', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nplugins: [blog]\n',
    'docs/index.md': '# Home\n\nSee a [post](blog/posts/first.md#more).\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/first.md': '---\ndate: 2024-01-31\n---\n\n# First\n\n## More\n\nText.\n',
  })
  expect(causes).toEqual(['plugin blog: docs/blog/index.md,docs/blog/posts/first.md'])
  expect(site.read('new/content/index.md')).toContain('[post](blog-pages/posts/first.md#more)')
})
