import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('writes the marks that a script or a stylesheet of the book adds to code blocks as titles', async () => {
  const { report, causes, site } = await importedSite({
    'book.toml':
      '[book]\ntitle = "Old"\n[output.html]\nadditional-js = ["crab.js"]\nadditional-css = ["crab.css"]\n[output.html.playground]\nrunnable = false\n',
    'crab.js': "for (const block of document.getElementsByClassName('panics')) block.append('This code panics!')\n",
    'crab.css': '.does_not_compile { color: red }\n',
    'src/SUMMARY.md': '- [One](one.md)\n- [Two](two.md)\n- [Three](three.md)\n',
    'src/one.md': '# One\n\n```rust,ignore,does_not_compile\nlet x;\n```\n',
    'src/two.md': '# Two\n\n```rust,panics\nlet x;\n```\n',
    'src/three.md': '# Three\n\n```rust,ignore\nlet x;\n```\n',
  })
  expect(causes.filter((cause) => cause.includes('src/'))).toEqual([])
  expect([report.whole, report.withoutEffect]).toEqual([3, { 'code block option `ignore`': 2 }])
  expect(site.read('new/content/one.md')).toContain('```rust title="Does not compile"\nlet x;')
  expect(site.read('new/content/two.md')).toContain('```rust title="Panics"\nlet x;')
  expect(site.read('new/content/three.md')).toContain('```rust\nlet x;')
})

test('keeps indented code and link definitions as they are, and reports editable code', async () => {
  const { site, causes } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n\n[output.html.playground]\nrunnable = false\neditable = true\n',
    'src/SUMMARY.md': '# Summary\n\n- [Home](index.md)\n- [Edit](edit.md)\n',
    'src/index.md': `# Home

Blocks with this word:

    \`\`\`rust,ignore
    # hidden
    \`\`\`

- An item:

    \`\`\`rust,ignore
    let a = 1;
    \`\`\`

A [reference].

[reference]: https://elsewhere.example
----
`,
    'src/edit.md': '# Edit\n\n```rust,editable\nlet a = 1;\n```\n',
  })
  const home = site.read('new/content/index.md')
  expect(home).toContain('    ```rust,ignore\n    # hidden\n    ```\n')
  expect(home).toContain('    ```rust\n    let a = 1;\n    ```\n')
  expect(home).toContain('[reference]: https://elsewhere.example\n----\n')
  expect(causes).toEqual(['live code editable: src/edit.md'])
})

test('includes all sections of an anchor with `rustdoc_include`, and the first one with `include`', async () => {
  const fence = (directive: string) => `\`\`\`rust\n{{#${directive} code.rs:here}}\n\`\`\`\n`
  const { site } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': `# Home\n\n${fence('rustdoc_include')}\n${fence('include')}\n{{#include lines.txt:2}}\n`,
    'src/code.rs':
      '// ANCHOR: here\nfirst();\n// ANCHOR_END: here\nhidden();\n// ANCHOR: here\n// ANCHOR: inner\nsecond();\n// ANCHOR_END: inner\n// ANCHOR_END: here\n',
    'src/lines.txt': 'One\nTwo\nThree\n',
  })
  const text = site.read('new/content/index.md')
  expect(text).toContain('```rust\nfirst();\nsecond();\n```\n\n:::details[With hidden lines]')
  expect(text).toContain('```rust\nfirst();\nhidden();\nsecond();\n```\n:::')
  expect(text).toContain(':::\n\n```rust\nfirst();\n```\n\nTwo\n')
})
