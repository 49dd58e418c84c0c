import { createHash } from 'node:crypto'
import { find, html, normalize, svg } from 'property-information'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { unescapeHtml } from '../../util/html-tags.ts'
import type { JsxElement } from './jsx-element.ts'
import type { MarkdownNode } from './syntax-tree.ts'

/** HTML elements that would turn the rest of the page into text, only make sense in `<head>`, or are reserved for the engine. */
const forbiddenName = /^(?:docs-.*|html|head|body|title|xmp|plaintext|noembed|noframes|noscript|template)$/

/** Converts an HTML element. */
export function htmlElement(element: JsxElement): MarkdownNode[] {
  const { name } = element
  if (!forbiddenName.test(name)) {
    const children = element.children()
    return [element.rendered(name, htmlProperties(element), children)]
  }
  element.report(`\`<${name}>\` isn’t allowed on a page.`, 'For a literal `<`, write `\\<` or put it in backticks.')
  return []
}

const forbiddenAttributes: Record<string, string> = {
  dangerouslySetInnerHTML: 'Write the HTML as JSX, or render it in a component of your site.',
  ref: 'Move the element to a component.',
}

/** Converts the attributes of an HTML element to hast properties. Reports attributes that HTML can't represent. */
function htmlProperties(element: JsxElement): Record<string, unknown> {
  const properties: Record<string, unknown> = {}
  const classes: string[] = []
  for (const [name, value] of Object.entries(element.values)) {
    const wrong = (reason: string, note: string) => element.report(reason, note, name)
    if (name === 'key' || value === undefined || value === null) continue
    if (Object.hasOwn(forbiddenAttributes, name))
      wrong(`The attribute \`${name}\` can’t be used on a page.`, forbiddenAttributes[name]!)
    else if (name === 'style') {
      const declarations = styleDeclarations(value)
      if (declarations === undefined)
        wrong('This style can’t be written in CSS.', 'Write an object of CSS properties: `style={{ color: "red" }}`.')
      else if (declarations !== '') {
        const styled = `style-${createHash('sha1').update(declarations).digest('hex').slice(0, 8)}`
        element.context.output.styles.set(styled, declarations)
        classes.push(styled)
      }
    } else if (name === 'class' || name === 'className') classes.unshift(...String(value).split(/\s+/).filter(Boolean))
    else if (typeof value === 'function' || /^on[A-Z]/.test(name))
      wrong(
        `The attribute \`${name}\` needs the browser, but the elements of a page are rendered at build time.`,
        'Move the element to a component in `content/_components`, or in a file that you import.',
      )
    else if (typeof value === 'object')
      wrong(`The value of \`${name}\` on \`<${element.name}>\` is an object.`, 'HTML attributes are text or numbers.')
    else if (value !== false || /^(?:aria|data)-/.test(name)) {
      const isText = typeof value === 'boolean' && /^(?:aria|data)-/.test(name)
      const schema = Object.hasOwn(html.normal, normalize(name)) ? html : svg
      properties[find(schema, name).property] = isText ? String(value) : value
    }
  }
  return classes.length > 0 ? { ...properties, className: classes } : properties
}

/** Returns the CSS declarations of a `style` attribute, as React writes them. Returns `undefined` if it can't be written in CSS. */
function styleDeclarations(value: unknown): string | undefined {
  const style = typeof value === 'string' ? parsedStyle(value) : value
  if (typeof style !== 'object' || style === null) return undefined
  // Braces and semicolons would end the declaration.
  const isValid = Object.entries(style).every(
    ([name, text]) => /^[-\w]+$/.test(name) && !/[{};<>\\]/.test(String(text)),
  )
  if (!isValid) return undefined
  return unescapeHtml(/ style="([^"]*)"/.exec(renderToStaticMarkup(createElement('i', { style })))?.[1] ?? '')
}

function parsedStyle(text: string): Record<string, string> {
  const declarations = text.split(';').map((declaration) => /^([-\w]+)\s*:\s*(\S.*)$/s.exec(declaration.trim()))
  return Object.fromEntries(declarations.flatMap((match) => (match ? [[match[1]!, match[2]!]] : [])))
}
