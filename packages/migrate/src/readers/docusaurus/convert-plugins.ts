import { isData, packageName } from '@docs-engine/cli/internal'
import { packageVersion } from '../../foreign/package-version.ts'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { displayPath } from '../../model/old-site.ts'
import { toRecord } from '../../util/values.ts'
import type { DocumentSet } from './document-sets.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
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
    warnings.add({ kind: 'plugin', name: shown, reason: `The plugin \`${shown}\` has no equivalent.`, file })
  }
}

/**
 * Adds the remark and rehype plugins that the new configuration can import from npm packages. Reports the others, which may change pages
 * without leaving a trace in their text.
 */
export function convertPlugins(sets: readonly DocumentSet[], context: DocusaurusContext): void {
  const { site, original } = context
  // All versions of the documents have the same plugins.
  for (const plugin of new Set(sets.flatMap(({ set }) => set.unified))) {
    const { kind, name, options } = plugin
    if (builtInUnified.has(name)) continue
    const origin = newOrigin(plugin, context)
    if (!('reason' in origin)) {
      if (kind !== 'recma') site.plugins.set(`${kind} ${origin.from} ${origin.name}`, { kind, options, ...origin })
      continue
    }
    site.warnings.untraced.add(name)
    const reason = `The ${kind} plugin \`${name}\` isn’t imported: ${origin.reason}.`
    const todo = 'Add it to `markdown` in `site.config.ts`, and check the pages that need it.'
    site.warnings.add({ kind: 'plugin', name, reason, todo, file: displayPath(site, original.configFile) })
  }
}

/** Returns what the new configuration imports to use a plugin, or the reason why it can't. */
function newOrigin(
  { kind, origin, options }: UnifiedPlugin,
  { original, site }: DocusaurusContext,
): ModuleOrigin | { reason: string } {
  if (kind === 'recma') return { reason: 'it changes compiled code, which Docs doesn’t generate' }
  if (!isData(toRecord(options)) || !isData(options)) return { reason: 'its options are code' }
  if (origin && /^(?:@docusaurus\/|remark-typescript-tools)/.test(origin.from)) return { reason: 'it needs Docusaurus' }
  const name = origin && packageName(origin.from)
  if (!name) return { reason: 'it’s part of the old site' }
  const found = packageVersion(name, origin.from, original.configFile, original.folder)
  if ('reason' in found) return found
  site.packages[name] = found.version
  return origin
}

/** A plugin can be given as the absolute path of its module. */
function shortName(name: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(name)?.[1]
  return inPackage ?? (name.startsWith('/') ? name.split('/').slice(-2).join('/') : name)
}
