import { isData, plural } from '@docs-engine/cli/internal'
import { mayRun } from '../../foreign/permission.ts'
import type { CarriedPlugin } from '../../model/carried-plugin.ts'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { toRecord } from '../../util/values.ts'
import type { DocsOptions } from './docs-options.ts'
import type { Document } from './documents.ts'
import { converted, equivalentOf, shortName, withoutEffect } from './known-plugins.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { isPlugin, type OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { runPlugins } from './run-plugins.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

/** Remark and rehype plugins whose work is done by the engine, or by the import itself. */
const builtInUnified: Record<string, string> = {
  '@docusaurus/remark-plugin-npm2yarn': 'the option `npm2yarn` of code blocks',
  'docusaurus-remark-plugin-tab-blocks': 'tabs, which the import writes',
  'remark-typescript-tools (transpileCodeblocks)': 'the JavaScript variant of TypeScript samples',
  'remark-github-admonitions-to-directives': 'alerts such as `> [!NOTE]`',
  'remark-gfm': 'built in',
  'remark-directive': 'built in',
}

/** Reports the plugins that have no equivalent. A plugin of Docusaurus can add pages and scripts, but it can't change the text of pages. */
export function reportPlugins(site: OriginalSite, root: string, warnings: MigrationWarnings): void {
  const file = displayPath({ folder: root }, site.configFile)
  for (const { name } of site.plugins) {
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
      })
    }
  }
}

/**
 * Returns the remark and rehype plugins that the new configuration can import, which are those from npm packages with options that are
 * plain data.
 */
export function carriedPlugins(
  sets: readonly { set: DocsOptions }[],
  site: OriginalSite,
  warnings: MigrationWarnings,
): { plugins: CarriedPlugin[]; packages: Record<string, string> } {
  const plugins = new Map<string, CarriedPlugin>()
  const packages: Record<string, string> = {}
  for (const plugin of sets.flatMap(({ set }) => set.unified)) {
    const builtIn = builtInUnified[plugin.name]
    if (builtIn) warnings.cover(plugin.name, builtIn)
    if (isReplaced(plugin) || obstacle(plugin, site)) continue
    const { from, name } = plugin.origin!
    const kind = plugin.kind as 'remark' | 'rehype'
    plugins.set(`${kind} ${from} ${name}`, { kind, from, name, options: plugin.options })
    const packageName = packageOf(from)
    packages[packageName] = site.packages![packageName]!
  }
  return { plugins: [...plugins.values()], packages }
}

interface Failure {
  reason: string
  note: string
}

/** Reasons why a plugin didn't run, which the author can remove. */
const failures = {
  notRun: {
    reason: 'the import wasn’t allowed to run it',
    note: 'Start the import again with `--yes`.',
  },
  incomplete: {
    reason: 'it needs a package that isn’t installed or can’t be loaded',
    note: 'Install the packages of the old site, build those that are part of its repository, and run the command again.',
  },
} satisfies Record<string, Failure>

/**
 * Runs the remark and rehype plugins that the new configuration can't import, and reports them with the pages whose text they change in a
 * way that can't be imported.
 */
export async function runLostPlugins(
  sets: readonly { set: DocsOptions; documents: readonly Document[] }[],
  site: OriginalSite,
  context: MigrationContext,
): Promise<{
  /** The pages whose text a plugin may change in a way that isn't known. */
  changedPages: Set<Document>
  /** The output of the remark plugins, by absolute path of the document or partial. */
  trees: Map<string, MarkdownNode>
}> {
  const changedPages = new Set<Document>()
  const trees = new Map<string, MarkdownNode>()
  const byName = new Map<string, { plugin: UnifiedPlugin; lost: Document[]; applied: Document[]; failure?: Failure }>()
  for (const { set, documents } of sets) {
    const own = set.unified.filter((plugin) => !isReplaced(plugin) && obstacle(plugin, site))
    const results = await runPlugins(
      own.filter(({ kind }) => kind !== 'recma'),
      documents,
      site,
      context,
    )
    for (const [file, tree] of results.trees) trees.set(file, tree)
    for (const plugin of own) {
      const known = byName.get(plugin.name) ?? { plugin, lost: [], applied: [] }
      byName.set(plugin.name, known)
      known.lost.push(...(results.lost.get(plugin) ?? documents))
      known.applied.push(...(results.applied.get(plugin) ?? []))
      if (results.incomplete.has(plugin)) known.failure = mayRun(plugin.name) ? failures.incomplete : failures.notRun
    }
  }
  for (const { plugin, lost, applied, failure } of byName.values()) {
    for (const page of lost) changedPages.add(page)
    if (applied.length > 0)
      context.warnings.cover(plugin.name, `its results, which the import wrote into ${plural(applied.length, 'page')}`)
    if (applied.length > 0 && lost.length === 0) continue
    context.warnings.add({
      kind: 'plugin',
      name: plugin.name,
      reason: `The ${plugin.kind} plugin \`${plugin.name}\` isn’t imported: ${failure?.reason ?? obstacle(plugin, site)}.`,
      note: failure?.note ?? 'Add it to `markdown` in `site.config.ts`, and check the pages that need it.',
      file: displayPath(context, site.configFile),
      pages: lost.map(({ file }) => displayPath(context, file)),
    })
  }
  return { changedPages, trees }
}

/**
 * Whether the engine or the import does what a plugin does. The import handles the links that `linkDocblocks` resolves, and reports those
 * that it can't resolve at their places.
 */
function isReplaced({ name }: UnifiedPlugin): boolean {
  return name in builtInUnified || name === 'remark-typescript-tools (linkDocblocks)'
}

function obstacle({ kind, origin, options }: UnifiedPlugin, site: OriginalSite): string | undefined {
  if (kind === 'recma') return 'it changes compiled code, which Docs doesn’t generate'
  if (!origin) return 'it’s part of the old site'
  if (!site.packages) return 'the old site has no `package.json` with the version of its package'
  if (!site.packages[packageOf(origin.from)]) return 'its package isn’t in `package.json`'
  if (/^(?:@docusaurus\/|remark-typescript-tools)/.test(origin.from)) return 'it needs Docusaurus'
  return isData(toRecord(options)) && isData(options) ? undefined : 'its options are code'
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
