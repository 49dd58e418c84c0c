import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { SiteConfig } from '../model/config-schema.ts'
import { otherLocales } from '../model/edition.ts'
import { clientFolder } from '../util/package-folder.ts'

/**
 * Whether pages in a language use the web fonts. By default, they do if the fonts contain all letters of the language, because words would
 * otherwise mix two fonts.
 */
export function usesWebFonts({ theme, locale }: Pick<SiteConfig, 'theme' | 'locale'>): boolean {
  return theme.fonts ?? hasAllLetters(locale)
}

/**
 * Returns which pages of a site use the web fonts. If only those in some languages do, documents tell the styles by the attribute that
 * preloads the fonts.
 */
export function webFontUse(config: SiteConfig): 'all' | 'some' | 'none' {
  const uses = [config.locale, ...otherLocales(config)].map((locale) => usesWebFonts({ ...config, locale }))
  return uses.every(Boolean) ? 'all' : uses.some(Boolean) ? 'some' : 'none'
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

/** Returns whether the fonts contain all letters of a language. */
function hasAllLetters(locale: string): boolean {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    return script === 'Latn' && coveredLanguages.has(language)
  } catch {
    // `locale` may be invalid. In that case, assume English, which most sites use.
    return true
  }
}

/**
 * The languages whose main letters in Unicode CLDR are in the fonts, in upper and lower case. The list also contains Breton, Dutch,
 * Frisian, and Welsh, because texts in these languages rarely use the letters that the fonts lack.
 */
const coveredLanguages = new Set(
  (
    'aa af an asa bal bem bez br bs ca cch ceb cgg co cs cy da dav de dsb en es et eu fi fil fo fr frr fur fy ga gd gl gsw ' +
    'guz gv hr hsb ht hu ia id ie io is it jbo jmc jv kaj kcg kde kea kl kln ksb ksh ku kw la lb lij lld lmo lt luo luy ' +
    'lv mfe mgh mhn ms mt nb nd nds nl nn no nr nso ny nyn oc om pap pis pl pms pt rm rn ro rof rw rwk saq sbp sc seh ' +
    'sg sid sk sl sma smj sn so sq sr ss ssy st su sv sw teo tk tn tok tpi tr trv ts vec vmw vo vun wa wbp xh xog za zu'
  ).split(' '),
)
