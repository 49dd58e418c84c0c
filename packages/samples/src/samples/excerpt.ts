import { parser } from '@lezer/javascript'

const grammars = ['ts', 'ts jsx'].map((dialect) => parser.configure({ dialect }))

/**
 * Functions that wrap an excerpt in the kind of code that it may come from: a function, a class, an object, an array, a
 * signature, or a type.
 */
const contexts: ((code: string) => string)[] = [
  (code) => code,
  (code) => `async function* _() {\n${code}\n}`,
  (code) => `class _ {\n${code}\n}`,
  (code) => `interface _ {\n${code}\n}`,
  (code) => `_({\n${code}\n})`,
  (code) => `_([\n${code}\n])`,
  (code) => `declare function ${code}`,
  (code) => `_ = ${code}`,
  (code) => `${code} = any`,
]

/**
 * Matches the start of a module or script. Code that starts differently may be pseudocode or the middle of a statement.
 */
const moduleStart =
  /^(?:import|export|const|let|var|class|abstract|(?:async\s+)?function|(?:type|interface|enum|namespace)\s+\w|declare|if|for|while|try|switch|throw)\b/

/**
 * Returns whether code that can't be parsed may be a valid excerpt: it omits something, compares two versions, is part
 * of a class or an object, or is pseudocode.
 */
export function isExcerpt(code: string): boolean {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
  const leavesOut = /\.{3}(?!\s*[\w$[({'"`])|…/.test(withoutComments)
  const isDiff = /^\s*(?:[+-]{3}|[+-](?:\s|$))/m.test(code)
  // Treat code with JSX as an excerpt. With and without JSX, `<` is parsed differently, so neither grammar can parse
  // code that mixes both.
  const hasJsx = /<\/[\w.]*>|\/>/.test(code)
  if (leavesOut || isDiff || hasJsx || !moduleStart.test(withoutComments.trimStart())) return true
  // A block comment may stand for omitted code, so also try to parse the code with each comment replaced by an
  // identifier.
  const filledIn = code.replace(/\/\*[\s\S]*?\*\//g, ' _ ')
  return [code, filledIn].some((text) => contexts.some((context) => canParse(context(text))))
}

function canParse(code: string): boolean {
  return grammars.some((grammar) => {
    let isFaulty = false
    grammar.parse(code).iterate({
      enter: ({ type }) => {
        isFaulty ||= type.isError
        return !isFaulty
      },
    })
    return !isFaulty
  })
}
