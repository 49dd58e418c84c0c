/**
 * The kind of a token, used as its CSS class.
 *
 * k keyword, s string, n number, c comment, f function, t type, p property, v constant, r regular expression, o
 * operator, g tag, a attribute, m meta, i inserted, d deleted. A `prompt` is excluded when readers copy the code.
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

export interface Token {
  from: number
  to: number
  class: TokenClass
}

/** Returns the tokens of a text, in order and without overlap. Text between them isn't colored. */
export type Tokenize = (code: string) => Token[]
