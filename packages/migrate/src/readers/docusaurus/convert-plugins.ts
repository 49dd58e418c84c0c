import { readFileSync } from 'node:fs'
import { isData, packageName } from '@docs-engine/cli/internal'
import { packageVersion } from '../../foreign/package-version.ts'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { displayPath } from '../../model/old-site.ts'
import { toRecord } from '../../util/values.ts'
import type { DocumentSet } from './document-sets.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { keysOf, pluginModules } from './plugin-modules.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

/** Remark plugins whose work is done by the engine, or by the import itself. */
const builtInUnified = new Set([
  '@docusaurus/remark-plugin-npm2yarn',
  'remark-github-admonitions-to-directives',
  'remark-gfm',
  'remark-directive',
])

/** Plugins and themes whose work is done by the engine, that are converted with the configuration, or that readers don't notice. */
const knownPlugins =
  /content-(?:docs|pages|blog)|google-(?:gtag|tag-manager|analytics)|theme-(?:classic|mermaid|live-codeblock|search-algolia)|debug|svgr|css-cascade-layers|copy-page|pwa|llms|markdown-source|client-redirects|sitemap|pagefind|search-local|lunr|local-search|docsearch|ideal-image|image-zoom|medium-zoom|vercel-analytics/

/** Reports the plugins that have no equivalent. A plugin of Docusaurus can add pages and scripts, but it can't change the text of pages. */
export function reportPlugins({ original, site }: DocusaurusContext): void {
  const { warnings } = site
  const file = displayPath(site, original.configFile)
  for (const { name } of original.plugins) {
    if (knownPlugins.test(name)) continue
    // A plugin without a name is a function in the configuration.
    const shown = shortName(name) || 'a function in `plugins`'
    warnings.add({
      kind: 'plugin',
      name: shown,
      reason: `The plugin \`${shown}\` has no equivalent.`,
      note: 'If readers need what it adds, write a plugin that does the same. See the page “Plugins” in the documentation of Docs.',
      file,
    })
  }
}

/**
 * Adds the remark and rehype plugins that the new configuration can import: those from npm packages, and those from modules of the site, which
 * are copied. Reports the others, which may change pages without leaving a trace in their text.
 */
export async function convertPlugins(sets: readonly DocumentSet[], context: DocusaurusContext): Promise<void> {
  const { site, original } = context
  const hasPlugins = sets.some(({ set }) => set.unified.length > 0)
  const ownModules = hasPlugins ? await pluginModules(original) : new Map<string, ModuleOrigin>()
  // All versions of the documents have the same plugins.
  for (const plugin of new Set(sets.flatMap(({ set }) => set.unified))) {
    const { kind, name, options } = plugin
    if (builtInUnified.has(name)) continue
    const origin = await newOrigin(plugin, ownModules, context)
    if (!('reason' in origin)) {
      if (kind !== 'recma') site.plugins.set(`${kind} ${origin.from} ${origin.name}`, { kind, options, ...origin })
      continue
    }
    const { reason } = origin
    site.warnings.untraced.add(name)
    site.warnings.add({
      kind: 'plugin',
      name,
      reason: `The ${kind} plugin \`${name}\` isn’t imported: ${reason}.`,
      note: reason.includes('isn’t installed')
        ? 'Install the packages of the old site, and run the command again.'
        : 'Add it to `markdown` in `site.config.ts`, and check the pages that need it.',
      file: displayPath(site, original.configFile),
    })
  }
}

/** Returns what the new configuration imports to use a plugin, or the reason why it can't. */
async function newOrigin(
  { kind, origin, options, plugin }: UnifiedPlugin,
  ownModules: ReadonlyMap<string, ModuleOrigin>,
  { original, modules, site }: DocusaurusContext,
): Promise<ModuleOrigin | { reason: string }> {
  if (kind === 'recma') return { reason: 'it changes compiled code, which Docs doesn’t generate' }
  if (!isData(toRecord(options)) || !isData(options)) return { reason: 'its options are code' }
  if (origin && /^(?:@docusaurus\/|remark-typescript-tools)/.test(origin.from)) return { reason: 'it needs Docusaurus' }
  const name = origin && packageName(origin.from)
  const found = name && packageVersion(name, origin.from, original.configFile, original.folder)
  if (found && 'version' in found) {
    site.packages[name] = found.version
    return origin
  }
  const own = keysOf(plugin).flatMap((key) => ownModules.get(key) ?? [])[0]
  if (!own) return found || { reason: 'it’s part of the configuration of the old site' }
  if (/\bmdx(?:Jsx|js|Flow|Text)/.test(readFileSync(own.from, 'utf8')))
    return { reason: 'it adds JSX to pages, which Docs doesn’t accept from plugins' }
  const copied = await modules.addComponent(own.from)
  return 'reason' in copied ? copied : { from: `./${copied.path}`, name: own.name }
}

/** A plugin can be given as the absolute path of its module. */
function shortName(name: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(name)?.[1]
  return inPackage ?? (name.startsWith('/') ? name.split('/').slice(-2).join('/') : name)
}
