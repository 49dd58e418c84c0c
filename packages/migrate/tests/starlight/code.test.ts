import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { plainConfig } from './plain-config.ts'

test('keeps the title and the marks of code', async () => {
  const { site, causes } = await importedSite({
    ...plainConfig,
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
  const fences = site.read('new/content/index.mdx').match(/```\w.*/g)
  expect(fences).toEqual([
    '```astro title="src/a.astro" /<\\\\/?Base title={x}>/r /b\\\\(.*?\\\\)/r',
    '```js',
    '```js /one two/ ins=/three/ del=/w(t)/r /a$/r',
  ])
  const page = site.read('new/content/index.mdx')
  expect(page).toContain('<Code code={code} lang="js" title={fileName} meta={"/file/ /CMS/ ins={2} del={3}"} />')
  expect(page).toContain('<Code code="a" meta={"{1}"} />')
  expect(causes).toEqual(['code block labels of lines: src/content/docs/index.mdx'])
  const built = await buildImported(site)
  expect(built).toContain('Built 1 page')
  expect(built).not.toContain('warning')
  const html = site.read('new/dist/index.html')
  expect(html).toMatch(/<span class="[^"]*word">a<\/span>\n/)
  expect(html).toMatch(/<span class="[^"]*word ins">three<\/span>/)
  expect(html).toMatch(/w<\/span><span class="[^"]*word del">t<|w<span class="[^"]*word del">t</)
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

${['js', 'js showLineNumbers=false', 'js startLineNumber=5 wrap=false', 'bash', 'bash showLineNumbers', ''].map(code).join('\n')}`,
    'src/content/docs/other.md': '---\ntitle: Other\n---\n\nNo code.\n',
  })
  expect(site.read('new/content/index.mdx').match(/(?<=^```)\w.*/gm)).toEqual([
    'js showLineNumbers wrap',
    'js wrap',
    'js showLineNumbers=5',
    'bash wrap',
    'bash showLineNumbers wrap',
    'text showLineNumbers wrap',
  ])
  expect(causes).toEqual(['plugin Twoslash: src/content/docs/index.mdx'])
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
