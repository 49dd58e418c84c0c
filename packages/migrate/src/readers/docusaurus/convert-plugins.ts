import { isData } from '@docs-engine/cli/internal'
import { mayRun } from '../../foreign/permission.ts'
import { toRecord } from '../../util/values.ts'
import type { DocsOptions } from './docs-options.ts'
import type { Document } from './documents.ts'
import { type DocusaurusContext, displayPath } from './docusaurus-context.ts'
import { converted, equivalentOf, shortName, withoutEffect } from './known-plugins.ts'
import { isPlugin, type OriginalSite } from './original-site.ts'
import { pagesChangedBy } from './run-plugins.ts'
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

/** Adds the remark and rehype plugins that the new configuration can import: those from npm packages with options that are plain data. */
export function carryPlugins(sets: readonly { set: DocsOptions }[], { site, original }: DocusaurusContext): void {
  for (const plugin of sets.flatMap(({ set }) => set.unified)) {
    const builtIn = builtInUnified[plugin.name]
    if (builtIn) site.warnings.cover(plugin.name, builtIn)
    if (isReplaced(plugin) || obstacle(plugin, original)) continue
    const { from, name } = plugin.origin!
    const kind = plugin.kind as 'remark' | 'rehype'
    site.plugins.set(`${kind} ${from} ${name}`, { kind, from, name, options: plugin.options })
    const packageName = packageOf(from)
    site.packages[packageName] = original.packages![packageName]!
  }
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

/** Runs the remark and rehype plugins that the new configuration can't import, and reports them with the pages whose text they change. */
export async function reportLostPlugins(
  sets: readonly { set: DocsOptions; documents: readonly Document[] }[],
  context: DocusaurusContext,
): Promise<void> {
  const { site, original } = context
  const byName = new Map<string, { plugin: UnifiedPlugin; lost: Document[]; failure?: Failure }>()
  for (const { set, documents } of sets)
    for (const plugin of set.unified) {
      if (isReplaced(plugin) || !obstacle(plugin, original)) continue
      const known = byName.get(plugin.name) ?? { plugin, lost: [] }
      byName.set(plugin.name, known)
      const changed = plugin.kind === 'recma' ? undefined : await pagesChangedBy(plugin, documents, context)
      known.lost.push(...(changed?.pages ?? documents))
      if (changed?.isIncomplete) known.failure = mayRun(plugin.name) ? failures.incomplete : failures.notRun
    }
  for (const { plugin, lost, failure } of byName.values())
    site.warnings.add({
      kind: 'plugin',
      name: plugin.name,
      reason: `The ${plugin.kind} plugin \`${plugin.name}\` isn’t imported: ${failure?.reason ?? obstacle(plugin, original)}.`,
      note: failure?.note ?? 'Add it to `markdown` in `site.config.ts`, and check the pages that need it.',
      file: displayPath(site, original.configFile),
      pages: lost.map(({ shown }) => shown),
    })
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
