import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

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
sidebar: { order: 1, badge: { text: New, variant: tip } }
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

test('imports a Starlight site that builds at once', async () => {
  const { site, shown, report, causes } = await importedSite(files)
  expect(shown.exitCode).toBe(0)
  expect(causes).toMatchInlineSnapshot(`
    [
      "component <Own>: src/content/docs/guides/start.mdx",
      "expression {…}: src/content/docs/guides/start.mdx",
      "page extra.astro: ",
      "plugin starlight-unheard: ",
      "sidebar /gone: ",
      "style ./src/own.css: ",
      "theme Footer: ",
    ]
  `)
  expect([report.pages, report.imported, report.whole]).toEqual([6, 5, 4])
  expect(site.read('new/content/index.mdx')).toMatchInlineSnapshot(`
    "---
    title: Old
    hero:
      tagline: Fast.
      actions:
        - label: Start
          to: /guides/start
      image:
        src: /images/logo.svg
    hide_table_of_contents: true
    ---

    :::info
    New <b>version</b>
    :::


    import { Card, CardGrid, LinkCard } from '@astrojs/starlight/components';

    <CardGrid>
    	<Card title="One">
    		The *first*.
    	</Card>
    	<LinkCard title="Two" description="The second." href="/api" />
    </CardGrid>
    "
  `)
  expect(site.read('new/content/guides/start.mdx')).toMatchInlineSnapshot(`
    "---
    title: Start
    sidebar_badge:
      text: New
      tone: tip
    sidebar_position: 1
    ---

    import { Aside, Code, FileTree, Steps, Tabs, TabItem } from '@astrojs/starlight/components'
    import { Badge } from '@site/src/starlight/Badge.tsx'
    import Part from './_part.mdx';

    {/* Not shown. */}

    ## What's *new*?

    :::note[Title]
    A note.
    :::

    <Tabs syncKey="pkg">
      <TabItem label="npm">

      \`\`\`sh
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

    \`\`\`ts title="a.ts" {1} ins=/two/ del={3}
    one()
    two()
    three()
    \`\`\`

    <Part />

    Kept *text*.

    <Badge text="New" /> [API](/api#x) ![Logo](../assets/logo.svg) {'literal'} 

    <Code code={\`const a = 1\`} lang="js" />
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
          { label: 'Guides', items: [{ autogenerate: 'guides' }] },
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
        'unclosed-fence': 'warn',
        component: 'warn',
        'component-props': 'warn',
        mdx: 'warn',
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      locales: { de: { label: 'Deutsch' } },
    })
    "
  `)

  expect(await buildImported(site)).toContain('Built 8 pages')
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
