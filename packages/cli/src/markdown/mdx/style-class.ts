import { createHash } from 'node:crypto'

/** Properties whose numeric values have no unit. For all other properties, React adds `px`. */
const unitless =
  /^(?:aspectRatio|opacity|order|orphans|widows|zIndex|zoom|flex|flexGrow|flexShrink|fontWeight|lineHeight|lineClamp|tabSize|scale|columns|columnCount|grid(?:Area|Row|Column)\w*|fillOpacity|strokeOpacity|strokeWidth)$/

/** Returns the CSS declarations of a style object, as React would write them. Returns `undefined` if a value can't be written in CSS. */
export function styleDeclarations(style: Record<string, unknown>): string | undefined {
  const declarations = Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
    .map(([name, value]) => `${propertyName(name)}:${withUnit(name, value)}`)
  // Braces and semicolons would end the declaration.
  const isValid = declarations.every((text) => /^[-\w]+:[^{};<>\\]*$/.test(text))
  return isValid ? declarations.join(';') : undefined
}

/** Returns the name of the class that has the given declarations. */
export function styleClass(declarations: string): string {
  return `style-${createHash('sha1').update(declarations).digest('hex').slice(0, 8)}`
}

/** Converts the name of a React style property to CSS: `backgroundColor` → `background-color`. Custom properties are unchanged. */
function propertyName(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
}

function withUnit(name: string, value: unknown): string {
  const hasUnit = typeof value !== 'number' || value === 0 || unitless.test(name) || name.startsWith('--')
  return hasUnit ? String(value).trim() : `${value}px`
}
