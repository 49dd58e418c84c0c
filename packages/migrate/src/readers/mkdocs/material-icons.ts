import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isFile } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/**
 * Returns a function that finds the SVG of an icon such as `material-check` in the site, or in an installed Material. The function returns `null` if the installed Material doesn't have the icon, so the old site shows its name.
 *
 * @param materialFolder The folder of the Python package, if Python can import it.
 */
export function materialIcons(
  { folder, config }: MkDocsConfig,
  materialFolder: string | null = null,
): (name: string) => string | null | undefined {
  const customFolder = textOf(toRecord(config.theme).custom_dir)
  const custom = customFolder ? [join(folder, customFolder, '.icons')] : []
  const environments = ['.venv', 'venv'].map((name) => join(folder, name, 'lib')).filter(existsSync)
  const packages = environments.flatMap((lib) => readdirSync(lib).map((version) => join(lib, version, 'site-packages')))
  const installed = [
    ...(materialFolder ? [resolve(folder, materialFolder)] : []),
    ...packages.map((own) => join(own, 'material')),
  ]
    .flatMap((path) => [join(path, 'templates/.icons'), join(path, '.icons')])
    .filter(existsSync)
  const folders = [...custom, ...installed]
  return (name) => {
    const file = folders.map((icons) => fileOf(icons, name)).find((path) => path !== undefined)
    if (file) return readFileSync(file, 'utf8')
    const set = name.slice(0, name.indexOf('-'))
    return installed.some((icons) => existsSync(join(icons, set))) ? null : undefined
  }
}

/** Returns the file for `a-b-c`, which is `a/b/c.svg`, `a/b-c.svg`, and so on. */
function fileOf(folder: string, name: string): string | undefined {
  if (isFile(join(folder, `${name}.svg`))) return join(folder, `${name}.svg`)
  for (let at = name.indexOf('-'); at > 0; at = name.indexOf('-', at + 1)) {
    const inner = join(folder, name.slice(0, at))
    const found = existsSync(inner) ? fileOf(inner, name.slice(at + 1)) : undefined
    if (found) return found
  }
  return undefined
}
