import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteWithPackages, textOf } from './support/site-with-packages.ts'

test('renders formulas as MathML, and reports all invalid formulas at their positions', async () => {
  const site = await siteWithPackages({
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import { math } from '@docs-engine/math'
export default defineConfig({ title: 'Test', samples: false, plugins: [math({ macros: { '\\\\R': '\\\\mathbb{R}' } })] })
`,
    'content/index.md': `# Home

Inline $x^2 \\in \\R$, and code \`$y$\`.

$$
\\begin{aligned} a &= b \\\\ c &= \\color{red} d \\end{aligned}
$$

\`\`\`math
a + b
\`\`\`
`,
  })
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)
  const html = textOf(site, '')
  expect(html).toContain(
    '<math><mrow><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup><mo>∈</mo><mi>ℝ</mi></mrow></math>',
  )
  expect(html).toContain('<code>$y$</code>')
  expect(html).toContain('<mtd class="tml-right tml-l0 tml-r0"><mi>a</mi></mtd>')
  expect(html).toContain('mathcolor="#ff0000"')
  expect(html).toMatch(/<math display="block"[^>]*><mrow><mi>a<\/mi><mo>\+/)
  expect(html).not.toContain(' style=')
  const [, styles = ''] = /<style>(.*?)<\/style>/.exec(site.read('dist/index.html')) ?? []
  const hash = createHash('sha256').update(styles).digest('base64')
  expect(site.read('dist/_headers')).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(site.read('dist/index.md')).toContain('Inline $x^2 \\in \\R$')

  site.write({ 'content/b.md': '# B\n\nWrong: $\\nope x$.\n\n$$\n\\nor y\n$$\n' })
  const { stderr } = await site.docs('check')
  expect(stderr).toContain('content/b.md:3:8  error  `\\nope x` isn’t a valid formula')
  expect(stderr).toContain('content/b.md:5:1  error  `\\nor y` isn’t a valid formula')
})
