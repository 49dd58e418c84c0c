/**
 * What a piece of code is; the class it is coloured by.
 *
 * k keyword, s string, n number, c comment, f function, t type, p property, v constant, r regular expression,
 * o operator, g tag, a attribute, m meta, i inserted, d deleted; `prompt` is not part of what a reader copies.
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

/** Finds the coloured pieces of a text, in order and without overlap. */
export type Tokenize = (code: string) => Token[]
