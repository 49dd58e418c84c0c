import { unusedImports } from './imported-names.ts'

/** Runs a step that can take very long for a contrived text, and may abort it. */
export type TimeLimit = <Result>(work: () => Result, text: string) => Result

export const noLimit: TimeLimit = (work) => work()

const isComment = (line: string) => /^\s*(\/\/|\/\*|\*)/.test(line)
const isBlank = (line: string) => line.trim() === ''

/**
 * Converts TypeScript to JavaScript with Sucrase. Each line of JavaScript has the same index as the TypeScript line that it was created
 * from.
 *
 * Comments directly above a declaration that consists only of types are removed as well.
 *
 * @returns `undefined` if the code can't be parsed.
 */
export async function stripTypes(ts: string[], isTsx: boolean, limit = noLimit): Promise<string[] | undefined> {
  const js = await compile(ts.join('\n'), isTsx, limit)
  if (!js) return undefined
  dropComments(ts, js)
  return js
}

async function compile(ts: string, isTsx: boolean, limit: TimeLimit): Promise<string[] | undefined> {
  // Load Sucrase only for pages with TypeScript.
  const { transform } = await import('sucrase')
  const compiled = () => {
    try {
      const { code } = transform(`${ts}\n;[${unusedImports(ts)}]`, {
        transforms: isTsx ? ['typescript', 'jsx'] : ['typescript'],
        jsxRuntime: 'preserve',
        disableESTransforms: true,
      })
      return code.split('\n').slice(0, ts.split('\n').length)
    } catch {
      return undefined
    }
  }
  return limit(compiled, ts)
}

/** Removes the comments above removed declarations from `js`. */
function dropComments(ts: string[], js: string[]): void {
  for (let line = ts.length - 1; line >= 0; line--) {
    if (!isBlank(js[line]!) || isBlank(ts[line]!) || /^\s*(import|\})/.test(ts[line]!)) continue
    for (let above = line - 1; above >= 0 && isComment(ts[above]!) && js[above] === ts[above]; above--) js[above] = ''
  }
}
