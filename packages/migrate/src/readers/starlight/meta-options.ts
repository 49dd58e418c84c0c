/** An option in the first line of a code block. */
export interface MetaOption {
  /** Empty if the option has no name, as in `{1,3}`. */
  name: string
  /** `flag`: a name without a value. */
  kind: 'text' | 'pattern' | 'range' | 'flag'
  value: string
}

const value = String.raw`((?:[^\\]|\\.)*?)`
/** A value ends at its delimiter only if a space follows, so that a text can contain quotes, and a pattern slashes. */
const optionPattern = new RegExp(
  String.raw`(?<!\S)(?:([^\s"'{}/=]+)\s*=\s*)?(?:"${value}"|'${value}'|/${value}/|\{${value}\})(?!\S)|(\S+)`,
  'gs',
)

/** Splits the options of Expressive Code. */
export function metaOptions(meta: string): MetaOption[] {
  return [...meta.matchAll(optionPattern)].map(([, name = '', double, single, pattern, range, word]) => {
    if (word !== undefined) {
      const [, key = word, text] = /^([^=]+)=(.+)$/s.exec(word) ?? []
      return { name: key, kind: text === undefined ? 'flag' : 'text', value: text ?? '' }
    }
    const quote = double === undefined ? "'" : '"'
    const text = double ?? single
    if (text !== undefined)
      return {
        name,
        kind: 'text',
        value: text.replace(/\\(["'\\])/g, (all, c) => (c === quote || c === '\\' ? c : all)),
      }
    return pattern === undefined
      ? { name, kind: 'range', value: range ?? '' }
      : { name, kind: 'pattern', value: pattern.replaceAll('\\/', '/') }
  })
}
