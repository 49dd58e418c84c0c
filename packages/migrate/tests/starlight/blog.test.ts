import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

const blogConfig = (plugins: string) => `import starlight from '@astrojs/starlight'
import blog from 'starlight-blog'
export default { integrations: [starlight({ title: 'Old', plugins: [${plugins}] })] }
`

test('imports the posts of `starlight-blog` with their dates, authors, covers, and tags', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  const { site, report, causes } = await importedSite({
    'astro.config.mjs': blogConfig(`blog({
      title: { en: 'News' },
      postCount: 1,
      authors: { jane: { name: 'Jane Doe', picture: '/jane.svg', url: 'https://jane.example' } },
    })`),
    'public/jane.svg': svg,
    'src/assets/day.svg': svg,
    'src/assets/night.svg': svg,
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\n[Post](/blog/first/), [Blog](/blog/)\n',
    'src/content/docs/blog/first.mdx': `---
title: First
date: 2026-01-02
authors: [jane, { name: Sam, title: Guest }]
excerpt: |
  Short
  text.
tags: [New things]
cover: { light: ../../../assets/day.svg, dark: "~/assets/night.svg", alt: A "sun" }
featured: true
---

Text.

{/* excerpt */}

More.
`,
    'src/content/docs/blog/2026-02-03-second.md':
      '---\ntitle: Second\ndate: 2026-02-03\ncover: { image: gone.png, alt: Gone }\n---\n\nText.\n',
  })
  expect(causes).toEqual(['component cover: src/content/docs/blog/2026-02-03-second.md'])
  expect([report.imported, report.whole]).toEqual([3, 2])
  expect(site.read('new/content/blog/first.mdx')).toMatchInlineSnapshot(`
    "---
    title: First
    date: 2026-01-02
    authors: [jane, { name: Sam, title: Guest }]
    tags: [New things]
    description: Short text.
    ---

    <img class="only-light" src="../assets/day.svg" alt="A &quot;sun&quot;" /><img class="only-dark" src="../assets/night.svg" alt="A &quot;sun&quot;" />


    Text.

    {/* truncate */}

    More.
    "
  `)
  expect(site.read('new/content/blog/2026-02-03-second.md')).toMatchInlineSnapshot(`
    "---
    title: Second
    date: 2026-02-03
    slug: "2026-02-03-second"
    authors:
      - jane
    ---

    Text.
    "
  `)
  expect(site.read('new/content/blog/authors.yml')).toMatchInlineSnapshot(`
    "jane:
      name: Jane Doe
      url: 'https://jane.example'
      image_url: /jane.svg
    "
  `)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/blog/first/index.html')).toContain('Jane Doe')
  expect(site.read('new/dist/blog/2026-02-03-second/index.html')).toContain('Jane Doe')
  expect(site.read('new/dist/_redirects')).toMatch(/\/blog\/authors\/\*\s+\/blog\/archive/)
})

test('reports what posts miss if their blog can’t be imported', async () => {
  const pages = {
    'src/content/docs/index.md': '---\ntitle: Home\n---\n',
    'src/content/docs/news/post.md': '---\ntitle: Post\ndate: 2026-01-02\nauthors: [a]\nexcerpt: Short\n---\n\nText.\n',
  }
  const { report, causes } = await importedSite({
    ...pages,
    'astro.config.mjs': blogConfig("blog({ prefix: 'news' })"),
  })
  expect(causes.filter((cause) => cause.startsWith('configuration'))).toEqual([
    'configuration front matter `authors`: src/content/docs/news/post.md',
    'configuration front matter `date`: src/content/docs/news/post.md',
  ])
  expect([report.imported, report.whole]).toEqual([2, 1])
  const other = await importedSite({ ...pages, 'astro.config.mjs': blogConfig('') })
  expect(other.report.whole).toBe(2)
})
