import type { Element, ElementContent, Root } from 'hast'
import type { Code, Root as MdastRoot, Node, Parents, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { knownLanguage } from '../code/highlight/languages.ts'
import { pluginComponentName } from '../components/islands.ts'
import type { HtmlNode, HtmlResult, MarkdownResult, PluginCodeBlock, PluginDirective } from '../model/plugin.ts'
import type { Position } from '../model/position.ts'
import type { LoadedPlugin } from '../plugins/site-plugins.ts'
import { runHook } from '../plugins/transformers.ts'
import { nodePosition } from '../util/node-position.ts'
import { shownValue } from '../util/shown-value.ts'
import { visit } from '../util/visit.ts'
import type { PluginMarkdown } from './plugin-markdown.ts'
import { formatPosition } from './positions.ts'
import { type Directive, isDirective, isLabel } from './syntax/directive-node.ts'

type Above = PluginDirective['heading']

/** A Markdown node that was rendered by a plugin. Its children, if any, replace the `slot` element in the HTML. */
interface RenderedNode extends Node {
  type: 'renderedByPlugin'
  html: ElementContent[]
  children: RootContent[]
}

/**
 * Replaces the code blocks and directives that plugins render.
 *
 * @param onError Called if a plugin fails. The page shows the node as it would without the plugin.
 */
export async function renderWithPlugins(
  tree: MdastRoot,
  { plugins, root, path, title, onError }: ContentHookOptions,
): Promise<void> {
  const found: {
    node: Code | Directive
    parent: Parents
    plugin: LoadedPlugin
    name: string
    hook: string
    heading: Above
  }[] = []
  let heading: Above = { level: 1, text: title }
  visit(tree, (node, _, parent) => {
    if (node.type === 'heading') heading = { level: node.depth, text: textOf(node) }
    if (node.type !== 'code' && !isDirective(node)) return
    const hooks = node.type === 'code' ? 'codeBlocks' : 'directives'
    for (const plugin of plugins) {
      const name = hookName(node, plugin)
      if (name === undefined) continue
      found.push({ node, parent: parent as Parents, plugin, name, hook: `${hooks}.${name}`, heading })
      break
    }
  })
  for (const { node, parent, plugin, name, hook, heading } of found) {
    const replace = (rendered: Node) =>
      parent.children.splice(parent.children.indexOf(node as never), 1, rendered as never)
    try {
      const rendered = await runHook(plugin.name, hook, async () => {
        const result = await (node.type === 'code'
          ? plugin.codeBlocks![name]!(codeBlockOf(node, path, root))
          : plugin.directives![name]!(directiveOf(node, path, heading), plugin.data ?? {}))
        return isMarkdown(result) ? markdownOf(result, node) : renderedNode(result, node, plugin)
      })
      replace(rendered)
    } catch (error) {
      onError(error, nodePosition(node, 1))
      if (node.type === 'code') replace(renderedNode({ type: 'element', tagName: 'slot' }, node, plugin))
    }
  }
}

/** Returns the key of the hook with which a plugin renders a node. As everywhere, the case of a code block's language doesn't matter. */
function hookName(node: Code | Directive, { codeBlocks = {}, directives = {} }: LoadedPlugin): string | undefined {
  if (node.type !== 'code') return Object.hasOwn(directives, node.name) ? node.name : undefined
  const lang = node.lang?.toLowerCase()
  return Object.keys(codeBlocks).find((name) => name.toLowerCase() === lang)
}

export interface ContentHookOptions {
  plugins: readonly LoadedPlugin[]
  /** Absolute path of the site's folder. */
  root: string
  /** Path of the page's source. */
  path: string
  /** The page's title in the front matter, or `''`. */
  title: string
  onError: (error: unknown, place: Position) => void
}

/** A `remark-rehype` handler that converts a node rendered by a plugin to HTML. */
export function renderedByPlugin(
  state: { all(node: unknown): ElementContent[] },
  node: RenderedNode,
): ElementContent[] {
  const content = state.all(node)
  return node.html.flatMap((child) => fillSlots(child, content))
}

function fillSlots(node: ElementContent, content: ElementContent[]): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'slot') return content
  return [{ ...node, children: node.children.flatMap((child) => fillSlots(child, content)) }]
}

function codeBlockOf(node: Code, file: string, root: string): PluginCodeBlock {
  const meta = node.meta ?? ''
  const words = meta.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)
  const attributes = [...words].map(([, name, double, single, bare]) => [name!, double ?? single ?? bare ?? ''])
  return {
    lang: node.lang!,
    meta,
    attributes: Object.fromEntries(attributes),
    value: node.value,
    root,
    file,
    line: node.position?.start.line ?? 1,
  }
}

const kinds = { textDirective: 'text', leafDirective: 'leaf', containerDirective: 'container' } as const

function directiveOf(node: Directive, file: string, heading: Above): PluginDirective {
  const label = node.type === 'containerDirective' ? node.children.find(isLabel) : node
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''])
  return {
    name: node.name,
    kind: kinds[node.type],
    label: label ? textOf(label) : '',
    attributes: Object.fromEntries(attributes),
    heading,
    file,
    line: node.position?.start.line ?? 1,
  }
}

function withoutLabel({ children }: ContainerDirective): RootContent[] {
  return children.filter((child) => !isLabel(child))
}

/** Returns whether a node is a container with more than a label. */
function hasContent(node: Node): boolean {
  return node.type === 'containerDirective' && withoutLabel(node as ContainerDirective).length > 0
}

function hasSlot(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'slot' || node.children.some(hasSlot))
}

function isMarkdown(result: HtmlResult | MarkdownResult): result is MarkdownResult {
  return !Array.isArray(result) && result?.type === 'markdown'
}

function markdownOf({ value, warnings = [] }: MarkdownResult, node: Node): PluginMarkdown {
  if (typeof value !== 'string') throw new Error('the `value` of the Markdown that it returned isn’t a string')
  if (node.type === 'textDirective') {
    throw new Error('Markdown can only replace a directive on a line of its own, with two or three colons')
  }
  if (hasContent(node)) {
    throw new Error(
      'Markdown can only replace a directive without content. To keep the content, return HTML with a `slot` element',
    )
  }
  return { type: 'pluginMarkdown', value, warnings, children: [], position: node.position }
}

function renderedNode(result: HtmlResult, node: Code | Directive, { components = {} }: LoadedPlugin): RenderedNode {
  const html = elementsOf(result, node, components)
  const children =
    node.type === 'containerDirective'
      ? withoutLabel(node)
      : node.type === 'code' && html.some(hasSlot)
        ? [shownCode(node)]
        : []
  // An empty list is legitimate: it hides the content on purpose.
  if (hasContent(node) && html.length > 0 && !html.some(hasSlot)) {
    throw new Error(
      'the HTML that it returned has no `slot` element, so the content of the directive would be lost. Add `{ type: "element", tagName: "slot" }` where the content belongs, or return `[]` to hide it',
    )
  }
  return { type: 'renderedByPlugin', html, children, position: node.position }
}

/** Returns the code block that replaces a slot. A language that only the plugin knows isn't highlighted. */
function shownCode(node: Code): Code {
  return node.lang && !knownLanguage(node.lang).isKnown ? { ...node, lang: 'text' } : node
}

/**
 * Converts the result of a hook to a list of elements, and gives them the position of the node that they replace.
 *
 * @param components The components of the plugin.
 */
function elementsOf(
  result: HtmlResult,
  { type, position }: Node,
  components: Record<string, string>,
): ElementContent[] {
  const root = { type: 'root', children: listOf(result) } as Root
  visit(root, (node) => {
    node.position ??= position
    if (node.type !== 'element') return
    ;(node as Partial<Element>).properties ??= {}
    ;(node as Partial<Element>).children ??= []
    if (!Object.hasOwn(components, node.tagName)) return
    node.properties = {
      name: pluginComponentName(components[node.tagName]!),
      props: JSON.stringify(node.properties),
      inline: type === 'textDirective' ? 'true' : '',
      place: formatPosition(nodePosition(node)),
    }
    node.tagName = 'docs-island'
  })
  return root.children as ElementContent[]
}

function listOf(result: HtmlResult): HtmlNode[] {
  const nodes = Array.isArray(result) ? result : result?.type === 'root' ? result.children : [result]
  const problem = problemOf(nodes)
  if (problem === undefined) return nodes
  throw new Error(
    `it didn’t return an HTML tree${problem}. Return an element: \`{ type: "element", tagName: "p", children: […] }\``,
  )
}

/** Describes the first invalid node in a list, as the end of a sentence. Returns `undefined` if all nodes are valid. */
function problemOf(nodes: unknown, inside = ''): string | undefined {
  if (!Array.isArray(nodes)) return `: ${inside || 'the root'} has \`children\` that aren’t a list`
  for (const node of nodes as { type?: unknown; value?: unknown; tagName?: unknown; children?: unknown }[]) {
    const at = inside && ` in ${inside}`
    if (typeof node?.type !== 'string') return inside && `: a child${at} is ${shownValue(node)} instead of a node`
    if (node.type !== 'element') {
      if (typeof node.value !== 'string') return `: a \`${node.type}\` node${at} has no \`value\` that is a string`
      continue
    }
    if (typeof node.tagName !== 'string') return `: an element${at} has no \`tagName\``
    const problem = node.children === undefined ? undefined : problemOf(node.children, `\`<${node.tagName}>\``)
    if (problem !== undefined) return problem
  }
  return undefined
}
