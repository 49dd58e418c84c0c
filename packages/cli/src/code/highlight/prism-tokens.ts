import { createRequire } from 'node:module'
import type Prism from 'prismjs'
import type { Token, TokenClass, Tokenize } from './token.ts'

/** The token names of Prism's grammars, by the theme's class. Other tokens aren't colored. */
const names: Partial<Record<TokenClass, string>> = {
  k: 'keyword control-flow',
  s: 'string template-string triple-quoted-string char attr-value url',
  n: 'number',
  c: 'comment block-comment prolog cdata',
  m: 'doctype atrule annotation decorator directive important shebang coord',
  f: 'function builtin',
  t: 'class-name namespace type',
  p: 'property key assign-left',
  v: 'boolean constant symbol variable environment',
  r: 'regex',
  o: 'operator',
  g: 'tag selector',
  a: 'attr-name parameter',
  i: 'inserted',
  d: 'deleted',
}

const classes = new Map(
  Object.entries(names).flatMap(([name, tokens]) => tokens.split(' ').map((token) => [token, name as TokenClass])),
)

/** Returns a function that tokenizes code with a Prism grammar. Prism is used for languages without a Lezer grammar. */
export function prismTokens(grammar: string): Tokenize {
  const require = createRequire(import.meta.url)
  const prism = require('prismjs') as typeof Prism
  if (!prism.languages[grammar]) {
    const load = require('prismjs/components/index.js') as { (names: string): void; silent: boolean }
    load.silent = true
    load(grammar)
  }
  const rules = prism.languages[grammar]!
  return (code) => {
    const tokens: Token[] = []
    let at = 0
    const walk = (content: Prism.TokenStream, inherited: TokenClass | undefined): void => {
      if (typeof content === 'string') {
        if (inherited) tokens.push({ from: at, to: at + content.length, class: inherited })
        at += content.length
      } else if (Array.isArray(content)) for (const part of content) walk(part, inherited)
      else walk(content.content, tokenClass(content) ?? inherited)
    }
    walk(prism.tokenize(code, rules), undefined)
    return grammar === 'bash' ? withPrompts(code, tokens) : tokens
  }
}

function tokenClass({ type, alias }: Prism.Token): TokenClass | undefined {
  return [type, ...[alias ?? []].flat()].map((name) => classes.get(name)).find((name) => name !== undefined)
}

/** Turns `$ ` at the start of each line into a `prompt` token, so that it is shown but not copied. */
function withPrompts(code: string, tokens: Token[]): Token[] {
  const prompts: Token[] = [...code.matchAll(/^\$ (?=\S)/gm)].map(({ index }) => ({
    from: index,
    to: index + 2,
    class: 'prompt',
  }))
  if (prompts.length === 0) return tokens
  const others = tokens.filter((token) => !prompts.some((prompt) => token.from < prompt.to && token.to > prompt.from))
  return [...others, ...prompts].sort((a, b) => a.from - b.from)
}
