import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

const files = {
  'book.toml': `[book]
title = "Old book"
authors = ["A. Author"]

[output.html]
site-url = "/book/"
git-repository-url = "https://github.com/o/r"
additional-css = ["own.css"]
smart-punctuation = false

[output.html.code.hidelines]
python = "~"

[output.html.redirect]
"./old/page.html" = "../guide/start.html#the-end"

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

\`\`\`rust
{{#rustdoc_include code.rs:part}}
\`\`\`
`,
  'src/guide/code.rs': '// ANCHOR: part\nlet x = 1;\n// ANCHOR_END: part\nlet y = 2;\n',
  'src/guide/text.md': 'Included text.\n',
  'src/guide/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/guide/more.md': '# More\n\n<div class="own">Own</div>\n',
  'src/appendix.md': '# Appendix\n',
  'src/unlisted.md': '# Not published\n',
}

test('imports an mdBook that builds at once', async () => {
  const { site, shown, report, causes } = await importedSite(files)
  expect(shown.stderr).toBe('')
  expect(causes).toEqual(['sidebar 1.2. Draft: ', 'style own.css: '])
  expect([report.pages, report.whole]).toEqual([4, 4])

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

    \`\`\`rust
    let x = 1;
    \`\`\`
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
      // To compile the TypeScript samples page by page, list pages: \`samples: { include: ['guide/**'] }\`. To compile all: \`samples: {}\`.
      samples: false,
      rules: {
        'undefined-reference': 'warn',
        'broken-asset': 'warn',
        'link-text': 'warn',
        'invalid-url': 'warn',
        'unclosed-fence': 'warn',
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      theme: { css: ['styles/moved.css'] },
    })
    "
  `)

  expect(site.read('new/urls.lock').split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
    "/
      #welcome
    /appendix
      #appendix
    /guide/more
      #more
    /guide/start
      #start
      #the-end
      #whats-new-in-10
    "
  `)

  expect(await buildImported(site)).not.toMatch(/ {2}error {2}/)
  // The pages keep their addresses, and the headings their IDs.
  const html = site.read('new/dist/guide/start.html')
  for (const id of ['whats-new-in-10', 'the-end']) expect(html).toContain(`id="${id}"`)

  // The addresses of the old site are recorded, so a page that is lost after the move is an error.
  expect(await site.docs('check', 'new')).toMatchObject({ exitCode: 0 })
  site.write({ 'new/content/appendix.md': null })
  const check = await site.docs('check', 'new')
  expect(check).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('`/appendix` was published') })
})
