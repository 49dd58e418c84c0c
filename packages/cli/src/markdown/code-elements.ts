import type { Element, ElementContent, Root } from 'hast'
import type { CodeBlock } from '../model/code-block.ts'
import { visit } from '../util/visit.ts'

/** The data of a `<pre>` that stands for a code block. */
interface CodeData {
  codeBlock?: string
}

/** Replaces code blocks with the elements that rehype plugins expect: `<pre><code class="language-ts">`. */
export function showCode(tree: Root, blocks: readonly CodeBlock[]): void {
  replaceElements(tree, (node) => {
    const block = node.tagName === 'docs-code' ? blocks[Number(node.properties.index)] : undefined
    if (!block) return undefined
    const { index, ...properties } = node.properties
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: block.lang ? { className: [`language-${block.lang}`] } : {},
      children: [{ type: 'text', value: `${block.code}\n` }],
    }
    const data: CodeData = { codeBlock: String(index) }
    return { ...node, tagName: 'pre', properties, children: [code], data: data as Element['data'] & object }
  })
}

/** Restores the code blocks after the plugins have run. They keep the classes of their `<pre>`. Other changes have no effect. */
export function hideCode(tree: Root): void {
  replaceElements(tree, (node) => {
    const { codeBlock } = (node.data ?? {}) as CodeData
    if (codeBlock === undefined) return undefined
    const { data: _, ...rest } = node
    const { className } = node.properties
    return { ...rest, tagName: 'docs-code', properties: { index: codeBlock, className }, children: [] }
  })
}

function replaceElements(tree: Root, replacement: (node: Element) => Element | undefined): void {
  visit(tree, (parent) => {
    if (parent.type !== 'root' && parent.type !== 'element') return
    parent.children = parent.children.map(
      (child) => (child.type === 'element' && replacement(child)) || child,
    ) as ElementContent[]
  })
}
