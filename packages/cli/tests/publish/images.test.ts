import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { built, picture } from './built-site.ts'

test('adds sizes and smaller variants to images, and sanitizes inlined SVG', async () => {
  const files = {
    'content/index.md': '# Home\n\n![Large](./large.png) ![Small](./small.png)\n\n::diagram[D]{src="./d.svg"}\n',
    'content/large.png': await picture(1600, 90),
    'content/small.png': await picture(20, 10),
    'content/d.svg': `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">
<script>alert(1)</script><style>*{fill:red}</style><defs><marker id="d-end" viewBox="0 0 5 5" markerWidth="5" refX="1"><path d="M0 0"/></marker></defs>
<foreignObject><p>Text</p></foreignObject><a href="javascript:alert(1)"><path class="dg-line" d="M0 0h5" marker-end="url(#d-end)" style="fill:red"/></a>
<image href="https://evil.example/x.png"/><use href="#d-end"/><text class="dg-label" x="1" y="2" text-anchor="middle">Hi</text></svg>`,
  }
  // The message about the parts of the SVG that readers don't see is tested in `messages.test.ts`.
  const site = await built(files, "rules: { 'not-rendered': 'off' }")
  const html = site.read('dist/index.html')

  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="\/assets\/large-\w{8}-480.avif 480w, [^"]*-1440.avif 1440w"/,
  )
  expect(html).toMatch(/<img [^>]*src="\/assets\/large-\w{8}.png" width="1600" height="90"/)
  expect(html).toMatch(/src="\/assets\/small-\w{8}.png" width="20" height="10"/)
  for (const name of site.list('dist/assets').filter((name) => /large-.*-480/.test(name)))
    expect(imageSize(readFileSync(join(site.root, 'dist/assets', name))).width).toBe(480)
  const svg = /<svg[^>]* xmlns[\s\S]*?<\/svg>/.exec(html)![0]
  expect(svg).toMatchInlineSnapshot(
    `"<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><marker id="docs-svg-a2a4fe-d-end" viewBox="0 0 5 5" markerWidth="5" refX="1"><path d="M0 0"/></marker></defs><a><path class="dg-line" d="M0 0h5" marker-end="url(#docs-svg-a2a4fe-d-end)"/></a><use href="#docs-svg-a2a4fe-d-end"/><text class="dg-label" x="1" y="2" text-anchor="middle">Hi</text></svg>"`,
  )
})
