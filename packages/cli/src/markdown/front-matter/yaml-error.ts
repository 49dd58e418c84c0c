import type { Message } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'

/** An error of the YAML parser. `mark` is missing if the text contains a second document. */
export interface YamlError extends Error {
  mark?: { position: number }
  reason?: string
}

type Words = Pick<Message, 'reason' | 'note'>

/**
 * Explains why a text isn't valid YAML, without using terms from the YAML specification.
 *
 * @param firstLine Line of the file where the text starts.
 */
export function describeYamlError({ mark, reason = '' }: YamlError, yaml: string, firstLine: number): Words & Position {
  // Subtract 1, because the parser counts from the line break after the opening `---`.
  const position = mark ? mark.position - 1 : yaml.search(/^(?:---|\.\.\.)(?=\s)/m)
  const lines = yaml.split('\n')
  const before = yaml.slice(0, Math.max(0, position)).split('\n')
  // Also check the previous line, because the parser often stops on the line after the invalid one.
  const candidates = [before.length - 1, before.length - 2].filter((index) => lines[index]?.trim())
  for (const index of candidates) {
    const found = describeLineError(lines[index]!.replace(/\r$/, ''))
    if (!found) continue
    const { column, ...words } = found
    return { ...words, line: firstLine + index, column }
  }
  const words = byReason.find(([pattern]) => pattern.test(reason))?.[1]
  const place = { line: firstLine + before.length - 1, column: before.at(-1)!.length + 1 }
  return { ...place, ...(words ?? { reason: 'The front matter can’t be parsed from here on.', note: quoteHint }) }
}

const quoteHint = 'If the text contains `:`, `#`, `[`, `{`, or a quotation mark, put it in quotation marks.'

/** Describes the mistake in a `key: value` line, or returns `undefined` if the mistake can't be determined. */
function describeLineError(line: string): (Words & { column: number }) | undefined {
  const match = /^(\s*(?:- +)?(["']?)([\w$.-]+(?: +[\w$.-]+)*)\2[ \t]*:[ \t]+)(\S.*)/.exec(line.trimEnd())
  if (!match) return undefined
  const [, start = '', , key = '', value = ''] = match
  const column = start.length + 1
  const quoted = value.includes("'") ? JSON.stringify(value) : `'${value}'`
  const note = `Put it in quotation marks: \`${key}: ${quoted}\`.`
  const first = value.charAt(0)
  if (/[@`%,\]}*!&]/.test(first) || /^(?:[>|](?![-+\d]*\s*(?:#|$))|[-?]\s)/.test(value)) {
    return {
      column,
      reason: `The value of \`${key}\` starts with ${first === '`' ? 'a backtick' : `\`${first}\``}, which has a special meaning in YAML.`,
      note,
    }
  }
  if (/^["']/.test(value)) {
    const rest = value.replace(/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/, '')
    if (rest === '' || /^\s*(?:#|$)/.test(rest)) return undefined
    if (rest === value) {
      return {
        column,
        reason: `The quotation mark in the value of \`${key}\` isn’t closed.`,
        note: `Close it with a second \`${first}\`.`,
      }
    }
    const remedy =
      first === "'"
        ? "Write `''` for an apostrophe inside single quotation marks."
        : 'Write `\\"` for a quotation mark inside double ones.'
    return {
      column: line.length - rest.length + 1,
      reason: `Text follows the closing quotation mark of \`${key}\`.`,
      note: remedy,
    }
  }
  const open = /^[[{]/.test(value)
  if (!open && /:(?:\s|$)/.test(value)) return { column, reason: `The value of \`${key}\` contains a colon.`, note }
  return undefined
}

const byReason: [RegExp, Words][] = [
  [/quoted scalar/, { reason: 'A quotation mark isn’t closed.', note: 'Close it on the same line.' }],
  [
    /flow collection|missed comma/,
    { reason: 'A `[` or `{` isn’t closed.', note: 'Close it, or put the value in quotation marks.' },
  ],
  [/duplicated mapping key/, { reason: 'This key occurs twice.', note: 'Remove one of the two.' }],
  [
    /indentation|tab characters/,
    {
      reason: 'This line’s indentation doesn’t match the lines above.',
      note: 'Indent keys of the same level with the same number of spaces.',
    },
  ],
  [
    /unknown escape/,
    {
      reason: 'This escape sequence isn’t valid in YAML.',
      note: 'Use single quotation marks, in which `\\` is an ordinary character.',
    },
  ],
  [
    /single document/,
    {
      reason: 'A second YAML document starts here.',
      note: 'Only the first and the last line of the front matter may be `---`.',
    },
  ],
  [
    /non-printable/,
    { reason: 'The front matter contains a control character.', note: 'Remove it, or write it as `"\\u0000"`.' },
  ],
  [/alias/, { reason: '`*name` refers to a name that no `&name` defines.', note: quoteHint }],
  [
    /merge mappings/,
    { reason: 'The value of `<<` isn’t a group of keys.', note: 'Refer to a group of keys: `<<: *name`.' },
  ],
  [/implicit key|block mapping entry|document separator/, { reason: 'This line isn’t `key: value`.', note: quoteHint }],
]
