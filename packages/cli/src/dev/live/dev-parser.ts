import type { Cache } from '../../cache/cache.ts'
import { componentFiles } from '../../components/islands.ts'
import type { LoadedConfig } from '../../config/read-config.ts'
import { bundlePageModules } from '../../markdown/mdx/page-imports.ts'
import { type PageKeys, pageKeys, parserData } from '../../markdown/parse-pages.ts'
import { createParser, type Parser, type ParserData } from '../../markdown/parser.ts'
import type { ComponentFile, ModuleBundle } from '../../model/component.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { RecentArtifacts } from './recent-artifacts.ts'

/** The parser for a site's pages, together with the data and components that it was created from. */
export interface DevParser extends SiteComponents {
  parser: Parser
  data: ParserData
  keys: PageKeys
}

/** The site's own components. */
export interface SiteComponents {
  /** The components that are hydrated in the browser. */
  components: ComponentFile[]
  /** The modules that MDX pages import. */
  pageModules: ModuleBundle[]
}

/** Lists the components in `content/_components` and bundles the modules that MDX pages import. */
export async function siteComponents(
  root: string,
  sources: readonly SourceFile[],
  cache: Cache,
): Promise<SiteComponents> {
  const { modules, islands } = await bundlePageModules({ root, codeRoot: root }, sources, cache)
  return { components: [...componentFiles(root), ...islands], pageModules: modules }
}

/** @throws {SiteErrors} If a component is invalid. */
export async function loadDevParser(
  root: string,
  { config, plugins }: LoadedConfig,
  sources: readonly SourceFile[],
  cache: Cache,
  artifacts: RecentArtifacts,
): Promise<DevParser> {
  const { components, pageModules } = await siteComponents(root, sources, cache)
  const data = await parserData({ root, config, plugins, components, pageModules }, cache)
  const parser = createParser(data, artifacts, plugins?.list ?? [])
  return { parser, components, pageModules, data, keys: pageKeys(data) }
}
