const displays: Record<string, string> = { hidden: 'none', flex: 'flex', block: 'block' }

/** What a prefix adds to the rule of a class. */
const conditions: Record<string, (rule: string) => string> = {
  '': (rule) => rule,
  md: (rule) => `@media (min-width: 50rem) {\n${rule}\n}`,
  lg: (rule) => `@media (min-width: 72rem) {\n${rule}\n}`,
  light: (rule) => `:root:not([data-theme="dark"]) ${rule}`,
  dark: (rule) => `:root[data-theme="dark"] ${rule}`,
}

/**
 * Returns the rules of Starlight's utility classes that pages use, such as `sl-flex` and `light:sl-hidden`, or an empty string. They are in a
 * layer, as in Starlight, so that the styles of components override them.
 */
export function starlightUtilities(texts: Iterable<string>): string {
  const used = new Set([...texts].flatMap((text) => text.match(/(?<=\sclass="[^"<>]*)(?:\w+:)?sl-\w+(?=[\s"])/g) ?? []))
  const rules = Object.entries(conditions).flatMap(([prefix, withCondition]) =>
    Object.entries(displays).flatMap(([name, display]) => {
      if (!used.has(`${prefix && `${prefix}:`}sl-${name}`)) return []
      return [withCondition(`.${prefix && `${prefix}\\:`}sl-${name} {\n  display: ${display};\n}`)]
    }),
  )
  return rules.length === 0 ? '' : `@layer starlight.utils {\n${rules.join('\n\n')}\n}\n`
}
