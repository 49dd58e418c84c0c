import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportedMessage } from '../../src/model/report.ts'
import { onePixel } from '../support/one-pixel.ts'
import { tempSite } from '../support/temp-site.ts'
import { report } from './support/report.ts'

/** The expected result for a link: `rule → suggestion`, preceded by `error` if it fails the build. */
type Verdict = string

interface Row {
  row: number
  /** The Markdown as written in `content/a.md`, on separate lines. */
  markdown: string
  /** The messages on these lines, by column. */
  verdict: Verdict[]
}

const ok: Verdict[] = []

/** The cases of the specification, row by row. */
const rows: Row[] = [
  {
    row: 6,
    markdown: '[x](/sub/index) [x](sub/index)',
    verdict: ['1 error broken-link → /sub !', '17 error broken-link → /sub !'],
  },
  { row: 8, markdown: '[x](github.com/acme)', verdict: ['1 error broken-link → https://github.com/acme'] },
  { row: 8, markdown: '[x](docs.acme.io)', verdict: ['1 error broken-asset → https://docs.acme.io'] },
  { row: 8, markdown: '[x](htp://acme.io/a)', verdict: ['1 error invalid-url → http://acme.io/a'] },
  { row: 8, markdown: '[x](mailt:a@acme.io)', verdict: ['1 error invalid-url → mailto:a@acme.io'] },
  {
    row: 8,
    markdown: '[x](https:/acme.io/a) [x](http:acme.io)',
    verdict: ['1 error invalid-url → https://acme.io/a', '23 error invalid-url → http://acme.io'],
  },
  { row: 8, markdown: '[x](sftp://acme.io/a) [x](vscode:a) [x](htpp:a)', verdict: ['37 error invalid-url → http:a'] },
  { row: 1, markdown: '[x](./sub/b.md)', verdict: ok },
  { row: 2, markdown: '[x](./Sub/b.md)', verdict: ['1 warning broken-markdown-link → ./sub/b.md !'] },
  { row: 3, markdown: '[x](./sub/c.md)', verdict: ['1 warning broken-markdown-link → ./sub/b.md'] },
  { row: 4, markdown: '[x](sub/b.mdx)', verdict: ['1 warning broken-markdown-link → ./sub/b.md !'] },
  { row: 5, markdown: '[x](/sub/b)', verdict: ok },
  { row: 5, markdown: '[x](./sub/b)', verdict: ok },
  { row: 6, markdown: '[x](/sub/b/)', verdict: ['1 warning not-canonical → /sub/b !'] },
  { row: 6, markdown: '[x](/sub/)', verdict: ['1 warning not-canonical → /sub !'] },
  { row: 6, markdown: '[x](/sub/index.html)', verdict: ['1 warning not-canonical → /sub !'] },
  { row: 6, markdown: '[x](/sub/b.html#deep)', verdict: ['1 warning not-canonical → /sub/b#deep !'] },
  { row: 6, markdown: '[x](/sub/../a)', verdict: ['1 warning not-canonical → /a !'] },
  { row: 6, markdown: '[x](/sub//b)', verdict: ['1 error broken-link → /sub/b !'] },
  { row: 6, markdown: '[x](./sub//b.md)', verdict: ['1 warning broken-markdown-link → ./sub/b.md !'] },
  { row: 6, markdown: '[x](/sub/b//)', verdict: ['1 error broken-link → /sub/b !'] },
  { row: 6, markdown: '[x](sub/b.md/#deep)', verdict: ['1 error broken-link → sub/b.md#deep !'] },
  { row: 6, markdown: '[x](./sub/b.md/?q=1)', verdict: ['1 error broken-link → ./sub/b.md?q=1 !'] },
  { row: 6, markdown: '[x](/sub/b.md/)', verdict: ['1 error broken-link → /sub/b.md !'] },
  { row: 6, markdown: '[x](./Sub/b.md/)', verdict: ['1 error broken-link → ./sub/b.md !'] },
  { row: 6, markdown: '[x](/sub/b.html/#deep)', verdict: ['1 error broken-link → /sub/b#deep !'] },
  { row: 6, markdown: '![x](/img.png/)', verdict: ['1 error broken-asset → /img.png !'] },
  { row: 6, markdown: '[x](/sub/b/#deep)', verdict: ['1 warning not-canonical → /sub/b#deep !'] },
  { row: 10, markdown: '[x](./sub/b.md?q=1#deep)', verdict: ok },
  { row: 11, markdown: '[x](./sub/b.md#/deep)', verdict: ['1 warning broken-anchor → ./sub/b.md#deep !'] },
  { row: 7, markdown: '[x](/A)', verdict: ['1 error broken-link → /a !'] },
  { row: 8, markdown: '[x](/nope)', verdict: ['1 error broken-link'] },
  { row: 8, markdown: '[x](/subb/b)', verdict: ['1 error broken-link → /sub/b'] },
  { row: 10, markdown: '[x](#alpha-one) [x](/a#alpha-one) [x](./a.md#alpha-one)', verdict: ok },
  { row: 11, markdown: '[x](#alpha_one)', verdict: ['1 warning broken-anchor → #alpha-one !'] },
  { row: 11, markdown: '[x](/a#Alpha-One)', verdict: ['1 warning broken-anchor → /a#alpha-one !'] },
  { row: 11, markdown: '[x](/a#unicode)', verdict: ['1 warning broken-anchor → /a#\u00fcn\u00efcode !'] },
  { row: 11, markdown: '[x](./img/demo.html#Start)', verdict: ['1 warning broken-anchor → ./img/demo.html#start !'] },
  { row: 12, markdown: '[x](/sub/b#nope)', verdict: ['1 error broken-anchor'] },
  { row: 13, markdown: '[x](/a#%C3%BCn%C3%AFcode) [x](/a#ünïcode)', verdict: ok },
  { row: 14, markdown: '[x](/a#dup-1) [x](/a#dup-2)', verdict: ['15 error broken-anchor → /a#dup-1'] },
  { row: 15, markdown: '[x](/a#custom) [x](/a#t)', verdict: ['16 error broken-anchor'] },
  { row: 16, markdown: '[x](/a#d) [x](/a#n)', verdict: ok },
  { row: 17, markdown: '[x](#) [x](#top) [x](/a#) [x](/a#TOP)', verdict: ok },
  { row: 18, markdown: '[x](/a#:~:text=Alpha) [x](/a#alpha-one:~:text=One) [x](/a#:~:text=100%)', verdict: ok },
  { row: 19, markdown: '[x](/a?tab=ts#nope)', verdict: ['1 error broken-anchor'] },
  { row: 20, markdown: '[x](/a#alpha-one#nope)', verdict: ['1 error broken-anchor'] },
  { row: 21, markdown: '[x](#in-a-tab) [x](#in-closed-details)', verdict: ok },
  { row: 22, markdown: '<a href="/nope">x</a>', verdict: ['1 error broken-link'] },
  { row: 22, markdown: 'In a line <a href="/nope">x</a>.', verdict: ['11 error broken-link'] },
  {
    row: 22,
    markdown: '| a | b |\n| --- | --- |\n| <a href="/nope">x</a> | [y](/nope) |',
    verdict: ['3 error broken-link', '27 error broken-link'],
  },
  { row: 22, markdown: ':::details[See <a href="/nope">x</a>]\ntext\n:::', verdict: ['16 error broken-link'] },
  {
    row: 22,
    markdown: '> In a quote\n> <a href="/nope">x</a>\n> - <a href="/nope">y</a>',
    verdict: ['3 error broken-link', '5 error broken-link'],
  },
  {
    row: 22,
    markdown: '<A HREF="/nope">x</A> and <a href="/a?b=1&amp;c=2#d">y</a>',
    verdict: ['1 error broken-link'],
  },
  {
    row: 22,
    markdown: '- <A HREF="/a?b=1&amp;c=2#d">x</A> <abbr>y</abbr> <a href="/nope">z</a> <a href="/nope">z</a>',
    verdict: ['51 error broken-link', '73 error broken-link'],
  },
  {
    row: 23,
    markdown:
      '![x](./missing.png)\n\n<img src="./missing.png" alt="">\n<img srcset="./m1.png 1x, ./m2.png 2x" src="./img/own.png" alt="">',
    verdict: ['1 error broken-asset', '1 error broken-asset', '1 error broken-asset', '1 error broken-asset'],
  },
  {
    row: 23,
    markdown: '<video poster="/missing.webp"><source src="./missing.mp4"></video>',
    verdict: ['1 error broken-asset', '31 error broken-asset'],
  },
  {
    row: 23,
    markdown: '<svg><path id="b"/><use href="#b"/><use href="./missing.svg#a"/></svg>',
    verdict: ['36 error broken-asset'],
  },
  { row: 23, markdown: '![x](./img/Own.png)', verdict: ['1 error broken-asset → ./img/own.png !'] },
  { row: 24, markdown: '![x](/img.png?v=2)', verdict: ok },
  { row: 25, markdown: '[x](/file.pdf)', verdict: ok },
  { row: 25, markdown: '[x](/File.pdf)', verdict: ['1 error broken-asset → /file.pdf !'] },
  { row: 25, markdown: '[x](/missing.pdf)', verdict: ['1 error broken-asset'] },
  { row: 26, markdown: '[x](/page.html#here) [x](/page.html#nope)', verdict: ['22 error broken-anchor'] },
  { row: 26, markdown: '[x](./img/demo.html#start) [x](./img/demo.html#end)', verdict: ['28 error broken-anchor'] },
  { row: 27, markdown: '[x](/sitemap.xml) [x](/llms.txt) [x](/a.md)', verdict: ok },
  { row: 28, markdown: '[x](/old)', verdict: ['1 warning redirect → /a#alpha-one !'] },
  { row: 28, markdown: '[x](/docs/a)', verdict: ['1 warning redirect → /a !'] },
  { row: 28, markdown: '[x](/docs)', verdict: ['1 warning redirect → / !'] },
  { row: 28, markdown: '[x](/docs/sub/b?q=1#deep)', verdict: ['1 warning redirect → /sub/b?q=1#deep !'] },
  { row: 28, markdown: '[x](/docs/with%20space)', verdict: ['1 warning redirect → /with%20space !'] },
  { row: 28, markdown: '[x](/docs/nope)', verdict: ['1 error broken-link'] },
  { row: 28, markdown: '[x](/docs/SUB/b)', verdict: ['1 error broken-link → /sub/b'] },
  { row: 28, markdown: '[x](/docs/a#nope)', verdict: ['1 error broken-anchor'] },
  { row: 28, markdown: '[x](/docs/a#Alpha_One)', verdict: ['1 warning redirect → /a#alpha-one !'] },
  { row: 30, markdown: '[x](/with%20space) [x](</with space>)', verdict: ok },
  { row: 30, markdown: '[x](/with+space)', verdict: ['1 error broken-link → /with%20space'] },
  { row: 31, markdown: '[x](/a%zz)', verdict: ['1 error invalid-url'] },
  { row: 31, markdown: '[x](/a#%e0%a4)', verdict: ['1 error invalid-url'] },
  { row: 32, markdown: '[x](../../../a.md)', verdict: ['1 error broken-link'] },
  {
    row: 32,
    markdown: '[x](../sub/b.md?q=1#deep) ![x](../img/own.png) [x](../nope.md)',
    verdict: [
      '1 error broken-link → ./sub/b.md?q=1#deep',
      '27 error broken-link → ./img/own.png',
      '48 error broken-link',
    ],
  },
  { row: 35, markdown: '[x](https://site.example/nope)', verdict: ['1 error broken-link'] },
  { row: 35, markdown: '[x](https://site.example/a)', verdict: ['1 warning own-origin → /a !'] },
  { row: 35, markdown: '[x](https://site.example)', verdict: ['1 warning own-origin → / !'] },
  { row: 35, markdown: '[x](https://site.example/a/#alpha-one)', verdict: ['1 warning own-origin → /a#alpha-one !'] },
  { row: 36, markdown: '[x](//host.example/x)', verdict: ['1 warning invalid-url → https://host.example/x'] },
  { row: 37, markdown: 'Open http://localhost:3000 now.', verdict: ['6 info local-address'] },
  { row: 37, markdown: 'Open `http://localhost:3000` now.', verdict: ok },
  { row: 38, markdown: '[x](mailto:) [x](mailto:a@b.c) [x](tel:+31201234567)', verdict: ['1 error invalid-url'] },
  { row: 39, markdown: '[x](javascript:void%280%29)', verdict: ['1 error invalid-url'] },
  { row: 39, markdown: '<a href="java&#10;script:alert(1)">x</a>', verdict: ['1 error invalid-url'] },
  { row: 40, markdown: '[x]() [](/a)', verdict: ['1 error invalid-url', '7 error link-text'] },
  { row: 40, markdown: '[![](/img.png)](/a) [![x](/img.png)](/a)', verdict: ['1 error link-text'] },
  { row: 41, markdown: '[x][undefined]', verdict: ['1 error undefined-reference'] },
  {
    row: 41,
    markdown: 'So [x][] or ![x][nowhere].',
    verdict: ['4 error undefined-reference', '13 error undefined-reference'],
  },
  { row: 41, markdown: '[x][r1]\n\n[r1]: ./c.md', verdict: ['1 warning broken-markdown-link → ./a.md'] },
  { row: 41, markdown: '[x][r2]\n\n[r2]: /a\n[r2]: /sub', verdict: ['1 warning duplicate-definition'] },
  { row: 41, markdown: '[r3]: /a', verdict: ['1 warning unused-definition'] },
  { row: 41, markdown: '[//]: # (a remark)', verdict: ok },
  { row: 42, markdown: '`[x](/nope)`\n\n```md\n[x](/nope)\n```\n\n<!-- [x](/nope) <a href="/nope"> -->', verdict: ok },
  { row: 43, markdown: '## In a [heading](/nope)', verdict: ['9 error broken-link'] },
  { row: 43, markdown: 'Text[^1].\n\n[^1]: A note with [a link](/nope).', verdict: ['19 error broken-link'] },
  { row: 43, markdown: ':::note[With [a link](/nope)]\ntext\n:::', verdict: ['14 error broken-link'] },
  { row: 43, markdown: 'So [![x](./nope.png)](/nope)', verdict: ['4 error broken-link', '5 error broken-asset'] },
  { row: 50, markdown: '[x](/sub%2Fb)', verdict: ['1 error broken-link'] },
  { row: 51, markdown: '[x](/caf\u00e9)', verdict: ['1 error broken-link → /cafe\u0301 !'] },
  { row: 51, markdown: '[x](#u\u0308ni\u0308code)', verdict: ['1 warning broken-anchor → #\u00fcn\u00efcode !'] },
  {
    row: 52,
    markdown: '[x](data:text/html,hello) [x](vbscript:x)',
    verdict: ['1 error invalid-url', '27 error invalid-url'],
  },
  { row: 52, markdown: '![x](data:image/gif;base64,R0lGODlhAQABAAAAACw=)', verdict: ok },
  { row: 53, markdown: '[x](/later)', verdict: ['1 error broken-link'] },
  { row: 53, markdown: '[x](./later.md)', verdict: ['1 warning broken-markdown-link'] },
]

const head = `# Page A

## Alpha One

## Beta & Gamma

## Ünïcode

## Dup

## Dup

## T {#custom}

<p id="d">here</p>

<a name="n"></a>

::::tabs
:::tab[One]
text
:::
:::tab[Two]
### In a tab
:::
::::

:::details[Closed]
### In closed details
:::
`

const linkItself = rows.map(({ markdown }) => markdown)
const lineOf: number[] = []
let line = head.split('\n').length + 1
for (const markdown of linkItself) {
  lineOf.push(line)
  line += markdown.split('\n').length + 1
}

const site = {
  'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({
  title: 'Test',
  url: 'https://site.example',
  samples: false,
  redirects: [
    { from: '/old', to: '/a#alpha-one' },
    { from: '/docs/*', to: '/:splat' },
  ],
})
`,
  'content/index.md': '# Home\n',
  'content/a.md': `${head}\n${linkItself.join('\n\n')}\n`,
  'content/sub/index.md': '# Sub\n',
  'content/sub/b.md': '# B\n\n## Deep\n',
  'content/with space.md': '# With space\n',
  'content/cafe\u0301.md': '# Café\n',
  'content/later.md': '---\ndraft: true\n---\n# Later\n',
  'content/img/own.png': onePixel,
  'content/img/demo.html': '<h1 id=start>Demo</h1>',
  'content/_public/file.pdf': 'pdf',
  'content/_public/img.png': onePixel,
  'content/_public/page.html': "<!doctype html><p id='here'>Here</p><!-- <p id=nope> -->",
}

describe('reports every row of the table', () => {
  let messages: ReportedMessage[]

  beforeAll(async () => {
    messages = (await report((await tempSite(site, { config: null, onEnd: afterAll })).root)).messages
  })

  test.each(rows.map((row, i) => ({ ...row, from: lineOf[i]!, to: (lineOf[i + 1] ?? line) - 1 })))(
    'row $row: $markdown',
    ({ from, to, verdict }) => {
      const own = messages.filter((m) => m.file === 'content/a.md' && m.line! >= from && m.line! < to)
      expect(own.map(shownVerdict)).toEqual(verdict)
      for (const message of own) expect(message.endColumn, message.message).toBeGreaterThan(0)
    },
  )

  test('reports no problems other than those in the table', () => {
    const others = messages.filter((m) => m.file !== 'content/a.md' || m.line! < lineOf[0]!)
    expect(others).toEqual([])
  })
})

function shownVerdict({ column, severity, rule, suggestion, fixable }: ReportedMessage): Verdict {
  return `${column} ${severity} ${rule}${suggestion ? ` → ${suggestion}` : ''}${fixable ? ' !' : ''}`
}
