import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

const files = {
  'book.toml': `[book]
title = "Old book"
authors = ["A. Author"]

[output.html]
site-url = "/book/"
git-repository-url = "https://github.com/o/r"
additional-css = ["own.css"]

[output.html.code.hidelines]
python = "~"

[output.html.redirect]
"/old/page.html" = "../guide/start.html#the-end"

[output.html.playground]
runnable = false
`,
  'own.css': '.own { color: red }\n',
  'src/SUMMARY.md': `# Summary

[Welcome](README.md)

# First part

- [Start](guide/start.md)
    - [More \`code\`](guide/more.md)
    - [Draft]()

---

[Appendix](appendix.md)
`,
  'src/README.md': '# Welcome\n\nSee [start](guide/start.html#whats-new-in-10).\n',
  'src/guide/start.md': `# Start

## What's new in 1.0?

\`\`\`rust,ignore
# fn main() {
{{#include code.rs:part}}
## shown
# }
\`\`\`

\`\`\`python
~hidden
shown()
\`\`\`

{{#include text.md}}

\\{{#include not.md}}

![Pic](pic.svg) [More](./more.md)

## The end
`,
  'src/guide/code.rs': '// ANCHOR: part\nlet x = 1;\n// ANCHOR_END: part\nlet y = 2;\n',
  'src/guide/text.md': 'Included text.\n',
  'src/guide/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/guide/more.md': '# More\n\n<div class="own">Own</div>\n',
  'src/appendix.md': '# Appendix\n',
  'src/unlisted.md': '# Not published\n',
}

test('imports an mdBook that builds at once', async () => {
  const site = await tempSite({}, { config: null })
  site.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])))
  const shown = await site.docs('init', 'new', '--from', 'old', '--format', 'json')
  expect(shown.stderr).toBe('')
  const report = JSON.parse(shown.stdout)
  expect(report.causes.map(({ kind, name, pages }: Record<string, string>) => `${kind} ${name}: ${pages}`)).toEqual([
    'style .own: src/guide/more.md',
    'sidebar Draft: ',
    'style own.css: ',
  ])
  expect([report.pages, report.whole]).toEqual([4, 3])

  expect(site.read('new/content/guide/start.md')).toMatchInlineSnapshot(`
    "# Start

    ## What's new in 1.0?

    \`\`\`rust
    let x = 1;
    # shown
    \`\`\`

    \`\`\`python
    shown()
    \`\`\`

    Included text.

    {{#include not.md}}

    ![Pic](/guide/pic.svg) [More](./more.md)

    ## The end
    "
  `)
  expect(site.read('new/site.config.ts')).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docs-engine/cli'

    export default defineConfig({
      title: 'Old book',
      baseUrl: '/book/',
      trailingSlash: false,
      navbar: { items: [{ label: 'Repository', href: 'https://github.com/o/r' }] },
      sidebars: {
        book: [
          { label: 'Welcome', to: '' },
          {
            label: 'First part',
            items: [
              {
                label: '1. Start',
                to: 'guide/start',
                items: [{ label: '1.1. More code', to: 'guide/more' }],
              },
            ],
          },
          { label: 'Appendix', to: 'appendix' },
        ],
      },
      footer: { copyright: 'A. Author' },
      redirects: [{ from: '/old/page.html', to: '/guide/start#the-end' }],
      // Remove this line to compile the TypeScript samples on every build.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
    })
    "
  `)

  const built = await site.docs('build', 'new')
  expect(built.stdout + built.stderr).toContain('0 errors')
  // The pages keep their addresses, and the headings their IDs.
  const html = site.read('new/dist/guide/start.html')
  for (const id of ['whats-new-in-10', 'the-end']) expect(html).toContain(`id="${id}"`)
})
