/** Collects the `style` attributes of all pages as classes of one CSS file: the Content-Security-Policy forbids the attribute. */
export class InlineStyles {
  readonly #classes = new Map<string, string>()

  /** The class that stands for a style. */
  classFor(style: Record<string, unknown>): string {
    const declarations = Object.entries(style)
      .map(([name, value]) => `  ${propertyName(name)}: ${withUnit(name, value)};`)
      .join('\n')
    const known = this.#classes.get(declarations)
    if (known) return known
    const name = `moved-${this.#classes.size + 1}`
    this.#classes.set(declarations, name)
    return name
  }

  /** '' if no page had a style. */
  css(): string {
    return [...this.#classes].map(([declarations, name]) => `.${name} {\n${declarations}\n}\n`).join('\n')
  }
}

/** `backgroundColor` → `background-color`; a custom property stays. */
function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** React adds `px` to numbers, but for these. */
const unitless =
  /^(?:opacity|zIndex|flex|flexGrow|flexShrink|order|fontWeight|lineHeight|zoom|gridRow|gridColumn|columns|columnCount)$/

function withUnit(name: string, value: unknown): string {
  return typeof value === 'number' && value !== 0 && !unitless.test(name) ? `${value}px` : String(value)
}
