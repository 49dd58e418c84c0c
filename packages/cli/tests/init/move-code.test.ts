import { expect, test } from 'vitest'
import { movedPage } from './docusaurus-site.ts'

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

    ::::tabs{group="npm2yarn"}
    :::tab[npm]
    \`\`\`sh
    npm install --save-dev it
    \`\`\`
    :::

    :::tab[Yarn]
    \`\`\`sh
    yarn add --dev it
    \`\`\`
    :::

    :::tab[pnpm]
    \`\`\`sh
    pnpm add --save-dev it
    \`\`\`
    :::
    ::::

    \`\`\`js
    x()
    \`\`\`
    "
  `)
})

test('supports the magic comments from the site’s configuration', async () => {
  const page = await movedPage('```js\n// this-is-wrong\nbad()\ngood()\n```\n', {
    'docusaurus.config.js': `module.exports = { title: 'Old', presets: [['classic', {}]], themeConfig: { prism: { magicComments: [
      { className: 'error-line', line: 'this-is-wrong' } ] } } }`,
  })
  expect(page).toBe('```js del={1}\nbad()\ngood()\n```\n')
})
