import { pathToFileURL } from 'node:url'
import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { markdownTrees } from '../shared/markdown-to-html.ts'
import type { OldPage, OldSite } from '../shared/old-site.ts'
import { type Options, textOf, toArray, toRecord } from '../shared/values.ts'

/** A plugin of Astro's Markdown processor Sätteri, and the pages that it changes. */
export interface ChangingPlugin {
  name: string
  pages: string[]
}

/**
 * Finds the pages that plugins of the Markdown processor Sätteri change. Their functions for nodes are called with the nodes of each page, but
 * their changes aren't imported.
 */
export async function processorPlugins(config: Options, site: OldSite): Promise<ChangingPlugin[]> {
  const { name, options } = toRecord(toRecord(config.markdown).processor)
  if (name !== 'satteri') return []
  const { mdastPlugins, hastPlugins } = toRecord(options)
  const plugins = [
    ...toArray(mdastPlugins).map((plugin) => ({
      plugin: toRecord(plugin),
      tree: 'mdast' as const,
      pages: [] as string[],
    })),
    ...toArray(hastPlugins).map((plugin) => ({
      plugin: toRecord(plugin),
      tree: 'hast' as const,
      pages: [] as string[],
    })),
  ]
  if (plugins.length === 0) return []
  for (const page of site.pages) {
    // Components on lines of their own are removed, so that the Markdown inside them is parsed.
    const trees = await markdownTrees(page.block.body.replace(/^[ \t]*<\/?[A-Z][^\n]*>[ \t]*$/gm, ''))
    for (const { plugin, tree, pages } of plugins) if (changes(plugin, trees[tree], page)) pages.push(page.shown)
  }
  return plugins.map(({ plugin, pages }) => ({ name: textOf(plugin.name) ?? 'a Markdown plugin', pages }))
}

/** Whether a plugin changes a page. A plugin that fails, or whose functions have another form, counts as one that does. */
function changes(plugin: Options, tree: Nodes | HtmlNodes, page: OldPage): boolean {
  const { name: _, ...visitors } = plugin
  if (!Object.entries(visitors).every(([type, visitor]) => nodeTypes.test(type) && isVisitor(visitor))) return true
  if (Object.keys(visitors).length === 0) return true
  let hasChanged = false
  const context = new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'fileURL') return pathToFileURL(page.file)
        return () => {
          hasChanged = true
        }
      },
    },
  )
  const before = JSON.stringify(tree)
  try {
    visit(tree, (node) => {
      for (const visitor of [plugin[node.type]].flat()) {
        const { filter, visit: call } = toRecord(visitor)
        const isWanted = !Array.isArray(filter) || filter.includes((node as { tagName?: string }).tagName)
        const run = typeof visitor === 'function' ? visitor : call
        if (
          isWanted &&
          typeof run === 'function' &&
          (run as (...args: unknown[]) => unknown)(node, context) !== undefined
        )
          hasChanged = true
      }
    })
  } catch {
    return true
  }
  return hasChanged || JSON.stringify(tree) !== before
}

/** The types of nodes in the trees of Markdown and of HTML. */
const nodeTypes =
  /^(?:root|paragraph|heading|thematicBreak|blockquote|list|listItem|html|code|inlineCode|definition|text|emphasis|strong|delete|break|link|image|linkReference|imageReference|footnoteDefinition|footnoteReference|table|tableRow|tableCell|element|comment|doctype|raw)$/

/** Whether a value is a function for nodes, or a list of such functions with the names of elements. */
function isVisitor(value: unknown): boolean {
  return [value].flat().every((one) => typeof one === 'function' || typeof toRecord(one).visit === 'function')
}
