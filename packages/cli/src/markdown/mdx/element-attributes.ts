import { createHash } from 'node:crypto'
import { find, html, svg } from 'property-information'
import { nodePosition } from '../../util/node-position.ts'
import { evaluated, type MdxContext, reportMdx } from './mdx-context.ts'
import { evaluateProgram, unknown } from './static-value.ts'
import { attributeValue, type JsxAttribute, jsxAttributes, type MarkdownNode } from './syntax-tree.ts'

/** The values and positions of an element's attributes, by name. */
export interface ElementAttributes {
  values: Record<string, unknown>
  /** Also contains the attributes whose values aren't known. */
  nodes: Record<string, JsxAttribute>
  /** Whether the attributes include a spread (`{...name}`) whose value isn't known. */
  hasUnknownSpread: boolean
}

/** Evaluates the attributes of an element. Attributes whose values aren't known at build time are reported and omitted. */
export function elementAttributes(element: MarkdownNode, context: MdxContext): ElementAttributes {
  const values: Record<string, unknown> = Object.create(null)
  const nodes: Record<string, JsxAttribute> = Object.create(null)
  let hasUnknownSpread = false
  for (const attribute of jsxAttributes(element)) {
    const { name } = attribute
    const node = { ...element, position: attribute.position ?? element.position }
    if (attribute.type === 'mdxJsxExpressionAttribute' || name === undefined) {
      const program = attribute.data?.estree
      const spread = evaluated(context, node, () => program && evaluateProgram(program, context.scope))
      if (typeof spread !== 'object' || spread === null) {
        hasUnknownSpread ||= spread === unknown
        continue
      }
      for (const [key, inner] of Object.entries(spread)) {
        values[key] = inner
        nodes[key] = attribute
      }
      continue
    }
    const found = attributeValue(attribute, (program) =>
      evaluated(context, node, () => evaluateProgram(program!, context.scope)),
    )
    nodes[name] = attribute
    if (found !== unknown) values[name] = found
  }
  return { values, nodes, hasUnknownSpread }
}

const forbidden: Record<string, string> = {
  dangerouslySetInnerHTML: 'Write the HTML as JSX, or render it in a component of your site.',
  ref: 'Move the element to a component.',
}

/** Converts the attributes of an HTML element to hast properties. Reports attributes that HTML can't represent. */
export function htmlProperties(element: MarkdownNode, context: MdxContext): Record<string, unknown> {
  const { values, nodes } = elementAttributes(element, context)
  const properties: Record<string, unknown> = {}
  const classes: string[] = []
  const wrong = (name: string, reason: string, note: string) =>
    reportMdx(context, attributePosition(nodes[name], element), reason, note)
  for (const [name, value] of Object.entries(values)) {
    if (name === 'key' || value === undefined || value === null) continue
    if (Object.hasOwn(forbidden, name))
      wrong(name, `The attribute \`${name}\` can’t be used on a page.`, forbidden[name]!)
    else if (name === 'style') {
      const style = typeof value === 'string' ? parsedStyle(value) : value
      const declarations = typeof style === 'object' ? styleDeclarations(style as Record<string, unknown>) : undefined
      if (declarations === undefined) {
        wrong(
          name,
          'This style can’t be written in CSS.',
          'Write an object of CSS properties: `style={{ color: "red" }}`.',
        )
      } else if (declarations !== '') {
        const styled = styleClass(declarations)
        context.output.styles.set(styled, declarations)
        classes.push(styled)
      }
    } else if (name === 'class' || name === 'className') classes.unshift(...String(value).split(/\s+/).filter(Boolean))
    else if (typeof value === 'function' || /^on[A-Z]/.test(name)) {
      wrong(
        name,
        `The attribute \`${name}\` needs the browser, but the elements of a page are rendered at build time.`,
        'Move the element to a component in `content/_components`, or in a file that you import.',
      )
    } else if (typeof value === 'object') {
      wrong(
        name,
        `The value of \`${name}\` on \`<${element.name}>\` is an object.`,
        'HTML attributes are text or numbers.',
      )
    } else if (value !== false || /^(?:aria|data)-/.test(name)) {
      const isText = typeof value === 'boolean' && /^(?:aria|data)-/.test(name)
      properties[find(isSvgName(element.name) ? svg : html, name).property] = isText ? String(value) : value
    }
  }
  return classes.length > 0 ? { ...properties, className: classes } : properties
}

export function attributePosition(attribute: JsxAttribute | undefined, element: MarkdownNode) {
  return nodePosition((attribute?.position ? attribute : element) as never, 1)
}

function parsedStyle(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(';')
      .map((declaration) => /^([-\w]+)\s*:\s*(\S.*)$/s.exec(declaration.trim()))
      .flatMap((match) => (match ? [[match[1]!, match[2]!]] : [])),
  )
}

const svgNames = new Set(
  'svg g path circle ellipse rect line polyline polygon text tspan textPath defs use symbol marker mask pattern clipPath linearGradient radialGradient stop filter foreignObject image desc'.split(
    ' ',
  ),
)

function isSvgName(name: string | null | undefined): boolean {
  return svgNames.has(name ?? '')
}

/** Properties whose numeric values have no unit. For all other properties, React adds `px`. */
const unitless =
  /^(?:aspectRatio|opacity|order|orphans|widows|zIndex|zoom|flex|flexGrow|flexShrink|fontWeight|lineHeight|lineClamp|tabSize|scale|columns|columnCount|grid(?:Area|Row|Column)\w*|fillOpacity|strokeOpacity|strokeWidth)$/

/** Returns the CSS declarations of a style object, as React would write them. Returns `undefined` if a value can't be written in CSS. */
function styleDeclarations(style: Record<string, unknown>): string | undefined {
  const declarations = Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
    .map(([name, value]) => `${propertyName(name)}:${withUnit(name, value)}`)
  // Braces and semicolons would end the declaration.
  const isValid = declarations.every((text) => /^[-\w]+:[^{};<>\\]*$/.test(text))
  return isValid ? declarations.join(';') : undefined
}

/** Returns the name of the class that has the given declarations. */
function styleClass(declarations: string): string {
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
