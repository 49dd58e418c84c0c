import type { Code, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import npmToYarn from 'npm-to-yarn'
import { SKIP, visit } from '../../util/visit.ts'

const managers = [
  { label: 'npm', value: 'npm' },
  { label: 'Yarn', value: 'yarn' },
  { label: 'pnpm', value: 'pnpm' },
  { label: 'Bun', value: 'bun' },
] as const

const option = /(?:^|\s)npm2yarn(?=\s|$)/

/**
 * Replaces code blocks that have the `npm2yarn` option with tabs that contain the commands for npm, Yarn, pnpm, and Bun. The tabs are in
 * the `package-manager` group, so all of them switch together.
 */
export function expandPackageCommands(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!option.test(node.meta ?? '') || (node as { isTab?: boolean }).isTab) return undefined
    parent!.children[index!] = commandTabs({ ...node, meta: node.meta!.replace(option, '') })
    return SKIP
  })
}

function commandTabs(code: Code): ContainerDirective {
  const position = code.position && { position: code.position }
  const tabs = managers.map(({ label, value }): ContainerDirective => {
    const command = value === 'npm' ? code.value : npmToYarn(code.value, value)
    const block = Object.assign({ ...code, value: command }, { isTab: true, isCopy: value !== 'npm' })
    const data = { hName: 'docs-tab', hProperties: { label, value } }
    return { type: 'containerDirective', name: 'tab', data, children: [block], ...position }
  })
  const data = { hName: 'docs-tabs', hProperties: { group: 'package-manager' } }
  return { type: 'containerDirective', name: 'tabs', data, children: tabs, ...position }
}
