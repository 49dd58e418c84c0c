import { statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onePixel } from '../support/one-pixel.ts'
import { problems, tempSite } from '../support/temp-site.ts'
import { report } from './support/report.ts'

const config = (body = '') =>
  `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'T', url: 'https://site.example', samples: false, ${body} })\n`

test('applies and prints safe fixes, and reports the rest', async () => {
  const site = await tempSite({
    'site.config.ts': config(
      "redirects: [{ from: '/old', to: '/a#one' }], navbar: { items: [{ label: 'A', to: '/A' }] }",
    ),
    'content/index.md': `---
title: Home
next: /A
---

[/A](/A) and [the
second](./A.md "See (/A)") and [![x](./IMG.png)](/a/#One).

| Cell | <a href="/a.html">/a.html</a> |
| --- | --- |

[ref], [nope](/nope), [near](/aa), https://site.example/a, [own](https://site.example/A)

[ref]: /old 'title'
`,
    'content/a.md': '# A\n\n## One\n',
    'content/img.png': onePixel,
  })

  expect(problems(await site.docs('check', '--fix'))).toMatchInlineSnapshot(`
    "exit 1
    content/index.md:12:8-21  error  No page at \`/nope\`.  broken-link
      If other software serves it, add \`/nope\` to \`ignoreLinks\` in \`site.config.ts\`.
    content/index.md:12:23-34  error  No page at \`/aa\`.  broken-link
      Did you mean \`/a\`?
    content/index.md:12:36-58  warning  This link contains the full URL of the site.  own-origin
      Write \`/a\`.
    content/index.md:3:7  /A → /a
    content/index.md:6:1  /A → /a
    content/index.md:6:14  ./A.md → ./a.md
    content/index.md:7:33  ./IMG.png → ./img.png
    content/index.md:7:32  /a/#One → /a#one
    content/index.md:9:10  /a.html → /a
    content/index.md:12:60  https://site.example/A → /a
    content/index.md:14:1  /old → /a#one
    site.config.ts:2:169  /A → /a
    Fixed 9 links in 2 files.
    Checked 2 pages, 13 links, 2 anchors, 0 samples: 2 errors, 1 warning."
  `)
  expect(site.read('content/index.md')).toMatchInlineSnapshot(`
    "---
    title: Home
    next: /a
    ---

    [/A](/a) and [the
    second](./a.md "See (/A)") and [![x](./img.png)](/a#one).

    | Cell | <a href="/a">/a.html</a> |
    | --- | --- |

    [ref], [nope](/nope), [near](/aa), https://site.example/a, [own](/a)

    [ref]: /a#one 'title'
    "
  `)
  expect(site.read('site.config.ts')).toContain("to: '/a' }] }")
})

test('keeps line endings, byte order marks, permissions, and symbolic links', async () => {
  const site = await tempSite({
    'site.config.ts': config(),
    'content/index.md': '\uFEFF[x](/A)\r\n\r\n[y](/a/)\r\n',
    'content/a.md': '# A\n',
    'shared.md': '# Shared\n\n[x](/A)\n',
  })
  symlinkSync('../shared.md', join(site.root, 'content/shared.md'))

  await site.docs('check', '--fix')

  expect(site.read('content/index.md')).toBe('\uFEFF[x](/a)\r\n\r\n[y](/a)\r\n')
  expect(site.read('shared.md')).toBe('# Shared\n\n[x](/a)\n')
  expect(site.list('content')).toEqual(['a.md', 'index.md', 'shared.md'])
  expect(statSync(join(site.root, 'content/index.md')).mode & 0o777).toBe(0o644)
})

test('changes nothing when it runs a second time, and reports that there is nothing to fix', async () => {
  const site = await tempSite({ 'site.config.ts': config(), 'content/index.md': '[x](/A)\n', 'content/a.md': '# A\n' })

  const first = await report(site.root, '--fix')
  const second = await site.docs('check', '--fix')

  expect(first).toMatchObject({
    exitCode: 0,
    fixed: [{ file: 'content/index.md', line: 1, column: 1, rule: 'broken-link', from: '/A', to: '/a' }],
  })
  expect(second.stdout).toContain('Nothing to fix.')
})

test('leaves suggestions for typos to the author', async () => {
  const site = await tempSite({
    'site.config.ts': config(),
    'content/index.md': '[x](/instal) and [y](/install)\n',
    'content/install.md': '# Install\n',
  })
  const { stdout, stderr } = await site.docs('check', '--fix')
  expect(stderr).toContain('Did you mean `/install`?')
  expect(stdout).toContain(
    'Nothing could be fixed automatically. The suggestions above may be wrong, so review each of them before you apply it.\n',
  )

  site.write({ 'content/index.md': '[x](/elsewhere) and [y](/install)\n' })
  expect((await site.docs('check', '--fix')).stdout).toMatch(/^Nothing could be fixed automatically\.\n/)
})

test('doesn’t change URLs that are spelled differently in the source', async () => {
  const source = '[x](/&#65;) and <a href="&#47;A">y</a>\n'
  const site = await tempSite({ 'site.config.ts': config(), 'content/index.md': source, 'content/a.md': '# A\n' })

  const { exitCode, errors } = await report(site.root, '--fix')

  expect({ exitCode, errors }).toEqual({ exitCode: 1, errors: 2 })
  expect(site.read('content/index.md')).toBe(source)
})

test('encodes the spaces of a target that is shown as text', async () => {
  const site = await tempSite({
    'site.config.ts': config(),
    'content/index.md':
      '# Home\n\n[My file](./my file.md#top "My file.md"), [A](/my page), [B] (/my-file), [C](no file.md)\n',
    'content/my file.md': '---\nslug: /my-file\n---\n\n# Top\n',
  })

  expect(problems(await site.docs('check', '--fix'))).toMatchInlineSnapshot(`
    "exit 0
    content/index.md:3:45-58  warning  The link is shown as text, because there is a space in its target.  markdown
      Write \`%20\` instead of each space. If it’s a title, put it in quotation marks.
    content/index.md:3:60-74  warning  The link is shown as text, because there is a space between its text and its target.  markdown
      Remove the space: \`[B](/my-file)\`.
    content/index.md:3:76-91  warning  The link is shown as text, because there is a space in its target.  markdown
      Write \`%20\` instead of each space: \`no%20file.md\`.
    content/index.md:3:1  ./my file.md#top → ./my%20file.md#top
    Fixed 1 link in 1 file.
    Checked 2 pages, 1 link, 2 anchors, 0 samples: 0 errors, 3 warnings."
  `)
  expect(site.read('content/index.md')).toContain('[My file](./my%20file.md#top "My file.md")')
})
