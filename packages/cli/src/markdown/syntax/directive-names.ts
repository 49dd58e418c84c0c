/** The documentation of a directive. */
export interface DirectiveKind {
  /** The description in the reference documentation. */
  description: string
  /** The attributes that the directive accepts in `{…}`. */
  attributes?: string[]
}

export const admonitionNames: Record<string, DirectiveKind> = {
  note: { description: 'a remark' },
  tip: { description: 'advice' },
  info: { description: 'background information' },
  warning: { description: 'a caution' },
  danger: { description: 'a serious risk' },
}

/** Synonyms that have a title of their own: a label with the same name. The types of admonitions have such a label, too. */
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
 * Containers in which other generators don't evaluate expressions. They have no effect here, because this engine never evaluates
 * expressions in pages.
 */
export const bareContainers = ['v-pre', 'raw']

/** Container directives, which contain Markdown: `:::name[label]{attributes}` … `:::`. */
export const containerNames: Record<string, DirectiveKind> = {
  ...admonitionNames,
  tabs: { description: 'a group of tabs, written as `tab` containers', attributes: ['group'] },
  tab: {
    description: 'a tab with its label as the name; `selected` opens it first',
    attributes: ['label', 'value', 'selected'],
  },
  'code-group': { description: 'code blocks as tabs, named by `[name]` in the first line of each block' },
  'card-grid': { description: 'cards in columns, written as `card` containers' },
  card: { description: 'a box with its label as the title, which links to `href`', attributes: ['href'] },
  steps: { description: 'a numbered list, as the steps of a task' },
  'file-tree': { description: 'a nested list of files and folders as a tree' },
  details: { description: 'text that is hidden until the label is clicked', attributes: ['open'] },
}

/** Leaf directives, which are on a line of their own: `::name[label]{attributes}`. */
export const leafNames: Record<string, DirectiveKind> = {
  signature: { description: 'the declaration of the export that the label names', attributes: ['from'] },
  diagram: { description: 'an SVG diagram with its label as the description', attributes: ['src', 'caption'] },
}

/** Text directives, which are used within a line of text: `:name[label]`. */
export const textNames: Record<string, DirectiveKind> = { kbd: { description: 'one or more keys' } }
