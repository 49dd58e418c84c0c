/** Converts the `style` attributes of all pages to classes in one CSS file, because the Content Security Policy forbids the attribute. */
export class InlineStyles {
  readonly #classes = new Map<string, string>()

  /** Returns the name of the class that replaces an inline style. Equal styles share a class. `undefined`: the style is empty. */
  classFor(style: string): string | undefined {
    const declarations = style
      // A semicolon in parentheses belongs to a URL.
      .split(/;(?![^(]*\))/)
      .map((declaration) => /^\s*([^:]*\S)\s*:\s*(.*\S)\s*$/s.exec(declaration))
      .flatMap((found) => (found ? [`  ${found[1]}: ${found[2]};`] : []))
      .join('\n')
    if (declarations === '') return undefined
    const known = this.#classes.get(declarations)
    if (known) return known
    const name = `moved-${this.#classes.size + 1}`
    this.#classes.set(declarations, name)
    return name
  }

  /** Returns the CSS, or an empty string if no page has a `style` attribute. */
  css(): string {
    return [...this.#classes].map(([declarations, name]) => `.${name} {\n${declarations}\n}\n`).join('\n')
  }
}
