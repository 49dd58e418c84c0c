import type { UserConfig } from './config-schema.ts'

export type {
  ApiMember,
  ApiParameter,
  ApiSignature,
  ApiTypeParameter,
  Documented,
  PackageExport,
} from '@docs-engine/samples/model'
export type { SiteConfig, UserConfig } from './config-schema.ts'
export type { UserFrontMatter as FrontMatter } from './front-matter-schema.ts'
export type {
  DirectiveHook,
  GeneratedPage,
  HeadTag,
  HtmlElement,
  HtmlNode,
  HtmlResult,
  MarkdownResult,
  NodeHandler,
  PagesHook,
  Pluggable,
  Plugin,
  PluginCodeBlock,
  PluginContext,
  PluginData,
  PluginDirective,
  PluginPage,
  PluginProblem,
  PluginRoute,
} from './plugin.ts'
export { definePlugin } from './plugin.ts'

/**
 * Checks the types of the configuration in `site.config.ts`: `export default defineConfig({ title: 'My docs' })`.
 * Returns its argument unchanged.
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
