/**
 * Replaces the `style` attributes in MathML that Temml generates, because the Content Security Policy forbids them. Colors become
 * attributes, and the spacing of columns becomes classes. All other styles are kept, and the engine warns about them.
 */
export function withoutStyles(mathml: string): string {
  return mathml.replace(/(?: class="([^"]*)")? style="([^"]*)"/g, (_, names: string | undefined, style: string) => {
    const classes = names ? [names] : []
    let attributes = ''
    let rest = ''
    for (const declaration of style.split(';').filter(Boolean)) {
      const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
      const name = classOf(property, value)
      if (name !== undefined) classes.push(name)
      else if (property === 'color') attributes += ` mathcolor="${value}"`
      else if (property === 'background-color') attributes += ` mathbackground="${value}"`
      // The browser's default for `display="block"`.
      else if (declaration !== 'display:block math') rest += `${declaration};`
    }
    const list = [...new Set(classes.filter(Boolean))].join(' ')
    return `${list && ` class="${list}"`}${attributes}${rest && ` style="${rest}"`}`
  })
}

/** Returns the class for a style, or '' if the style is already covered by another class. */
function classOf(property: string, value: string): string | undefined {
  const side = property === 'padding-left' ? 'l' : property === 'padding-right' ? 'r' : undefined
  if (side) {
    const length = Number.parseFloat(value)
    // Temml separates the columns of a matrix by a gap in points, which is about 0.4 em on each side.
    return length === 0 ? `tml-${side}0` : value === '1em' ? `tml-${side}1` : `tml-${side}2`
  }
  if (property === 'padding' && value === '3pt') return 'tml-box'
  return property === 'border' && value === '1px solid' ? '' : undefined
}
