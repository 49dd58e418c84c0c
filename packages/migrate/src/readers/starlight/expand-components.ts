import { staticExpression } from '../../foreign/static-expression.ts'
import type { OldPage } from '../../model/old-site.ts'
import { expandElements } from '../../util/expand-elements.ts'
import { dedent, type JsxElement, replaceElements } from '../../util/jsx-elements.ts'
import { type MaskedPart, unmask } from '../../util/mask-code.ts'
import type { AstroRenderer, PageSlot } from './render-astro.ts'
import type { PageImports, PageScope } from './starlight-context.ts'

/**
 * Replaces Astro components of the site with what they render. A component that can't be rendered stays as it is, and is reported with the
 * other components. Code must be masked.
 */
export async function expandComponents(
  text: string,
  page: OldPage,
  renderer: AstroRenderer,
  { imports, scope, failures }: { imports: PageImports; scope: PageScope; failures: Map<string, string> },
  parts: readonly MaskedPart[],
): Promise<string> {
  const fileOf = (name: string) => {
    const imported = imports.get(name)
    return imported?.endsWith('.astro') ? imported : imported && renderer.packageFile(imported)
  }
  return expandElements(text, {
    isOwn: (name) => fileOf(name) !== undefined,
    render: async (element) => {
      const result = await renderElement(element, fileOf(element.name)!, page, renderer, scope, parts)
      if ('text' in result) return result.text
      failures.set(element.name, result.failure)
      return undefined
    },
  })
}

async function renderElement(
  { name, attributes, expressions, inner }: JsxElement,
  file: string,
  page: OldPage,
  renderer: AstroRenderer,
  scope: PageScope,
  parts: readonly MaskedPart[],
): Promise<{ text: string } | { failure: string }> {
  const props: Record<string, unknown> = { ...attributes }
  for (const [key, expression] of Object.entries(expressions)) {
    const found = evaluate(
      key === '...' ? `(${expression.slice(1, -1).replace(/^\s*\.\.\./, '')})` : expression,
      scope,
      parts,
    )
    if (!found) return { failure: `\`${key}\` depends on code in the page` }
    if (key === '...') Object.assign(props, found.value)
    else props[key] = found.value
  }
  return renderer.render(file, name, props, slotsOf(inner, parts), page)
}

/** Evaluates an expression of a page. Returns `undefined` if it fails, for example because it refers to an unknown name. */
export function evaluate(
  expression: string,
  scope: PageScope,
  parts: readonly MaskedPart[],
): { value: unknown } | undefined {
  return staticExpression(unmask(expression, parts), scope)
}

/** Returns the Markdown of each slot. Elements with the attribute `slot` belong to a named one. */
function slotsOf(inner: string | undefined, parts: readonly MaskedPart[]): Map<string, PageSlot> {
  const slots = new Map<string, PageSlot>()
  if (inner === undefined) return slots
  const add = (name: string, content: string) => {
    const before = slots.get(name)
    const text = dedent(before ? `${before.text}\n\n${content}` : content)
    slots.set(name, { text, source: unmask(text, parts), isBlock: before !== undefined || /^[ \t]*\n/.test(content) })
  }
  const rest = replaceElements(
    inner,
    (element, indent) => {
      const name = element.attributes.slot
      const content = element.inner ?? ''
      const whole = element.tag + (element.inner === undefined ? '' : `${content}</${element.name}>`)
      if (typeof name !== 'string') return indent + whole
      const own = element.name === 'Fragment' ? content : whole.replace(/\sslot=(["'])[^"']*\1/, '')
      add(name, own)
      return ''
    },
    /<([a-zA-Z][\w.-]*)(?=[\s/>])/g,
  )
  if (rest.trim()) add('default', rest)
  return slots
}
