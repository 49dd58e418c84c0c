import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

test('reports what an unknown preprocessor replaces, in code too', async () => {
  const chapters = {
    'src/SUMMARY.md': '[One](one.md)\n[Two](two.md)\n',
    'src/one.md': '# One\n\n```sh\ncargo install book --version {{ version }}\n```\n',
    // GitHub replaces this expression.
    'src/two.md': `# Two\n\n\`\`\`yaml\nkey: \${{ secrets.KEY }}\n\`\`\`\n`,
  }
  const withHelper = await importedSite({ 'book.toml': '[book]\ntitle = "Old"\n[preprocessor.helper]\n', ...chapters })
  expect(withHelper.causes).toContain('plugin {{ … }}: src/one.md')
  const without = await importedSite({ 'book.toml': '[book]\ntitle = "Old"\n', ...chapters })
  expect(without.causes.filter((cause) => cause.includes('{{'))).toEqual([])
})

/** A preprocessor that reads the book from its standard input, as mdBook's documentation describes. */
const preprocessor = `import { readFileSync } from 'node:fs'
if (process.argv[2] === 'supports') process.exit(process.argv[3] === 'html' ? 0 : 1)
const [context, book] = JSON.parse(readFileSync(0, 'utf8'))
const { first, list = 'items' } = context.config.preprocessor.helper
const each = (items) => {
  for (const { Chapter: chapter } of items.filter((item) => item.Chapter)) {
    chapter.content = chapter.content.replaceAll('{{ version }}', context.config.book.src + ' 1.2')
    each(chapter.sub_items)
  }
}
each(book[list])
if (first) book[list].push({ Chapter: { name: 'Index', content: first, number: null, sub_items: [], path: 'all.md', source_path: null, parent_names: [] } })
process.stdout.write(JSON.stringify(list === 'items' ? book : { sections: book.sections }))
`

test('runs preprocessors that are installed', async () => {
  const chapters = {
    'helper.mjs': preprocessor,
    'src/SUMMARY.md': '# Summary\n\n[One](README.md)\n\n# Part\n\n- [Two](two.md)\n  - [Three](three.md)\n',
    'src/README.md': '# One\n\n```sh\ninstall {{ version }}\n```\n\n{{#include part.txt}}\n',
    'src/two.md': '# Two\n\nWith {{ other }}\n',
    'src/three.md': '# Three\n\nFor {{ version }}\n',
    'src/part.txt': 'Included {{ version }}',
  }
  const table = '[output.html.playground]\nrunnable = false\n[preprocessor.helper]\ncommand = "node \'helper.mjs\'"\n'
  const { site, causes, report } = await importedSite({
    'book.toml': `${table}after = ["links"]\nfirst = "See [Three](three.md)."\n`,
    ...chapters,
  })
  expect(causes).toEqual([])
  expect([report.pages, report.whole]).toEqual([4, 4])
  expect(site.read('new/content/README.md')).toContain('install src 1.2\n```\n\nIncluded src 1.2\n')
  expect(site.read('new/content/three.md')).toContain('For src 1.2')
  expect(site.read('new/content/all.md')).toBe('---\ntitle: Index\n---\n\nSee [Three](three.md).\n')
  expect(site.read('new/site.config.ts')).toContain("{ label: 'Index', to: 'all' }")
  expect(await buildImported(site)).not.toMatch(/error|warning/)

  // By default, preprocessors run in the order of their names, so that this one doesn't see the included text.
  const early = await importedSite({ 'book.toml': `${table}list = "sections"\n`, ...chapters })
  expect(early.site.read('new/content/README.md')).toContain('install src 1.2\n```\n\nIncluded {{ version }}\n')
})

test('reports preprocessors that can’t run, and skips those for other outputs', async () => {
  const { report } = await importedSite({
    'book.toml': `[output.html.playground]
runnable = false
[preprocessor.missing]
[preprocessor.broken]
command = "node broken.mjs"
[preprocessor.pdf]
command = "node pdf.mjs"
[preprocessor.epub]
renderers = ["epub"]
`,
    'broken.mjs': "if (process.argv[2] !== 'supports') throw new Error('Not today')\n",
    'pdf.mjs': "process.exit(process.argv[3] === 'pdf' ? 0 : 1)\n",
    'src/SUMMARY.md': '[One](one.md)\n',
    'src/one.md': '# One\n',
  })
  expect(report.causes.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'preprocessor.broken: The changes of the preprocessor `broken` are missing, because its program failed with `Error: Not today`.',
    'preprocessor.missing: The changes of the preprocessor `missing` are missing, because its program `mdbook-missing` isn’t installed.',
  ])
  expect(report.whole).toBe(0)
})

test('keeps braces in a book without preprocessors', async () => {
  const { site, report } = await importedSite({
    'book.toml': '[output.html.playground]\nrunnable = false\n',
    'src/SUMMARY.md': '[One](one.md)\n',
    'src/one.md': '# One\n\nWrite {{ name }}.\n',
  })
  expect(report.whole).toBe(1)
  expect(await buildImported(site)).not.toMatch(/error|warning/)
  expect(site.read('new/dist/one.html')).toContain('Write {{ name }}.')
})

test('imports Mermaid diagrams that a preprocessor draws', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[preprocessor.mermaid]\n[output.html]\nadditional-js = ["mermaid.min.js", "mermaid-init.js"]\n',
    'mermaid.min.js': 'window.mermaid = {}\n',
    'mermaid-init.js': 'mermaid.initialize({})\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\n- Item\n\n  ```mermaid\n  graph LR\n  ```\n',
  })
  expect(causes.filter((cause) => cause.endsWith('index.md'))).toEqual([])
  expect(site.read('new/content/index.md')).toContain('- Item\n\n  ```mermaid\n  graph LR\n  ```\n')
  expect(site.read('new/site.config.ts')).toContain('plugins: [mermaid()]')
})
