import { transform } from 'sucrase'
import { importedNames } from './imported-names.ts'

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line)
const isBlank = (line: string) => line.trim() === ''

/**
 * TypeScript → JavaScript, line by line: what is left of a line stands in the same line.
 *
 * A comment directly above a declaration that is nothing but types goes with it.
 *
 * @returns undefined if the code cannot be parsed.
 */
export function stripTypes(ts: string[], isTsx: boolean): string[] | undefined {
  let js: string[]
  try {
    js = transform(`${ts.join('\n')}\n;[${unusedImports(ts)}]`, {
      transforms: isTsx ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    })
      .code.split('\n')
      .slice(0, ts.length)
  } catch {
    return undefined
  }
  for (let line = ts.length - 1; line >= 0; line--) {
    if (!isBlank(js[line]!) || isBlank(ts[line]!) || /^\s*(import|\})/.test(ts[line]!)) continue
    for (let above = line - 1; above >= 0 && isComment(ts[above]!) && js[above] === ts[above]; above--) js[above] = ''
  }
  return js
}

/**
 * Names which are imported and do not occur again.
 *
 * The compiler would take them for types and drop them. In a sample they are there to be shown.
 */
function unusedImports(ts: string[]): string[] {
  const text = ts.join('\n')
  return importedNames(text)
    .filter(({ local, isType }) => !isType && !occursTwice(text, local))
    .map(({ local }) => local)
}

function occursTwice(text: string, name: string): boolean {
  let count = 0
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const isWord = !/[\w$]/.test(text[at - 1] ?? ' ') && !/[\w$]/.test(text[at + name.length] ?? ' ')
    if (isWord && ++count === 2) return true
  }
  return false
}
