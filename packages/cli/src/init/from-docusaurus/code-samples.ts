import { asFlow } from './element-contents.ts'
import { attributeValue, type JsNode, jsxAttributes, type MarkdownNode } from './markdown-node.ts'
import { type Tab, tabs } from './npm-to-tabs.ts'
import type { PageContext } from './page-context.ts'

/** Code samples by their names. A sample can consist of several files. */
type Samples = Map<string, MarkdownNode[] | Samples>

/**
 * Returns tabs with the code samples that a page passes to a component, as in `<Demo code={{ react, vue }} />`: objects that contain
 * imported Markdown files or multiline strings. Returns an empty list if the component gets no samples.
 */
export function codeSamples(node: MarkdownNode, page: PageContext): MarkdownNode[] {
  return jsxAttributes(node).flatMap((attribute) => {
    const samples = attributeValue(attribute, (program) => samplesIn(program?.body[0]?.expression as JsNode, page))
    if (!(samples instanceof Map)) return []
    return [
      tabs(
        '',
        [...samples].map(([name, sample]): Tab => ({ label: labelOf(name), children: nodesOf(sample) })),
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

function contentsOf(value: JsNode, name: string, page: PageContext): MarkdownNode[] | undefined {
  const imported = value.type === 'Identifier' ? page.imports.get(String(value.name)) : undefined
  if (imported?.kind === 'partial') {
    const nodes = page.site.convertNodes(asFlow(imported.tree.children ?? []), imported.page)
    return nodes.map(({ position: _, ...rest }) => rest)
  }
  const [quasi, ...others] = value.type === 'TemplateLiteral' ? (value.quasis as { value: { cooked: string } }[]) : []
  const text = others.length === 0 ? (quasi?.value.cooked ?? value.value) : undefined
  if (typeof text !== 'string' || !text.includes('\n')) return undefined
  return [{ type: 'code', lang: /(?:^|\.)(\w+)$/.exec(name)?.[1] ?? null, value: text.replace(/^\n|\s+$/g, '') }]
}

/** The files of a sample are shown one below the other, under their names. */
function nodesOf(sample: MarkdownNode[] | Samples): MarkdownNode[] {
  if (Array.isArray(sample)) return sample
  return [...sample].flatMap(([name, own]) => {
    const nodes = nodesOf(own)
    const [only, ...others] = nodes
    return Array.isArray(own) && only && others.length === 0 ? [withTitle(only, name)] : nodes
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
