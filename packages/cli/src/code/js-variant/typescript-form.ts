import type { Tree } from '@lezer/common'
import type { CodeBlock } from '../../model/code-block.ts'
import { mayTakeLong, withTimeout } from '../../workers/time-limit.ts'
import { lezerGrammar } from '../highlight/lezer-tokens.ts'
import type { Token } from '../highlight/token.ts'
import { isTypeScript } from '../sample-files.ts'

/** The code of a TypeScript fence, read once: for its colours, and to take its types out. */
export interface TypeScriptForm {
  tree: Tree
  /** The coloured pieces, in order. */
  tokens: Token[]
}

/** @returns undefined for another language, and if the grammar, which is not ours, fails. */
export async function typescriptForm({ lang, code }: CodeBlock): Promise<TypeScriptForm | undefined> {
  if (!isTypeScript(lang)) return undefined
  const grammar = await lezerGrammar(lang === 'tsx' ? 'tsx' : 'ts')!
  return attempt(code, () => {
    const tree = grammar.parse(code)
    return { tree, tokens: grammar.tokens(tree) }
  })
}

/** @returns undefined if the grammar fails. */
export async function typescriptTree(code: string, isTsx: boolean): Promise<Tree | undefined> {
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
    mayTakeLong(code),
    'Highlighting the code of',
  )
}
