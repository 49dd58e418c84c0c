import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

const files = {
  '.vitepress/config.mts': `import { defineConfig } from 'vitepress'
import { withMermaid } from 'vitepress-plugin-not-installed'

export default withMermaid(defineConfig({
  title: 'Old',
  description: 'A site.',
  srcDir: 'src',
  rewrites: { 'en/:rest*': ':rest*' },
  locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
  head: [['link', { rel: 'icon', href: '/logo.svg' }], ['meta', { property: 'og:title', content: 'x' }]],
  sitemap: { hostname: 'https://old.example' },
  themeConfig: {
    logo: '/logo.svg',
    nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ text: 'API', link: '/api' }, { items: [{ text: 'Elsewhere', link: 'https://x.example' }] }] }],
    sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Start', collapsed: true, items: [{ text: 'Overview', link: '/' }, { text: 'Gone', link: 'gone' }] }] } },
    socialLinks: [{ icon: 'github', link: 'https://github.com/o/r' }],
    footer: { message: 'MIT.' },
    carbonAds: {},
  },
}))
`,
  'src/en/index.md':
    '---\nlayout: home\nhero:\n  name: Old\n  text: A tool\n  tagline: Fast.\n  actions:\n    - theme: brand\n      text: Start\n      link: /guide/\nfeatures:\n  - icon: ⚡️\n    title: Quick\n    details: Very.\n---\n',
  'src/en/guide/index.md': `# The guide

[[toc]]

## What's \`foo.bar\`? {{ no }}

## Own {#custom}

## 1. First

::: details
Hidden.
:::

::: code-group

\`\`\`ts:line-numbers {1} [a.ts]
const a = 1 // [!code ++]
// [!code word:world]
const b = 'world'
\`\`\`

::: info
Not closed by its own line.
:::

> [!WARNING]
> Careful.

<<< @/snippet.ts#part{1 ts}

<!--@include: ./part.md-->

See [API](../api.md#x), [API](/api.html), [itself](#own), and [de](/de/).

<Badge type="tip" text="new" /> <span style="color: red">red</span>

<MyDemo />

\`{{ code }}\`

![Logo](/logo.svg) ![Pic](./pic.svg)
`,
  'src/en/guide/part.md': 'From the *part*.\n',
  'src/en/guide/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/en/api.md': '# API\n\n## X\n\n[Guide](/guide/#_1-first) and [snippet](/guide/#what-s-foo-bar-no)\n',
  'src/en/[product]/index.md': '# A generated page\n',
  'src/en/blog/post.md': '# Post\n',
  'src/de/index.md': '# Hallo\n',
  'src/snippet.ts': '// #region part\nexport const part = 1\n// #endregion part\nexport const rest = 2\n',
  'src/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}

test('imports a VitePress site that builds at once', async () => {
  const { site, shown, report, causes } = await importedSite(files)
  expect(shown.exitCode).toBe(0)
  expect(causes).toEqual([
    'component <MyDemo>: src/en/guide/index.md',
    'expression {{ … }}: src/en/guide/index.md',
    'configuration themeConfig.carbonAds: ',
    'page en/[product]/index.md: ',
    'sidebar Gone: ',
  ])
  expect([report.pages, report.imported, report.whole]).toEqual([6, 6, 5])

  const guide = site.read('new/content/guide/index.md')
  expect(guide).toMatchInlineSnapshot(`
    "# The guide

    - [What's foo.bar? {{ no }}](#what-s-foo-bar-no)
    - [Own](#custom)
    - [1. First](#_1-first)

    ## What's \`foo.bar\`? {{ no }} {#what-s-foo-bar-no}

    ## Own {#custom}

    ## 1. First {#_1-first}

    ::: details Details
    Hidden.
    :::

    :::: code-group

    \`\`\`ts:line-numbers {1} [a.ts]
    const a = 1 // [!code ++]
    // [!code word:world]
    const b = 'world'
    \`\`\`

    ::: info
    Not closed by its own line.
    :::
    ::::

    > [!WARNING]
    > Careful.

    \`\`\`ts {1}
    export const part = 1
    \`\`\`

    From the *part*.

    See [API](../api.md#x), [API](/api), [itself](#own), and [de](/de/).

    <span class="moved-badge moved-badge-good">new</span> <span class="moved-1">red</span>

    <!-- The old site shows MyDemo here. -->

    \`{{ code }}\`

    ![Logo](/logo.svg) ![Pic](../en/guide/pic.svg)
    "
  `)
  expect(site.read('new/content/index.md')).toMatchInlineSnapshot(`
    "---
    title: "Old: A tool"
    hero:
      title: "Old: A tool"
      tagline: Fast.
      actions:
        - label: Start
          to: /guide
    features:
      - title: Quick
        text: Very.
        icon: "⚡️"
    ---


    "
  `)
  expect(site.read('new/content/blog-pages/post.md')).toContain('slug: /blog/post')
  expect(site.read('new/site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docs-engine/cli'

    export default defineConfig({
      title: 'Old',
      tagline: 'A site.',
      url: 'https://old.example',
      trailingSlash: false,
      favicon: '/logo.svg',
      navbar: {
        logo: { src: '/logo.svg' },
        items: [
          { label: 'Guide', to: '/guide' },
          {
            label: 'More',
            items: [{ label: 'API', to: '/api' }, { label: 'Elsewhere', href: 'https://x.example' }],
          },
          { label: 'GitHub', href: 'https://github.com/o/r' },
        ],
      },
      sidebars: { guide: [{ label: 'Start', collapsed: true, items: [{ label: 'Overview', to: 'guide' }] }] },
      footer: { copyright: 'MIT.' },
      theme: { accent: '#3451b2', css: ['styles/moved.css'] },
      // To compile the TypeScript samples page by page, list pages: \`samples: { include: ['guide/**'] }\`. To compile all: \`samples: {}\`.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
        'unclosed-fence': 'warn',
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      locales: { de: { label: 'Deutsch' } },
    })
    "
  `)

  expect(await buildImported(site)).toContain('0 errors')
  const html = site.read('new/dist/guide.html')
  for (const id of ['what-s-foo-bar-no', 'custom', '_1-first']) expect(html).toContain(`id="${id}"`)
})

test('passes the environment to a configuration that is a function, which can declare `__dirname`', async () => {
  const { site } = await importedSite({
    '.vitepress/config.js': `import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
const __dirname = dirname(fileURLToPath(import.meta.url))
export default ({ mode, command }) => ({ title: [mode, command, basename(__dirname)].join(' ') })\n`,
    'index.md': '# Home\n',
  })
  expect(site.read('new/site.config.ts')).toContain("title: 'production build .vitepress'")
})
