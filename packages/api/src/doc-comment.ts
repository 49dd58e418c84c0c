/** A doc comment, split at its block tags. All texts are Markdown, and `''` if the comment has no such tag. */
export interface DocComment {
  summary: string
  remarks: string
  /** The texts of `@param`, by parameter. The members of an object have names such as `options.name`. */
  params: Map<string, string>
  typeParams: Map<string, string>
  returns: string
  throws: string[]
  examples: string[]
  see: string[]
  /** The text of `@defaultValue`, without the backticks around it. */
  defaultValue: string
  /** The text of `@deprecated`, or `undefined` if the declaration isn't deprecated. */
  deprecated: string | undefined
  /** Modifiers without a text, such as `beta` and `internal`. */
  modifiers: Set<string>
}

const modifiers = new Set(
  'alpha beta experimental internal public private protected ignore readonly sealed virtual override eventProperty packageDocumentation decorator hidden'.split(
    ' ',
  ),
)
const synonyms: Record<string, string> = {
  default: 'defaultValue',
  defaultvalue: 'defaultValue',
  description: 'summary',
  overloadSummary: 'summary',
  overloadRemarks: 'remarks',
  exception: 'throws',
  template: 'typeParam',
  return: 'returns',
}

/** Parses a doc comment: TSDoc, and the tags of JSDoc that TypeScript supports too. */
export function parseComment(comment: string): DocComment {
  const result: DocComment = {
    summary: '',
    remarks: '',
    params: new Map(),
    typeParams: new Map(),
    returns: '',
    throws: [],
    examples: [],
    see: [],
    defaultValue: '',
    deprecated: undefined,
    modifiers: new Set(),
  }
  for (const { tag, text } of blocksOf(comment)) {
    switch (tag) {
      case 'summary':
      case 'remarks':
      case 'returns':
        // `@summary` may occur in addition to the text above the first tag.
        result[tag] = [result[tag], withoutType(text)].filter(Boolean).join('\n\n')
        break
      case 'param':
      case 'typeParam': {
        // `name - text`, `{type} name text`, and `[name=default] text`
        const [, name = '', description = ''] =
          /^\[?([\w$.]+)(?:=[^\]]*)?\]?\s*(?:[-–:]\s+)?([\s\S]*)$/.exec(withoutType(text)) ?? []
        if (name) result[tag === 'param' ? 'params' : 'typeParams'].set(name, description)
        break
      }
      case 'throws':
        result.throws.push(text.replace(/^\{(\w+)\}/, '`$1`'))
        break
      case 'example':
        result.examples.push(text)
        break
      case 'see':
        result.see.push(text)
        break
      case 'defaultValue':
        result.defaultValue = text.replace(/^`([^`]*)`\.?$/, '$1')
        break
      case 'deprecated':
        result.deprecated = text
        break
      default:
        if (modifiers.has(tag)) result.modifiers.add(tag)
        // Other tags, such as `@since`, are shown with their names.
        else if (text && tag.toLowerCase() !== 'inheritdoc') {
          const shown = `**${tag[0]!.toUpperCase()}${tag.slice(1)}:** ${text}`
          result.remarks = [result.remarks, shown].filter(Boolean).join('\n\n')
        }
    }
  }
  return result
}

/** Returns whether a declaration is documented as not being part of the public API. */
export function isHidden({ modifiers }: DocComment): boolean {
  return ['internal', 'hidden', 'ignore', 'private'].some((tag) => modifiers.has(tag))
}

/** Splits a comment at its block tags. Tags inside of code are text. */
function blocksOf(comment: string): { tag: string; text: string }[] {
  const blocks = [{ tag: 'summary', lines: [] as string[] }]
  let isCode = false
  for (const line of comment.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    for (const part of isCode ? [line] : partsOf(line)) {
      const [, tag = '', rest = ''] = (isCode ? null : /^\s*@([A-Za-z]+)(?![\w/-])[ \t]*(.*)$/.exec(part)) ?? []
      if (!tag) blocks.at(-1)!.lines.push(part)
      else if (modifiers.has(tag)) {
        // The text after a modifier continues the block above it.
        blocks.splice(-1, 0, { tag, lines: [] })
        blocks.at(-1)!.lines.push(rest)
      } else blocks.push({ tag: synonyms[tag] ?? tag, lines: [rest] })
    }
  }
  return blocks.map(({ tag, lines }) => ({ tag, text: lines.join('\n').trim() }))
}

/** Splits a line before each tag that follows other text, as in `The size. @default 1`. Unknown tags, such as the names of packages, are text. */
function partsOf(line: string): string[] {
  const parts = ['']
  for (const part of line.split(inlineTag)) {
    // After an odd number of backticks, the text is code.
    const isInCode = parts.at(-1)!.split('`').length % 2 === 0
    if (isInCode || parts.at(-1) === '') parts[parts.length - 1] += part
    else parts.push(part)
  }
  return parts
}

const inlineTag =
  /(?<=\S[ \t]+)(?=@(?:alpha|beta|default|defaultvalue|defaultValue|deprecated|experimental|hidden|internal|param|private|remarks|returns?|see|since|template|throws|typeParam)\b)/

/** Removes the type that JSDoc allows before a text: `{string} name`. */
function withoutType(text: string): string {
  return text.replace(/^\{(?!@)[^{}]*\}\s*/, '')
}
