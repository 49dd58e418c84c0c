import type { MarkdownNode } from './markdown-node.ts'

const labels: Record<string, string> = {
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  sh: 'Shell',
  bash: 'Bash',
}

/** Fences with the word `tab` that follow each other are one set of tabs (`docusaurus-remark-plugin-tab-blocks`). */
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

/** The node is no longer the one of the source: `tab` is gone from its first line. */
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
    // Without its options it is a tab all the same.
  }
  const language = node.lang ?? ''
  return { label: options.label ?? labels[language] ?? language, span: Math.max(1, options.span ?? 1) }
}
