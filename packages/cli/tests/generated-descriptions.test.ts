import { expect, test } from 'vitest'
import { tempSite } from './support/temp-site.ts'

const names = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name} number ${i + 1}`)

test('the descriptions of generated pages name the site and what the pages list', async () => {
  const sections = names('Section', 12).map((label) => `{ label: '${label}', to: '/' }`)
  const site = await tempSite(
    {
      'content/index.md': '# Home\n',
      ...Object.fromEntries(
        names('Post', 9).map((title, i) => [
          `content/blog/2026-01-0${9 - i}-post.md`,
          `---\ntags: [News, Release]\n---\n\n# ${title}\n\nText.\n`,
        ]),
      ),
    },
    { config: `export default { title: 'Acme', samples: false, navbar: { items: [${sections}] } }\n` },
  )

  await site.docs('build')

  const description = (page: string) =>
    /<meta name="description" content="([^"]*)"/.exec(site.read(`dist/${page}/index.html`))?.[1]
  expect(['search', 'blog/archive', 'blog', 'blog/tags', 'blog/tags/news'].map(description)).toEqual([
    'Search all pages of Acme: Section number 1, Section number 2, Section number 3, Section number 4, Section number 5, Section number 6, Section number 7.',
    'All posts on the Acme blog, newest first: Post number 1, Post number 2, Post number 3, Post number 4, Post number 5, Post number 6, Post number 7.',
    'The latest posts on the Acme blog: Post number 1, Post number 2, Post number 3, Post number 4, Post number 5, Post number 6, Post number 7, Post number 8.',
    'The tags of all posts on the Acme blog: News, Release.',
    'Posts tagged “News”: Post number 1, Post number 2, Post number 3, Post number 4, Post number 5, Post number 6, Post number 7, Post number 8, Post number 9.',
  ])
})

test('without sections and posts, the descriptions name the site', async () => {
  const site = await tempSite({ 'content/index.md': '# Home\n', 'content/blog/.gitkeep': '' })

  await site.docs('build')

  expect(site.read('dist/search/index.html')).toContain('name="description" content="Search all pages of Test."')
  expect(site.read('dist/blog/archive/index.html')).toContain('content="All posts on the Test blog, newest first."')
})
