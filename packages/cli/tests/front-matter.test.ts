import { expect, test } from 'vitest'
import { readFrontMatter } from '../src/content/front-matter.ts'

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

test('the text keeps its lines and columns', () => {
  const { frontMatter, body } = read('---\ntitle: A\n---\n\n# B\n')
  expect(frontMatter).toEqual({ title: 'A' })
  expect(body.split('\n')[4]).toBe('# B')
  expect(body.slice(0, 18).trim()).toBe('')
})

test('CRLF and a byte order mark', () => {
  const { frontMatter, body } = read('\uFEFF---\r\ntitle: A\r\n---\r\n# B\r\n')
  expect(frontMatter.title).toBe('A')
  expect(body.split('\r\n')[3]).toBe('# B')
})

test('a number as a title is a title', () => {
  expect(read('---\ntitle: 2.14\n---\n').frontMatter.title).toBe('2.14')
})

test('a slip of the pen is an error, an unknown key a warning', () => {
  expect(read('---\ntitle: A\nsidebar_lable: B\nreviewer: C\n---\n').messages).toEqual([
    '3:1 error Unknown front matter key `sidebar_lable`. | Did you mean `sidebar_label`?',
    '4:1 warning Unknown front matter key `reviewer`. | It has no effect.',
  ])
})

test('a wrong type names the key and what was expected, and the other keys still count', () => {
  const { frontMatter, messages } = read('---\ntitle: A\ndraft: perhaps\ntoc_max_heading_level: 9\n---\n')
  expect(frontMatter).toEqual({ title: 'A' })
  expect(messages).toEqual([
    '3:1 error `draft` is `"perhaps"`. | Expected boolean.',
    '4:1 error `toc_max_heading_level` is `9`. | Expected a number from 2 to 6.',
  ])
})

test('YAML that cannot be read has its line', () => {
  expect(read('---\ntitle: A: B\n---\n').messages[0]).toMatch(/^2:\d+ error The front matter is not valid YAML: /)
})

test('a front matter that is not closed', () => {
  expect(read('---\ntitle: A\n\n# B\n').messages).toEqual([
    '1:1 error The front matter has no end. | Close it with a line `---`.',
  ])
})

test('a rule at the start of a text is no front matter', () => {
  expect(read('---\n\nText\n')).toMatchObject({ frontMatter: {}, messages: [], body: '---\n\nText\n' })
})

test('front matter is data: code is refused', () => {
  const { frontMatter } = read('---js\n{ title: process.exit(1) }\n---\n')
  expect(frontMatter).toEqual({})
})

test('a nested key of the landing page has its own line', () => {
  expect(read('---\nhero:\n  tagline: x\n  actions:\n    - { label: A }\n    - { lable: B }\n---\n').messages).toEqual([
    '6:5 error `hero.actions.1.label` is `missing`. | Expected string.',
    '6:9 error Unknown front matter key `hero.actions.1.lable`. | Did you mean `label`?',
  ])
})
