import { dirname, join, resolve } from 'node:path'
import { isFile } from '../../util/list-files.ts'

/** Returns the path of an import: relative to the importing file, or in the folder of the site, as in `@site/src/a`. Returns `undefined` for packages. */
export function importPath(specifier: string, importer: string, siteFolder: string): string | undefined {
  if (specifier.startsWith('@site/')) return join(siteFolder, specifier.slice('@site/'.length))
  return /^\.{0,2}(?:\/|$)/.test(specifier) ? resolve(dirname(importer), specifier) : undefined
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '.mjs', '.cjs']
const indexes = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Resolves the path of an import to a file, as bundlers do. In TypeScript, `./part.js` can refer to `part.ts`. */
export function resolveModule(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  const typed = /\.jsx?$/.test(path) ? ['.ts', '.tsx'].map((ending) => path.replace(/\.jsx?$/, ending)) : []
  return [...[...endings, ...indexes].map((ending) => path + ending), ...typed].find(isFile)
}
