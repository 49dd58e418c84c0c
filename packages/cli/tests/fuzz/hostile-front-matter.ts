import fc from 'fast-check'
import { frontMatterSchema } from '../../src/model/front-matter-schema.ts'
import { words } from '../support/words.ts'

const known = Object.keys(frontMatterSchema.shape)
const nested = ['title', 'tagline', 'actions', 'code', 'code_lang', 'code_title', 'component', 'label', 'to', 'href']

/** Names of inherited properties, typos, and text with a special meaning in YAML. */
const otherKeys = [
  ...words('__proto__ constructor toString hasOwnProperty sidebar_lable Title reviewer on null a.b'),
  'a b',
  '0',
  '日本',
  '$&',
  '.*',
]

const tokens = [
  ...['---', '--- ', '----', '...', '---\ntitle: x', '---js', '--- yaml', ' ---', '\u{FEFF}---'],
  ...['- ', '? ', ': ', ', ', '[', ']', '{', '}', '| ', '>-', '|+2\n', '# x', '#', '%YAML 1.1', '%TAG ! a:'],
  ...[
    '&a ',
    '*a',
    '&b [*b]',
    '<<: *a',
    '<<: {draft: true}',
    '<<: [*a, *a]',
    '!!str ',
    '!!binary ',
    '!!js/function ',
    '!x ',
  ],
  ...['!!set {a}', '!!omap [a: 1]', '!!pairs [a: 1]', '!!timestamp ', '!!float ', '!!int ', '!!bool ', '!!null '],
  ...words('2024-02-30 2024-01-01 2001-12-14t21:59:43.10-05:00 9999-99-99 -0001-01-01 12:30:45 0x1F 0o17'),
  ...words('0b11 1_000 .inf -.inf .nan 1e999 -0 99999999999999999999 ~ null true yes off'),
  ...[
    '"',
    "'",
    '"\\uFDD0"',
    '"\\x00"',
    '"\\ud800"',
    '"\\',
    "''",
    '\\',
    '`',
    '@',
    '\t',
    '\u0000',
    '\u0085',
    '\u2028',
    '\uD800',
  ],
]

const indent = fc.constantFrom('', '', '', '  ', '    ', ' ', '\t')
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\n', '\r\n', '\r', '\n\n', '', ' ')
const key = fc.constantFrom(...known, ...known, ...nested, ...otherKeys)

const piece = fc.oneof(
  { weight: 4, arbitrary: key.map((name) => `${name}: `) },
  { weight: 5, arbitrary: fc.constantFrom(...tokens) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  { weight: 2, arbitrary: fc.nat({ max: 99 }).map((n) => `word${n}`) },
)

const lines = fc
  .array(fc.tuple(indent, fc.array(piece, { minLength: 1, maxLength: 4 }), lineEnd), { maxLength: 10 })
  .map((all) => all.map(([space, pieces, end]) => space + pieces.join('') + end).join(''))

/** Generates text that starts with valid or invalid front matter. */
export const anyFrontMatter: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('---\n', '---\n', '---\n', '\uFEFF---\r\n', '--- \n', '---\r', ' ---\n', '\n---\n', '----\n', ''),
    lines,
    fc.constantFrom('\n---\n', '\n---\n', '\n---', '\n--- \n', '\n----\n', '\n...\n', '\n ---\n', '---\n', ''),
    fc.constantFrom('', '\n', '# Title\n\nword\n', 'word'),
  )
  .map((parts) => parts.join(''))

/** Short text that expands to many values, because each level references the previous one ten times. */
export const aliasBomb: fc.Arbitrary<string> = fc
  .record({ depth: fc.integer({ min: 2, max: 12 }), key: fc.constantFrom(...known), isCycle: fc.boolean() })
  .map(({ depth, key, isCycle }) => {
    const levels = Array.from(
      { length: depth },
      (_, i) => `l${i}: &a${i} [${Array(10).fill(i === 0 ? (isCycle ? '*a0' : 'x') : `*a${i - 1}`)}]`,
    )
    return `---\n${levels.join('\n')}\n${key}: *a${depth - 1}\n---\n\nword\n`
  })

/** Generates front matter with known keys and values, so that tests can check the result. */
export interface WrittenKeys {
  text: string
  keys: { key: string; value: unknown; line: number }[]
}

const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>('', 'word', '/a', './b.md', 'https://a.b/c', '../x.png', 'ts', '2024-01-31'),
  },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, false, null, 0, 1, 2, 3, 6, 7, -1, 1.5, 1e21, -1e-7) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        title: fc.string(),
        tagline: fc.string(),
        actions: fc.array(
          fc.record({ label: fc.string(), to: fc.string(), href: fc.webUrl() }, { requiredKeys: ['label'] }),
        ),
        code: fc.string(),
        code_lang: fc.constantFrom('ts', '', 'constructor', '"'),
        code_title: fc.string(),
        component: fc.constantFrom('Throws', 'constructor', 'Fine', ''),
      },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record(
        { title: fc.string(), text: fc.string(), to: fc.string(), icon: fc.string() },
        { requiredKeys: ['title', 'text'] },
      ),
    ),
  },
)

/** Generates any value for any key, as JSON, which is valid YAML. */
export const writtenKeys: fc.Arbitrary<WrittenKeys> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...known, ...known, ...otherKeys), value), {
    maxLength: 8,
    selector: ([key]) => key,
  })
  .map((pairs) => {
    const keys = pairs.map(([key, value], i) => ({ key, value, line: i + 2 }))
    const yaml = keys.map(({ key, value }) => `${JSON.stringify(key)}: ${json(value)}\n`).join('')
    return { text: `---\n${yaml}---\n\nword\n`, keys }
  })

/** Escape characters that JSON allows but YAML doesn't. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
