import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { OldSite } from '../model/old-site.ts'
import { isFile } from '../util/list-files.ts'

/**
 * Reads stylesheets of the old site, and reports them, because only the rules for the classes of pages are imported.
 *
 * @param paths Paths relative to `folder`. URLs are reported, too.
 * @param file The file that lists them.
 */
export function addStylesheets(paths: readonly string[], folder: string, site: OldSite, file: string): void {
  for (const path of paths) {
    const place = resolve(folder, path)
    if (isFile(place)) site.oldStyles.add(readStylesheet(place))
    const reason = `Only the rules for classes that pages use are imported from the stylesheet \`${path}\`, because the rest is written for the old theme.`
    site.warnings.add({ kind: 'style', name: path, reason, file })
  }
}

/** Reads a stylesheet with the files that it imports. Imports with conditions, such as a media query, are left out. */
function readStylesheet(file: string, importing: readonly string[] = []): string {
  const css = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n')
  return css.replace(
    /@import\s+(?:url\(\s*)?["']([^"'\n]+)["'](?:\s*\))?(?:\s+layer(?:\([\w.-]+\))?)?\s*;/g,
    (_, name: string) => {
      const own = join(dirname(file), name)
      const found = [own, `${own}.css`].find(isFile)
      return found && !importing.includes(found) ? readStylesheet(found, [...importing, file]) : ''
    },
  )
}
