import { dirname, join, resolve } from 'node:path'

/** Returns the path of an import: relative to the importing file, or in the folder of the site, as in `@site/src/a`. Returns `undefined` for packages. */
export function importPath(specifier: string, importer: string, siteFolder: string): string | undefined {
  if (specifier.startsWith('@site/')) return join(siteFolder, specifier.slice('@site/'.length))
  return /^\.{0,2}(?:\/|$)/.test(specifier) ? resolve(dirname(importer), specifier) : undefined
}
