import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mayRun } from '../../foreign/permission.ts'

/** The part of Sass's API that the import uses. */
interface Sass {
  compile(file: string, options: object): { css: string }
  Logger: { silent: object }
}

/**
 * Compiles a Sass stylesheet with the Sass package of the old site. Returns `undefined` if the site has none installed, or if the
 * stylesheet has an error.
 */
export function compileSass(file: string, siteFolder: string): string | undefined {
  if (!mayRun('Sass')) return undefined
  const requireFrom = createRequire(join(siteFolder, 'package.json'))
  for (const name of ['sass', 'sass-embedded']) {
    try {
      const sass = requireFrom(name) as Sass
      const packages = join(siteFolder, 'node_modules')
      // A path that starts with `~` is in a package.
      const findFileUrl = (url: string) => (url.startsWith('~') ? pathToFileURL(join(packages, url.slice(1))) : null)
      const options = {
        loadPaths: [packages].filter(existsSync),
        importers: [{ findFileUrl }],
        logger: sass.Logger.silent,
      }
      return sass.compile(file, options).css
    } catch {
      // Try the other package, which the site may have instead.
    }
  }
  return undefined
}

/**
 * Returns the text of a stylesheet, compiled to CSS if it's written in Sass.
 *
 * @throws If it can't be compiled.
 */
export function plainCss(file: string, siteFolder: string): string {
  if (!/\.s[ac]ss$/.test(file)) return readFileSync(file, 'utf8')
  const css = compileSass(file, siteFolder)
  if (css === undefined) throw new Error(`\`${basename(file)}\` needs Sass, which isn’t installed in the old site`)
  return css
}
