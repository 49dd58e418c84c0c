/** Converts the `style` attributes of all pages to classes in one CSS file, because the Content Security Policy forbids the attribute. */
export class InlineStyles {
  readonly #classes = new Map<string, string>()

  /** Returns the name of the class that replaces an inline style. Equal styles share a class. */
  classFor(style: Record<string, unknown>): string {
    const declarations = Object.entries(style)
      .filter(([, value]) => isSet(value))
      .map(([name, value]) => `  ${propertyName(name)}: ${withUnit(name, value)};`)
      .join('\n')
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

/** Whether a property of a style object has a value. Astro and React leave out the others, as in `{ color: isOld && 'red' }`. */
function isSet(value: unknown): boolean {
  return value !== false && value !== null && value !== undefined
}

/** Converts the name of a React style property to CSS: `backgroundColor` → `background-color`. Custom properties are unchanged. */
function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Properties whose numeric values have no unit. React adds `px` to the values of all others. */
const unitless =
  /^(?:opacity|zIndex|flex|flexGrow|flexShrink|order|fontWeight|lineHeight|zoom|gridRow|gridColumn|columns|columnCount)$/

function withUnit(name: string, value: unknown): string {
  return typeof value === 'number' && value !== 0 && !unitless.test(name) ? `${value}px` : String(value)
}
