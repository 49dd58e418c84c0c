import { readFileSync } from 'node:fs'
import { isData, packageName } from '@docs-engine/cli/internal'
import { packageVersion } from '../../foreign/package-version.ts'
import type { ModuleOrigin } from '../../foreign/site-packages.ts'
import { toRecord } from '../../util/values.ts'
import type { DocumentSet } from './document-sets.ts'
import type { Document } from './documents.ts'
import { type DocusaurusContext, displayPath } from './docusaurus-context.ts'
import { isPlugin } from './original-site.ts'
import { keysOf, pagesChangedBy, pluginModules } from './run-plugins.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

/** Remark and rehype plugins whose work is done by the engine, or by the import itself. */
const builtInUnified: Record<string, string> = {
  '@docusaurus/remark-plugin-npm2yarn': 'the option `npm2yarn` of code blocks',
  'remark-typescript-tools (transpileCodeblocks)': 'the JavaScript variant of TypeScript samples',
  'remark-github-admonitions-to-directives': 'alerts such as `> [!NOTE]`',
  'remark-gfm': 'built in',
  'remark-directive': 'built in',
}

/** Reports the plugins that have no equivalent. A plugin of Docusaurus can add pages and scripts, but it can't change the text of pages. */
export function reportPlugins({ original, site }: DocusaurusContext): void {
  const { warnings } = site
  const file = displayPath(site, original.configFile)
  for (const { name } of original.plugins) {
    // A plugin without a name is a function in the configuration.
    const shown = shortName(name) || 'a function in `plugins`'
    if (converted.some((known) => isPlugin(name, known) || name.endsWith(known))) continue
    const equivalent = equivalentOf(shown)
    const reason = withoutEffect.find(([pattern]) => pattern.test(shown))?.[1]
    if (reason) warnings.omit(`the plugin \`${shown}\` (${reason})`)
    else if (equivalent) warnings.cover(shown, equivalent)
    else if (/theme-mermaid|theme-live-codeblock/.test(name)) continue
    else {
      warnings.add({
        kind: 'plugin',
        name: shown,
        reason: `The plugin \`${shown}\` has no equivalent.`,
        note: 'If readers need what it adds, write a plugin that does the same. See the page “Plugins” in the documentation of Docs.',
        file,
        pages: [],
      })
    }
  }
}

/**
 * Adds the remark and rehype plugins that the new configuration can import: those from npm packages, and those from modules of the site, which
 * are copied. Reports the others, with the pages whose text they change.
 */
export async function convertPlugins(sets: readonly DocumentSet[], context: DocusaurusContext): Promise<void> {
  const { site, original } = context
  const hasPlugins = sets.some(({ set }) => set.unified.length > 0)
  const ownModules = hasPlugins ? await pluginModules(original) : new Map<string, ModuleOrigin>()
  const lost = new Map<UnifiedPlugin, { reason: string; documents: Document[] }>()
  for (const { set, documents } of sets)
    for (const plugin of set.unified) {
      const { kind, name, options } = plugin
      const builtIn = builtInUnified[name]
      if (builtIn) site.warnings.cover(name, builtIn)
      // The import handles the links that this plugin resolves, and reports those that it can't resolve at their places.
      if (builtIn || name === 'remark-typescript-tools (linkDocblocks)') continue
      const known = lost.get(plugin)
      const origin = known ?? (await newOrigin(plugin, ownModules, context))
      if ('reason' in origin)
        lost.set(plugin, { reason: origin.reason, documents: [...(known?.documents ?? []), ...documents] })
      else if (kind !== 'recma') site.plugins.set(`${kind} ${origin.from} ${origin.name}`, { kind, options, ...origin })
    }
  for (const [plugin, { reason, documents }] of lost)
    site.warnings.add({
      kind: 'plugin',
      name: plugin.name,
      reason: `The ${plugin.kind} plugin \`${plugin.name}\` isn’t imported: ${reason}.`,
      note: reason.includes('isn’t installed')
        ? 'Install the packages of the old site, and run the command again.'
        : 'Add it to `markdown` in `site.config.ts`, and check the pages that need it.',
      file: displayPath(site, original.configFile),
      pages: await pagesChangedBy(plugin, documents, context),
    })
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

/** Plugins and themes whose work is done by the engine. The first pattern that matches the name counts. */
const builtInPlugins: [pattern: RegExp, what: string][] = [
  [/umami/, 'analytics with Umami, in `analytics`'],
  [/copy-page/, 'the button that copies a page'],
  [/plugin-pwa$|^pwa$/, 'offline pages'],
  [/llms|markdown-source/, '`llms.txt` and the Markdown copies of pages'],
  [/client-redirects/, '`redirects`'],
  [/sitemap/, 'the sitemap'],
  [/pagefind|search-local|lunr|local-search|theme-search-algolia|docsearch/, 'the search'],
  [/ideal-image/, 'the smaller versions of images'],
  [/image-zoom|medium-zoom/, 'the enlarged images'],
  [/vercel-analytics$/, 'analytics'],
]

/** Plugins that no longer do anything on the old site either. */
export const withoutEffect: [pattern: RegExp, reason: string][] = [
  [/plugin-google-analytics$|^google-analytics$/, 'Google ended Universal Analytics in 2023'],
]

/** Plugins that are converted with the rest of the configuration, or that only matter while a site is developed. */
export const converted = [
  'content-docs',
  'content-pages',
  'content-blog',
  'google-gtag',
  'google-tag-manager',
  'theme-classic',
  'debug',
  'svgr',
  'css-cascade-layers',
]

/** Returns what the engine offers instead of a plugin of Docusaurus, or `undefined` if it offers nothing. */
export function equivalentOf(name: string): string | undefined {
  return builtInPlugins.find(([pattern]) => pattern.test(name))?.[1]
}

/** A plugin can be given as the absolute path of its module. */
export function shortName(name: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(name)?.[1]
  return inPackage ?? (name.startsWith('/') ? name.split('/').slice(-2).join('/') : name)
}
