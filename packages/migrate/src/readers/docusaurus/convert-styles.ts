import { dirname, posix, relative, resolve } from 'node:path'
import type { NewFile } from '../../model/migrated-site.ts'
import { displayPath } from '../../model/old-site.ts'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import { pathInSite, textsOf } from '../mdx/copied-modules.ts'
import { plainCss } from '../mdx/module-styles.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'

export interface ConvertedStyles {
  /** Path in the new site → text. */
  files: Map<string, string>
  /** Files for `theme.css`, in order. */
  css: string[]
  accent?: string
  accentDark?: string
}

/** Values for the variables of Docusaurus's theme. */
const variables = 'styles/docusaurus-variables.css'

/**
 * Copies the files of `customCss`, and those that they import. The primary color becomes the accent color. If anything uses variables of
 * Docusaurus's theme, a stylesheet sets them to the values of the new theme.
 *
 * @param texts The pages of the new site.
 * @param files The modules of the new site.
 */
export function convertStyles(
  { original, site, modules }: DocusaurusContext,
  texts: readonly string[],
  files: ReadonlyMap<string, NewFile>,
): ConvertedStyles {
  const result: ConvertedStyles = { files: new Map(), css: [] }
  const visited = new Set<string>()
  const add = (file: string): void => {
    if (visited.has(file)) return
    visited.add(file)
    const wanted = pathInSite(file, original.folder)
      .replace(/^src\/|^.*node_modules\//, '')
      .replace(/\.\w+$/, '.css')
    const isTaken = (own: string) => result.files.has(own) || own === variables || own === 'styles/moved.css'
    const path = freePath(posix.join('styles', wanted), isTaken)
    try {
      const text = isFile(file) ? plainCss(file, original, site.assets) : missing(file)
      if (/^\s*@(?:tailwind|apply|config|plugin)\b/m.test(text)) throw new Error('it needs Tailwind CSS')
      result.files.set(path, text)
      for (const [, , imported] of text.matchAll(/@import\s+(?:url\(\s*)?(["']?)(\.{1,2}\/[^"')\s]+\.css)\1/g))
        add(resolve(dirname(file), imported!))
      const { light, dark } = primaryColors(text)
      if (light) result.accent ??= light
      if (dark) result.accentDark ??= dark
    } catch (error) {
      const name = relative(original.folder, file).replace(/^.*node_modules\//, '')
      site.warnings.add({
        kind: 'style',
        name,
        reason: `The stylesheet \`${name}\` isn’t imported: ${(error as Error).message}.`,
        note:
          isFile(file) || file.includes('/node_modules/')
            ? 'Install the packages of the old site and run the command again, or compile the stylesheet to CSS and add it to `theme.css`.'
            : 'Restore it in the old site, or remove it from `customCss`.',
        file: displayPath(site, isFile(file) ? file : original.configFile),
      })
    }
    if (original.css.includes(file) && result.files.has(path)) result.css.push(path)
  }
  for (const file of original.css) add(file)
  const all = [...texts, ...[...files.values()].flatMap(textsOf), ...result.files.values()]
  if (all.some((text) => text.includes('var(--ifm-'))) {
    result.files.set(variables, modules.runtimeText('variables.css'))
    result.css.unshift(variables)
  }
  return result
}

function missing(file: string): never {
  throw new Error(file.includes('/node_modules/') ? 'its package isn’t installed' : 'it doesn’t exist')
}

/** Returns the primary color in light and in dark mode, if they are literal colors. */
function primaryColors(css: string): { light?: string; dark?: string } {
  const colors: { light?: string; dark?: string } = {}
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const color =
      /(?:^|[;\s])--ifm-color-primary\s*:\s*(#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\))/i.exec(body)?.[1]
    if (!color) continue
    if (/data-theme=['"]?dark/.test(selector)) colors.dark ??= color
    else if (/:root|html/.test(selector)) colors.light ??= color
  }
  return colors
}
