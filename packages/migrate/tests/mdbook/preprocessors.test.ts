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
  expect(withHelper.causes).toEqual(['plugin {{ … }}: src/one.md', 'plugin preprocessor.helper: '])
  expect(withHelper.report.untraced).toEqual(['preprocessor.helper'])
  const without = await importedSite({ 'book.toml': '[book]\ntitle = "Old"\n', ...chapters })
  expect(without.causes.filter((cause) => cause.includes('{{'))).toEqual([])
})

test('keeps braces in a book without preprocessors', async () => {
  const { site, report } = await importedSite({
    'book.toml': '[output.html.playground]\nrunnable = false\n',
    'src/SUMMARY.md': '[One](one.md)\n',
    'src/one.md': '# One\n\nWrite {{ name }}.\n',
  })
  expect(report.whole).toBe(1)
  expect(await buildImported(site)).not.toContain('  error  ')
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
