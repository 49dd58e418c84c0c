import type { Cache } from '../../cache/cache.ts'
import { componentFiles } from '../../components/islands.ts'
import { componentsHash, parserData } from '../../markdown/parse-pages.ts'
import { createParser, type Parser, type ParserData } from '../../markdown/parser.ts'
import type { ComponentFile } from '../../model/component.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { RecentArtifacts } from './recent-artifacts.ts'

/** The parser for a site's pages, and the data and components that it was created from. */
export interface DevParser {
  parser: Parser
  components: ComponentFile[]
  data: ParserData
  componentsHash: string
}

/** @throws {SiteErrors} If a component is invalid. */
export async function loadDevParser(
  root: string,
  config: SiteConfig,
  cache: Cache,
  artifacts: RecentArtifacts,
): Promise<DevParser> {
  const components = componentFiles(root)
  const data = await parserData(root, config, components, cache)
  return { parser: createParser(data, artifacts), components, data, componentsHash: componentsHash(data) }
}
