import { dirname, join, resolve } from 'node:path'
import { moduleFile } from '../../foreign/module-file.ts'

/**
 * Returns the path of an import: relative to the importing file, in the folder of the site, as in `@site/src/a`, or of a file that replaces a
 * component of the theme. Returns `undefined` for packages.
 */
export function importPath(specifier: string, importer: string, siteFolder: string): string | undefined {
  // The layout of the old site's pages isn't imported.
  const theme = /^@theme\/(?!Layout$)(.+)$/.exec(specifier)?.[1]
  if (theme) return moduleFile(join(siteFolder, 'src/theme', theme))
  if (specifier.startsWith('@site/')) return join(siteFolder, specifier.slice('@site/'.length))
  return /^\.{0,2}(?:\/|$)/.test(specifier) ? resolve(dirname(importer), specifier) : undefined
}
