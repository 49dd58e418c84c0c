import { isFile } from '../util/list-files.ts'

const endings = ['', '.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.tsx', '.json', '/index.js', '/index.ts']

/** Returns the file that an import of a path without its extension refers to. In TypeScript, `./part.js` can refer to `part.ts`. */
export function moduleFile(path: string): string | undefined {
  const paths = [path, ...(/\.[mc]?js$/.test(path) ? [path.replace(/js$/, 'ts'), path.replace(/js$/, 'tsx')] : [])]
  return paths.flatMap((path) => endings.map((ending) => path + ending)).find(isFile)
}
