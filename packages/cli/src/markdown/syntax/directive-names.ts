/** A directive's description, for messages and for the reference. `attributes` lists the names allowed in `{…}`. */
export interface DirectiveKind {
  description: string
  attributes?: string[]
}

/** Admonitions. */
export const admonitionNames: Record<string, DirectiveKind> = {
  note: { description: 'a remark' },
  tip: { description: 'advice' },
  info: { description: 'background' },
  warning: { description: 'a caution' },
  danger: { description: 'a risk of damage' },
}

/** Names in other generators, with our equivalent. */
export const synonyms: Record<string, string> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  warn: 'warning',
  hint: 'tip',
  error: 'danger',
}

/** Containers of other generators that have no effect here, because expressions in pages are never evaluated. */
export const bareContainers = ['v-pre', 'raw']

/** Directives that contain Markdown: `:::name[label]{attributes}` … `:::`. */
export const containerNames: Record<string, DirectiveKind> = {
  ...admonitionNames,
  tabs: { description: 'a group of tabs, each of which is a `tab` container', attributes: ['group'] },
  tab: { description: 'a tab; its label is the name of the tab', attributes: ['label', 'value'] },
  'code-group': { description: 'code blocks as tabs; `[name]` in the first line of a block is the name of its tab' },
  details: { description: 'text that is hidden until the label is clicked', attributes: ['open'] },
}

/** Directives on their own line: `::name[label]{attributes}`. */
export const leafNames: Record<string, DirectiveKind> = {
  signature: { description: 'the declaration of the export that the label names', attributes: ['from'] },
  diagram: { description: 'an SVG diagram; the label is its description', attributes: ['src', 'caption'] },
}

/** Directives within a line of text: `:name[label]`. */
export const textNames: Record<string, DirectiveKind> = { kbd: { description: 'one or more keys' } }
