import { expect, test } from 'vitest'
import { importedSite } from './imported-site.ts'

const starlight = (options = '') => `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old', ${options} })] }
`

test('writes terminal output of a Starlight site without its escape codes, and diffs of a language as marked lines', async () => {
  const { site, report, causes } = await importedSite({
    'astro.config.mjs': starlight(),
    'src/content/docs/index.md': `---
title: Home
---

\`\`\`ansi
\u001b[34mblue\u001b[0m text
\`\`\`

\`\`\`diff lang="js"
  const a = 1
- const b = 2
+ const b = 3
\`\`\`

\`\`\`diff
- old
+ new
\`\`\`
`,
  })
  expect(causes).toEqual([])
  expect(report.withoutEffect).toEqual({ 'colors of terminal output': 1 })
  const page = site.read('new/content/index.md')
  expect(page).toContain('```ansi\nblue text\n```')
  expect(page).toContain('```js ins={3} del={2}\n const a = 1\n const b = 2\n const b = 3\n```')
  expect(page).toContain('```diff\n- old\n+ new\n```')
})

test('takes the default colors of Starlight and VitePress', async () => {
  const withStarlight = await importedSite({
    'astro.config.mjs': starlight(),
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\nText\n',
  })
  expect(withStarlight.site.read('new/site.config.ts')).toContain("accent: 'hsl(234, 90%, 60%)'")
  const withComputedColor = await importedSite({
    'astro.config.mjs': starlight("customCss: ['./own.css']"),
    'own.css': ':root { --sl-color-accent: var(--mine) }',
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\nText\n',
  })
  expect(withComputedColor.site.read('new/site.config.ts')).not.toContain('accent')
  const withVitePress = await importedSite({
    '.vitepress/config.js': "export default { title: 'Old', appearance: 'dark' }\n",
    'index.md': '# Home\n',
  })
  const config = withVitePress.site.read('new/site.config.ts')
  expect(config).toContain("accent: '#3451b2'")
  expect(config).toContain("colorMode: { default: 'dark', respectSystem: false }")
})

test('passes the environment to a configuration that is a function, as Vite does', async () => {
  const { site } = await importedSite({
    '.vitepress/config.js': "export default ({ mode, command }) => ({ title: mode + ' ' + command })\n",
    'index.md': '# Home\n',
  })
  expect(site.read('new/site.config.ts')).toContain("title: 'production build'")
})

test('removes the arrow of external links from badges', async () => {
  const { site } = await importedSite({
    'mkdocs.yml': 'site_name: Old\n',
    'docs/index.md': '# Home\n\n[![Build](https://x.example/a.svg)](https://x.example)\n',
  })
  expect(site.read('new/styles/moved.css')).toContain('.prose a[href^="http"]:has(img)::after {\n  content: none;')
})

test('counts the extension `mkautodoc` of MkDocs only for the pages that use it', async () => {
  const { causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [mkautodoc]\n',
    'docs/index.md': '# Home\n',
    'docs/api.md': '# API\n\n::: httpx.get\n    :docstring:\n',
  })
  expect(causes).toEqual(['plugin mkdocstrings: docs/api.md'])
})
