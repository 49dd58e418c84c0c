import type { Root as MdastRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, type Processor, unified } from 'unified'
import type { NodeHandler } from '../model/plugin.ts'
import { isEnabled } from '../runtime/shortcuts.ts'
import { remarkDirectives } from './syntax/directive-syntax.ts'
import { lazyGfm } from './syntax/lazy-gfm.ts'
import { createToHast, type ToHast } from './to-hast.ts'

/** The processors for the text of pages. They include what plugins add to the syntax. */
export interface Processors {
  /** Parses Markdown. */
  parser: Processor<MdastRoot>
  /** The processor for MDX pages, without MDX itself. */
  mdxParser: Processor<MdastRoot>
  /** Converts the Markdown tree to an HTML tree. */
  toHast: ToHast
}

interface PluginSyntax {
  /** Names of the directives that plugins render. */
  directiveNames: readonly string[]
  remarkPlugins: PluggableList
  /** The functions that convert nodes of plugins, by node type. */
  handlers: Record<string, NodeHandler>
}

/** @throws if a plugin can't be configured. */
export function createProcessors({ directiveNames, remarkPlugins, handlers }: PluginSyntax): Processors {
  const mdxParser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirectives, directiveNames)
    .use(remarkPlugins) as unknown as Processor<MdastRoot>
  // `lazyGfm` must come after all plugins that add syntax.
  const parser = mdxParser()
    .use(isEnabled('lazy-gfm') ? [lazyGfm] : [])
    .freeze()
  return { parser, mdxParser, toHast: createToHast(handlers) }
}
