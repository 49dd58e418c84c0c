import { formatProgram } from '@docs-engine/samples'
import { lezerTokens } from '../highlight/lezer-tokens.ts'
import { renderTokens } from '../highlight/render-tokens.ts'

const style = { semi: false, singleQuote: true, arrowParens: 'always', printWidth: 72 } as const

/** Turns a type into a complete statement, because the formatter only accepts complete statements. */
const prefix = 'type _ ='

/**
 * Highlights types as HTML, and breaks long types into several lines. The results have the same order as the texts. A type that doesn't
 * start on the same line as its name, such as a long union, starts with a line break.
 */
export async function renderTypes(texts: string[]): Promise<string[]> {
  const tokensOf = (await lezerTokens('ts'))!
  return (await formatTypes(texts)).map((text) => {
    const tokens = tokensOf(prefix + text).filter(({ from }) => from >= prefix.length)
    const shifted = tokens.map((token) => ({
      ...token,
      from: token.from - prefix.length,
      to: token.to - prefix.length,
    }))
    return renderTokens(text, shifted).replace(/^ +/, '')
  })
}

/** Formats types. Each result starts with a space or a line break. */
async function formatTypes(texts: string[]): Promise<string[]> {
  if (texts.length === 0) return []
  // Format all types together, because starting the formatter takes longer than formatting a type.
  const program = await formatProgram(texts.map((text) => `${prefix} ${text}`).join('\n'), 'ts', style)
  const formatted = program?.split(/^type _ =/m).slice(1)
  if (formatted?.length === texts.length) return formatted.map((text) => text.trimEnd())
  // Keep the compiler's text of a type that isn't valid TypeScript.
  if (texts.length === 1) return [` ${texts[0]}`]
  const middle = Math.ceil(texts.length / 2)
  return [...(await formatTypes(texts.slice(0, middle))), ...(await formatTypes(texts.slice(middle)))]
}
