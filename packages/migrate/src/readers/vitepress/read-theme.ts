import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix, relative } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { listFiles } from '../../util/list-files.ts'
import type { VitePressConfig } from './read-vitepress.ts'

export interface Theme {
  accent?: string | undefined
  /** The slots of the home page's layout that the theme fills. */
  homeSlots: readonly string[]
}

/** Reads the stylesheets and components of `.vitepress/theme`. */
export function readTheme({ folder }: VitePressConfig, site: OldSite): Theme {
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
  for (const [, path = ''] of source.matchAll(/^\s*import\s+['"]([^.'"][^'"]*\.css)['"]/gm)) {
    try {
      site.oldStyles.add(readFileSync(createRequire(join(theme, index!)).resolve(path), 'utf8'))
    } catch {
      // The package isn't installed.
    }
  }
  const code = files
    .filter((path) => /\.(?:vue|[jt]sx?)$/.test(path))
    .map((path) => readFileSync(join(theme, path), 'utf8').replace(/^[ \t]*\/\/.*$/gm, ''))
    .join('\n')
  const slot = /<template\s+(?:#|v-slot:)(home-[\w-]+)|['"](home-[\w-]+)['"]\s*:/g
  const homeSlots = [...new Set([...code.matchAll(slot)].map(([, a, b]) => (a ?? b)!))]
  return {
    accent: accent ?? themeColors['--vp-c-indigo-1'],
    homeSlots,
  }
}

/** Colors of VitePress's default theme in light mode. Its brand color is indigo. */
const themeColors: Record<string, string> = {
  '--vp-c-indigo-1': '#3451b2',
  '--vp-c-purple-1': '#6f42c1',
  '--vp-c-green-1': '#18794e',
  '--vp-c-yellow-1': '#915930',
  '--vp-c-red-1': '#b8272c',
}

/** Returns the color that a variable has in light mode, even if it refers to other variables. */
function colorOf(name: string, css: string, visited: readonly string[] = []): string | undefined {
  const value = new RegExp(`(?:^|[;{\\s])${name}:\\s*([^;}]*)`).exec(css)?.[1]?.trim()
  if (!value) return themeColors[name]
  if (visited.includes(name)) return undefined
  const other = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value)?.[1]
  if (other) return colorOf(other, css, [...visited, name])
  return /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\([^()]*\))$/i.test(value) ? value : undefined
}
