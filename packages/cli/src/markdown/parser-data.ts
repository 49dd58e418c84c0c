import { contentComponents, frameComponents, type SiteLabels, type ThemeComponents } from '@docs-engine/client'
import * as languageComponents from '@docs-engine/client/languages/components.ts'
import type { Cache } from '../cache/cache.ts'
import { bundleComponents } from '../components/islands.ts'
import { configIn } from '../config/config-in.ts'
import { checkThemeFiles, missingExport } from '../config/theme-files.ts'
import type { ComponentBundle, ComponentFile, ModuleBundle, ModuleStyles } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import { editionOf, otherLocales } from '../model/edition.ts'
import { runBundle } from '../modules/evaluate-module.ts'
import type { PluginModule, SitePlugins } from '../plugins/site-plugins.ts'
import { ErrorCollector } from '../util/site-errors.ts'
import type { SiteRoots } from './unchanged-files.ts'

/** The components that pages are rendered with, as plain data that can be sent to worker threads. */
export interface ParserData extends SiteRoots {
  /** Bundled components of `content/_components`. */
  islands: ComponentBundle[]
  /** Bundled components of `theme.components`. */
  overrides: ComponentBundle[]
  /** Each language of the site with its labels. The first one is the language of `content/`. */
  labels: [SiteLanguage, ...SiteLanguage[]]
  /** Bundled modules that MDX pages import. */
  modules: ModuleBundle[]
  /** The site's plugins, or `undefined` if the site has none. */
  plugins: PluginModule | undefined
}

interface SiteLanguage extends SiteLabels, Pick<SiteConfig, 'dir'> {}

/** Returns the modules that pages are rendered with, and whose styles are part of the site's stylesheet. */
export function styledModules({ islands, overrides, modules }: ParserData): ModuleStyles[] {
  return [...islands, ...overrides, ...modules]
}

interface ParserDataInput {
  root: string
  /** See `SiteRoots`. Default: `root`. */
  codeRoot?: string
  config: SiteConfig
  plugins: SitePlugins | undefined
  components: ComponentFile[]
  /** The modules that MDX pages import. */
  pageModules: ModuleBundle[]
}

/**
 * Bundles the components that pages are rendered with.
 *
 * @throws {SiteErrors} if a file of the theme is missing, or a component can't be compiled.
 */
export async function parserData(
  { root, codeRoot = root, config, plugins, components, pageModules }: ParserDataInput,
  cache?: Cache,
): Promise<ParserData> {
  const { components: replacing, errors: missing } = checkThemeFiles(codeRoot, config)
  const errors = new ErrorCollector(missing)
  // Exclude the components from `pageModules`, because they aren't in `content/_components`.
  const own = components.filter(({ exported }) => !exported)
  const [islands, overrides] = await Promise.all([
    errors.run(() => bundleComponents(codeRoot, own, cache), []),
    errors.run(() => bundleComponents(codeRoot, replacing, cache), []),
  ])
  errors.throwErrors()
  return {
    root,
    codeRoot,
    islands,
    overrides,
    labels: siteLabels(config),
    modules: pageModules,
    plugins: plugins?.module,
  }
}

function siteLabels(config: SiteConfig): ParserData['labels'] {
  const labelsOf = ({ locale, dir, labels }: SiteConfig): SiteLanguage => ({ locale, dir, labels })
  return [labelsOf(config), ...otherLocales(config).map((locale) => labelsOf(configIn(config, locale)))]
}

/** Returns the language of a source. */
export function localeOf(source: string, [{ locale }]: ParserData['labels']): string {
  return editionOf({ source }).locale ?? locale
}

/**
 * Returns the theme's components, with the replacements from the configuration applied.
 *
 * @param hasLanguages Whether the site has several languages.
 * @throws {SiteErrors} if a replacement can't be run or exports no component.
 */
export function themeComponents(root: string, overrides: ComponentBundle[], hasLanguages: boolean): ThemeComponents {
  const theme: ThemeComponents = { ...frameComponents, ...(hasLanguages && languageComponents), ...contentComponents }
  const errors = new ErrorCollector()
  for (const { name, path, code } of overrides) {
    errors.runSync(() => {
      const exports = runBundle(code, path, { root, ruleId: 'component' })
      const component = exports.default ?? exports[name]
      if (!isComponent(component)) throw missingExport(root, name, path, Object.keys(exports))
      Object.assign(theme, { [name]: component })
    }, undefined)
  }
  errors.throwErrors()
  return theme
}

/** Returns whether a value can be rendered: a function, or an object of React such as the result of `memo`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
