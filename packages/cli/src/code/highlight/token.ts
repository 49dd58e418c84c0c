/**
 * The kind of a token, used as its CSS class.
 *
 * k keyword, s string, n number, c comment, f function, t type, p property, v constant, r regular expression, o
 * operator, g tag, a attribute, m meta, i inserted, d deleted. Tokens of the class `prompt` are shown but not copied.
 */
export type TokenClass =
  | 'k'
  | 's'
  | 'n'
  | 'c'
  | 'f'
  | 't'
  | 'p'
  | 'v'
  | 'r'
  | 'o'
  | 'g'
  | 'a'
  | 'm'
  | 'i'
  | 'd'
  | 'prompt'

/** The class of marked text. */
export type MarkClass = 'word' | 'word ins' | 'word del'

export interface Token {
  from: number
  to: number
  /** The class of marked text is added to the class of the token. */
  class: TokenClass | MarkClass | `${TokenClass} ${MarkClass}`
}

/** Returns the tokens of the code, sorted by offset and without overlap. Text between tokens isn't colored. */
export type Tokenize = (code: string) => Token[]
