import type { Root } from 'hast'
import type { Message } from '../types.ts'
import { placeOfNode } from './place-of-node.ts'
import { SKIP, visit } from './visit.ts'

/** What the Content-Security-Policy forbids would have no effect: it is taken out and its author is told. */
export function cleanAttributes(tree: Root, report: (message: Omit<Message, 'file'>) => void) {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'script' || node.tagName === 'style') {
      report({
        ruleId: 'markdown',
        fatal: false,
        ...placeOfNode(node, 1),
        reason: `A \`<${node.tagName}>\` in a page has no effect: the Content-Security-Policy forbids it.`,
        note:
          node.tagName === 'script'
            ? 'Write a component in `content/_components`.'
            : 'Name a CSS file under `theme.css` in `site.config.ts`.',
      })
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    for (const name of Object.keys(node.properties)) {
      if (name !== 'style' && !/^on[A-Z]/.test(name)) continue
      delete node.properties[name]
      report({
        ruleId: 'markdown',
        fatal: false,
        ...placeOfNode(node, 1),
        reason: `The attribute \`${name.toLowerCase()}\` has no effect: the Content-Security-Policy forbids it.`,
        note:
          name === 'style'
            ? 'Use a class and a CSS file under `theme.css` in `site.config.ts`.'
            : 'Write a component in `content/_components`.',
      })
    }
    return undefined
  })
}

/** React writes a comment between two texts that follow each other, so they are made one; comments go. */
export function joinTexts(tree: Root) {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return
    if (!node.children.some((child) => child.type === 'comment' || child.type === 'text')) return
    const joined: typeof node.children = []
    for (const child of node.children) {
      const last = joined.at(-1)
      if (child.type === 'comment') continue
      if (child.type === 'text' && last?.type === 'text')
        joined[joined.length - 1] = { ...last, value: last.value + child.value }
      else joined.push(child as never)
    }
    node.children = joined as never
  })
}
