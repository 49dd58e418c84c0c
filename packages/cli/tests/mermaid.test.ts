import { expect, test } from 'vitest'
import { siteWithPackages } from './support/site-with-packages.ts'

const block = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n`

test('checks the syntax and the links of Mermaid diagrams, and keeps their code in the page', async () => {
  const site = await siteWithPackages({
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import { mermaid } from '@docs-engine/mermaid'
export default defineConfig({ title: 'Test', url: 'https://test.example', samples: false, offline: true, plugins: [mermaid()] })
`,
    'content/index.md': `# Home

${block('flowchart LR\n  A[Start] --> B\n  click A href "./sub/guide.md" "Read it"; click B "/gone"')}
${block('sequenceDiagram\n  A->>B: Hi\n  link A: Docs @ /sub/nope')}
${block('sequenceDiagram\n  box Aqua Group\n  participant A\n  end\n  A->>A: Hi')}
`,
    'content/sub/guide.md': '# Guide\n',
    'content/wrong.md': `# Wrong

${block('---\ntitle: T\n---\n%%{init: {}}%%\nflowchart LR\n  %% A comment\n  A --> B C')}
${block('pie\n  "a": x')}
${block('mindmap\n  root\n    (a')}
${block('nothing')}
`,
  })
  const { stderr } = await site.docs('check')
  expect(stderr.split('\n').filter((line) => /^content\//.test(line))).toEqual([
    'content/index.md:6:1  error  No page at `/gone`.  broken-link',
    'content/index.md:12:1  error  No page at `/sub/nope`.  broken-link',
    'content/wrong.md:10:11  error  Unexpected `C` in the diagram.  plugin',
    'content/wrong.md:15:8  error  Unexpected character: `x`.  plugin',
    'content/wrong.md:21:6  error  Unexpected end of the line in the diagram.  plugin',
    'content/wrong.md:24:1  error  No diagram type detected matching given configuration for text: nothing.  plugin',
  ])

  site.write({ 'content/wrong.md': null, 'content/sub/nope.md': '# A\n', 'content/gone.md': '# B\n' })
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)
  const html = site.read('dist/index.html')
  expect(html).toContain('A<span class="s">[Start]</span>')
  expect(html).toContain('<li><a href="/sub/guide" data-diagram-url="./sub/guide.md">Read it</a></li>')
  expect(site.read('dist/index.md')).toContain('```mermaid\nflowchart LR\n')
  expect(site.read('dist/sw.js')).not.toMatch(/mermaid|drawing-frame/)
  expect(html).not.toMatch(/mermaid\.esm|drawing-frame/)

  const mermaidFiles = () => site.list('dist/assets').filter((path) => /^(?:diagram|drawing-frame|mermaid)/.test(path))
  expect(mermaidFiles()).not.toEqual([])
  site.write({ 'content/index.md': '# Home\n\n[Guide](./sub/guide.md)\n' })
  expect((await site.docs('build')).exitCode).toBe(0)
  expect(mermaidFiles()).toEqual([])
})
