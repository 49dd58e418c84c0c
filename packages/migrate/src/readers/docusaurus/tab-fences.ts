import type { MarkdownNode } from './markdown-node.ts'

const labels: Record<string, string> = {
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  sh: 'Shell',
  bash: 'Bash',
}

/** Converts consecutive code blocks with the option `tab` to tabs, as `docusaurus-remark-plugin-tab-blocks` does. */
export function tabFences(nodes: MarkdownNode[]): MarkdownNode[] {
  if (!nodes.some(isTab)) return nodes
  const result: MarkdownNode[] = []
  for (let i = 0; i < nodes.length; i++) {
    const tabs: MarkdownNode[] = []
    while (i < nodes.length && isTab(nodes[i]!)) {
      const { label, span } = optionsOf(nodes[i]!)
      tabs.push({ type: 'tab', value: label, children: [withoutWord(nodes[i]!), ...nodes.slice(i + 1, i + span)] })
      i += span
    }
    if (tabs.length > 0) {
      result.push({ type: 'tabFences', children: tabs })
      i--
    } else result.push(nodes[i]!)
  }
  return result
}

/**
 * Removes `tab` from a code block's info string, and the node's position, because nodes with a position are written as their source text.
 */
function withoutWord(node: MarkdownNode): MarkdownNode {
  const { position: _, ...rest } = node
  return { ...rest, meta: (node.meta ?? '').replace(/(^|\s)tab(=\{[^}]*\})?(?=\s|$)/, '').trim() || null }
}

function isTab(node: MarkdownNode): boolean {
  return node.type === 'code' && /(^|\s)tab(=\{|\s|$)/.test(node.meta ?? '')
}

function optionsOf(node: MarkdownNode): { label: string; span: number } {
  const json = /(?:^|\s)tab=(\{[^}]*\})/.exec(node.meta ?? '')?.[1]
  let options: { label?: string; span?: number } = {}
  try {
    options = json ? JSON.parse(json) : {}
  } catch {
    // Ignore invalid options, and still convert the code block to a tab.
  }
  const language = node.lang ?? ''
  return { label: options.label ?? labels[language] ?? language, span: Math.max(1, options.span ?? 1) }
}
