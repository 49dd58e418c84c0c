import { isFile } from '../util/list-files.ts'

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '.mjs', '.cjs', '.mts', '.cts']
const indexes = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Returns the file that the path in an import refers to. In TypeScript, `./part.js` can refer to `part.ts`. */
export function moduleFile(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const typed = /\.[mc]?jsx?$/.test(path) ? ['ts', 'tsx'].map((ending) => path.replace(/jsx?$/, ending)) : []
  return [...[...endings, ...indexes].map((ending) => path + ending), ...typed].find(isFile)
}
