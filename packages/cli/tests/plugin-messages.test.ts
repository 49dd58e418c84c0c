import { expect, test } from 'vitest'
import { shown, tempSite } from './support/temp-site.ts'

test('names the plugin and the page if a plugin fails, and reports the messages of plugins', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `
const broken = () => (tree, file) => { if (file.path.endsWith('a.md')) throw new Error('it broke') }
const strict = () => (tree, file) => {
  if (file.path.endsWith('b.md')) file.message('Write less', tree.children[2], 'words:less')
  if (file.path.endsWith('c.md')) file.fail('Too bad', tree.children[2], 'words:bad')
}
export default {
  title: 'Test',
  samples: false,
  markdown: { remarkPlugins: [broken], rehypePlugins: [strict] },
  plugins: [{ name: 'draw', codeBlocks: { dot: ({ value }) => { if (value === 'x') throw new Error('unknown shape \`x\`'); return value } } }],
}
`,
      'content/index.md': '# Home\n\n```dot\nx\n```\n\n```dot\ny\n```\n',
      'content/a.md': '# A\n',
      'content/b.md': '# B\n\n## More\n',
      'content/c.md': '# C\n\n## More\n',
    },
    { config: null },
  )

  expect(shown(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 1
    content/a.md:1:1  error  The plugin \`broken\` failed: it broke.  plugin

      1 │ # A
        │ ~

    content/b.md:3:1  warning  \`words:less\`: Write less.  plugin

      3 │ ## More
        │ ~

    content/c.md:3:1  error  The plugin \`strict\` failed: Too bad.  plugin

      3 │ ## More
        │ ~

    content/index.md:3:1  error  The plugin \`draw\` failed: unknown shape \`x\`.  plugin

      3 │ \`\`\`dot
        │ ~

    content/index.md:7:1  error  The plugin \`draw\` failed: it didn’t return an HTML tree. Return an element: \`{ type: "element", tagName: "p", children: […] }\`.  plugin

      7 │ \`\`\`dot
        │ ~

    4 errors, 1 warning
    Checked 4 pages, 0 links, 6 anchors, 0 samples: 4 errors, 1 warning."
  `)
})

test('explains an invalid plugin in the configuration', async () => {
  const site = await tempSite(
    {
      'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({
  title: 'Test',
  markdown: { remarkPlugins: ['remark-emoji'] },
  plugins: [{ name: 'a', codeBlock: {} }, { name: 'b', head: 'x' }],
})
`,
      'content/index.md': '# Home\n',
    },
    { config: null },
  )

  expect(shown(await site.docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:4:31  error  \`markdown.remarkPlugins[0]\` is \`"remark-emoji"\`.  config

      4 │   markdown: { remarkPlugins: ['remark-emoji'] },
        │                               ~~~~~~~~~~~~~~

      Expected a plugin, or a list of a plugin and its options: \`[plugin, options]\`.

    site.config.ts:5:26  error  Unknown key \`plugins[0].codeBlock\`.  config

      5 │   plugins: [{ name: 'a', codeBlock: {} }, { name: 'b', head: 'x' }],
        │                          ~~~~~~~~~

      Did you mean \`codeBlocks\`?

    site.config.ts:5:56  error  \`plugins[1].head\` is \`"x"\`.  config

      5 │   plugins: [{ name: 'a', codeBlock: {} }, { name: 'b', head: 'x' }],
        │                                                        ~~~~

      Expected a function.

    3 errors, 0 warnings"
  `)
})
