import npmToYarn from 'npm-to-yarn'
import { type MarkdownNode, paragraph, text } from './markdown-node.ts'

/** Converts npm commands to tabs with the commands for npm, Yarn, and pnpm, as Docusaurus's `npm2yarn` does. */
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

/**
 * Creates tabs as a directive.
 *
 * @param group Tabs with the same group switch together. An empty string makes these tabs independent.
 */
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

/** Creates the label of a directive: the part in `[…]`. */
export function labelOf(children: MarkdownNode[]): MarkdownNode {
  return { ...paragraph(children), data: { directiveLabel: true } }
}
