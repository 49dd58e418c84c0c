import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { loseStylesheet } from '../../passes/losses.ts'
import { OldStyles } from '../../passes/old-styles.ts'
import { isFile } from '../../util/list-files.ts'
import { textOf, toArray } from '../../util/values.ts'
import type { StarlightSite } from './read-starlight.ts'
import type { StarlightContext } from './starlight-context.ts'
import { starlightTheme } from './starlight-variables.ts'

/** Reads the stylesheets of `customCss`, and reports them, because only the rules for the classes of pages are imported. */
export function readStyles({ options, folder, file }: StarlightSite, site: OldSite): OldStyles {
  const styles = new OldStyles(starlightTheme)
  for (const path of toArray(options.customCss).flatMap((value) => textOf(value) ?? [])) {
    const source = join(folder, path)
    if (isFile(source)) styles.add(readStylesheet(source))
    loseStylesheet(path, site, relative(folder, file))
  }
  return styles
}

/**
 * Adds a stylesheet that a page imports. Reports it if it contains rules that aren't for classes.
 *
 * @param path The absolute path, or the path in a package.
 */
export function addPageStylesheet(path: string, page: OldPage, { site, styles, stylesheets }: StarlightContext): void {
  const file = isFile(path) ? path : packageFile(path, page.file)
  if (!file) {
    const name = isAbsolute(path) ? relative(site.root, path) : path
    const reason = `The stylesheet \`${name}\` of the page doesn’t exist, or its package isn’t installed.`
    const todo = 'Install the packages of the old site, then run the command again.'
    lose(page, site, { kind: 'style', name, reason, todo })
    return
  }
  if (stylesheets.has(file)) return
  stylesheets.add(file)
  const css = readStylesheet(file)
  if (styles.addWhole(css)) return
  styles.add(css)
  loseStylesheet(relative(site.root, file), site, page.shown)
}

/** Reads a stylesheet with the files that it imports. Imports with conditions, such as a media query, are left out. */
function readStylesheet(file: string, importing: readonly string[] = []): string {
  const css = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n')
  return css.replace(
    /@import\s+(?:url\(\s*)?["']([^"'\n]+)["'](?:\s*\))?(?:\s+layer(?:\([\w.-]+\))?)?\s*;/g,
    (_, name: string) => {
      const own = resolve(dirname(file), name)
      const found = [own, `${own}.css`].find(isFile)
      return found && !importing.includes(found) ? readStylesheet(found, [...importing, file]) : ''
    },
  )
}

/** Returns a file of an installed package, whether the package exports it or not. */
function packageFile(name: string, path: string): string | undefined {
  const folders = createRequire(path).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name)).find(isFile)
}
