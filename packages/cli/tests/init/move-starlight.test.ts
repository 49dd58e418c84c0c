import { expect, test } from 'vitest'
import { buildImported, importedSite } from './imported-site.ts'

const files = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
import unheard from 'starlight-unheard'

export default defineConfig({
  site: 'https://old.example/',
  redirects: { '/gone': '/guides/start/' },
  integrations: [
    starlight({
      title: { en: 'Old' },
      logo: { light: './src/assets/logo.svg' },
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/o/r' }],
      customCss: ['./src/own.css'],
      components: { Footer: './src/Footer.astro' },
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
      plugins: [unheard()],
      sidebar: [
        { label: 'Guides', autogenerate: { directory: 'guides' } },
        { label: 'More', collapsed: true, items: ['api', { label: 'Site', link: 'https://x.example' }, { slug: 'gone' }] },
      ],
    }),
  ],
})
`,
  'src/own.css': ':root { --sl-color-accent: #123456; }\n.own { color: red }\n',
  'src/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/content/docs/index.mdx': `---
title: Old
template: splash
banner: { content: 'New <b>version</b>' }
hero:
  tagline: Fast.
  image: { file: ../../assets/logo.svg }
  actions: [{ text: Start, link: /guides/start/, icon: right-arrow }]
---

import { Card, CardGrid, LinkCard } from '@astrojs/starlight/components';

<CardGrid stagger>
	<Card title="One">
		The *first*.
	</Card>
	<LinkCard title="Two" description="The second." href="/api/" />
</CardGrid>
`,
  'src/content/docs/guides/Second Page.md': '---\ntitle: Second\nsidebar: { order: 2, label: Later }\n---\n\nText.\n',
  'src/content/docs/guides/start.mdx': `---
title: Start
sidebar: { order: 1 }
---

import { Aside, Badge, Code, FileTree, Steps, Tabs, TabItem } from '@astrojs/starlight/components';
import Part from './_part.mdx';
import Own from '../../../Own.astro';

{/* Not shown. */}

## What's *new*?

:::note[Title]{icon="heart"}
A note.
:::

<Tabs syncKey="pkg">
  <TabItem label="npm">

  \`\`\`sh frame="none"
  npm i
  \`\`\`

  </TabItem>
  <TabItem label="pnpm">pnpm i</TabItem>
</Tabs>

<Steps>

1. First

   <Aside type="caution">Careful.</Aside>

2. Second

</Steps>

<FileTree>

- src/
  - **main.ts** the entry

</FileTree>

\`\`\`ts title="a.ts" {1} ins="two" del={3}
one()
two()
three()
\`\`\`

<Part />

<Own label="x">Kept *text*.</Own>

<Badge text="New" /> [API](../../api/#x) ![Logo](../../../assets/logo.svg) {'literal'} {computed}

<Code code={\`const a = 1\`} lang="js" />
`,
  'src/content/docs/guides/_part.mdx': '---\ntitle: x\n---\nFrom the part, with `code`.\n',
  'src/content/docs/api.md': '---\ntitle: API\ntableOfContents: false\n---\n\n## X\n\n<p class="own">Own</p>\n',
  'src/content/docs/de/index.md': '---\ntitle: Alt\n---\n',
  'src/pages/extra.astro': '<p>Extra</p>\n',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}

const plainConfig = {
  'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old' })] }
`,
}

test('imports a Starlight site that builds at once', async () => {
  const { site, shown, report, causes } = await importedSite(files)
  expect(shown.exitCode).toBe(0)
  expect(causes).toMatchInlineSnapshot(`
    [
      "plugin starlight-unheard: src/content/docs/api.md,src/content/docs/guides/Second Page.md,src/content/docs/guides/start.mdx,src/content/docs/index.mdx",
      "component <Own>: src/content/docs/guides/start.mdx",
      "component icons: src/content/docs/guides/start.mdx",
      "expression {…}: src/content/docs/guides/start.mdx",
      "page extra.astro: ",
      "page translation de: ",
      "sidebar /gone: ",
      "style ./src/own.css: ",
      "theme Footer: ",
    ]
  `)
  expect([report.pages, report.imported, report.whole]).toEqual([6, 4, 0])
  expect(site.read('new/content/index.md')).toMatchInlineSnapshot(`
    "---
    title: Old
    hide_table_of_contents: true
    hero:
      tagline: Fast.
      actions:
        - label: "Start →"
          to: /guides/start
      image:
        src: /images/logo.svg
    ---

    :::info
    New <b>version</b>
    :::


    ::::card-grid
    :::card[One]
    The *first*.
    :::


    :::card[Two]{href="/api"}
    The second.
    :::
    ::::
    "
  `)
  expect(site.read('new/content/guides/start.md')).toMatchInlineSnapshot(`
    "---
    title: Start
    sidebar_position: 1
    ---

    ## What's *new*? {#whats-new}

    :::note[Title]
    A note.
    :::


    ::::tabs{group="pkg"}
    :::tab[npm]
    \`\`\`sh
    npm i
    \`\`\`
    :::


    :::tab[pnpm]
    pnpm i
    :::
    ::::


    ::::steps
    1. First


       :::caution
       Careful.
       :::


    2. Second
    ::::


    :::file-tree
    - src/
      - **main.ts** the entry
    :::


    \`\`\`ts title="a.ts" {1} ins=/two/ del={3}
    one()
    two()
    three()
    \`\`\`


    From the part, with \`code\`.


    Kept *text*.


    <span class="moved-badge">New</span> [API](/api#x) ![Logo](../assets/logo.svg) literal {computed}

    \`\`\`js
    const a = 1
    \`\`\`
    "
  `)
  expect(site.read('new/content/guides/Second Page.md')).toContain('slug: /guides/second-page')
  expect(site.read('new/site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docs-engine/cli'

    export default defineConfig({
      title: 'Old',
      url: 'https://old.example',
      trailingSlash: true,
      favicon: '/favicon.svg',
      navbar: { logo: { src: '/logo.svg' }, items: [{ label: 'GitHub', href: 'https://github.com/o/r' }] },
      sidebars: {
        docs: [
          { label: 'Guides', items: ['guides/start', 'guides/second-page'] },
          {
            label: 'More',
            collapsed: true,
            items: ['api', { label: 'Site', href: 'https://x.example' }],
          },
        ],
      },
      redirects: [{ from: '/gone', to: '/guides/start' }],
      theme: { accent: '#123456', css: ['styles/moved.css'] },
      // To compile the TypeScript samples page by page, list pages: \`samples: { include: ['guide/**'] }\`. To compile all: \`samples: {}\`.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
    })
    "
  `)

  expect(await buildImported(site)).toContain('Built 4 pages')
  const html = site.read('new/dist/guides/start/index.html')
  expect(html).toContain('id="whats-new"')
  for (const text of [
    'npm i',
    'pnpm i',
    'Careful.',
    'main.ts',
    'From the part',
    'data-lang="js"',
    'Kept <em>text</em>',
    'href="/api/#x"',
  ])
    expect(html).toContain(text)
})

test('runs a configuration that reads its sidebar with `import.meta.glob`', async () => {
  const { site, shown } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig, sharpImageService } from 'astro/config'
import { sidebar } from './config/sidebar.ts'

export default defineConfig({
  image: { service: sharpImageService() },
  integrations: [starlight({ title: 'Old', sidebar })],
})
`,
    'config/sidebar.ts': `const labels = import.meta.glob<{ default: string }>('../labels/*.ts', { eager: true })
export const sidebar = Object.entries(labels).map(([path, { default: label }]) => ({
  label,
  slug: path.split('/').pop()!.replace('.ts', ''),
}))
`,
    'labels/one.ts': "export default 'The first'\n",
    'labels/two.ts': "export default 'The second'\n",
    'src/content/docs/one.md': '---\ntitle: One\n---\n\nText.\n',
    'src/content/docs/two.md': '---\ntitle: Two\n---\n\nText.\n',
  })
  expect(shown.stderr).toBe('')
  expect(site.read('new/site.config.ts')).toContain(`{ label: 'The first', to: 'one' }`)
})

test('nests directives if an aside contains components', async () => {
  const { site, shown } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Start
---

import { Steps, Tabs, TabItem } from '@astrojs/starlight/components';

:::tip[Try it]
<Steps>
1. First

   <Tabs>
     <TabItem label="One">Text</TabItem>
   </Tabs>
</Steps>

Last
:::
`,
  })
  expect(shown.stderr).toBe('')
  expect(await buildImported(site)).not.toContain('warning  ')
  const text = site.read('new/content/index.md').replace(/\n\n+/g, '\n')
  expect(text).toContain(`::::::tip[Try it]
:::::steps
1. First
   ::::tabs
   :::tab[One]
   Text
   :::
   ::::
:::::
Last
::::::`)
})

test('keeps tabs that an MDX page indents as far as code', async () => {
  const { site, shown } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Start
---

import { Tabs, TabItem } from '@astrojs/starlight/components';

Text.

    <Tabs>

    <TabItem label="A">

    \`\`\`sh
    one
    \`\`\`

    </TabItem>

    </Tabs>

1.  Step

         <Tabs>

    <TabItem label="B">

    Inside.

           </TabItem>

      </Tabs>
`,
  })
  expect(shown.stderr).toBe('')
  expect(await buildImported(site)).not.toContain('warning  ')
  expect(site.read('new/dist/index.html')).not.toContain(':::')
  expect(site.read('new/content/index.md').replace(/\n\n+/g, '\n')).toMatchInlineSnapshot(`
    "---
    title: Start
    ---
    Text.
    ::::tabs
    :::tab[A]
    \`\`\`sh
    one
    \`\`\`
    :::
    ::::
    1.  Step
        ::::tabs
        :::tab[B]
        Inside.
        :::
        ::::
    "
  `)
})

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

import { Image, Tabs, TabItem } from '@astrojs/starlight/components'

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
  expect(report).toMatchObject({ imported: 2, whole: 2 })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<summary>\s*The <a href="\/more\/">rest<\/a> of <code>it<\/code>\s*<\/summary>/)
  expect(html).toMatch(/<li>\s*A <strong>bold<\/strong> item\s*<\/li>/)
  expect(html).toMatch(/<a href="\/more\/"><img [^>]*alt="Logo"[^>]*><span>More<\/span><\/a>/)
  expect(html).toMatch(/<button[^>]*>npm<\/button>/)
})

test('keeps text that an MDX page indents as far as code', async () => {
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}`
  const { site } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Old' })] }\n`,
    'src/content/docs/index.mdx': page(`4. Find the file.

\t\tThis will be **bold**.

\t\t- A list

\t\t    \`\`\`js
\t\t    code()
\t\t    \`\`\`

Text:

    A [link](https://x.example).

- item

    inside
`),
    'src/content/docs/plain.md': page('Text:\n\n    code\n'),
  })
  expect(site.read('new/content/index.md')).toContain(`4. Find the file.

   This will be **bold**.

   - A list

       \`\`\`js
       code()
       \`\`\`

Text:

A [link](https://x.example).

- item

    inside
`)
  expect(site.read('new/content/plain.md')).toContain('\n    code\n')
})

test('keeps the title and the marks of code', async () => {
  const { site, causes } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Old' })] }\n`,
    'src/content/docs/index.mdx': `---
title: Home
---

import { Code } from '@astrojs/starlight/components';

export const code = "a('file')\\nb()\\nc('CMS')";
export const fileName = 'example.js';

<Code code={code} lang="js" title={fileName} mark={['file', 'CMS']} ins={2} del={{ range: '3' }} />

\`\`\`astro title="src/a.astro" /</?Base title={x}>/ /b\\\\(.*?\\\\)/
<Base title={x}>
b(1)
</Base title={x}>
\`\`\`

\`\`\`js ins
a()
\`\`\`

\`\`\`js "one two" ins="three" del=/w(t)/ /a$/ "none"
one two three wt a
aat
\`\`\`

<Code code="a" mark={{ range: '1', label: 'First' }} />
`,
  })
  const fences = site.read('new/content/index.md').match(/```\w.*/g)
  expect(fences).toEqual([
    '```js title="example.js" /file/ /CMS/ ins={2} del={3}',
    '```astro title="src/a.astro" /<\\\\/?Base title={x}>/r /b\\\\(.*?\\\\)/r',
    '```js',
    '```js /one two/ ins=/three/ del=/w(t)/r /a$/r',
    '```text {1}',
  ])
  expect(causes).toEqual(['code block labels of lines: src/content/docs/index.mdx'])
  const built = await buildImported(site)
  expect(built).toContain('Built 1 page')
  expect(built).not.toContain('warning')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<span class="[^"]*word">a<\/span>\n/)
  expect(html).toMatch(/<span class="[^"]*word ins">three<\/span>/)
  expect(html).toMatch(/w<\/span><span class="[^"]*word del">t<|w<span class="[^"]*word del">t</)
})

test('keeps a heading of level 1 that differs from the title', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.md':
      '---\ntitle: Changes\n---\n\n[All](#all-changes)\n\n```sh\n# Code\n```\n\n# All changes\n\n## One\n',
    'src/content/docs/same.md': '---\ntitle: The `same`\n---\n\n# The `same`\n\nText.\n',
  })
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(/<h1[^>]*>Changes<\/h1>[\s\S]*<h2 id="all-changes"[^>]*>/)
  expect(site.read('new/content/same.md')).toContain('\n# The `same`\n')
})

test('reads the options and the file names of code as Expressive Code does', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.md': `---
title: Home
---

\`\`\`js title = 'a "b".js' "f("x", y)" /z\\\\./ mark=z showLineNumbers={false}
f("x", y) z.
\`\`\`

\`\`\`ts title=loader.ts {2}
// src/kept.ts
a()
\`\`\`

\`\`\`js {3} ins={1-9}
// src/a.js

one()
two()
\`\`\`

\`\`\`astro ins={2,4}
---
// src/B.astro
---
<p />
\`\`\`

\`\`\`js frame="none"
// src/c.js
\`\`\`

\`\`\`py
# Example
\`\`\`
`,
  })
  expect(site.read('new/content/index.md').match(/```\w[\s\S]*?```$/gm)).toEqual([
    '```js title=\'a "b".js\' /f("x", y)/ /z\\\\./r /z/\nf("x", y) z.\n```',
    '```ts title="loader.ts" {2}\n// src/kept.ts\na()\n```',
    '```js title="src/a.js" {1} ins={1-2}\none()\ntwo()\n```',
    '```astro title="src/B.astro" ins={1}\n<p />\n```',
    '```js\n// src/c.js\n```',
    '```py\n# Example\n```',
  ])
})

test('marks the same lines of code that starts with a blank line', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Home
---

import { Code } from '@astrojs/starlight/components';

<Code code={\`
{
  "a": 1
}
\`} lang="json" ins={2} />

\`\`\`js {1}

b()

\`\`\`
`,
  })
  expect(site.read('new/content/index.md')).toContain('```json ins={2}\n{\n  "a": 1\n}\n```\n\n```js {1}\nb()\n```\n')
})

test('reports the styles that a page adds, unless they only set variables of the theme', async () => {
  const page = (css: string) => `---\ntitle: Page\nhead: [{ tag: style, content: '${css}' }]\n---\n\nText.\n`
  const { causes } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.md': page('body { --sl-content-width: 60rem; }'),
    'src/content/docs/own.md': page('body { --sl-content-width: 60rem; color: red }'),
  })
  expect(causes).toEqual(['configuration <style> in `head`: src/content/docs/own.md'])
})

test('imports code with blank lines from a template literal in tabs', async () => {
  const code = (name: string) => `<Code code={\`\n# One\n${name} run\n\n# Two\n${name} test\n\`} lang="bash" />`
  const { site, causes } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Home
---

import { Code, TabItem, Tabs } from '@astrojs/starlight/components'

<Tabs>
  <TabItem label="npm">
    ${code('npm')}
  </TabItem>
  <TabItem label="pnpm">
    ${code('pnpm')}
  </TabItem>
</Tabs>
`,
  })
  expect(causes).toEqual([])
  const page = site.read('new/content/index.md')
  expect(page).toContain('# One\nnpm run\n\n# Two\nnpm test\n```')
  expect(page).toContain('# One\npnpm run\n\n# Two\npnpm test\n```')
})

test('imports the stylesheets of a page, and reports those with rules that aren’t for classes', async () => {
  const { site, causes } = await importedSite({
    ...plainConfig,
    'src/styles/box.css': '@import "_sizes";\n.box { color: var(--sl-color-accent) }\n.unused { color: red }\n',
    'src/styles/_sizes.css': '.box { padding: 3rem }\n',
    'src/styles/plain.css':
      '.line { color: blue }\nbody { margin: 1px }\n:is(.sl-link-card, .grid > .line) { margin: 2px }\n.old { background: url(a.png) }\n',
    'src/content/docs/index.mdx': `---
title: Home
---

import '../../styles/box.css'
import "@/styles/plain.css";
import 'gone/gone.css'

<div class="box">Box</div>

<div class="line">Line</div>

[//]: # '<p class="old">A comment</p>'
`,
  })
  const styles = site.read('new/styles/moved.css')
  expect(styles).toContain('.box { padding: 3rem }')
  expect(styles).toContain('.box { color: var(--sl-color-accent) }')
  expect(styles).toContain('.old-line { color: blue }')
  expect(styles).not.toMatch(/unused|margin:/)
  expect(causes).toEqual(['style gone/gone.css: src/content/docs/index.mdx', 'style src/styles/plain.css: '])
})

test('numbers and wraps code as the options of Expressive Code say, and reports its other plugins', async () => {
  const code = (info: string) => `\`\`\`${info}\ncode()\n\`\`\`\n`
  const { site, causes } = await importedSite({
    ...plainConfig,
    'ec.config.mjs': `import { pluginLineNumbers } from '@expressive-code/plugin-line-numbers'
export default {
  plugins: [pluginLineNumbers(), { name: 'Twoslash' }],
  defaultProps: { wrap: true, overridesByLang: { 'sh,bash': { showLineNumbers: false } } },
}
`,
    'src/content/docs/index.mdx': `---
title: Home
---

import { Code } from '@astrojs/starlight/components'

${['js', 'js showLineNumbers=false', 'js startLineNumber=5 wrap=false', 'bash', 'bash showLineNumbers', ''].map(code).join('\n')}
<Code code="code()" lang="ts" showLineNumbers={false} />

<Code code="code()" lang="ts" startLineNumber={3} />
`,
    'src/content/docs/other.md': '---\ntitle: Other\n---\n\nNo code.\n',
  })
  expect(site.read('new/content/index.md').match(/(?<=^```)\w.*/gm)).toEqual([
    'js showLineNumbers wrap',
    'js wrap',
    'js showLineNumbers=5',
    'bash wrap',
    'bash showLineNumbers wrap',
    'text showLineNumbers wrap',
    'ts wrap',
    'ts showLineNumbers=3 wrap',
  ])
  expect(causes).toEqual(['plugin Twoslash: src/content/docs/index.mdx'])
})

test('follows redirects to other redirects, and ignores those of translations that aren’t imported', async () => {
  const { site, causes } = await importedSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default {
  redirects: {
    '/first/': '/second#part', '/second': '/third/', '/third': '/', '/out': '/away', '/away': 'https://x.example/',
    '/loop': '/loop', '/de/gone': '/de/guide',
  },
  integrations: [starlight({ title: 'Old', locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } } })],
}
`,
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\n## Part\n',
    'src/content/docs/de/guide.md': '---\ntitle: Hilfe\n---\n',
  })
  expect(causes).toEqual(['page translation de: ', 'redirect /loop: '])
  const config = site.read('new/site.config.ts')
  expect(config).toContain("{ from: '/first', to: '/#part' }")
  expect(config).toContain("{ from: '/out', to: 'https://x.example/' }")
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
  expect(await buildImported(site)).not.toMatch(/error|warning/)
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
  expect(site.read('new/content/blog/first.md')).toMatchInlineSnapshot(`
    "---
    title: First
    date: "2026-01-02"
    authors:
      - jane
      - name: Sam
        title: Guest
    tags:
      - New things
    description: Short text.
    ---

    <img class="only-light" src="../assets/day.svg" alt="A &quot;sun&quot;"><img class="only-dark" src="../assets/night.svg" alt="A &quot;sun&quot;">


    Text.

    <!-- truncate -->

    More.
    "
  `)
  expect(site.read('new/content/blog/2026-02-03-second.md')).toMatchInlineSnapshot(`
    "---
    title: Second
    slug: "2026-02-03-second"
    date: "2026-02-03"
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

test('doesn’t count pages as whole that link to pages in `src/pages`', async () => {
  const { site, report, causes } = await importedSite({
    'astro.config.mjs': plainConfig['astro.config.mjs'].replace('{ integ', "{ site: 'https://old.example', integ"),
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\n[Try it](/play?code=1), [try this](/play/?code=2).\n',
    'src/content/docs/full.md': '---\ntitle: Full\n---\n\n[Try it](https://old.example/play/) or go [home](/).\n',
    'src/content/docs/whole.md': '---\ntitle: Whole\n---\n\n[Full](/full/)\n',
    'src/pages/play.astro': '<p>Play</p>\n',
    'src/pages/_part.astro': '<p>Part</p>\n',
    'src/pages/data.json.js': 'export const GET = () => new Response()\n',
  })
  expect(causes).toEqual(['page play.astro: src/content/docs/full.md,src/content/docs/index.md', 'page data.json.js: '])
  expect([report.pages, report.imported, report.whole]).toEqual([4, 3, 1])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
})

test('draws Mermaid diagrams if a plugin or a script of the site draws them', async () => {
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
  expect(site.read('new/content/index.md')).toContain(
    '::::note\n\n:::Mermaid\n```text\ngraph LR; a-->b\n```\n:::\n\n::::\n',
  )
  expect(site.read('new/content/_components/Mermaid.tsx')).toContain("await import('mermaid')")
  const withHead = await importedSite({
    'astro.config.mjs': configuration('', "components: { Head: './src/Head.astro' }"),
    'src/Head.astro': "<script>import mermaid from 'mermaid'; mermaid.run()</script>\n",
    'src/content/docs/index.md': page,
  })
  expect(withHead.site.read('new/content/index.md')).toContain(':::Mermaid')
})
