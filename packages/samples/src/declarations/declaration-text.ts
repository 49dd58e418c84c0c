import { parser } from '@lezer/javascript'
import { publicNames } from '../compiler/shown-type.ts'
import { formatCode } from '../js-variant/format-code.ts'
import type { Declaration } from './declaration-of.ts'

const typescript = parser.configure({ dialect: 'ts' })
const style = { semi: false, singleQuote: true, arrowParens: 'always', printWidth: 80 } as const

/**
 * Returns the declarations of an export as readers see them: formatted, with all overloads, and without comments and members that aren't
 * public.
 */
export async function declarationText(declarations: Declaration[]): Promise<string> {
  const texts = declarations.map(({ isVariable, ...declaration }) => {
    const text = withoutComments(shownText(declaration)).replace(/^(export\s+)?(default\s+)?(declare\s+)?/, '')
    return `declare ${isVariable ? 'const ' : ''}${publicNames(text)}`
  })
  // `declare` makes the text a complete program, which can be formatted.
  const formatted = await formatCode([...new Set(texts)].join('\n'), 'ts', style)
  return formatted.replace(/^declare /gm, '')
}

/** Returns the text of a declaration without its hidden members. */
function shownText({ source, start, end, hidden }: Omit<Declaration, 'isVariable'>): string {
  let text = ''
  let at = start
  for (const range of hidden) {
    text += source.slice(at, range.start) + (range.replacement ?? '')
    at = range.end
  }
  return text + source.slice(at, end)
}

function withoutComments(text: string): string {
  let result = ''
  let at = 0
  typescript.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'BlockComment' && name !== 'LineComment') return
      const lineStart = text.lastIndexOf('\n', from) + 1
      const isOwnLine = text.slice(lineStart, from).trim() === '' && text[to] === '\n'
      result += text.slice(at, isOwnLine ? Math.max(at, lineStart) : from)
      at = isOwnLine ? to + 1 : to
    },
  })
  return result + text.slice(at)
}
