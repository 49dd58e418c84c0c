import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { plainConfig } from './plain-config.ts'

test('keeps the title of code, and the marks of code blocks', async () => {
  const { site, causes, report } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Home
---

import { Code } from '@astrojs/starlight/components';

export const code = "a('file')\\nb()\\nc('CMS')";
export const fileName = 'example.js';

<Code code={code} lang="js" title={fileName} mark={['file', 'CMS']} ins={2} del={{ range: '3' }} wrap />

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
`,
  })
  const fences = site.read('new/content/index.mdx').match(/```\w.*/g)
  expect(fences).toEqual([
    '```astro title="src/a.astro" /<\\\\/?Base title={x}>/r /b\\\\(.*?\\\\)/r',
    '```js',
    '```js /one two/ ins=/three/ del=/w(t)/r /a$/r',
  ])
  const page = site.read('new/content/index.mdx')
  expect(page).toContain('<Code code={code} lang="js" title={fileName} />')
  expect(causes).toEqual([])
  expect(report.withoutEffect).toMatchObject({ '`mark` of `<Code>`': 1, '`wrap` of `<Code>`': 1 })
  const built = await buildImported(site)
  expect(built).toContain('Built 1 page')
  expect(built).not.toContain('warning')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<span class="[^"]*word">a<\/span>\n/)
  expect(html).toMatch(/<span class="[^"]*word ins">three<\/span>/)
  expect(html).toMatch(/w<\/span><span class="[^"]*word del">t<|w<span class="[^"]*word del">t</)
})

test('reads the options of code as Expressive Code does', async () => {
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

\`\`\`py
# Example
\`\`\`
`,
  })
  expect(site.read('new/content/index.md').match(/```\w[\s\S]*?```$/gm)).toEqual([
    '```js title=\'a "b".js\' /f("x", y)/ /z\\\\./r /z/\nf("x", y) z.\n```',
    '```ts title="loader.ts" {2}\n// src/kept.ts\na()\n```',
    '```py\n# Example\n```',
  ])
})

test('marks the same lines of code that starts with a blank line', async () => {
  const { site } = await importedSite({
    ...plainConfig,
    'src/content/docs/index.mdx': `---
title: Home
---

\`\`\`js {1}

b()

\`\`\`
`,
  })
  expect(site.read('new/content/index.mdx')).toContain('\n```js {1}\nb()\n```\n')
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
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  const html = site.read('new/dist/index.html').replace(/<[^<>]*>/g, '')
  expect(html).toContain('# One\nnpm run\n\n# Two\nnpm test')
  expect(html).toContain('# One\npnpm run\n\n# Two\npnpm test')
})

test('writes terminal output of a Starlight site without its escape codes, and diffs of a language as marked lines', async () => {
  const { site, report, causes } = await importedSite({
    ...plainConfig,
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
