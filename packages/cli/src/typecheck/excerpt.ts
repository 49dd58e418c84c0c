import { parser } from '@lezer/javascript'
import { configuredParser } from '../code/highlight/configured-parser.ts'

const grammars = ['ts', 'ts jsx'].map((dialect) => configuredParser(parser, { dialect }))

/** Contexts that an excerpt may be taken from: a function, a class, an object, a list, a signature, a type. */
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

/** How a module or a script starts. Anything else at the start may be pseudocode or the middle of something. */
const moduleStart =
  /^(?:import|export|const|let|var|class|abstract|(?:async\s+)?function|(?:type|interface|enum|namespace)\s+\w|declare|if|for|while|try|switch|throw)\b/

/**
 * Returns whether code that can't be parsed may still be right, because it's only an excerpt: it leaves something out, compares two
 * versions, is part of a class or an object, or is pseudocode.
 */
export function isExcerpt(code: string): boolean {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
  const leavesOut = /\.{3}(?!\s*[\w$[({'"`])|…/.test(withoutComments)
  const isDiff = /^\s*(?:[+-]{3}|[+-](?:\s|$))/m.test(code)
  // JSX and TypeScript without JSX read `<` differently, so code with both has no grammar.
  const hasJsx = /<\/[\w.]*>|\/>/.test(code)
  if (leavesOut || isDiff || hasJsx || !moduleStart.test(withoutComments.trimStart())) return true
  // A comment may stand for what is left out.
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
