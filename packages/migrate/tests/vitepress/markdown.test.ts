import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('a page with `title` keeps showing the heading in its text', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mts': "export default { title: 'Old' }\n",
    'index.md': '# Home\n',
    'state.md': '---\ntitle: State\n---\n\n# Managing state\n\nText\n',
    'code.md': '---\ntitle: Code\n---\n\n```sh\n# a comment\n```\n',
  })
  expect(await buildImported(site)).not.toContain('isn’t shown')
  expect(site.read('new/dist/state.html')).toContain('<h1 id="managing-state">Managing state</h1>')
  expect(site.read('new/dist/state.html')).toContain('<title>State | Old</title>')
  expect(site.read('new/dist/code.html')).toContain('<h1>Code</h1>')
})

test('replaces shortcodes by emoji, and reports unknown ones', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    'index.md':
      '# Start\n\nDone :tada: :100: but `:tada:`, :80: and :no-such-emoji:, see [a].\n\n[a]:https://a.example\n',
  })
  expect(site.read('new/content/index.md')).toContain('Done 🎉 💯 but `:tada:`, :80: and :no-such-emoji:')
  expect(causes).toEqual(['directive :no-such-emoji:: index.md'])
})

test('ends a container with text that VitePress shows as it is, and imports the ID of a block', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mts': "export default { title: 'Old' }\n",
    'index.md':
      '# Home\n\n<div>\n\n::: v-pre\n{{ shown }}\n:::\n\n</div>\n\n## After\n\nText.\n\n{#own-id}\n\nMore.\n\n- Item:\n\n  ::: code-group\n\n  ```js [a.js]\n  1\n  ```\n\n## Last\n',
  })
  expect(await buildImported(site)).not.toContain('  error  ')
  const html = site.read('new/dist/index.html')
  expect(html).toContain('{{ shown }}')
  expect(html).not.toContain(':::')
  expect(html).not.toContain('{#own-id}')
  expect(html).toContain('<a id="own-id"></a>')
})

test('keeps the heading IDs that a function of the configuration returns', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': `export default {
  title: 'Old',
  markdown: {
    anchor: { slugify: (text) => text.replace(/[\\s()?]+/g, '-') },
  },
}
`,
    'index.md':
      '# Home\n\n[[toc]]\n\n## Type Parameters?\n\n## mapState(useStore)\n\n### mapState(useStore)\n\n## Own {#own}\n\n<!--@include: ./part.md#In-Part-->\n',
    'part.md': '## Other part\n',
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain('- [Type Parameters?](#Type-Parameters-)')
  expect(page).toContain('## Type Parameters? {#Type-Parameters-}\n\n## mapState(useStore) {#mapState-useStore-}\n')
  expect(page).not.toContain('Other part')
  expect(causes).toEqual(['page @include ./part.md: index.md'])
  expect(site.read('new/urls.lock')).toContain('#mapState-useStore--1')
})

test('keeps escaped characters in heading IDs', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'index.md':
      '# Type: \\_DeepPartial\\<T\\>\n\n## \\`Code\\` \\[a\\](b)\n\n## Tag <b>bold</b> `<T>`\n\n## \\\\<b>x</b>\n\n## [`data:`](<https://a.example/b(c),d>) :tada:\n\n## [Set](https://a.example/Set_(x)) :no-emoji:\n',
  })
  const anchors = [...site.read('new/urls.lock').matchAll(/#(\S+)/g)].map(([, id]) => id)
  expect(anchors.sort()).toEqual(['code-a-b', 'data', 'set-no-emoji', 'tag-bold-t', 'type-deeppartial-t', 'x'])
})

test('keeps markup of titles that marks them as deprecated or new', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'index.md': '# Plain `code` and snake_case_name \\~~no\\~~ {#home}\n',
    'old.md': '[Home](./index.md)\n\n# Function: ~~mapGetters()~~\n\n## More\n',
    'new.md': 'Added <Badge text="1.2" />\n===\n\nText.\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(
    /<header class="page-header"><h1 id="home">Plain code and snake_case_name/,
  )
  expect(site.read('new/dist/old.html')).toMatch(
    /<h1 id="function-mapgetters"[^>]*>.*Function: <del>mapGetters\(\)<\/del>/,
  )
  expect(site.read('new/dist/old.html')).toContain('<title>Function: mapGetters()')
  expect(site.read('new/dist/new.html')).toMatch(/<h1[^>]*>.*Added <span class="moved-badge[^>]*>1.2</)
})

test('keeps links to the IDs of containers', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'index.md':
      '# Home\n\n[Classes](#class-support)\n\n::: warning Class Support {#class-support}\nText.\n:::\n\n- Item\n\n  ::: details More {open #more .wide}\n  Text.\n  :::\n\n> ::: tip {#quoted}\n> Text.\n> :::\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(
    /<a id="class-support"><\/a><\/p>\s*<div class="admonition" data-type="warning"[\s\S]*?>Class Support</,
  )
  expect(html).toMatch(/<li>[\s\S]*?<a id="more"><\/a><\/p>\s*<details[^>]* open/)
  expect(html).toMatch(/<blockquote>[\s\S]*?<a id="quoted"><\/a><\/p>\s*<div class="admonition" data-type="tip"/)
  expect(site.read('new/urls.lock')).toContain('#class-support')
})

test('shows no title in a container with `no-title`', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'index.md': '# Home\n\n::: tip {no-title}\nText.\n:::\n\n::: details {no-title}\nHidden.\n:::\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toContain('<div class="admonition" data-type="tip" role="note"><p>Text.</p>')
  expect(html).toContain('<summary>Details</summary>')
  expect(site.read('new/dist/index.md')).toContain('\n> Text.\n')
})
