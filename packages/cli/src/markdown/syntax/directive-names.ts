/** A directive's description, for messages and for the reference. `attributes` lists the names allowed in `{…}`. */
export interface DirectiveKind {
  what: string
  attributes?: string[]
}

/** Admonitions. */
export const admonitionNames: Record<string, DirectiveKind> = {
  note: { what: 'a remark' },
  tip: { what: 'advice' },
  info: { what: 'background' },
  warning: { what: 'a caution' },
  danger: { what: 'a risk of damage' },
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
  tabs: { what: 'a group of tabs, each of which is a `tab` container', attributes: ['group'] },
  tab: { what: 'a tab; its label is the name of the tab', attributes: ['label', 'value'] },
  'code-group': { what: 'code blocks as tabs; `[name]` in the first line of a block is the name of its tab' },
  details: { what: 'text that is hidden until the label is clicked', attributes: ['open'] },
}

/** Directives on their own line: `::name[label]{attributes}`. */
export const leafNames: Record<string, DirectiveKind> = {
  signature: { what: 'the declaration of the export that the label names', attributes: ['from'] },
  diagram: { what: 'an SVG diagram; the label is its description', attributes: ['src', 'caption'] },
}

/** Directives inside a line: `:name[label]`. */
export const textNames: Record<string, DirectiveKind> = { kbd: { what: 'one or more keys' } }
