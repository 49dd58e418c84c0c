import { expect, test } from 'vitest'
import { importedSite } from '../imported-site.ts'

test('keeps the indentation of code and link definitions as they are', async () => {
  const { site } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': '# Summary\n\n- [Home](index.md)\n',
    'src/index.md': `# Home

- An item:

    \`\`\`rust,ignore
    let a = 1;
    \`\`\`

A [reference].

[reference]: https://elsewhere.example
----
`,
  })
  const home = site.read('new/content/index.md')
  expect(home).toContain('    ```rust\n    let a = 1;\n    ```\n')
  expect(home).toContain('[reference]: https://elsewhere.example\n----\n')
})

test('includes all sections of an anchor, and leaves out hidden lines', async () => {
  const { site } = await importedSite({
    'book.toml': '[book]\ntitle = "Old"\n',
    'src/SUMMARY.md': '- [Home](index.md)\n',
    'src/index.md': '# Home\n\n```rust\n{{#rustdoc_include code.rs:here}}\n```\n\n{{#include lines.txt:2}}\n',
    'src/code.rs':
      '// ANCHOR: here\nfirst();\n# hidden();\n// ANCHOR_END: here\nother();\n// ANCHOR: here\n// ANCHOR: inner\nsecond();\n// ANCHOR_END: inner\n// ANCHOR_END: here\n',
    'src/lines.txt': 'One\nTwo\nThree\n',
  })
  expect(site.read('new/content/index.md')).toContain('```rust\nfirst();\nsecond();\n```\n\nTwo\n')
})
