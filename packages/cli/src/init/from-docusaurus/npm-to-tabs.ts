import npmToYarn from 'npm-to-yarn'
import { type MarkdownNode, paragraph, text } from './markdown-node.ts'

/** Tabs with the commands of npm, Yarn and pnpm, from commands of npm, as Docusaurus's `npm2yarn` makes them. */
export function npmTabs(code: MarkdownNode, meta: string): MarkdownNode {
  const commands = code.value ?? ''
  return tabs('npm2yarn', [
    { label: 'npm', children: [{ ...code, meta, value: commands }] },
    { label: 'Yarn', children: [{ ...code, meta, value: npmToYarn(commands, 'yarn') }] },
    { label: 'pnpm', children: [{ ...code, meta, value: npmToYarn(commands, 'pnpm') }] },
  ])
}

export interface Tab {
  label: string
  value?: string | undefined
  children: MarkdownNode[]
}

/** `group`: '' for tabs that change alone. */
export function tabs(group: string, list: Tab[]): MarkdownNode {
  return {
    type: 'containerDirective',
    name: 'tabs',
    attributes: group ? { group } : {},
    children: list.map(
      ({ label, value, children }): MarkdownNode => ({
        type: 'containerDirective',
        name: 'tab',
        attributes: (value !== undefined && value !== label ? { value } : {}) as Record<string, string>,
        children: [labelOf([text(label)]), ...children],
      }),
    ),
  }
}

/** The `[…]` of a directive. */
export function labelOf(children: MarkdownNode[]): MarkdownNode {
  return { ...paragraph(children), data: { directiveLabel: true } }
}
