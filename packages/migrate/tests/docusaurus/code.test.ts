import { expect, test } from 'vitest'
import { moved, movedPage } from './docusaurus-site.ts'

test('keeps titles and line ranges of code blocks, and converts magic comments to line ranges', async () => {
  expect(
    await movedPage(`\`\`\`js title="a.js" {1,3-5} showLineNumbers
one()
\`\`\`

\`\`\`jsx
// highlight-next-line
const a = 1
const b = 2
{/* highlight-start */}
const c = 3
const d = 4
{/* highlight-end */}
\`\`\`

\`\`\`sh npm2yarn
npm install --save-dev it
\`\`\`

\`\`\`js no-transpile
x()
\`\`\`
`),
  ).toMatchInlineSnapshot(`
    "\`\`\`js title="a.js" {1,3-5} showLineNumbers
    one()
    \`\`\`

    \`\`\`jsx {1,3-4}
    const a = 1
    const b = 2
    const c = 3
    const d = 4
    \`\`\`

    \`\`\`sh npm2yarn
    npm install --save-dev it
    \`\`\`

    \`\`\`js
    x()
    \`\`\`
    "
  `)
})

test('supports the magic comments from the site’s configuration', async () => {
  const page = await movedPage(
    '```js\n// this-is-wrong\nbad()\ngood()\n// Add this line\nnew()\n// Add this\n{/* Added lines start */}\n<A />\n<B />\n{/* Added lines end */}\n```\n',
    {
      'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]], themeConfig: { prism: { magicComments: [
      { className: 'error-line', line: 'this-is-wrong' },
      { className: 'added-line', line: 'Add this line', block: { start: 'Added lines start', end: 'Added lines end' } } ] } } }`,
    },
  )
  expect(page).toBe('```js del={1} ins={3,5-6}\nbad()\ngood()\nnew()\n// Add this\n<A />\n<B />\n```\n')
})

test('imports Mermaid diagrams of a Docusaurus site that draws them', async () => {
  const page = '```mermaid title="Flow"\ngraph LR\n```\n'
  expect(await movedPage(page)).toBe(page)
  const { read, site } = await moved({
    'docusaurus.config.js':
      "module.exports = { title: 'Old', markdown: { mermaid: true }, themes: ['@docusaurus/theme-mermaid'], presets: [['classic', {}]] }\n",
    'docs/page.md': `# Page\n\n${page}`,
  })
  expect(read('content/docs/page.md')).toContain('```mermaid\ngraph LR\n```\n')
  expect(read('site.config.ts')).toContain('plugins: [mermaid()]')
  expect(JSON.parse(site.read('new/package.json')).devDependencies).toHaveProperty('@docs-engine/mermaid')
})
