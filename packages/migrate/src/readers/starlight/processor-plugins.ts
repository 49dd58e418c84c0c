import { pathToFileURL } from 'node:url'
import type { Element, Nodes as HtmlNodes } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import { htmlOf, markdownTrees } from '../../util/markdown-to-html.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'

/** A plugin of Astro's Markdown processor Sätteri, and the pages whose changes are missing. */
export interface ChangingPlugin {
  name: string
  pages: string[]
}

/**
 * Runs the plugins of the Markdown processor Sätteri. The blocks of a page that a plugin for HTML changes become HTML. Other changes aren't
 * imported: the functions for nodes are called with the nodes of each page to find the pages that they change.
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
    const trees = await markdownTrees(withoutComponents(page.block.body))
    for (const { plugin, tree, pages } of plugins) {
      if (!changes(plugin, trees[tree], page)) continue
      const changed = tree === 'hast' ? await changedText(plugin, page, trees.mdast) : undefined
      if (changed === undefined) pages.push(page.shown)
      else page.block.body = changed
    }
  }
  return plugins.map(({ plugin, pages }) => ({ name: textOf(plugin.name) ?? 'a Markdown plugin', pages }))
}

/** Replaces components on lines of their own with spaces, so that the Markdown inside them is parsed. */
function withoutComponents(text: string): string {
  return text.replace(/^[ \t]*<\/?[A-Z][^\n]*>[ \t]*$/gm, (line) => ' '.repeat(line.length))
}

/**
 * Writes the blocks that a plugin for HTML changes as HTML.
 *
 * @returns The text of the page, or `undefined` if a changed block can't be written as HTML.
 */
async function changedText(plugin: Options, page: OldPage, tree: Root): Promise<string | undefined> {
  const definitions = tree.children.filter(({ type }) => /[dD]efinition$/.test(type))
  let text = page.block.body
  for (const block of [...tree.children].reverse()) {
    if (definitions.includes(block)) continue
    const html = await htmlOf({ type: 'root', children: [block, ...definitions] })
    if (!changes(plugin, html, page)) continue
    const [start, end] = [block.position!.start.offset!, block.position!.end.offset!]
    const source = text.slice(start, end)
    // Components and expressions aren't HTML, and code blocks in HTML aren't highlighted.
    if (/<\/?[A-Z]|[{}]|^[ \t]*(?:`{3}|~{3})/m.test(source) || !applyPlugin(plugin, html, page)) return undefined
    const written = toHtml(html)
      .replace(/\n{2,}/g, '\n')
      .trim()
    // Blank lines keep the positions of the text below.
    const lines = source.split('\n').length - written.split('\n').length
    text = text.slice(0, start) + written + '\n'.repeat(Math.max(0, lines)) + text.slice(end)
  }
  return text
}

/** Calls a plugin, and makes its changes in the tree. Returns `false` if one of them isn't supported. */
function applyPlugin(plugin: Options, tree: HtmlNodes, page: OldPage): boolean {
  const edits: (() => void)[] = []
  const place = (node: object, change: (siblings: object[], index: number) => void) =>
    edits.push(() =>
      visit(tree, (other, index, parent) => {
        if (other !== node || !parent || index === undefined) return undefined
        change(parent.children, index)
        return false
      }),
    )
  const list = (nodes: object | object[]) => [nodes].flat()
  const context = {
    fileURL: pathToFileURL(page.file),
    replaceNode: (node: object, other: object) => place(node, (all, i) => all.splice(i, 1, other)),
    removeNode: (node: object) => place(node, (all, i) => all.splice(i, 1)),
    insertBefore: (node: object, more: object) => place(node, (all, i) => all.splice(i, 0, ...list(more))),
    insertAfter: (node: object, more: object) => place(node, (all, i) => all.splice(i + 1, 0, ...list(more))),
    setProperty: ({ properties }: Element, key: string, value: Element['properties'][string]) =>
      edits.push(() => {
        properties[key] = value
      }),
  }
  try {
    visitNodes(plugin, tree, (run, node) => {
      const result = run(node, context)
      if (result && typeof result === 'object') context.replaceNode(node, result)
    })
    for (const edit of edits) edit()
    return true
  } catch {
    return false
  }
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
    visitNodes(plugin, tree, (run, node) => {
      if (run(node, context) !== undefined) hasChanged = true
    })
  } catch {
    return true
  }
  return hasChanged || JSON.stringify(tree) !== before
}

/** Calls `each` with each function of a plugin and each node that it's for. */
function visitNodes(
  plugin: Options,
  tree: Nodes | HtmlNodes,
  each: (run: (node: object, context: object) => unknown, node: object) => void,
): void {
  visit(tree, (node) => {
    for (const visitor of [plugin[node.type]].flat()) {
      const { filter, visit: call } = toRecord(visitor)
      const isWanted = !Array.isArray(filter) || filter.includes((node as { tagName?: string }).tagName)
      const run = typeof visitor === 'function' ? visitor : call
      if (isWanted && typeof run === 'function') each(run as (node: object, context: object) => unknown, node)
    }
  })
}

/** The types of nodes in the trees of Markdown and of HTML. */
const nodeTypes =
  /^(?:root|paragraph|heading|thematicBreak|blockquote|list|listItem|html|code|inlineCode|definition|text|emphasis|strong|delete|break|link|image|linkReference|imageReference|footnoteDefinition|footnoteReference|table|tableRow|tableCell|element|comment|doctype|raw)$/

/** Whether a value is a function for nodes, or a list of such functions with the names of elements. */
function isVisitor(value: unknown): boolean {
  return [value].flat().every((one) => typeof one === 'function' || typeof toRecord(one).visit === 'function')
}
