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

/** A site whose pages contain the markers of remark-typescript-tools, which the documentation of Redux uses. */
const reduxSite = {
  'docusaurus.config.js': `const { linkDocblocks, transpileCodeblocks } = require('remark-typescript-tools')
    module.exports = { title: 'Old', url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [
      [linkDocblocks, { extractorSettings: { basedir: __dirname + '/lib' } }], [transpileCodeblocks, {}]] } }]] }\n`,
  'lib/api.ts': `/** Not this one. */
export interface Other { base: string }

export interface Options {
  /**
   * The base, as {@link Base}.
   *
   * @remarks
   * Only **one**.
   *
   * @example
   *
   * \`\`\`ts
   * // codeblock-meta title="a.ts" no-transpile
   * @decorated // highlight-line
   * const a = 1
   * \`\`\`
   *
   * @public
   */
  base: string
}

/**
 * Adds numbers.
 * @param a - The first
 * @param b - The second
 */
export function add(a: number, b: number) {}
/** @overloadSummary Adds nothing. */
export function add() {}
`,
}

test('shows the comments of the source code to which a page links', async () => {
  const page = await movedPage(
    `[summary,remarks](docblock://api.ts?token=Options.base)

[examples](docblock://api.ts?token=Options.base)

[params](docblock://api.ts?token=add)

[overloadSummary](docblock://api.ts?token=add&overload=1)

[summary](docblock://api.ts?token=gone)
`,
    reduxSite,
  )
  expect(page).toMatchInlineSnapshot(`
    "The base, as \`Base\`.

    Only **one**.

    \`\`\`ts title="a.ts"
    @decorated // highlight-line
    const a = 1
    \`\`\`

    * **a** The first
    * **b** The second

    Adds nothing.

    === messages ===
    docs/page.md:13:1  warning  \`api.ts\` has no comment on \`gone\`.  not-imported

      13 │ [summary](docblock://api.ts?token=gone)
         │ ~

      Copy the text from the comment into the page.

    0 errors, 1 warning
    "
  `)
})

test('counts links to comments of missing source files as one cause', async () => {
  const { shown } = await moved({
    ...reduxSite,
    'docs/page.md': '# Page\n\n[summary](docblock://one.ts?token=one)\n\n[summary](docblock://two.ts?token=two)\n',
  })
  expect(shown.stdout).toContain(`  docblock missing source files: 1 page (docs/page.md)
    Restore the source code that the old site documents, and run the command again, or copy the text into the page.
`)
  expect(shown.stderr).toContain('The file `two.ts`, which contains this comment, doesn’t exist.')
})

test('converts the file markers of remark-typescript-tools', async () => {
  const page = await movedPage(
    `\`\`\`ts
// file: types.ts noEmit
// highlight-next-line
export type A = 1
// file: src/a.ts
import type { A } from './types'
// highlight-next-line
const a: A = 1
\`\`\`

\`\`\`ts
// file: a.ts
export const a = 1
// file: b.ts
import { a } from './a'
\`\`\`

\`\`\`ts
// file: hidden.ts noEmit
// highlight-next-line
export const a = 1
// file: b.ts
b()
\`\`\`

\`\`\`ts no-transpile
// file: shown.ts
\`\`\`

\`\`\`ts no-transpile
// file: store.ts noEmit
declare const store: Store
// file: c.ts
store.dispatch()
\`\`\`

\`\`\`jsx
<p>
  {/* highlight-start */}
  one
  {/* highlight-end */}
</p>
\`\`\`
`,
    reduxSite,
  )
  expect(page).toMatchInlineSnapshot(`
    "\`\`\`ts {2}
    // ---cut-start---
    // @filename: types.ts
    export type A = 1
    // @filename: src/a.ts
    // ---cut-end---
    import type { A } from './types'
    const a: A = 1
    \`\`\`

    \`\`\`ts
    // @filename: a.ts
    export const a = 1

    // @filename: b.ts
    import { a } from './a'
    \`\`\`

    \`\`\`ts
    // ---cut-start---
    // @filename: hidden.ts
    export const a = 1
    // @filename: b.ts
    // ---cut-end---
    b()
    \`\`\`

    \`\`\`ts
    // file: shown.ts
    \`\`\`

    \`\`\`ts
    // ---cut-start---
    // @filename: store.ts
    declare const store: Store
    // @filename: c.ts
    // ---cut-end---
    store.dispatch()
    \`\`\`

    \`\`\`jsx {2}
    <p>
      one
    </p>
    \`\`\`
    "
  `)
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
