import { expect, test } from 'vitest'
import { importedSite } from './imported-site.ts'

test('imports formulas of VitePress, and escapes other dollar signs', async () => {
  const { site, report } = await importedSite({
    '.vitepress/config.mjs': "export default { title: 'Old', markdown: { math: true } }\n",
    'index.md':
      '# Home\n\nWhen $a \\ne 0$, it costs $5 or <a href="/$x">$6</a>, `$x$`.\n\n$$ x_1 * x_2 $$\n\n- Item\n\n  $$\n  {{a}}\n  + b\n  $$\n\nIn $$a$$ text.\n',
  })
  expect(report.causes).toEqual([])
  expect(site.read('new/content/index.md')).toBe(
    '# Home\n\nWhen $a \\ne 0$, it costs \\$5 or <a href="/$x">\\$6</a>, `$x$`.\n\n$$\nx_1 * x_2\n$$\n\n- Item\n\n  $$\n  {{a}}\n  + b\n  $$\n\nIn $$a$$ text.\n',
  )
  const config = site.read('new/site.config.ts')
  expect(config).toContain("import { math } from '@docs-engine/math'\n")
  expect(config).toContain('  plugins: [math()],\n')
  expect(JSON.parse(site.read('new/package.json')).devDependencies).toHaveProperty('@docs-engine/math')
})

test('imports formulas of mdBook without the escapes that MathJax needs there', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[output.html]\nmathjax-support = true\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\nFor $1: \\\\( \\frac{x\\_1}{2} \\\\).\n\n\\\\[ a \\\\\\\\ b \\\\]\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toBe('# Home\n\nFor \\$1: $\\frac{x_1}{2}$.\n\n$$\na \\\\ b\n$$\n')
  expect(site.read('new/site.config.ts')).toContain('  plugins: [math()],\n')
})

test('imports formulas that a preprocessor of mdBook renders', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[preprocessor.katex]\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\nFor $x$.\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain('For $x$.')
  expect(site.read('new/site.config.ts')).toContain('  plugins: [math()],\n')
})

test('imports formulas of the extension arithmatex without the script that renders them', async () => {
  const { site, causes } = await importedSite({
    'mkdocs.yml': 'site_name: Old\nmarkdown_extensions: [admonition, pymdownx.arithmatex]\n',
    'docs/index.md':
      '# Home\n\n<script src="https://unpkg.com/mathjax@3/es5/tex-mml-chtml.js"></script>\n\nFrom $5 and \\(n^2\\) to $\\binom{n}{k}$.\n\n!!! note\n\n    $$\n    \\cos {x}\n    $$\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain(
    'From \\$5 and $n^2$ to $\\binom{n}{k}$.\n\n\n:::note\n$$\n\\cos {x}\n$$\n:::',
  )
  expect(site.read('new/site.config.ts')).toContain('  plugins: [math()],\n')
})
