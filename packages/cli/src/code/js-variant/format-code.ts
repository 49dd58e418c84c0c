type Extension = 'js' | 'jsx' | 'ts'

/** How an author writes. */
export interface CodeStyle {
  semi: boolean
  singleQuote: boolean
  arrowParens: 'always' | 'avoid'
  printWidth: number
}

/** The style of a piece of code, so that what is made from it looks the same. */
export function styleOf(code: string): CodeStyle {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  return {
    semi: count(/;$/gm) > 0,
    singleQuote: count(/'/g) >= count(/"/g),
    arrowParens: count(/[=(,?&|]\s*[\w$]+ =>/g) > count(/\(\s*[\w$]+[^()]*\)[^()=]*=>/g) ? 'avoid' : 'always',
    printWidth: Math.max(80, ...code.split('\n').map((line) => line.length)),
  }
}

/** The code in the given style; with its blank lines tidied only, if it is no complete program. */
export async function formatCode(code: string, extension: Extension, style: CodeStyle): Promise<string> {
  return (await formatProgram(code, extension, style)) ?? tidy(code)
}

/** The code in the given style; undefined if it is no complete program. */
export async function formatProgram(code: string, extension: Extension, style: CodeStyle): Promise<string | undefined> {
  const { format } = await import('oxfmt')
  const result = await format(`code.${extension}`, code, { ...style, quoteProps: 'preserve' })
  return result.errors.length > 0 ? undefined : result.code.trim()
}

/** The code without more than one blank line in a row, and without space at the ends of its lines. */
export function tidy(code: string): string {
  return code
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
