type Extension = 'js' | 'jsx' | 'ts'

/** An author's code style. */
export interface CodeStyle {
  semi: boolean
  singleQuote: boolean
  arrowParens: 'always' | 'avoid'
  printWidth: number
}

/** Detects the style of a piece of code, so that generated code can be formatted in the same style. */
export function styleOf(code: string): CodeStyle {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  return {
    semi: count(/;$/gm) > 0,
    singleQuote: count(/'/g) >= count(/"/g),
    arrowParens: count(/[=(,?&|]\s*[\w$]+ =>/g) > count(/\(\s*[\w$]+[^()]*\)[^()=]*=>/g) ? 'avoid' : 'always',
    printWidth: Math.max(80, ...code.split('\n').map((line) => line.length)),
  }
}

/** Formats code. If the code isn't a complete program, only repeated blank lines and trailing whitespace are removed. */
export async function formatCode(code: string, extension: Extension, style: CodeStyle): Promise<string> {
  return (await formatProgram(code, extension, style)) ?? collapseBlankLines(code)
}

/** Number of calls, members, and templates in code that isn't formatted. In a chain of 2,000 of them, the formatter exhausts the stack. */
const maxLinks = 1500

/** Formats code. Returns `undefined` if the code isn't a complete program, or is too long. */
export async function formatProgram(code: string, extension: Extension, style: CodeStyle): Promise<string | undefined> {
  if ((code.match(/[(.[`]/g)?.length ?? 0) > maxLinks) return undefined
  const { format } = await import('oxfmt')
  const result = await format(`code.${extension}`, code, { ...style, quoteProps: 'preserve' })
  return result.errors.length > 0 ? undefined : result.code.trim()
}

/** Removes repeated blank lines, and whitespace at the ends of lines. */
function collapseBlankLines(code: string): string {
  return code
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
