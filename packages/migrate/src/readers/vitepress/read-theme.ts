import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { accentColor } from '../../util/accent-color.ts'
import { listFiles } from '../../util/list-files.ts'
import type { VitePressConfig } from './read-vitepress.ts'

/** Reads `.vitepress/theme`. Returns its accent color. */
export function readTheme({ folder }: VitePressConfig, site: OldSite): string | undefined {
  const theme = join(folder, '.vitepress/theme')
  const files = existsSync(theme) ? listFiles(theme) : []
  const index = files.find((path) => /^index\.[jt]s$/.test(path))
  const source = index ? readFileSync(join(theme, index), 'utf8') : ''
  if (/\bLayout\b\s*[:(,]|from\s+['"](?!\.|vitepress|vue['"])/.test(source)) {
    const reason = 'The theme of the old site changes the layout around the pages.'
    site.warnings.add({ kind: 'theme', name: '.vitepress/theme', reason, file: relative(folder, join(theme, index!)) })
  }
  let accent: string | undefined
  for (const path of files.filter((path) => /\.(css|scss|less)$/.test(path))) {
    accent ??= accentColor(readFileSync(join(theme, path), 'utf8'), '--vp-c-brand(?:-1)?')
    addStylesheets([posix.join('.vitepress/theme', path)], folder, site, relative(folder, join(theme, path)))
  }
  // The brand color of the default theme is indigo.
  return accent ?? '#3451b2'
}
