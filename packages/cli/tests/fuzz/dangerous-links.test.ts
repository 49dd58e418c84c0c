import { expect, test } from 'vitest'
import { links } from '../../../client/tests/security/payloads.ts'
import { tempSite } from '../support/temp-site.ts'

/** Places where a URL can occur in Markdown, HTML, and front matter. */
const places: Record<string, (url: string) => string> = {
  link: (url) => `[x](<${url.replace(/[<>]/g, (c) => `\\${c}`)}>)`,
  reference: (url) => `[x][r]\n\n[r]: <${url.replace(/[<>]/g, (c) => `\\${c}`)}>`,
  html: (url) => `<a href="${url}">x</a>`,
  'html in a sentence': (url) => `a <a href='${url}'>x</a>`,
  area: (url) => `<map name=m><area href="${url}" alt=x></map>`,
  form: (url) => `<form action="${url}"><button>x</button></form>`,
  button: (url) => `<form><button formaction="${url}">x</button></form>`,
  input: (url) => `<form><input type=submit formaction="${url}"></form>`,
  frame: (url) => `<iframe src="${url}" title=x></iframe>`,
  object: (url) => `<object data="${url}"></object>`,
  embed: (url) => `<embed src="${url}">`,
  'link of an SVG': (url) => `<svg viewBox="0 0 1 1"><a xlink:href="${url}"><text>x</text></a></svg>`,
  'new link of an SVG': (url) => `<svg viewBox="0 0 1 1"><a href="${url}"><text>x</text></a></svg>`,
  'use of an SVG': (url) => `<svg viewBox="0 0 1 1"><use href="${url}" /></svg>`,
  'link of MathML': (url) => `<math><mi href="${url}">x</mi></math>`,
  video: (url) => `<video src="${url}"></video>`,
}

const front: Record<string, (url: string) => string> = {
  next: (url) => `next: ${JSON.stringify(url)}`,
  action: (url) => `hero: { title: T, actions: [{ label: x, href: ${JSON.stringify(url)} }] }`,
  feature: (url) => `hero: { title: T }\nfeatures: [{ title: a, text: b, to: ${JSON.stringify(url)} }]`,
}

const decoded = (url: string) =>
  url.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, number, name) =>
    hex || number
      ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
      : { Tab: '\t', NewLine: '\n', colon: ':' }[name as string]!,
  )

test(`blocks all ${links.length} forms of dangerous URLs in every place`, async () => {
  const files: Record<string, string> = { 'content/index.md': '# Home\n' }
  const wanted: string[] = []
  const add = (text: string) => {
    const file = `content/p${wanted.length}.md`
    files[file] = text
    wanted.push(file)
  }
  for (const url of links) {
    for (const write of Object.values(places)) add(`# T\n\n${write(url)}\n`)
    for (const write of Object.values(front)) add(`---\n${write(decoded(url))}\n---\n\ntext\n`)
  }
  const site = await tempSite(files, {
    config: `export default { title: 'Test', samples: false, ignoreLinks: ['javascript:*', 'data:*', 'JAVASCRIPT*'] }`,
  })

  const { stdout, exitCode } = await site.docs('check', '--format', 'json')

  expect(exitCode).toBe(1)
  const { messages } = JSON.parse(stdout) as {
    messages: { file: string; rule: string; line: number; severity: string }[]
  }
  // If a form isn't a script URL, for example because Markdown replaced a control character, it's a broken relative link.
  const rules = ['invalid-url', 'broken-link', 'broken-asset']
  const refused = new Set(
    messages.filter(({ rule, severity }) => rules.includes(rule) && severity === 'error').map(({ file }) => file),
  )
  expect(wanted.filter((file) => !refused.has(file)).map((file) => files[file])).toEqual([])
})

test('an image may have a data URL', async () => {
  const site = await tempSite({
    'content/index.md': '# Home\n\n![x](data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=)\n',
  })
  expect(await site.docs('build')).toMatchObject({ exitCode: 0, stderr: '' })
})
