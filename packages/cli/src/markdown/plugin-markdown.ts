import type { ElementContent } from 'hast'
import type { Root as MdastRoot, Node, RootContent } from 'mdast'
import type { MarkdownResult } from '../model/plugin.ts'
import { type IncludedFile, markIncluded, nodePosition } from '../util/node-position.ts'
import { visit } from '../util/visit.ts'
import type { PageSource } from './page-source.ts'

/**
 * Markdown that a plugin returned for a directive. It is parsed after the engine's syntax has been applied to the rest of the page, because
 * its offsets refer to another text.
 */
export interface PluginMarkdown extends Node {
  type: 'pluginMarkdown'
  value: string
  /** Problems that the plugin found in the Markdown. */
  warnings: NonNullable<MarkdownResult['warnings']>
  children: RootContent[]
  included?: IncludedFile
}

/** Applies directives, references, and heading IDs to a tree that was parsed from a text. */
export type ApplySyntax = (tree: MdastRoot, text: string, source: Pick<PageSource, 'report' | 'componentUses'>) => void

/** Parses the Markdown that plugins returned. Messages about it have the position of the directive. */
export function attachPluginMarkdown(
  tree: MdastRoot,
  source: PageSource,
  parse: (text: string) => MdastRoot,
  applySyntax: ApplySyntax,
): void {
  visit(tree as never, 'pluginMarkdown', (node: PluginMarkdown) => {
    const place = nodePosition(node as never, 1)
    const included = { path: place.file ?? source.path, text: node.value, place }
    for (const warning of node.warnings) {
      const problem = typeof warning === 'string' ? { ...place, reason: warning } : { column: 1, ...warning }
      source.report({ ruleId: 'plugin', fatal: false, ...problem })
    }
    const parsed = parse(node.value)
    applySyntax(parsed, node.value, {
      report: (message) => source.report({ ...message, ...place }),
      componentUses: [],
    })
    markIncluded(parsed.children, included)
    Object.assign(node, { included, children: parsed.children })
  })
}

/** A `remark-rehype` handler that converts Markdown returned by a plugin. */
export function pluginMarkdown(
  state: { all(node: unknown): ElementContent[] },
  node: PluginMarkdown,
): ElementContent[] {
  const children = state.all(node)
  markIncluded(children, node.included!)
  return children
}
