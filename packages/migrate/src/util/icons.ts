/** The icons that imported pages show. Each becomes a class in one stylesheet, so that icons have the color of the text around them. */
export class Icons {
  readonly #images = new Map<string, string>()

  /** Adds an icon, and returns the element that shows it. `svg` is the text of an SVG file. */
  show(
    name: string,
    svg: string,
    { label, classes = [] }: { label?: string; classes?: readonly string[] } = {},
  ): string {
    const own = `moved-icon-${name.replace(/[^\w-]+/g, '-').toLowerCase()}`
    this.#images.set(own, svg.replace(/\s+/g, ' ').trim())
    const meaning = label ? ` role="img" aria-label="${label.replace(/"/g, '&quot;')}"` : ''
    return `<span class="${['moved-icon', own, ...classes].join(' ')}"${meaning}></span>`
  }

  /** Returns the stylesheet, or an empty string if no page shows an icon. */
  css(): string {
    if (this.#images.size === 0) return ''
    const images = [...this.#images].sort(([a], [b]) => (a < b ? -1 : 1))
    return `${base}${images.map(([name, svg]) => `\n.${name} {\n  --icon: url("data:image/svg+xml,${encoded(svg)}");\n}\n`).join('')}`
  }
}

// The theme has classes that start with `icon`.
const base = `.moved-icon {
  display: inline-block;
  flex-shrink: 0;
  width: 1.125em;
  height: 1.125em;
  vertical-align: -0.175em;
  background: currentColor;
  -webkit-mask: var(--icon) no-repeat center / contain;
  mask: var(--icon) no-repeat center / contain;
  forced-color-adjust: preserve-parent-color;
}
`

/** Encodes an SVG for a data URL between double quotes. */
function encoded(svg: string): string {
  return svg.replace(/"/g, "'").replace(/[%#<>\\]/g, (letter) => encodeURIComponent(letter))
}
