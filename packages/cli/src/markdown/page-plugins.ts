import type { Root } from 'hast'
import type { Root as MdastRoot, Nodes } from 'mdast'
import { type PluggableList, unified } from 'unified'
import type { VFile } from 'vfile'
import { unusablePlugin } from '../config/plugin-entry.ts'
import type { Message } from '../model/message.ts'
import type { PluginPage } from '../model/plugin.ts'
import type { Position } from '../model/position.ts'
import { placeInPlugin, withPeriod } from '../plugins/hook-error.ts'
import type { LoadedPlugin } from '../plugins/site-plugins.ts'
import { PluginError, unifiedPlugins } from '../plugins/transformers.ts'
import { errorText } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { visit } from '../util/visit.ts'
import { renderWithPlugins } from './content-hooks.ts'
import { applyHeadingIds } from './headings.ts'
import type { PageSource } from './page-source.ts'
import { createProcessors, type Processors } from './processors.ts'

/** A site's plugins, configured and ready to process pages. */
export interface PagePlugins extends Processors {
  /** Names of the directives that plugins render, possibly as Markdown. */
  directiveNames: readonly string[]
  /** Front matter keys that plugins read. */
  frontMatterKeys: readonly string[]
  /** Runs the plugins that change the Markdown tree, and renders code blocks and directives that plugins handle. */
  transformMarkdown(tree: MdastRoot, file: VFile, source: PageSource): Promise<MdastRoot>
  /** Runs the plugins that change the HTML tree. */
  transformHtml(tree: Root, file: VFile, source: PageSource): Promise<Root>
  /** Lets plugins change the title and the front matter. */
  transformPage(page: Omit<PluginPage, 'root'>, source: PageSource): PluginPage
}

/**
 * Prepares plugins for processing pages.
 *
 * @throws {SiteErrors} if a plugin can't be configured, for example because it doesn't accept its options.
 */
export function createPagePlugins(root: string, plugins: readonly LoadedPlugin[]): PagePlugins {
  const directiveNames = plugins.flatMap(({ directives = {} }) => Object.keys(directives))
  const processors = configured(root, () =>
    createProcessors({
      directiveNames,
      remarkPlugins: unifiedPlugins(plugins, 'remarkPlugins') as PluggableList,
      handlers: Object.assign({}, ...plugins.map(({ handlers }) => handlers)),
    }),
  )
  const html = configured(root, () =>
    unified()
      .use(unifiedPlugins(plugins, 'rehypePlugins') as never)
      .freeze(),
  )
  const rendering = plugins.filter(({ codeBlocks, directives }) => codeBlocks || directives)
  const hasHtmlPlugins = plugins.some(({ rehypePlugins }) => rehypePlugins)

  return {
    ...processors,
    directiveNames,
    frontMatterKeys: plugins.flatMap(({ frontMatterKeys = [] }) => frontMatterKeys),
    async transformMarkdown(tree, file, source) {
      // Plugins that change punctuation, such as remark-smartypants, would change an ID such as `{#a--b}`.
      applyHeadingIds(tree)
      const changed = await run(() => processors.parser.run(tree, file) as Promise<MdastRoot>, tree, file, source, root)
      fillPositions(changed)
      await renderWithPlugins(changed, {
        plugins: rendering,
        root,
        path: source.path,
        title: String((file.data.matter as { title?: unknown } | undefined)?.title ?? ''),
        onError: (error, place) => source.report(errorMessage(error, root, place)),
      })
      return changed
    },
    async transformHtml(tree, file, source) {
      return hasHtmlPlugins ? run(() => html.run(tree, file) as Promise<Root>, tree, file, source, root) : tree
    },
    transformPage(page, source) {
      let changed: PluginPage = { ...page, root }
      for (const { name, page: hook } of plugins) {
        if (!hook) continue
        try {
          const result: unknown = hook(structuredClone(changed))
          if (typeof result !== 'object' || result === null) throw new Error('it didn’t return the page')
          changed = { ...changed, ...result }
        } catch (error) {
          source.report(errorMessage(new PluginError(name, 'page', error), root))
        }
      }
      return changed
    },
  }
}

function configured<Processor>(root: string, create: () => Processor): Processor {
  try {
    return create()
  } catch (error) {
    if (!(error instanceof PluginError)) throw error
    throw new SiteErrors([unusablePlugin(error, root)], 2)
  }
}

/** Runs plugins, and reports their messages. If a plugin fails, reports the error, and returns the tree that was passed to the plugins. */
async function run<Tree extends object>(
  work: () => Promise<Tree>,
  tree: Tree,
  file: VFile,
  { report }: PageSource,
  root: string,
): Promise<Tree> {
  let result = tree
  let failure: unknown
  try {
    result = (await work()) ?? tree
  } catch (error) {
    report(errorMessage(error, root))
    failure = (error as PluginError).cause
  }
  for (const message of file.messages.splice(0)) {
    // `file.fail` adds a message and throws it.
    if (message === failure) continue
    const { reason, source, ruleId, fatal, line, column } = message
    const rule = [source, ruleId].filter(Boolean).join(':')
    report({
      ruleId: 'plugin',
      fatal: fatal ?? null,
      line: line ?? 1,
      column: column ?? 1,
      reason: `${rule && `\`${rule}\`: `}${reason.replace(/\.$/, '')}.`,
    })
  }
  return result
}

type PluginMessage = Omit<Message, 'file'>

function errorMessage(error: unknown, root: string, place?: Position): PluginMessage {
  if (!(error instanceof PluginError)) throw error
  const { plugin, hook, cause } = error
  // Plugins that check pages may throw a `VFileMessage`, which has a position.
  const own = cause as { line?: unknown; column?: unknown; reason?: unknown } | undefined
  const position =
    typeof own?.line === 'number' ? { line: own.line, column: typeof own.column === 'number' ? own.column : 1 } : place
  return {
    ruleId: 'plugin',
    fatal: true,
    ...(position ?? { line: 1, column: 1 }),
    // A plugin that calls `file.fail` reports the author's mistake. Any other error is the plugin's.
    ...(typeof own?.reason === 'string'
      ? { reason: withPeriod(own.reason), note: `Reported by the plugin \`${plugin}\`.` }
      : {
          reason: `The plugin \`${plugin}\` failed: ${withPeriod(errorText(cause, root))}`,
          note: placeInPlugin(hook, cause, root),
        }),
  }
}

/**
 * Sets the position of each node that has none to an empty range at the end of the preceding node, or at the start of the parent. Nodes
 * added by plugins have no position, but later stages use positions to report messages and to read the source.
 */
function fillPositions(tree: MdastRoot): void {
  const start = { line: 1, column: 1, offset: 0 }
  const fill = (node: Nodes, at: typeof start): typeof start => {
    node.position ??= { start: at, end: at }
    let last = node.position.start as typeof start
    if ('children' in node) for (const child of node.children) last = fill(child, last)
    return node.position.end as typeof start
  }
  let isComplete = true
  visit(tree, (node) => {
    isComplete = node.position !== undefined
    return isComplete
  })
  if (!isComplete) fill(tree, start)
}
