import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildImported, importedSite } from './imported-site.ts'

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
    'page translation de: ',
    'sidebar Gone: ',
  ])
  expect([report.pages, report.imported, report.whole]).toEqual([6, 5, 4])

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

    \`\`\`ts showLineNumbers {1} [a.ts]
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
      rules: { 'undefined-reference': 'warn' },
      onBrokenAnchors: 'warn',
      // Pages of the old site that weren’t imported, and paths that other software serves.
      ignoreLinks: ['/de/'],
    })
    "
  `)

  expect(await buildImported(site)).toContain('0 errors')
  const html = site.read('new/dist/guide.html')
  for (const id of ['what-s-foo-bar-no', 'custom', '_1-first']) expect(html).toContain(`id="${id}"`)
})

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

test('takes the brand color', async () => {
  const { site } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    '.vitepress/theme/own.css':
      ':root { --vp-c-orange: #e36002; --vp-c-brand: var(--vp-c-orange); --vp-c-brand-1: var(--vp-c-brand); --vp-c-brand-2: blue }\n',
    'index.md': '# Start\n',
  })
  expect(site.read('new/site.config.ts')).toContain("accent: '#e36002'")
})

test('keeps showing the types of Twoslash samples, and writes those that `^?` asks for as comments', async () => {
  const boxes = {
    'node_modules/boxes/package.json': '{ "name": "boxes", "version": "1.2.0", "types": "index.d.ts" }',
    'node_modules/boxes/index.d.ts': `/** Packs things. */
export declare function pack(options: {
  /** The number of things. */
  count: number
}): { weight: number }
`,
  }
  const sample =
    "import { pack } from 'boxes'\n\nexport const packed = pack({ count: 3 })\n//           ^?\n  const other = packed.weight\n  //                     ^?\n"
  const { site, report, causes } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    ...Object.fromEntries(Object.entries(boxes)),
    'index.md': `# Start\n\n\`\`\`js twoslash\n// @noErrors\n${sample}\`\`\`\n\n\`\`\`ts\nconst n: string = 1\n//    ^?\n\`\`\`\n`,
    'errors.md': '# Errors\n\n```ts twoslash\n// @errors: 2322\nconst a: string = 1\n```\n',
    'package.json':
      '{ "devDependencies": { "never-there": "workspace:*", "own-library": "workspace:*" }, "workspaces": ["packages/*"] }',
    'packages/own/package.json': '{ "name": "own-library", "version": "2.0.0" }',
    'own.md': "# Own\n\n```ts twoslash\nimport { a } from 'own-library'\nimport url from 'some.png?url'\n```\n",
    'missing.md': "# Missing\n\n```ts twoslash\nimport { a } from 'never-there'\nconst b = a()\n//    ^?\n```\n",
  })
  expect(causes).toEqual([
    'code block @errors: errors.md',
    'code block ^?: missing.md',
    'code block twoslash: missing.md',
  ])
  expect(report.causes.find(({ name }) => name === 'twoslash')?.reason).toContain('`never-there`')
  expect(JSON.parse(site.read('new/package.json')).devDependencies).toMatchObject({
    boxes: '^1.2.0',
    'own-library': '^2.0.0',
  })
  expect(site.read('new/content/index.md')).toContain(`export const packed = pack({ count: 3 })
//           ^ packed: { weight: number; }
  const other = packed.weight
  //                     ^ weight: number
`)
  expect(site.read('new/content/index.md')).toContain('const n: string = 1\n//    ^?')
  expect(site.read('new/content/errors.md')).toContain('```ts twoslash error=2322\nconst a: string = 1\n')

  site.write(Object.fromEntries(Object.entries(boxes).map(([path, text]) => [`new/${path}`, text])))
  const output = await buildImported(site)
  expect(output).not.toMatch(/\berror\b.*sample/)
  const { types, exports } = JSON.parse(site.read('new/dist/types.json'))
  expect(types.join(' ').replace(/<[^>]*>/g, '')).toContain('weight: number')
  expect(exports).toContainEqual({ docs: '<p>The number of things.</p>' })
})

test('replaces shortcodes by emoji, and reports unknown ones', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    'index.md': '# Start\n\nDone :tada: :100: but `:tada:`, :80: and :no-such-emoji:\n',
  })
  expect(site.read('new/content/index.md')).toContain('Done 🎉 💯 but `:tada:`, :80: and :no-such-emoji:')
  expect(causes).toEqual(['directive :no-such-emoji:: index.md'])
})

test('applies hooks that change the text of code blocks, and reports hooks that add elements', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.ts': `export default { title: 'Old', markdown: { codeTransformers: [{
  postprocess: (code) => code.replaceAll('[!!code', '[!code').replaceAll('@@include', '@include').replaceAll('NEW', '<b>NEW</b>'),
}] } }\n`,
    'index.md':
      '# Home\n\n```js\nif (a && b < c) d() // [!code ++]\ne() // [!!code focus]\n```\n\n```md\n<!--@@include: ./a.md-->\n```\n',
    'other.md': '# Other\n\n```js\na() // NEW\n```\n',
  })
  expect(site.read('new/content/index.md')).toContain('if (a && b < c) d() // [!code ++]\ne() // [!!code focus]\n')
  expect(site.read('new/content/index.md')).toContain('\n<!--@include: ./a.md-->\n')
  expect(causes).toEqual(['code block codeTransformers: other.md'])
})

test('imports inline footnotes if the version of VitePress shows them', async () => {
  const text =
    '# Home\n\n> Some^[See [*b*](./b.md)\n> and `]`.] text[^note-1] and `^[code]` \\^[none]^[2].\n\n[^note-1]: Own.\n'
  const files = { '.vitepress/config.ts': "export default { title: 'Old' }\n", 'index.md': text, 'b.md': '# B\n' }
  const manifest = (version: string) => JSON.stringify({ devDependencies: { vitepress: version } })
  const { site } = await importedSite({ ...files, 'package.json': manifest('^2.0.0-alpha.19') })
  expect(site.read('new/content/index.md')).toContain(
    'Some[^note-2] text[^note-1] and `^[code]` \\^[none][^note-3].\n\n[^note-1]: Own.\n\n[^note-2]: See [*b*](./b.md) and `]`.\n\n[^note-3]: 2\n',
  )
  expect(await buildImported(site)).not.toMatch(/error/)
  const older = await importedSite({ ...files, 'package.json': manifest('^1.6.3') })
  expect(older.site.read('new/content/index.md')).toContain('[none]^[2].')
  // The documentation of VitePress itself uses the version in its repository.
  const own = await importedSite({
    ...files,
    'package.json': manifest('workspace:*').replace('{', '{"name":"vitepress","version":"2.0.0-alpha.20",'),
    'node_modules/vitepress/package.json': '{ "version": "1.6.4" }',
  })
  expect(own.site.read('new/content/index.md')).toContain('[none][^note-3].')
})

test('shows images in one color mode if the theme or its packages hide them by an attribute', async () => {
  const { site } = await importedSite({
    '.vitepress/config.ts': "export default { title: 'Old' }\n",
    '.vitepress/theme/index.ts': "import Theme from 'a-theme/src/main'\nexport default Theme\n",
    'node_modules/a-theme/src/base.css':
      'html:not(.dark) [img-dark] {\n  display: none;\n}\nhtml.dark [img-light] { display: none }\n',
    'index.md': '# Home\n\n<img img-light src="/a.png" alt="A">\n<img class="b" alt="B" src="/b.png" img-dark />\n',
    'public/a.png': '',
    'public/b.png': '',
  })
  const home = site.read('new/content/index.md')
  expect(home).toMatch(/<img class="only-light"[^>]* alt="A"/)
  expect(home).toMatch(/<img class="only-dark b" alt="B"/)
  expect(home).not.toContain('img-')
})

test('ends a container with text that VitePress shows as it is, and imports the ID of a block', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mts': "export default { title: 'Old' }\n",
    'index.md': '# Home\n\n<div>\n\n::: v-pre\n{{ shown }}\n:::\n\n</div>\n\n## After\n\nText.\n\n{#own-id}\n\nMore.\n',
  })
  expect(await buildImported(site)).not.toMatch(/error/)
  const html = site.read('new/dist/index.html')
  expect(html).toContain('{{ shown }}')
  expect(html).not.toContain(':::')
  expect(html).not.toContain('{#own-id}')
  expect(html).toContain('<a id="own-id"></a>')
})

test('names included code after its file, and shows terminals, links, and Twoslash samples without their codes', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': `import { groupIconMdPlugin } from 'vitepress-plugin-group-icons'
export default { title: 'Old', markdown: { config: (md) => md.use(groupIconMdPlugin) } }
`,
    '.vitepress/theme/index.js': `import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, {
    'home-hero-image': () => h('p', 'A window'),
    // 'home-features-after': () => h('p', 'Sponsors'),
  }),
}
`,
    'index.md': '---\nlayout: home\nhero: { name: Old }\n---\n',
    'guide.md': `# Guide

<<< ./snippets/init.ansi

[PDF](/guide.html){target="_self"} and [more](/guide){#more .big}.
`,
    'types.md': '# Types\n\n```ts twoslash\n// @errors: 2769\n// @filename: a.ts\nconst a = 1\n```\n',
    'download.md': '# Download\n\n[PDF](/guide.html){download="a.pdf"}\n',
    'snippets/init.ansi': '\u001b[90mDone\u001b[0m',
  })
  expect(causes.filter((cause) => !cause.endsWith(': ')).sort()).toEqual([
    'attribute download: download.md',
    'code block @errors: types.md',
    'theme slot home-hero-image: index.md',
  ])
  const guide = site.read('new/content/guide.md')
  expect(guide).toContain('```ansi [init.ansi]\nDone\n```')
  expect(guide).toContain('[PDF](/guide) and [more](/guide)<a id="more"></a>.')
  expect(site.read('new/content/types.md')).toContain('twoslash error=2769\n// @filename: a.ts\nconst a = 1\n')
})

test('names the tabs of a code group after the included files', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': `export default { title: 'Old' }\n`,
    'index.md': '# Home\n\n::: code-group\n<<< ./a.js\n<<< ./a.js [Own]\n:::\n\n<<< ./a.js\n',
    'a.js': 'a()',
  })
  expect(site.read('new/content/index.md').match(/```js.*/g)).toEqual(['```js [a.js]', '```js [Own]', '```js'])
})

test('shows diagrams that a plugin of the old site renders, and leaves the old site as it is', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': `import { diagramPlugin } from 'diagrams'
export default {
  title: 'Old',
  markdown: {
    async config(md) {
      await diagramPlugin(md)
    },
  },
}
`,
    '.vitepress/theme/index.js':
      "import 'diagrams/style.css'\nimport Theme from 'vitepress/theme'\nexport default Theme\n",
    'node_modules/diagrams/package.json': '{ "name": "diagrams", "version": "1.0.0", "main": "index.js" }',
    'node_modules/diagrams/style.css': '.dark .vp-diagram.light-only { display: none }\n',
    'node_modules/diagrams/index.js': `const fs = require('node:fs')
exports.diagramPlugin = async (md) => {
  await null
  fs.writeFileSync('cache.txt', '')
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index].info === 'dot'
      ? '<div class="vp-diagram light-only"><svg viewBox="0 0 9 9"><text>' + tokens[index].content.trim() + '</text></svg></div><div class="vp-diagram dark-only"><svg viewBox="0 0 9 9"></svg></div>'
      : fence(tokens, index, ...rest)
}
`,
    'index.md':
      '# Home\n\n1. Item\n\n   ```dot\n   a to b\n   ```\n\n   More of the item.\n\n```mermaid\ngraph\n```\n\n<button onclick="play()">Play</button>\n',
  })
  expect(causes.filter((cause) => cause.endsWith(': index.md'))).toEqual([
    'component onclick: index.md',
    'plugin mermaid: index.md',
  ])
  await buildImported(site)
  const html = site.read('new/dist/index.html')
  expect(html).toContain('<div class="vp-diagram light-only"><svg viewBox="0 0 9 9"><text>a to b</text></svg></div>')
  expect(html).toMatch(/<p>Item<\/p>\s*<div class="vp-diagram[\s\S]*More of the item\.<\/p>\s*<\/li>/)
  expect(site.read('new/styles/moved.css')).toContain('[data-theme="dark"] .vp-diagram.light-only { display: none }')
  expect([...readdirSync(site.root), ...readdirSync(join(site.root, 'old'))]).not.toContain('cache.txt')
})

test('shows the image of the home page and those of its features', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'public/day.svg': svg,
    'public/night.svg': svg,
    'public/fast.svg': svg,
    'index.md':
      '---\nlayout: home\nhero: { name: Old, image: { light: /day.svg, dark: /night.svg, alt: A lake } }\nfeatures:\n  - { title: Fast, details: Very., icon: { src: /fast.svg } }\n  - { title: Small, details: Very., icon: 🐜 }\n---\n',
    'guide.md': '# Guide\n\n[Other](./other)\n',
    'other.md':
      '---\nlayout: home\nhero: { name: Other, image: /gone.svg }\nfeatures: [{ title: A, details: B., icon: <i></i> }]\n---\n',
  })
  expect(causes).toEqual(['component feature icons: other.md', 'component hero image: other.md'])
  expect(await buildImported(site)).not.toContain('error')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<img class="only-light"[^>]* src="[^"]*day[^"]*\.svg"[^>]*/)
  expect(html).toMatch(/<img class="only-dark"[^>]* src="[^"]*night[^"]*\.svg"[^>]*/)
  expect(html).toContain('alt="A lake"')
  expect(html).toMatch(/<span class="feature-icon"><img [^>]*src="[^"]*fast[^"]*\.svg"/)
  expect(html).toContain('<span class="feature-icon">🐜</span>')
})

test('converts every URL of an element, including those in `srcset`', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mts': "export default { title: 'Old', base: '/base/' }\n",
    'index.md':
      '# Home\n\n<img src="/base/light.svg" srcset="/base/light.svg 1x, ./dark.svg 2x" alt="2 > 1">\n\n<video src="/base/a.mp4" poster=\'/base/light.svg\'></video>\n',
    'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'public/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'public/a.mp4': 'video',
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain('<img src="/light.svg" srcset="/light.svg 1x, ./dark.svg 2x" alt="2 > 1">')
  expect(page).toContain('<video src="/a.mp4" poster=\'/light.svg\'></video>')
  expect(await buildImported(site)).not.toMatch(/warning/)
})

test('keeps the heading IDs that the functions of the configuration return', async () => {
  const { site } = await importedSite({
    '.vitepress/config.mjs': `export default {
  title: 'Old',
  markdown: {
    anchor: {
      getTokensText: (tokens) => tokens.map(({ content }) => content.replace('?', '')).join(''),
      slugify: (text) => text.replace(/[\\s()]+/g, '-'),
    },
  },
}
`,
    'index.md':
      '# Home\n\n[[toc]]\n\n## Type Parameters?\n\n## mapState(useStore)\n\n### mapState(useStore)\n\n## Own {#own}\n\n<!--@include: ./part.md#In-Part-->\n',
    'part.md': '## In Part\n\nIncluded.\n\n## Other part\n',
  })
  const page = site.read('new/content/index.md')
  expect(page).toContain('- [Type Parameters?](#Type-Parameters)')
  expect(page).toContain('## Type Parameters? {#Type-Parameters}\n\n## mapState(useStore) {#mapState-useStore-}\n')
  expect(page).toContain('## In Part {#In-Part}\n\nIncluded.')
  expect(page).not.toContain('Other part')
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

test('reports classes of containers that the theme of the old site styles', async () => {
  const { causes } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    '.vitepress/theme/style.css': '.wide { color: red }\n',
    'index.md': '# Home\n\n::: tip Title {.wide .other}\nText.\n:::\n',
    'other.md': '# Other\n\n::: tip Title {.other}\nText.\n:::\n',
  })
  expect(causes).toContain('style .wide: index.md')
  expect(causes.filter((cause) => cause.includes('other'))).toEqual([])
})

test('imports Mermaid diagrams that a plugin draws, also in containers', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs':
      "import { withMermaid } from 'vitepress-plugin-mermaid'\nexport default withMermaid({ title: 'Old' })\n",
    'node_modules/vitepress-plugin-mermaid/package.json': '{ "name": "vitepress-plugin-mermaid", "main": "index.js" }',
    'node_modules/vitepress-plugin-mermaid/index.js': 'exports.withMermaid = (config) => config\n',
    'index.md': '# Home\n\n::: tip\n```mermaid\ngraph LR\n```\n:::\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(':::: tip\n:::Mermaid\n```text\ngraph LR\n```\n:::\n::::\n')
})

test('keeps event handlers that need no other script', async () => {
  const { site, causes } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old' }\n",
    'index.md': `# Home

<button onclick="document.getElementById('sound').play()">Play</button><audio id="sound"></audio>
`,
  })
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toContain('<button data-on-click="')
  expect(site.read('new/dist/index.html')).toContain('<moved-script></moved-script>')
  expect(site.read('new/dist/scripts/moved.js')).toContain("document.getElementById('sound').play()")
})
