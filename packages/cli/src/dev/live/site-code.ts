import type { ThemeComponents } from '@docs-engine/client'
import type { Cache } from '../../cache/cache.ts'
import { sharedComponents } from '../../components/islands.ts'
import type { LoadedConfig } from '../../config/read-config.ts'
import { bundlePageModules, pageImports } from '../../markdown/mdx/page-imports.ts'
import { type ParserData, parserData, themeComponents } from '../../markdown/parser-data.ts'
import { readSource } from '../../markdown/read-source.ts'
import type { ComponentFile, ModuleBundle } from '../../model/component.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { SitePlugins } from '../../plugins/site-plugins.ts'
import { canImport } from '../../util/react-page.ts'

/** The site's own components. */
export interface SiteComponents {
  /** The components that are hydrated in the browser. */
  components: ComponentFile[]
  /** The modules that MDX pages import. */
  pageModules: ModuleBundle[]
}

/** The bundled code of a site, with which pages are parsed, and the theme with which they are rendered. */
export interface SiteCode extends SiteComponents {
  data: ParserData
  theme: ThemeComponents
}

/** Lists the components of the site and its plugins, and bundles the modules that MDX pages import. */
export async function siteComponents(
  root: string,
  plugins: SitePlugins | undefined,
  sources: readonly SourceFile[],
  cache: Cache,
): Promise<SiteComponents> {
  const { modules, islands } = await bundlePageModules({ root, codeRoot: root }, sources, cache)
  return { components: [...sharedComponents(root, plugins?.list), ...islands], pageModules: modules }
}

/** @throws {SiteErrors} If a component can't be compiled, or a component of the theme can't be run. */
export async function loadSiteCode(
  root: string,
  { config, plugins }: LoadedConfig,
  sources: readonly SourceFile[],
  cache: Cache,
): Promise<SiteCode> {
  const { components, pageModules } = await siteComponents(root, plugins, sources, cache)
  const data = await parserData({ root, config, plugins, components, pageModules }, cache)
  return { components, pageModules, data, theme: themeComponents(root, data.overrides, data.labels.length > 1) }
}

/** Returns whether an MDX page imports a module or a component that isn't loaded yet. */
export function hasNewImports(root: string, file: SourceFile, { components, pageModules }: SiteComponents): boolean {
  if (!canImport(file.path)) return false
  return pageImports(root, file.path, readSource(file, []) ?? '').modules.some((imported) => {
    const module = pageModules.find((known) => known.path === imported.path)
    if (!module) return true
    const names = imported.names.map((keys) => `${imported.path}#${keys.join('.')}`)
    return module.isInteractive && !names.every((name) => components.some((known) => known.name === name))
  })
}
