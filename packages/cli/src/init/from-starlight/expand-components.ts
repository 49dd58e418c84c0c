import { compileFunction } from 'node:vm'
import { dedent, type JsxElement, replaceElements } from '../shared/jsx-elements.ts'
import { type MaskedPart, unmask } from '../shared/mask-code.ts'
import type { OldPage } from '../shared/old-site.ts'
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
  imports: PageImports,
  scope: PageScope,
  parts: readonly MaskedPart[],
): Promise<string> {
  const isOwn = (name: string) => imports.get(name)?.endsWith('.astro') ?? false
  const failed = new Set<string>()
  let result = text
  // The contents of a component, and what it renders, can contain further components.
  for (let depth = 0; depth < 12; depth++) {
    const found: { element: JsxElement; indent: string; isBlock: boolean }[] = []
    const collect = (source: string): string =>
      replaceElements(source, (element, indent, isBlock) => {
        if (isOwn(element.name) && !failed.has(keyOf(element)))
          return `\uE010${found.push({ element, indent, isBlock }) - 1}\uE011`
        const inner = element.inner === undefined ? '' : `${collect(element.inner)}</${element.name}>`
        return indent + element.tag + inner
      })
    const marked = collect(result)
    if (found.length === 0) return result
    const rendered: string[] = []
    for (const { element, indent, isBlock } of found) {
      const text = await renderElement(element, page, renderer, imports, scope, parts)
      if (text === undefined) failed.add(keyOf(element))
      const source = text ?? element.tag + (element.inner === undefined ? '' : `${element.inner}</${element.name}>`)
      if (text === undefined || !isBlock) rendered.push(indent + source)
      else rendered.push(`\n${source.replace(/^(?=.)/gm, indent)}\n`)
    }
    result = marked.replace(/\uE010(\d+)\uE011/g, (_, index: string) => rendered[Number(index)]!)
  }
  return result
}

function keyOf({ tag, inner }: JsxElement): string {
  return `${tag}\0${inner ?? ''}`
}

async function renderElement(
  { name, attributes, expressions, inner }: JsxElement,
  page: OldPage,
  renderer: AstroRenderer,
  imports: PageImports,
  scope: PageScope,
  parts: readonly MaskedPart[],
): Promise<string | undefined> {
  const props: Record<string, unknown> = { ...attributes }
  for (const [key, expression] of Object.entries(expressions)) {
    const found = evaluate(
      key === '...' ? `(${expression.slice(1, -1).replace(/^\s*\.\.\./, '')})` : expression,
      scope,
      parts,
    )
    if (!found) return undefined
    if (key === '...') Object.assign(props, found.value)
    else props[key] = found.value
  }
  const result = await renderer.render(imports.get(name)!, props, slotsOf(inner), page)
  return 'text' in result ? result.text : undefined
}

/** Runs an expression of a page. Returns `undefined` if it fails, for example because it refers to an unknown name. */
export function evaluate(
  expression: string,
  scope: PageScope,
  parts: readonly MaskedPart[],
): { value: unknown } | undefined {
  try {
    const run = compileFunction(`return (${unmask(expression, parts)}\n)`, [...scope.keys()])
    return { value: run(...scope.values()) }
  } catch {
    return undefined
  }
}

/** Returns the Markdown of each slot. Elements with the attribute `slot` belong to a named one. */
function slotsOf(inner: string | undefined): Map<string, PageSlot> {
  const slots = new Map<string, PageSlot>()
  if (inner === undefined) return slots
  const add = (name: string, content: string) => {
    const before = slots.get(name)
    const text = dedent(before ? `${before.text}\n\n${content}` : content)
    slots.set(name, { text, isBlock: before !== undefined || /^[ \t]*\n/.test(content) })
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
