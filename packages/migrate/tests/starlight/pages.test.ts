import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { plainConfig } from './plain-config.ts'

test('keeps Markdown that follows a line of HTML in an MDX page', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Start
---

1. Look:

   <details>
   <summary>Show the code</summary>
   \`\`\`js title="a.js"
   const a = 1
   \`\`\`
   </details>

<div class="x">
Some *text*.
</div>
`,
  })
  await buildImported(site)
  const html = site.read('new/dist/index.html')
  expect(html).toContain('<em>text</em>')
  expect(html).not.toContain('```')
})

test('keeps Markdown in HTML lines of MDX pages, and treats folders of locales as Astro does', async () => {
  const { site, report } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old', locales: { root: { label: 'English' }, 'zh-cn': { label: '简体中文' } } })] }
`,
    'src/content/docs/index.mdx': `---
title: Home
---

import { Image } from 'astro:assets'
import { Tabs, TabItem } from '@astrojs/starlight/components'

<details>
<summary>The [rest](/more/) of \`it\`</summary>

More.

</details>

- <p>A **bold** item</p>

<a href="/more/"><Image src="/logo.svg" alt="Logo" /><span>More</span></a>

<Tabs>
  <TabItem label="npm">npm i</TabItem>
</Tabs>
`,
    'src/content/docs/more.md': '---\ntitle: More\n---\n\nText.\n',
    'src/content/docs/zh-CN/more.md': '---\ntitle: 更多\n---\n\nText.\n',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>',
  })
  expect(report).toMatchObject({ imported: 3, whole: 3 })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<summary>\s*The <a href="\/more\/">rest<\/a> of <code>it<\/code>\s*<\/summary>/)
  expect(html).toMatch(/<li>\s*A <strong>bold<\/strong> item\s*<\/li>/)
  expect(html).toMatch(/<a href="\/more\/"><img [^>]*alt="Logo"[^>]*><span>More<\/span><\/a>/)
  expect(html).toMatch(/<button[^>]*>npm<\/button>/)
})

test('keeps a heading of level 1 that differs from the title', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.md':
      '---\ntitle: Changes\n---\n\n[All](#all-changes)\n\n```sh\n# Code\n```\n\n# All changes\n\n## One\n',
    // Astro accepts blank lines before the front matter.
    'src/content/docs/same.md': '\n---\ntitle: The `same`\n---\n\n# The `same`\n\nText.\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(/<h1[^>]*>Changes<\/h1>[\s\S]*<h2 id="all-changes"[^>]*>/)
  expect(site.read('new/content/same.md')).toContain('\n# The `same`\n')
})

test('shows the image of the home page, with a version for each color mode', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  const page = (image: string) => `---\ntitle: Home\nhero:\n  tagline: Fast.\n  image: ${image}\n---\n`
  const { site, causes } = await importedSite({
    ...plainConfig,
    'src/assets/day.svg': svg,
    'src/assets/night one.svg': svg,
    'src/content/docs/index.md': page('{ light: ~/assets/day.svg, dark: "../../assets/night one.svg", alt: A "sun" }'),
    'src/content/docs/other.md': page('{ html: "<b>Big</b>" }'),
  })
  expect(causes).toEqual(['component hero image: src/content/docs/other.md'])
  expect(await buildImported(site)).not.toMatch(/error(?!s)/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<img class="only-light" src="[^"]*day[^"]*" alt="A &quot;sun&quot;"/)
  expect(html).toMatch(/<img class="only-dark" src="[^"]*night%20one[^"]*"/)
})

test('shows the code of a partial inside HTML as code', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/parts/code.md': '```js\na()\n\nb()\n```\n',
    'src/content/docs/index.mdx': `---
title: Home
---

import Part from '../../parts/code.md'

<div class="box">
    <div>
        <span>Code</span>
        <Part />
    </div>
</div>
`,
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(/<pre[\s\S]*b[\s\S]*<\/pre>/)
})

test('draws Mermaid diagrams if a plugin of the site draws them', async () => {
  const page = '---\ntitle: Home\n---\n\n:::note\n\n```mermaid\ngraph LR; a-->b\n```\n\n:::\n'
  const configuration = (imports: string, options: string, more = '') =>
    `import starlight from '@astrojs/starlight'\n${imports}\nexport default { ${more} integrations: [starlight({ title: 'Old', ${options} })] }\n`
  const { site, causes } = await importedSite({
    'astro.config.mjs': configuration(
      "import rehypeMermaid from 'rehype-mermaid'",
      '',
      "markdown: { rehypePlugins: [[rehypeMermaid, { strategy: 'img-svg' }]] },",
    ),
    'src/content/docs/index.md': page,
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(':::note\n\n```mermaid\ngraph LR; a-->b\n```\n\n:::\n')
  expect(site.read('new/site.config.ts')).toContain('plugins: [mermaid()]')
})

test('imports the text of a Markdown file by the name that Astro gives it', async () => {
  const { site, causes } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx':
      "---\ntitle: Home\n---\n\nimport { Content as Part } from './_part.mdx';\n\n<Part />\n",
    'src/content/docs/_part.mdx': 'From the part.\n',
  })
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toContain('<p>From the part.</p>')
})

test('copies components that are written in React, if the old site uses React', async () => {
  const files = (integration: string) => ({
    'package.json': '{ "dependencies": { "@astrojs/react": "^4.0.0" } }',
    'astro.config.mjs': `import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
export default { integrations: [${integration} starlight({ title: 'Old' })] }
`,
    'src/content/docs/index.mdx': `---
title: Home
---

import Counter from '../../components/Counter.tsx'
import { limit } from '~/limits'

<Counter client:load start={limit} />
`,
    'src/components/Counter.tsx': `import { useState } from 'react'
import { limit } from '../limits'
export default function Counter({ start }: { start: number }) {
  const [count, set] = useState(start)
  return <button onClick={() => set(count + 1)}>{count} of {limit}</button>
}
`,
    'src/limits.ts': 'export const limit = 3\n',
  })
  const { site, causes } = await importedSite(files('react(),'))
  expect(causes).toEqual([])
  expect(site.read('new/content/index.mdx')).toContain('<Counter start={limit} />')
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html').replaceAll('<!-- -->', '')).toContain('3 of 3</button>')
  const other = await importedSite(files(''))
  expect(other.causes).toEqual(['component <Counter>: src/content/docs/index.mdx'])
})
