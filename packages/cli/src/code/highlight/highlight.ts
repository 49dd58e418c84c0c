import { needsTimeout, withTimeout } from '../../workers/time-limit.ts'
import { grammarName } from './languages.ts'
import { lezerTokens } from './lezer-tokens.ts'
import { prismTokens } from './prism-tokens.ts'
import { renderTokens } from './render-tokens.ts'
import type { Token, Tokenize } from './token.ts'

/** Returns the classes of a line, such as `line hl`, or `undefined` if the line needs no element. */
export type LineClass = (line: number) => string | undefined

const tokenizers = new Map<string, Promise<Tokenize>>()

/**
 * Code → HTML colored by classes. A grammar is loaded with the first code in its language.
 *
 * The element of a marked line includes its line break, so that it can be styled as a block.
 *
 * @param lang As an author writes it. What nobody knows is drawn without colors.
 */
export async function highlight(code: string, lang: string, lineClass?: LineClass): Promise<string> {
  const grammar = grammarName(lang)
  let tokenize = tokenizers.get(grammar)
  if (!tokenize) {
    tokenize = loadTokenizer(grammar)
    tokenizers.set(grammar, tokenize)
  }
  const tokensOf = await tokenize
  return withTimeout(
    () => renderTokens(code, tokens(code, tokensOf), lineClass),
    needsTimeout(code),
    'Highlighting the code of',
  )
}

/** The grammars are not ours: what one of them fails at is drawn without colors. */
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
