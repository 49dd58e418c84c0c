/** The documentation of a directive. */
export interface DirectiveKind {
  /** The description in the reference documentation. */
  description: string
  /** The attributes that the directive accepts in `{…}`. */
  attributes?: string[]
}

export const admonitionNames: Record<string, DirectiveKind> = {
  note: { description: 'a remark', attributes: ['no-title'] },
  tip: { description: 'advice', attributes: ['no-title'] },
  info: { description: 'background information', attributes: ['no-title'] },
  warning: { description: 'a caution', attributes: ['no-title'] },
  danger: { description: 'a serious risk', attributes: ['no-title'] },
}

/** Synonyms with their own title, which is the label of the same name. Each type of admonition has such a label, too. */
export const titledSynonyms = ['caution', 'important']

/** Maps directive names of other generators to this engine's names. */
export const synonyms: Record<string, string> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  warn: 'warning',
  hint: 'tip',
  error: 'danger',
}

/**
 * Containers that keep other generators from evaluating expressions (`v-pre`) or applying their styles (`raw`). They have no effect here,
 * because this engine never evaluates expressions in pages.
 */
export const bareContainers = ['v-pre', 'raw']

/** Container directives, which contain Markdown: `:::name[label]{attributes}` … `:::`. */
export const containerNames: Record<string, DirectiveKind> = {
  ...admonitionNames,
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
