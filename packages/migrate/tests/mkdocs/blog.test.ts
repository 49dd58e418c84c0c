import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('imports a blog with its URLs, dates, authors, and categories', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\ntheme: material\nplugins: [blog]\nnav: [index.md, Blog: [blog/index.md]]\n',
    'docs/index.md': '# Home\n\nSee the [blog](blog/index.md) and a [post](blog/posts/first.md#more).\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/.authors.yml': `authors:
  jane:
    name: Jane Doe
    description: Creator
    avatar: https://images.example/jane.png
`,
    'docs/blog/posts/first.md': `---
date:
  created: 2024-01-31
  updated: 2024-02-01
authors: [jane]
categories: [News]
readtime: 4
---

# The "first" post

Summary. [Home](../../index.md) [All](../index.md)

<!-- more -->

## More

Text.
`,
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain('See the [blog](/blog) and a [post](blog/first.md#more).')
  expect(site.read('new/content/blog/first.md')).toBe(`---
date: "2024-01-31"
authors: ["jane"]
tags: ["News"]
slug: "2024/01/31/the-first-post"
reading_time: 4
---

# The "first" post

Summary. [Home](../index.md) [All](/blog)

<!-- truncate -->

## More

Text.
`)
  expect(site.read('new/urls.lock')).not.toContain('/blog#blog')
  expect(site.read('new/content/blog/authors.yml')).toBe(`jane:
  name: Jane Doe
  title: Creator
  image_url: 'https://images.example/jane.png'
`)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/blog/2024/01/31/the-first-post/index.html')).toContain('Jane Doe')
})

test('keeps the heading of a post with a title', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nplugins: [blog]\n',
    'docs/index.md': '# Home\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/first.md': '---\ndate: 2024-01-31\ntitle: Short\n---\n\n# The long heading\n\nText.\n',
  })
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/blog/2024/01/31/short/index.html')).toMatch(/<h1[^>]*>(?:<[^>]*>)*The long heading/)
})
