import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { type MarkdownNode, text } from './markdown-node.ts'
import { type PageContext, warn } from './page-context.ts'

const inlineTags: Record<string, string> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  inlineCode: 'code',
  link: 'a',
}
const blockTags: Record<string, string> = { paragraph: 'p', blockquote: 'blockquote' }

/**
 * Converts a node to an element if a plugin of the old site gave it another tag, attributes, or classes. Returns `undefined` for all other
 * nodes, and for those whose tag can't be written in Markdown.
 */
export function withProperties(node: MarkdownNode, page: PageContext): MarkdownNode | undefined {
  const { hName, hProperties = {} } = node.data ?? {}
  const names = Object.keys(hProperties)
  if ((hName === undefined && names.length === 0) || node.type === 'containerDirective') return undefined
  if (node.type === 'heading') {
    addHeadingId(node, hProperties.id)
    return undefined
  }
  const inline = inlineTags[node.type] ?? (/^text$|^textDirective$/.test(node.type) ? hName : undefined)
  const name = hName ?? inline ?? blockTags[node.type]
  if (!name) {
    const shown = names.filter((key) => !/^(?:id|class|className|data[A-Z-].*|aria[A-Z-].*|role)$/.test(key))
    if (shown.length > 0)
      warn(page, 'attribute', shown[0]!, `A plugin gives a \`${node.type}\` attributes, which aren’t imported.`, node)
    else page.site.warnings.omit(`attributes that a plugin gives to a \`${node.type}\``)
    return undefined
  }
  const attributes = Object.entries({ ...(node.type === 'link' && { href: node.url }), ...hProperties })
  return {
    type: inline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    attributes: attributes.map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: Array.isArray(value) ? value.join(' ') : String(value),
    })),
    children: node.children ?? [text(node.value ?? '')],
  }
}

/** Writes the ID that Docusaurus or a plugin gave to a heading, unless the text of the heading results in the same ID. */
function addHeadingId(node: MarkdownNode, id: unknown): void {
  const title = textOf(node as never)
  if (typeof id !== 'string' || /\{#[^{}]+\}\s*$/.test(title) || new GithubSlugger().slug(title) === id) return
  node.children = [...(node.children ?? []), text(` {#${id}}`)]
}
