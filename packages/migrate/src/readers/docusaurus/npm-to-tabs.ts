import npmToYarn from 'npm-to-yarn'
import { type MarkdownNode, paragraph, text } from './markdown-node.ts'
import type { NpmConverter } from './npm-converters.ts'

/** The group of the tabs that the engine's own `npm2yarn` shows. All tabs with package managers are in it, so that they switch together. */
export const packageManagers = 'package-manager'

/** Converts npm commands to tabs with the commands for npm and for other package managers, as Docusaurus's `npm2yarn` does. */
export function npmTabs(code: MarkdownNode, meta: string, converters: readonly NpmConverter[]): MarkdownNode {
  const commands = code.value ?? ''
  const others = converters.map((converter): Tab => {
    const [name, value] =
      typeof converter === 'string'
        ? [labels[converter] ?? converter, npmToYarn(commands, converter as 'yarn')]
        : [converter[0], converter[1](commands)]
    return { label: name, children: [{ ...code, meta, value }] }
  })
  return tabs(packageManagers, [{ label: 'npm', children: [{ ...code, meta }] }, ...others])
}

const labels: Record<string, string> = { yarn: 'Yarn', bun: 'Bun' }

export interface Tab {
  label: string
  value?: string | undefined
  children: MarkdownNode[]
  /** Whether the tab is open at first. Default: only the first tab. */
  isSelected?: boolean
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
      ({ label, value, children, isSelected }, i): MarkdownNode => ({
        type: 'containerDirective',
        name: 'tab',
        attributes: {
          ...(value !== undefined && value !== label && { value }),
          ...(isSelected && i > 0 && { selected: '' }),
        },
        children: [labelOf([text(label)]), ...children],
      }),
    ),
  }
}

/** Creates the label of a directive: the part in `[…]`. */
export function labelOf(children: MarkdownNode[]): MarkdownNode {
  return { ...paragraph(children), data: { directiveLabel: true } }
}
