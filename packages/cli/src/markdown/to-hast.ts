import type { LabelTable } from '@docs-engine/client/labels.ts'
import type { Element, Root } from 'hast'
import type { Code, Root as MdastRoot, Parents } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import type { NodeHandler } from '../model/plugin.ts'
import type { IncludedFile } from '../util/node-position.ts'
import { renderedByPlugin } from './content-hooks.ts'
import { idPrefix } from './engine-ids.ts'
import { pluginMarkdown } from './plugin-markdown.ts'

/** Converts a Markdown tree to an HTML tree. */
export type ToHast = (tree: MdastRoot, file: VFile, labels: LabelTable) => Root

/** The partial of an MDX page. It has the function that converts it, because importing the function here would also load an HTML parser. */
type PartialNode = Parents & {
  included: IncludedFile
  toElements(children: Root['children'], partial: PartialNode): Root['children']
}

/** @param handlers The site's functions for converting nodes that plugins add to the tree, by node type. */
export function createToHast(handlers: Record<string, NodeHandler>): ToHast {
  const allHandlers = {
    ...handlers,
    code: (_state: unknown, node: Code & { index: number }): Element => ({
      type: 'element',
      tagName: 'docs-code',
      properties: { index: String(node.index), ...classesOf(node) },
      children: [],
    }),
    mdxPartial: (state: { all(node: Parents): unknown[] }, partial: PartialNode) =>
      partial.toElements(state.all(partial) as Root['children'], partial),
    pluginMarkdown: pluginMarkdown as never,
    renderedByPlugin: renderedByPlugin as never,
  }
  return (tree, file, { footnotes, footnoteBack }) =>
    unified()
      .use(remarkRehype, {
        allowDangerousHtml: true,
        clobberPrefix: idPrefix,
        // By default, the heading has a class that would hide it.
        footnoteLabelProperties: {},
        footnoteLabel: footnotes,
        footnoteBackLabel: (index: number, repeated: number) =>
          footnoteBack.replace('{number}', `${index + 1}${repeated > 1 ? `-${repeated}` : ''}`),
        handlers: allHandlers,
      })
      .runSync(tree, file) as unknown as Root
}

/** Returns the classes that a remark plugin gave to a node. */
function classesOf({ data }: Code): Element['properties'] {
  const className = data?.hProperties?.className
  return className ? { className: [className].flat().map(String) } : {}
}
