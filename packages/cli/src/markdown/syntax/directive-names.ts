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
  warning: { what: 'something to take care of' },
  danger: { what: 'something that does harm' },
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
  tabs: { what: 'tabs, of which one is shown; each `tab` in it is one', attributes: ['group'] },
  tab: { what: 'one of the tabs; the label is its name', attributes: ['label', 'value'] },
  'code-group': { what: 'code blocks as tabs; `[name]` in the first line of a block is its label' },
  details: { what: 'text that is hidden until the label is clicked', attributes: ['open'] },
}

/** Directives on their own line: `::name[label]{attributes}`. */
export const leafNames: Record<string, DirectiveKind> = {
  signature: { what: 'the declaration of the export that the label names', attributes: ['from'] },
  diagram: { what: 'an SVG file in the text; the label says what it shows', attributes: ['src', 'caption'] },
}

/** Directives inside a line: `:name[label]`. */
export const textNames: Record<string, DirectiveKind> = { kbd: { what: 'a key or several' } }
