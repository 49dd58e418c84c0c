import type { Tree } from '@lezer/common'
import { type Highlighter, highlightTree, tags as t, tagHighlighter } from '@lezer/highlight'
import type { Token, TokenClass, Tokenize } from './token.ts'

const shared = [
  { tag: t.comment, class: 'c' },
  { tag: [t.keyword, t.modifier, t.self, t.atom], class: 'k' },
  { tag: [t.string, t.attributeValue, t.escape], class: 's' },
  { tag: [t.number, t.color], class: 'n' },
  { tag: [t.bool, t.null], class: 'v' },
  { tag: t.regexp, class: 'r' },
  { tag: [t.function(t.variableName), t.function(t.propertyName)], class: 'f' },
  { tag: [t.typeName, t.className, t.namespace], class: 't' },
  { tag: [t.arithmeticOperator, t.logicOperator, t.bitwiseOperator, t.compareOperator, t.updateOperator], class: 'o' },
  { tag: t.function(t.punctuation), class: 'o' },
  { tag: t.tagName, class: 'g' },
  { tag: t.attributeName, class: 'a' },
  { tag: [t.meta, t.processingInstruction], class: 'm' },
]

/**
 * Highlights code. Property names are only colored where they are defined, because coloring every access would make the code
 * harder to read.
 */
const forCode = tagHighlighter([...shared, { tag: t.definition(t.propertyName), class: 'p' }])
const forData = tagHighlighter([...shared, { tag: [t.propertyName, t.labelName], class: 'p' }])

interface Loaded {
  parser: { parse(code: string): Tree }
  highlighter: Highlighter
}

type Load = () => Promise<Loaded>

const grammars: Record<string, Load> = {
  ts: () => javascript('ts'),
  tsx: () => javascript('ts jsx'),
  js: () => javascript(),
  jsx: () => javascript('jsx'),
  json: async () => ({ parser: (await import('@lezer/json')).parser, highlighter: forData }),
  css: async () => ({ parser: (await import('@lezer/css')).parser, highlighter: forData }),
  yaml: async () => ({ parser: (await import('@lezer/yaml')).parser, highlighter: forData }),
  html: async () => {
    const [{ parser, configureNesting }, css, js] = await Promise.all([
      import('@lezer/html'),
      import('@lezer/css'),
      import('@lezer/javascript'),
    ])
    const script = (lang: string, dialect: string) => ({
      tag: 'script',
      attrs: (attributes: Record<string, string>) => attributes.lang === lang,
      parser: js.parser.configure({ dialect }),
    })
    const wrap = configureNesting([
      // Vue and Svelte components specify the language of a script in its `lang` attribute, so use the grammar of that language.
      script('ts', 'ts'),
      script('tsx', 'ts jsx'),
      { tag: 'script', parser: js.parser },
      { tag: 'style', parser: css.parser },
    ])
    return { parser: parser.configure({ wrap }), highlighter: forCode }
  },
}

/**
 * Number of characters that Lezer stores in one buffer. In a longer node, `highlightTree` may mistake a sibling for the parent, so that the
 * name of the function has no color.
 */
const bufferLength = 1024

async function javascript(dialect?: string): Promise<Loaded> {
  const { parser } = await import('@lezer/javascript')
  // A copy that `configure` returns parses more slowly.
  const forShort = dialect ? parser.configure({ dialect }) : parser
  const forLong = parser.configure({ ...(dialect && { dialect }), bufferLength: 1 })
  return {
    parser: { parse: (code) => (code.length > bufferLength ? forLong : forShort).parse(code) },
    highlighter: forCode,
  }
}

/** Returns whether a Lezer grammar with this name exists. All other languages use Prism's grammars. */
export function isLezerGrammar(name: string): boolean {
  return Object.hasOwn(grammars, name)
}

/** Returns a function that tokenizes code with a Lezer grammar, or `undefined` if no grammar with this name exists. */
export async function lezerTokens(name: string): Promise<Tokenize | undefined> {
  const load = grammars[name]
  if (!load) return undefined
  const { parser, highlighter } = await load()
  return (code) => {
    const tokens: Token[] = []
    highlightTree(parser.parse(code), highlighter, (from, to, name) => {
      // A token with several tags has the class of each.
      tokens.push({ from, to, class: name.split(' ')[0] as TokenClass })
    })
    return tokens
  }
}
