import { type Document, isScalar, type Scalar, visit } from 'yaml'

/** A mistake in a YAML text. */
export interface YamlMistake {
  /** A code of the library `yaml`, or one of `parseYaml`. */
  code: string
  offset: number
  /** The message of the library, for its own codes. */
  message?: string
}

export interface Explanation {
  offset: number
  reason: string
  note: string
}

/** Explains a mistake without using terms from the YAML specification. */
export function explainMistake(mistake: YamlMistake, document: Document, text: string): Explanation {
  const { code, offset, message = '' } = mistake
  const inValue = explainValue(mistake, document, text)
  if (inValue) return inValue
  // The parser stops at the value of the key above the line.
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    const nextLine = /\n\s*/.exec(text.slice(offset))
    return { offset: offset + (nextLine ? nextLine.index + nextLine[0].length : 0), ...indentation }
  }
  const words = explanations.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1]
  return { offset, ...(words ?? { reason: `${message.replace(/\.$/, '')}.`, note: quoteHint }) }
}

/** Explains a mistake in the value of a key. Returns `undefined` if the mistake is somewhere else or of another kind. */
function explainValue(
  { code, offset, message = '' }: YamlMistake,
  document: Document,
  text: string,
): Explanation | undefined {
  if (!valueCodes.test(code)) return undefined
  let key: Scalar | undefined
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.key) && pair.key.range![1] <= offset) key = pair.key
    },
  })
  const [start = '', written = ''] = /^[ \t]*:[ \t]+(\S.*)/.exec(text.slice(key?.range?.[1])) ?? []
  if (!key || written === '') return undefined
  const at = key.range![1] + start.length - written.length
  const isUnclosed = message.startsWith('Missing closing')
  if (offset > at + written.length && !isUnclosed) return undefined

  const name = key.source ?? String(key.value)
  const value = written.trimEnd()
  const first = value.charAt(0)
  const note = `Put it in quotation marks: \`${name}: ${quoted(value)}\`.`
  if (isUnclosed) {
    const reason = `The quotation mark in the value of \`${name}\` isn’t closed.`
    return { offset: at, reason, note: `Close it with a second \`${first}\`, and indent the lines in between.` }
  }
  if (/["']/.test(first)) {
    const remedy =
      first === "'"
        ? "Write `''` for an apostrophe inside single quotation marks."
        : 'Write `\\"` for a quotation mark inside double ones.'
    return { offset, reason: `Text follows the closing quotation mark of \`${name}\`.`, note: remedy }
  }
  if (specialStart.test(value)) {
    const mark = first === '`' ? 'a backtick' : `\`${first}\``
    return {
      offset: at,
      reason: `The value of \`${name}\` starts with ${mark}, which has a special meaning in YAML.`,
      note,
    }
  }
  if (!/[[{]/.test(first) && /:(?:\s|$)/.test(value))
    return { offset: at, reason: `The value of \`${name}\` contains a colon.`, note }
  return undefined
}

/** Finds texts without quotation marks that a `#` ends, as in `title: Fix for #42`. A space after the `#` shows that a comment is meant. */
export function findCutTexts(document: Document): Explanation[] {
  const found: Explanation[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(value) || value.type !== 'PLAIN' || typeof value.value !== 'string') return
      if (!value.comment || /^\s/.test(value.comment)) return
      const [name, text] = [String(isScalar(key) ? key.value : key), `${value.value} #${value.comment}`]
      const reason = `The value of \`${name}\` ends before \` #\`, because YAML treats the rest of the line as a comment.`
      const note = `Put it in quotation marks: \`${name}: ${quoted(text)}\`.`
      found.push({ offset: value.range![1], reason, note })
    },
  })
  return found
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** Matches the codes of mistakes that quotation marks around a value would correct. */
const valueCodes =
  /^(?:BAD_SCALAR_START|BLOCK_AS_IMPLICIT_KEY|MISSING_CHAR|TAG_RESOLVE_FAILED|UNEXPECTED_TOKEN|UNKNOWN_ALIAS|BAD_ALIAS)$/

/** Matches the start of a value that has a special meaning in YAML. */
const specialStart = /^(?:[@`%,\]}*!&]|[>|](?![-+\d]*\s*(?:#|$))|[-?]\s)/

const quoteHint = 'If the text contains `:`, `#`, `[`, `{`, or a quotation mark, put it in quotation marks.'

const indentation = {
  reason: 'This line’s indentation doesn’t match the lines above.',
  note: 'Indent keys of the same level with the same number of spaces.',
}

/** Patterns for codes and messages of the library. If none matches, the message itself is shown. */
const explanations: [RegExp, Pick<Explanation, 'reason' | 'note'>][] = [
  [
    / .*\bflow /i,
    {
      reason: 'A `[` or `{` isn’t closed.',
      note: 'Close it, and indent the lines in between. For text, put the value in quotation marks.',
    },
  ],
  [/INDENT/, indentation],
  [/DUPLICATE_KEY/, { reason: 'This key occurs twice.', note: 'Remove one of the two.' }],
  [
    /MULTIPLE_DOCS/,
    {
      reason: 'A second YAML document starts here.',
      note: 'Only the first and the last line of the front matter may be `---`.',
    },
  ],
  [
    /CONTROL_CHARACTER/,
    { reason: 'The front matter contains a control character.', note: 'Remove it, or write it as `"\\u0000"`.' },
  ],
  [
    /BAD_DQ_ESCAPE/,
    {
      reason: 'This escape sequence isn’t valid in YAML.',
      note: 'Use single quotation marks, in which `\\` is an ordinary character.',
    },
  ],
  [/ALIAS/, { reason: '`*name` refers to a name that no `&name` defines.', note: quoteHint }],
  [/MERGE/, { reason: 'The value of `<<` isn’t a group of keys.', note: 'Refer to a group of keys: `<<: *name`.' }],
  [
    /TOO_MANY_VALUES/,
    { reason: 'YAML aliases expand to too many values.', note: 'Replace nested aliases with their values.' },
  ],
  [
    /RESOURCE_EXHAUSTION/,
    { reason: 'The front matter is nested too deeply.', note: 'Look for brackets that aren’t closed.' },
  ],
  [/KEY|MISSING_CHAR|UNEXPECTED_TOKEN/, { reason: 'This line isn’t `key: value`.', note: quoteHint }],
]
