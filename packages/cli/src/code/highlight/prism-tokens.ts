import { createRequire } from 'node:module'
import type Prism from 'prismjs'
import type { Token, TokenClass, Tokenize } from './token.ts'

/** Maps the token names of Prism's grammars to the theme's classes. Other tokens aren't colored. */
const classes: Record<string, TokenClass> = {
  keyword: 'k',
  'control-flow': 'k',
  string: 's',
  'template-string': 's',
  'triple-quoted-string': 's',
  char: 's',
  'attr-value': 's',
  url: 's',
  number: 'n',
  comment: 'c',
  'block-comment': 'c',
  prolog: 'c',
  doctype: 'm',
  cdata: 'c',
  function: 'f',
  builtin: 'f',
  'class-name': 't',
  namespace: 't',
  type: 't',
  property: 'p',
  key: 'p',
  'assign-left': 'p',
  boolean: 'v',
  constant: 'v',
  symbol: 'v',
  variable: 'v',
  environment: 'v',
  regex: 'r',
  operator: 'o',
  tag: 'g',
  selector: 'g',
  'attr-name': 'a',
  parameter: 'a',
  atrule: 'm',
  annotation: 'm',
  decorator: 'm',
  directive: 'm',
  important: 'm',
  shebang: 'm',
  coord: 'm',
  inserted: 'i',
  deleted: 'd',
}

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
  for (const name of [type, ...[alias ?? []].flat()]) if (Object.hasOwn(classes, name)) return classes[name]
  return undefined
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
