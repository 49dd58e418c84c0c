import type { Tree } from '@lezer/common'
import type { CodeBlock } from '../../model/code-block.ts'
import { needsTimeout, withTimeout } from '../../workers/time-limit.ts'
import { lezerGrammar } from '../highlight/lezer-tokens.ts'
import type { Token } from '../highlight/token.ts'
import { isTypeScript } from '../sample-files.ts'

/** A parsed TypeScript code block. The same tree is used for highlighting and for removing types. */
export interface ParsedTypeScript {
  tree: Tree
  /** The tokens, sorted by offset. */
  tokens: Token[]
}

/**
 * Parses a code block.
 *
 * @returns `undefined` for other languages, and if the third-party grammar throws.
 */
export async function parseTypeScript({ lang, code }: CodeBlock): Promise<ParsedTypeScript | undefined> {
  if (!isTypeScript(lang)) return undefined
  const grammar = await lezerGrammar(lang === 'tsx' ? 'tsx' : 'ts')!
  return attempt(code, () => {
    const tree = grammar.parse(code)
    return { tree, tokens: grammar.tokens(tree) }
  })
}

/**
 * Parses TypeScript code.
 *
 * @returns `undefined` if the grammar throws.
 */
export async function parseTypeScriptTree(code: string, isTsx: boolean): Promise<Tree | undefined> {
  const grammar = await lezerGrammar(isTsx ? 'tsx' : 'ts')!
  return attempt(code, () => grammar.parse(code))
}

function attempt<Result>(code: string, read: () => Result): Result | undefined {
  return withTimeout(
    () => {
      try {
        return read()
      } catch {
        return undefined
      }
    },
    needsTimeout(code),
    'Highlighting the code of',
  )
}
