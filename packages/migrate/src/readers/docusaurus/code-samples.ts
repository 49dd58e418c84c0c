import { asFlow } from './element-contents.ts'
import { attributeValue, type JsNode, jsxAttributes, type MarkdownNode, paragraph } from './markdown-node.ts'
import { type Tab, tabs } from './npm-to-tabs.ts'
import type { PageContext } from './page-context.ts'

/** A sample that a page passes to a component. `isMarkdown`: it's an imported Markdown file rather than text. */
interface Sample {
  nodes: MarkdownNode[]
  isMarkdown: boolean
}

/** Code samples by their names. A sample can consist of several files. */
type Samples = Map<string, Sample | Samples>

/** Marks the contents of a Markdown file as a prop of a component. `path` contains the names of the prop and of its keys. */
export type MarkProp = (nodes: MarkdownNode[], path: readonly string[]) => MarkdownNode[]

/**
 * Returns tabs with the code samples that a page passes to a component, as in `<Demo code={{ react, vue }} />`: objects that contain
 * imported Markdown files or multiline strings. Returns an empty list if the component gets no samples.
 *
 * @param mark Called for each Markdown file if the component itself is part of the new site, and shows the file instead of the tabs.
 */
export function codeSamples(node: MarkdownNode, page: PageContext, mark?: MarkProp): MarkdownNode[] {
  return jsxAttributes(node).flatMap((attribute) => {
    const samples = attributeValue(attribute, (program) => samplesIn(program?.body[0]?.expression as JsNode, page))
    if (!(samples instanceof Map)) return []
    return [
      tabs(
        '',
        [...samples].map(
          ([name, sample]): Tab => ({
            label: labelOf(name),
            children: nodesOf(sample, [attribute.name ?? '', name], mark),
          }),
        ),
      ),
    ]
  })
}

function samplesIn(node: JsNode | undefined, page: PageContext): Samples | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  const found: Samples = new Map()
  for (const { key, value } of node.properties as { key?: JsNode; value?: JsNode }[]) {
    const name = String(key?.name ?? key?.value)
    const sample = value && (contentsOf(value, name, page) ?? samplesIn(value, page))
    if (sample) found.set(name, sample)
  }
  return found.size > 0 ? found : undefined
}

function contentsOf(value: JsNode, name: string, page: PageContext): Sample | undefined {
  const markdown = markdownOf(value, page)
  if (markdown) return { nodes: markdown, isMarkdown: true }
  const [quasi, ...others] = value.type === 'TemplateLiteral' ? (value.quasis as { value: { cooked: string } }[]) : []
  const text = others.length === 0 ? (quasi?.value.cooked ?? value.value) : undefined
  if (typeof text !== 'string' || !text.includes('\n')) return undefined
  const lang = /(?:^|\.)(\w+)$/.exec(name)?.[1] ?? null
  return { nodes: [{ type: 'code', lang, value: text.replace(/^\n|\s+$/g, '') }], isMarkdown: false }
}

/** Returns the converted contents of the Markdown file that an expression refers to, or `undefined` for any other expression. */
export function markdownOf(value: JsNode, page: PageContext): MarkdownNode[] | undefined {
  const imported = value.type === 'Identifier' ? page.imports.get(String(value.name)) : undefined
  if (imported?.kind !== 'partial') return undefined
  const nodes = page.site.convertNodes(asFlow(imported.tree.children ?? []), imported.page)
  return nodes.map(({ position: _, ...rest }) => rest)
}

/** The files of a sample are shown one below the other, under their names. */
function nodesOf(sample: Sample | Samples, path: readonly string[], mark?: MarkProp): MarkdownNode[] {
  if (!(sample instanceof Map)) return mark && sample.isMarkdown ? mark(sample.nodes, path) : sample.nodes
  return [...sample].flatMap(([name, own]) => {
    const nodes = nodesOf(own, [...path, name], mark)
    if (own instanceof Map) return nodes
    // A component that shows the name of the file itself gets its contents without it.
    if (mark) return [paragraph([{ type: 'inlineCode', value: name }]), ...nodes]
    const [only, ...others] = nodes
    return only && others.length === 0 ? [withTitle(only, name)] : nodes
  })
}

/** Shows the name of a file above its code. */
function withTitle(node: MarkdownNode, title: string): MarkdownNode {
  if (node.type === 'code')
    return {
      ...node,
      lang: node.lang ?? 'text',
      meta: [`title=${JSON.stringify(title)}`, node.meta].filter(Boolean).join(' '),
    }
  // A code block that didn't change is written as in the source.
  const [, fence, info, rest] = /^(`{3,}|~{3,})([^\n]*)(\n[\s\S]*)$/.exec(node.value ?? '') ?? []
  if (node.type !== 'verbatim' || fence === undefined || /\btitle=/.test(info!)) return node
  const [lang = 'text', ...words] = info!.trim().split(/\s+/).filter(Boolean)
  return { ...node, value: `${fence}${[lang, `title=${JSON.stringify(title)}`, ...words].join(' ')}${rest}` }
}

const labels: Record<string, string> = { javascript: 'JavaScript', typescript: 'TypeScript', html: 'HTML', css: 'CSS' }

function labelOf(name: string): string {
  return labels[name] ?? (/^[a-z]+$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name)
}
