import type { AdmonitionType } from '@docs-engine/client'

/** The documentation of a directive. */
export interface DirectiveKind {
  /** The description in the reference documentation. */
  description: string
  /** The attributes that the directive accepts in `{…}`. */
  attributes?: string[]
}

interface AdmonitionName {
  type: AdmonitionType
  /** The type if the name is written as an alert: `> [!NAME]`. Without it, the name isn't an alert. */
  alert?: AdmonitionType
  /** Whether there is a component of this name in other tools: `<Name>`. */
  isComponent?: true
  /** Whether the name has a title of its own, which is the label of the same name. Each type has such a label, too. */
  hasTitle?: true
  /** The description in the reference documentation. Names from other tools have none. */
  description?: string
}

/** All names of admonitions: as a directive, in an alert, as a component, and in the `type` of `<Admonition>`. */
export const admonitions: Record<string, AdmonitionName> = {
  note: { type: 'note', alert: 'note', isComponent: true, description: 'a remark' },
  tip: { type: 'tip', alert: 'tip', isComponent: true, description: 'advice' },
  info: { type: 'info', alert: 'info', isComponent: true, description: 'background information' },
  warning: { type: 'warning', alert: 'warning', isComponent: true, description: 'a caution' },
  danger: { type: 'danger', alert: 'danger', isComponent: true, description: 'a serious risk' },
  // GitHub shows CAUTION like a danger.
  caution: { type: 'warning', alert: 'danger', isComponent: true, hasTitle: true },
  important: { type: 'info', alert: 'info', isComponent: true, hasTitle: true },
  success: { type: 'tip', alert: 'tip' },
  error: { type: 'danger', alert: 'danger' },
  hint: { type: 'tip' },
  warn: { type: 'warning' },
  secondary: { type: 'note' },
  default: { type: 'note' },
}

/** Returns the admonition with a name, in any case. */
export function admonitionOf(name: string): AdmonitionName | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(admonitions, key) ? admonitions[key] : undefined
}

/**
 * Containers that keep other generators from evaluating expressions (`v-pre`) or applying their styles (`raw`). They have no effect here,
 * because this engine never evaluates expressions in pages.
 */
export const bareContainers = ['v-pre', 'raw']

/** Container directives, which contain Markdown: `:::name[label]{attributes}` … `:::`. */
export const containerNames: Record<string, DirectiveKind> = {
  ...Object.fromEntries(
    Object.entries(admonitions).flatMap(([name, { description }]) =>
      description === undefined ? [] : [[name, { description, attributes: ['no-title'] }]],
    ),
  ),
  tabs: { description: 'a group of `tab` containers', attributes: ['group'] },
  tab: {
    description:
      'a tab that is named after the label; `selected` opens it initially, and links can open it by its `id`',
    attributes: ['label', 'value', 'selected', 'id'],
  },
  'code-group': {
    description: 'code blocks that are shown as tabs, named by `[name]` in the first line of each block',
  },
  'card-grid': { description: '`card` containers in columns' },
  card: { description: 'a box that links to `href`; the label is its title', attributes: ['href'] },
  steps: { description: 'a numbered list that is shown as the steps of a task' },
  'file-tree': { description: 'a nested list of files and folders that is shown as a tree' },
  details: { description: 'text that is hidden until the reader clicks the label', attributes: ['open'] },
}

/** Leaf directives, which are on a line of their own: `::name[label]{attributes}`. */
export const leafNames: Record<string, DirectiveKind> = {
  signature: { description: 'the declaration of an export; the label is its name', attributes: ['from'] },
  diagram: { description: 'an SVG diagram; the label is its description', attributes: ['src', 'caption'] },
}

/** Text directives, which are used within a line of text: `:name[label]`. */
export const textNames: Record<string, DirectiveKind> = { kbd: { description: 'one or more keys' } }
