import { expect, test } from 'vitest'
import { readFrontMatter } from '../src/markdown/front-matter/front-matter.ts'

function read(text: string) {
  const { frontMatter, body, messages } = readFrontMatter(text, 'content/a.md')
  return {
    frontMatter,
    body,
    messages: messages.map(
      (m) => `${m.line}:${m.column} ${m.fatal ? 'error' : 'warning'} ${m.reason}${m.note ? ` | ${m.note}` : ''}`,
    ),
  }
}

test('keeps the lines and columns of the text', () => {
  const { frontMatter, body } = read('---\ntitle: A\n---\n\n# B\n')
  expect(frontMatter).toEqual({ title: 'A' })
  expect(body.split('\n')[4]).toBe('# B')
  expect(body.slice(0, 18).trim()).toBe('')
})

test('supports CRLF and a byte order mark', () => {
  const { frontMatter, body } = read('\uFEFF---\r\ntitle: A\r\n---\r\n# B\r\n')
  expect(frontMatter.title).toBe('A')
  expect(body.split('\r\n')[3]).toBe('# B')
})

test('accepts a number as a title', () => {
  expect(read('---\ntitle: 2.14\n---\n').frontMatter.title).toBe('2.14')
})

test('warns about an unknown key, with or without a suggestion', () => {
  expect(read('---\ntitle: A\nsidebar_lable: B\nreviewer: C\n---\n').messages).toEqual([
    '3:1 warning Unknown front matter key `sidebar_lable`. | Did you mean `sidebar_label`?',
    '4:1 warning Unknown front matter key `reviewer`. | It has no effect. If a plugin reads it, list it in the plugin’s `frontMatterKeys`.',
  ])
})

test.each([
  ['slug', '/b?x=1'],
  ['slug', 'b#c'],
  ['slug', 'https://example.com/b'],
  ['id', "'what?'"],
])('rejects a `%s` that no URL of a page can have: %s', (key, value) => {
  const { frontMatter, messages } = read(`---\ntitle: A\n${key}: ${value}\n---\n`)
  expect(frontMatter).toEqual({ title: 'A' })
  expect(messages).toEqual([
    `3:1 error \`${key}\` is \`"${value.replaceAll("'", '')}"\`. | Expected a path without \`..\`, \`?\`, \`#\`, a host, backslashes, and control characters, in which each name has at most 240 bytes.`,
  ])
})

test('reports a wrong type with the expected one, and keeps the other keys', () => {
  const badge = 'sidebar_badge: { text: New, tone: warnng }'
  const { frontMatter, messages } = read(`---\ntitle: A\ndraft: perhaps\ntoc_max_heading_level: 9\n${badge}\n---\n`)
  expect(frontMatter).toEqual({ title: 'A' })
  expect(messages).toEqual([
    '3:1 error `draft` is `"perhaps"`. | Expected a boolean.',
    '4:1 error `toc_max_heading_level` is `9`. | Expected a number from 2 to 6.',
    '5:29 error `sidebar_badge.tone` is `"warnng"`. | Expected one of `"note"`, `"tip"`, `"info"`, `"warning"`, `"danger"`. Did you mean `warning`?',
  ])
})

test.each([
  [
    'title: @scope/name',
    "2:8 error The value of `title` starts with `@`, which has a special meaning in YAML. | Put it in quotation marks: `title: '@scope/name'`.",
  ],
  [
    'a: 1\ntitle: `useState`',
    "3:8 error The value of `title` starts with a backtick, which has a special meaning in YAML. | Put it in quotation marks: `title: '`useState`'`.",
  ],
  ['title: A: B', "2:8 error The value of `title` contains a colon. | Put it in quotation marks: `title: 'A: B'`."],
  [
    "title: What: it's",
    `2:8 error The value of \`title\` contains a colon. | Put it in quotation marks: \`title: "What: it's"\`.`,
  ],
  [
    'title: *name',
    "2:8 error The value of `title` starts with `*`, which has a special meaning in YAML. | Put it in quotation marks: `title: '*name'`.",
  ],
  [
    'title: > A',
    "2:8 error The value of `title` starts with `>`, which has a special meaning in YAML. | Put it in quotation marks: `title: '> A'`.",
  ],
  [
    'title: - A',
    "2:8 error The value of `title` starts with `-`, which has a special meaning in YAML. | Put it in quotation marks: `title: '- A'`.",
  ],
  [
    'title: %s',
    "2:8 error The value of `title` starts with `%`, which has a special meaning in YAML. | Put it in quotation marks: `title: '%s'`.",
  ],
  [
    'title: "A\nslug: /a',
    '2:8 error The quotation mark in the value of `title` isn’t closed. | Close it with a second `"`, and indent the lines in between.',
  ],
  [
    "title: 'It's'",
    "2:12 error Text follows the closing quotation mark of `title`. | Write `''` for an apostrophe inside single quotation marks.",
  ],
  [
    'title: [A, B',
    '2:13 error A `[` or `{` isn’t closed. | Close it, and indent the lines in between. For text, put the value in quotation marks.',
  ],
  [
    'tags: [\na,\nb\n]',
    '3:1 error A `[` or `{` isn’t closed. | Close it, and indent the lines in between. For text, put the value in quotation marks.',
  ],
  [
    'title: !important',
    "2:8 error The value of `title` starts with `!`, which has a special meaning in YAML. | Put it in quotation marks: `title: '!important'`.",
  ],
  ['hero:\n  a: 1\n  a: 2', '4:3 error This key occurs twice. | Remove one of the two.'],
  [
    'title: A\n\tslug: /a',
    '3:1 error This line’s indentation doesn’t match the lines above. | Indent keys of the same level with the same number of spaces.',
  ],
  ['a: 1\n<<: 5', '3:1 error The value of `<<` isn’t a group of keys. | Refer to a group of keys: `<<: *name`.'],
  ['title: A\0', '2:9 error The front matter contains a control character. | Remove it, or write it as `"\\u0000"`.'],
  // The parser of YAML doesn't count a carriage return as a line break, nor lines after a mistake at which it stops.
  ['a: 1\rb: \0', '3:4 error The front matter contains a control character. | Remove it, or write it as `"\\u0000"`.'],
  [
    'a:\n\t!!omap [a: 1]<<: [*a] ---b\n  \0',
    '4:3 error The front matter contains a control character. | Remove it, or write it as `"\\u0000"`.',
  ],
  ['title: A\ntitle: B', '3:1 error This key occurs twice. | Remove one of the two.'],
  [
    'title: A\n  slug: /a',
    '3:3 error This line’s indentation doesn’t match the lines above. | Indent keys of the same level with the same number of spaces.',
  ],
  [
    'title: "\\q"',
    '2:9 error This escape sequence isn’t valid in YAML. | Use single quotation marks, in which `\\` is an ordinary character.',
  ],
  [
    'title: A\nslug\ndraft: true',
    '3:1 error This line isn’t `key: value`. | If the text contains `:`, `#`, `[`, `{`, or a quotation mark, put it in quotation marks.',
  ],
])('explains a YAML error in plain words: %j', (yaml, message) => {
  expect(read(`---\n${yaml}\n---\n`).messages).toEqual([message])
})

test.each([
  ['yes', 'yes'],
  ['true', true],
  ['~', null],
  ['2024-01-31', '2024-01-31T00:00:00.000Z'],
  ['017', 15],
  ['08', '08'],
  ['.', '.'],
  ['e5', 'e5'],
  ['1_000', 1000],
  ['0x1F', 31],
  ['"a\\nb"', 'a\nb'],
  ['a\n  b', 'a b'],
  ['', null],
])('reads the value %j', (yaml, value) => {
  const { frontMatter } = readFrontMatter(`---\nkey: ${yaml}\n---\n`, 'content/a.md', ['key'])
  expect(frontMatter).toEqual({ key: value })
})

test('adds the values of other mappings', () => {
  const yaml = 'a: &a { label: A, to: /a }\nhero:\n  actions:\n    - { <<: *a, to: /b }\n'
  expect(read(`---\n${yaml}---\n`).frontMatter.hero!.actions).toEqual([{ label: 'A', to: '/b' }])
})

test('front matter that contains only comments is empty', () => {
  expect(read('---\n# title: A\n#\n---\n')).toMatchObject({ frontMatter: {}, messages: [] })
})

test('reports the line of a second YAML document', () => {
  expect(read('---\ntitle: A\n--- {}\n---\n').messages[0]).toMatch(/^3:1 error A second YAML document starts here\. \|/)
})

test('reports front matter that is not closed', () => {
  expect(read('---\ntitle: A\n\n# B\n').messages).toEqual([
    '1:1 error The front matter isn’t closed. | End it with a line that contains only `---`.',
  ])
})

test('does not mistake a heading in the syntax of front matter for front matter', () => {
  expect(read('Note: this is text\n---\n').messages).toEqual([])
})

test('does not mistake a thematic break for front matter', () => {
  expect(read('---\n\nText\n')).toMatchObject({ frontMatter: {}, messages: [], body: '---\n\nText\n' })
})

test('rejects code in front matter', () => {
  const { frontMatter } = read('---js\n{ title: process.exit(1) }\n---\n')
  expect(frontMatter).toEqual({})
})

test('reports the line of a nested key of the landing page', () => {
  expect(read('---\nhero:\n  tagline: x\n  actions:\n    - { label: A }\n    - { lable: B }\n---\n').messages).toEqual([
    '6:5 error `hero.actions.1.label` is missing. | Expected a string.',
    '6:9 warning Unknown front matter key `hero.actions.1.lable`. | Did you mean `label`?',
  ])
})

test('keeps the hero of a landing page with an unknown key', () => {
  const { frontMatter, messages } = read('---\nhero:\n  tagline: x\n  picture: { src: /a.png }\n---\n')
  expect(frontMatter.hero).toMatchObject({ tagline: 'x' })
  expect(messages).toEqual([
    '4:3 warning Unknown front matter key `hero.picture`. | It has no effect. If a plugin reads it, list it in the plugin’s `frontMatterKeys`.',
  ])
})

test('doesn’t end at a line that only starts with `---`', () => {
  const { frontMatter, messages } = read('---\ntitle: A\n---more: x\ndraft: true\n---\n')
  expect(frontMatter).toEqual({ title: 'A', draft: true })
  expect(messages).toEqual([
    '3:1 warning Unknown front matter key `---more`. | It has no effect. If a plugin reads it, list it in the plugin’s `frontMatterKeys`.',
  ])
})

test.each([
  ['a value that contains itself', 'title: &a [*a]\n'],
  ['a short value that expands to a billion values', bomb()],
  [
    'mappings that add each other’s values a billion times',
    Array.from(
      { length: 30 },
      (_, i) => `l${i}: &l${i} { <<: [${i === 0 ? '{ a: b }' : `*l${i - 1}, *l${i - 1}`}] }\n`,
    ).join(''),
  ],
])('rejects %s', (_, yaml) => {
  expect(read(`---\n${yaml}---\n`)).toMatchObject({
    frontMatter: {},
    messages: [expect.stringMatching(/^2:1 error YAML aliases expand to too many values\./)],
  })
})

test('reports lists that are nested too deeply', () => {
  const { messages } = read(`---\ntitle: ${'['.repeat(50_000)}\n---\n`)
  expect(messages).toEqual([expect.stringMatching(/^2:\d+ error The front matter is nested too deeply\./)])
})

test('supports YAML anchors and aliases', () => {
  const { frontMatter, messages } = read(
    '---\nhero:\n  tagline: &words A few words that say what this is\ndescription: *words\n---\n',
  )
  expect(messages).toEqual([])
  expect(frontMatter.description).toBe(frontMatter.hero!.tagline)
})

test('reports the position of the wrong key, even if another key has the same name', () => {
  expect(read('---\nhero: { actions: [{ label: A, to: /b }] }\ntitle: "to: c"\nto: 5\n---\n').messages).toEqual([
    '4:1 error `to` is `5`. | Expected a string.',
  ])
})

test.each([
  [
    '<!-- Copyright -->\n---\ndraft: true\n---\n',
    '1:1 error The front matter starts on line 2. | Move it above the comment.',
  ],
  [
    '\u200B---\ntitle: A\n---\n',
    '1:1 error There is an invisible character (U+200B) above the front matter. | Delete it, so that the line contains only `---`.',
  ],
  [
    '---json\n{ "title": "A" }\n---\n',
    '1:1 error The front matter starts with `---json`. | Write YAML between two lines that contain only `---`, without spaces.',
  ],
  ['\n---\ntitle: A\n---\n', '1:1 error The front matter starts on line 2. | Delete the blank line above the `---`.'],
  [
    '\n \n---\ntitle: A\n---\n',
    '1:1 error The front matter starts on line 3. | Delete the blank lines above the `---`.',
  ],
  [
    ' ---\ntitle: A\n---\n',
    '1:1 error The front matter starts with ` ---`. | Write YAML between two lines that contain only `---`, without spaces.',
  ],
  [
    '\n ---\ntitle: A\n---\n',
    '2:1 error The front matter starts with ` ---`. | Write YAML between two lines that contain only `---`, without spaces.',
  ],
  [
    '----\ntitle: A\n----\n',
    '1:1 error The front matter starts with `----`. | Write YAML between two lines that contain only `---`, without spaces.',
  ],
  [
    '+++\ntitle = "A"\n+++\n',
    '1:1 error The front matter starts with `+++`. | Write YAML between two lines that contain only `---`, without spaces.',
  ],
  [
    'title: A\ntags:\n  - a\n- b\n---\n',
    '1:1 error The `---` above the front matter is missing. | Add a line that contains only `---`.',
  ],
])('reports misplaced front matter that would be shown as text: %j', (text, message) => {
  expect(read(text).messages).toEqual([message])
})

/** Each level references the previous one ten times. */
function bomb(): string {
  const levels = Array.from(
    { length: 9 },
    (_, i) => `l${i}: &l${i} [${Array(10).fill(i === 0 ? 'x' : `*l${i - 1}`)}]\n`,
  )
  return `${levels.join('')}title: *l8\n`
}

test('warns about text that ends at a comment, unless there is a space after the `#`', () => {
  const { frontMatter, messages } = read(
    "---\ntitle: Fix for #42\ndescription: 'See #1'\nsidebar_label: It's #2\nsidebar_position: 1 #first\nslug: /a # a comment\n---\n",
  )
  expect(frontMatter).toMatchObject({ title: 'Fix for', description: 'See #1' })
  expect(messages).toEqual([
    "2:15 warning The value of `title` ends before ` #`, because YAML treats the rest of the line as a comment. | Put it in quotation marks: `title: 'Fix for #42'`.",
    '4:20 warning The value of `sidebar_label` ends before ` #`, because YAML treats the rest of the line as a comment. | Put it in quotation marks: `sidebar_label: "It\'s #2"`.',
  ])
})
