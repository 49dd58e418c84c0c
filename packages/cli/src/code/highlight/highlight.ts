import type { MarkedText } from '../../model/code-block.ts'
import { needsTimeout, withTimeout } from '../../workers/time-limit.ts'
import { grammarName } from './languages.ts'
import { lezerTokens } from './lezer-tokens.ts'
import { withWords } from './mark-words.ts'
import { prismTokens } from './prism-tokens.ts'
import { renderTokens } from './render-tokens.ts'
import type { Token, Tokenize } from './token.ts'

/** Returns the classes of a line, such as `line hl`, or `undefined` if the line needs no element. */
export type LineClass = (line: number) => string | undefined

/** The loaded grammars. They depend on nothing but the engine. */
const tokenizers = new Map<string, Promise<Tokenize>>()

/**
 * Highlights code as HTML, with a class for each kind of token. A grammar is loaded when its language is first used.
 *
 * The element around a marked line includes the line break, so that the element can be styled as a block.
 *
 * @param words Text to mark, by line. Lines count from 1.
 * @param lang The language as written by the author. Code in an unknown language isn't highlighted.
 */
export async function highlight(
  code: string,
  lang: string,
  lineClass?: LineClass,
  words: Record<number, MarkedText[]> = {},
): Promise<string> {
  const grammar = grammarName(lang)
  let tokenize = tokenizers.get(grammar)
  if (!tokenize) {
    tokenize = loadTokenizer(grammar)
    tokenizers.set(grammar, tokenize)
  }
  const tokensOf = await tokenize
  return withTimeout(
    () => renderTokens(code, withWords(tokens(code, tokensOf), code, words), lineClass),
    // A marked word may be a regular expression of the author.
    needsTimeout(code) || Object.keys(words).length > 0,
    'Highlighting the code of',
  )
}

/** Returns the tokens of the code, or an empty array if the third-party grammar throws. */
function tokens(code: string, tokenize: Tokenize): Token[] {
  try {
    return tokenize(code)
  } catch {
    return []
  }
}

async function loadTokenizer(grammar: string): Promise<Tokenize> {
  if (grammar === '') return () => []
  return (await lezerTokens(grammar)) ?? prismTokens(grammar)
}
