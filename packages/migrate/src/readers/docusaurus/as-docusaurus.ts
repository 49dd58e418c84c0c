import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import type { MarkdownNode } from './markdown-node.ts'
import { restoreIds } from './mdx-source.ts'

/** Restores the braces of heading IDs in all texts of a tree, because plugins see the text of the page. */
export function withIdsAsWritten(node: MarkdownNode): MarkdownNode {
  if (typeof node.value === 'string') node.value = restoreIds(node.value)
  for (const child of node.children ?? []) withIdsAsWritten(child)
  return node
}

/**
 * Changes a tree as Docusaurus's own plugins do, because plugins of a site may look for their results: headings have IDs, admonitions have
 * the name of their element, images are elements, and links to files are links to routes.
 */
export function asDocusaurus(
  tree: MarkdownNode,
  admonitions: readonly string[],
  routeOf: (url: string) => string | undefined,
): void {
  const slugger = new GithubSlugger()
  const change = (node: MarkdownNode) => {
    for (const child of node.children ?? []) change(child)
    if (node.type === 'heading') {
      const [, title, id] = /^(.*?)(?:\s*\{#([^\s{}]+)\}\s*)?$/s.exec(textOf(node as never))!
      const last = node.children?.at(-1)
      if (id && last?.value) last.value = last.value.replace(/\s*\{#[^\s{}]+\}\s*$/, '')
      setProperties(node, { id: id ?? slugger.slug(title!) })
    } else if (node.type === 'containerDirective' && admonitions.includes(node.name ?? '')) {
      setProperties(node, { type: node.name })
      Object.assign(node.data!, { hName: 'admonition' })
    } else if (node.type === 'image') {
      const { url = '', alt } = node
      const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value })
      Object.assign(node, {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: [...(alt ? [attribute('alt', alt)] : []), attribute('src', url)],
        children: [],
      })
    } else if (node.type === 'link' || node.type === 'definition') {
      node.url = routeOf(node.url ?? '') ?? node.url ?? ''
    }
  }
  change(tree)
}

function setProperties(node: MarkdownNode, properties: Record<string, unknown>): void {
  const data = (node.data ?? {}) as { hProperties?: object }
  Object.assign(node, { data: { ...data, hProperties: { ...data.hProperties, ...properties } } })
}
