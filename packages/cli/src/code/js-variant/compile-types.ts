import { transform } from 'sucrase'
import { unusedImports } from './imported-names.ts'

/**
 * Compiles TypeScript to JavaScript with Sucrase, which doesn't change line numbers.
 *
 * @returns `undefined` if the code can't be parsed.
 */
export function compileTypes(ts: string, isTsx: boolean): string | undefined {
  try {
    const { code } = transform(`${ts}\n;[${unusedImports(ts)}]`, {
      transforms: isTsx ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    })
    return code.split('\n').slice(0, ts.split('\n').length).join('\n')
  } catch {
    return undefined
  }
}
