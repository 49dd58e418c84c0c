import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { SiteConfig } from '../model/config-schema.ts'
import { clientFolder } from '../util/client-folder.ts'

/**
 * Whether a site uses the web fonts. By default, it does if the fonts contain all letters of its language, because words would otherwise
 * mix two fonts.
 */
export function usesWebFonts({ theme, locale }: Pick<SiteConfig, 'theme' | 'locale'>): boolean {
  return theme.fonts ?? hasAllLetters(locale)
}

/** The paths of the web fonts in `docs dev`, which sends documents before the client is bundled. */
export const devFonts = { sans: 'assets/inter.woff2', mono: 'assets/jetbrains-mono.woff2' }

/** Returns the file of a path in `devFonts`, or `undefined` for other paths. */
export function devFontFile(path: string): string | undefined {
  if (!Object.values(devFonts).includes(path)) return undefined
  return join(fontFolder, path.slice('assets/'.length))
}

/** Creates an esbuild plugin that keeps the web fonts out of the bundle, so that their names contain no hash. */
export function externalFonts(baseUrl: string): Plugin {
  return {
    name: 'external-fonts',
    setup(build) {
      build.onResolve({ filter: /\.woff2$/ }, ({ path, resolveDir }) => {
        const font = Object.values(devFonts).find((own) => devFontFile(own) === join(resolveDir, path))
        return font === undefined ? undefined : { path: baseUrl + font, external: true }
      })
    },
  }
}

const fontFolder = join(clientFolder, 'src/theme/fonts')

/** Whether the fonts contain all letters of a language. They cover the Latin script except for the letters that only Vietnamese uses. */
function hasAllLetters(locale: string): boolean {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    return script === 'Latn' && language !== 'vi'
  } catch {
    // `locale` may be invalid. In that case, assume the Latin script, which most sites use.
    return true
  }
}
