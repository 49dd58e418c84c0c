import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { listFiles } from '../../util/list-files.ts'
import type { VitePressConfig } from './read-vitepress.ts'

/** Reads `.vitepress/theme`. Returns its accent color. */
export function readTheme({ folder }: VitePressConfig, site: OldSite): string | undefined {
  const theme = join(folder, '.vitepress/theme')
  const files = existsSync(theme) ? listFiles(theme) : []
  const index = files.find((path) => /^index\.[jt]s$/.test(path))
  const source = index ? readFileSync(join(theme, index), 'utf8') : ''
  if (/\bLayout\b\s*[:(,]|from\s+['"](?!\.|vitepress|vue['"])/.test(source))
    site.warnings.add({
      kind: 'theme',
      name: '.vitepress/theme',
      reason: 'The theme of the old site changes the layout around the pages.',
      file: relative(folder, join(theme, index!)),
      todo: 'Compare the new site with the old one, and add what readers need with `theme.components` in `site.config.ts`.',
    })
  let accent: string | undefined
  for (const path of files.filter((path) => /\.(css|scss|less)$/.test(path))) {
    const css = readFileSync(join(theme, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    accent ??= colorOf('--vp-c-brand-1', css) ?? colorOf('--vp-c-brand', css)
    addStylesheets([posix.join('.vitepress/theme', path)], folder, site, relative(folder, join(theme, path)))
  }
  // The brand color of the default theme is indigo.
  return accent ?? '#3451b2'
}

/** Returns the color that a variable has in light mode, unless it refers to other variables. */
function colorOf(name: string, css: string): string | undefined {
  return new RegExp(`(?:^|[;{\\s])${name}:\\s*(#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\\([^()]*\\))\\s*[;}]`, 'i').exec(
    css,
  )?.[1]
}
