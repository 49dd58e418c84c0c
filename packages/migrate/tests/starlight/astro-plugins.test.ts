import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'
import { config, siteWith } from './site-with-components.ts'

test('runs the setup of plugins that are part of the site, and reports only the others', async () => {
  const { site, causes, report } = await importedSite(siteWith('Text', {}, config('colors(), pages(), unknown()')))
  expect(causes).toEqual(['plugin unknown: src/content/docs/index.mdx', 'page /extra: '])
  expect(report).toMatchObject({ pages: 2, imported: 1, whole: 0 })
  expect(site.read('new/site.config.ts')).toContain("title: 'Old site'")
})

test('loads a configuration that imports the default export of an ES module', async () => {
  const { causes } = await importedSite({
    ...siteWith('Text', {}),
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import extra from 'astro-extra'
export default { integrations: [extra('x'), starlight({ title: extra.title })] }
`,
    'node_modules/astro-extra/package.json': '{ "name": "astro-extra", "type": "module", "exports": "./index.js" }',
    'node_modules/astro-extra/index.js':
      'export default function extra(name) { return { name } }\nextra.title = "From a package"\n',
  })
  expect(causes).toEqual([])
})

test('reads JSON files that the configuration imports with attributes, and front matter after a blank line', async () => {
  const files = siteWith(
    'Text.',
    {},
    `import { version } from './data.json' with { type: 'json' }
import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old ' + version })] }
`,
  )
  const { site } = await importedSite({
    ...files,
    'data.json': '{ "version": "1.2" }',
    'src/content/docs/more.md': '\n---\ntitle: More\ndescription: About more.\n---\n\nText.\n',
  })
  expect(site.read('new/site.config.ts')).toContain("title: 'Old 1.2'")
  expect(site.read('new/content/more.md')).toBe('---\ntitle: More\ndescription: About more.\n---\n\nText.\n')
  expect((await site.docs('check', 'new')).stdout).toContain('0 errors')
})

test('reports the plugins of the Markdown processor on the pages that they change', async () => {
  const { causes } = await importedSite({
    ...siteWith(
      '- [ ] A task\n\n[Link](/more/)',
      {},
      `import starlight from '@astrojs/starlight'
const tasks = {
  name: 'tasks',
  element: [{ filter: ['li'], visit: (node, context) => {
    if (node.properties.className?.includes('task-list-item')) context.wrapNode(node, { ...node, children: [] })
  } }],
}
const links = {
  name: 'links',
  link: (node, context) => {
    if (context.fileURL.pathname.endsWith('/other.md')) node.url = '/changed'
  },
}
export default {
  integrations: [starlight({ title: 'Old' })],
  markdown: { processor: { name: 'satteri', options: { mdastPlugins: [links, () => links, { name: 'whole', before: () => {} }], hastPlugins: [tasks] } } },
}
`,
    ),
    'src/content/docs/more.md': '---\ntitle: More\n---\n\n- Text\n',
    'src/content/docs/other.md': '---\ntitle: Other\n---\n\n[Link](/more/)\n',
  })
  const all = 'src/content/docs/index.mdx,src/content/docs/more.md,src/content/docs/other.md'
  // Plugins of another form may change all pages.
  expect(causes).toEqual([
    `plugin a Markdown plugin: ${all}`,
    `plugin whole: ${all}`,
    'plugin links: src/content/docs/other.md',
    'plugin tasks: src/content/docs/index.mdx',
  ])
})

test('writes what plugins of the Markdown processor do with HTML into the pages', async () => {
  const { site, causes } = await importedSite({
    ...siteWith(
      '- [ ] With\n\n  ```js\n  code()\n  ```',
      {},
      `import starlight from '@astrojs/starlight'
const tasks = {
  name: 'tasks',
  element: [{ filter: ['li'], visit: (node, context) => {
    if (!node.properties.className?.includes('task-list-item')) return
    const label = { type: 'element', tagName: 'label', properties: {}, children: node.children }
    context.replaceNode(node, { ...node, children: [label] })
  } }],
}
export default {
  integrations: [starlight({ title: 'Old' })],
  markdown: { processor: { name: 'satteri', options: { hastPlugins: [tasks] } } },
}
`,
    ),
    'src/content/docs/more.md': '---\ntitle: More\n---\n\n1. A step\n\nText\n\n- [ ] A task\n\nMore *text*\n',
  })
  // The new site doesn't highlight code blocks in HTML.
  expect(causes).toEqual(['plugin tasks: src/content/docs/index.mdx'])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/content/more.md')).toContain(
    '<li class="task-list-item"><label><input type="checkbox" disabled> A task</label></li>\n</ul>\n\nMore *text*',
  )
})

test('writes the changes of a plugin in the contents of a component', async () => {
  const { site, causes } = await importedSite(
    siteWith(
      '<List>\n\n- [ ] A task\n- [x] See [more](https://old.example/)\n\n</List>',
      { 'List.astro': '<div class="list"><slot /></div>\n' },
      `import starlight from '@astrojs/starlight'
const tasks = { name: 'tasks', element: [{ filter: ['li'], visit: (node, context) => context.setProperty(node, 'title', 'Task') }] }
export default {
  integrations: [starlight({ title: 'Old' })],
  markdown: { processor: { name: 'satteri', options: { hastPlugins: [tasks] } } },
}
`,
    ),
  )
  expect(causes).toEqual([])
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/index.html')).toMatch(
    /<div class="list">\s*<ul class="contains-task-list">\s*<li class="task-list-item" title="Task"><input/,
  )
})
