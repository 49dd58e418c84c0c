import { CannotRender } from '../../foreign/cannot-render.ts'
import type { OldPage } from '../../model/old-site.ts'
import type { InlineHandlers } from '../../passes/inline-handlers.ts'
import { nodesFromHtml } from '../../util/nodes-from-html.ts'
import { escapeText, type RenderedNode } from '../../util/rendered-nodes.ts'
import type { AstroComponent } from './astro-modules.ts'
import { htmlOfSlot, withoutCode } from './slot-html.ts'
import type { Translate } from './ui-strings.ts'

interface RendererContext {
  page: OldPage
  lang: string
  url: string
  translate: Translate
  /** The components that the page shows are added to this set. */
  rendered: Set<AstroComponent>
  handlers: InlineHandlers
  /** Returns the class of the elements of a component with scoped styles. */
  scopeOf: (component: AstroComponent) => string
}

type Slots = ReadonlyMap<string, unknown>

/** Renders one component of a page with the components that it uses. */
export class ComponentRenderer {
  readonly #context: RendererContext

  constructor(context: RendererContext) {
    this.#context = context
  }

  /** @throws {CannotRender} If the component needs a browser, or something else that is missing. */
  async component(component: AstroComponent, props: Record<string, unknown>, slots: Slots): Promise<RenderedNode[]> {
    if (component.hasOtherScript) throw new CannotRender('it runs a script in the browser')
    this.#context.rendered.add(component)
    const scope = component.styles.some(({ isGlobal }) => !isGlobal) ? this.#context.scopeOf(component) : undefined
    const { page, lang, url, translate } = this.#context
    const astro = {
      props,
      slots: {
        has: (name: string) => slots.has(name),
        render: (name: string) => htmlOfSlot(slots.get(name)),
      },
      url: new URL(page.route, url),
      request: new Request(new URL(page.route, url)),
      site: new URL(url),
      currentLocale: lang,
      params: {},
      self: component,
      locals: {
        t: translate,
        starlightRoute: {
          id: page.route.slice(1),
          lang,
          dir: 'ltr',
          entryMeta: { lang, dir: 'ltr' },
          isFallback: false,
          entry: { id: page.route.slice(1), data: page.block.frontMatter },
        },
      },
    }
    const templates = {
      text: (text: string) => ({ kind: 'text', text: escapeText(text, true) }),
      withVariables: (values: Record<string, unknown>[], nodes: unknown) =>
        withVariables(nodes, Object.assign({}, ...values) as Record<string, unknown>),
      unsupported: (what: string) => {
        throw new CannotRender(`it uses \`${what}\``)
      },
      slot: ({ name = 'default' }: { name?: string }, fallback: unknown) => slots.get(name) ?? fallback,
      element: (type: unknown, name: string, attributes: Record<string, unknown>, children: unknown[]) => ({
        type,
        name,
        attributes,
        children,
        scope,
      }),
    }
    return this.#nodes(await component.run(astro, templates))
  }

  async #nodes(value: unknown): Promise<RenderedNode[]> {
    const node = await value
    if (node === null || node === undefined || typeof node === 'boolean') return []
    if (typeof node === 'string' || typeof node === 'number') return [{ kind: 'text', text: escapeText(String(node)) }]
    if (Array.isArray(node)) {
      const lists: RenderedNode[][] = []
      for (const part of node) lists.push(await this.#nodes(part))
      return lists.flat()
    }
    if (typeof node === 'function') throw new CannotRender('it renders the result of a function')
    const part = node as { kind?: string } & Template
    if (part.kind) return [part as unknown as RenderedNode]
    if ('type' in part) return this.#element(part)
    throw new CannotRender('it shows an object')
  }

  /** Replaces handlers in attributes, such as `onsubmit`, with attributes for the script that calls them. */
  #withoutHandlers(attributes: Record<string, unknown>): Record<string, unknown> {
    const { handlers } = this.#context
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => {
        if (!/^on[a-z]+$/.test(name)) return [name, value]
        const attribute = typeof value === 'string' ? handlers.attributeFor(name, value) : undefined
        if (!attribute) throw new CannotRender(`it uses \`${name}\``)
        return attribute
      }),
    )
  }

  async #element({ type, name, attributes: written, children, scope }: Template): Promise<RenderedNode[]> {
    const directive = Object.keys(written).find((key) => /^(?:client|server|define):/.test(key))
    if (directive) throw new CannotRender(`it uses \`${directive}\``)
    const attributes = this.#withoutHandlers(written)
    const html = attributes['set:html'] ?? attributes['set:text']
    if (typeof type === 'string') {
      const inner: RenderedNode[] =
        html === undefined
          ? await this.#nodes(children)
          : attributes['set:html'] === undefined
            ? [{ kind: 'text', text: escapeText(String(html)) }]
            : nodesFromHtml(String((await html) ?? ''), withoutCode)
      if (type === '') return inner
      const classes = scope === undefined ? attributes.class : [attributes.class, scope]
      const own =
        type === 'a' ? { ...attributes, class: classes } : { ...attributes, ...(classes ? { class: classes } : {}) }
      return [{ kind: 'element', tag: type, attributes: own, children: inner }]
    }
    const known = (type as { starlight?: string } | undefined)?.starlight
    if (known) {
      const plain = Object.fromEntries(
        Object.entries(attributes).filter(([key]) => key !== 'class' || known === 'Icon'),
      )
      if (known === 'Image' || known === 'Picture')
        return [
          {
            kind: 'element',
            tag: 'img',
            attributes: Object.fromEntries(
              Object.entries(attributes).filter(([key]) => /^(?:src|alt|width|height|class|style|title)$/.test(key)),
            ),
            children: [],
          },
        ]
      return [{ kind: 'component', name: known, attributes: plain, children: await this.#nodes(children) }]
    }
    if ((type as AstroComponent | undefined)?.isAstro)
      return this.component(type as AstroComponent, attributes, await slotsOf(children))
    throw new CannotRender(`\`<${name}>\` isn’t an Astro component`)
  }
}

/** Sets custom properties on the outer elements of a component, as `define:vars` does. */
function withVariables(node: unknown, values: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((part) => withVariables(part, values))
  if (node instanceof Promise) return node.then((part) => withVariables(part, values))
  if (node === null || typeof node !== 'object' || !('type' in node) || typeof node.type !== 'string') return node
  const { attributes, ...rest } = node as Template
  if (rest.type === '') return { ...rest, attributes, children: withVariables(rest.children, values) }
  const { style } = attributes
  const own = Object.entries(values).map(([name, value]) => `--${name}: ${value}`)
  const all =
    typeof style === 'object' ? { ...style, ...Object.fromEntries(own.map((rule) => rule.split(': '))) } : undefined
  return { ...rest, attributes: { ...attributes, style: all ?? [style, ...own].filter(Boolean).join('; ') } }
}

/** An element or a component in a template, before it's rendered. */
interface Template {
  type: unknown
  name: string
  attributes: Record<string, unknown>
  children: unknown[]
  scope: string | undefined
}

/** Sorts the children of a component by their attribute `slot`. White space between named slots isn't content. */
async function slotsOf(children: readonly unknown[]): Promise<Map<string, unknown[]>> {
  const slots = new Map<string, unknown[]>()
  for (const value of children.flat(9)) {
    const child = await value
    if (child === null || child === undefined || typeof child === 'boolean') continue
    const part = child as Partial<Template> & { kind?: string; text?: string }
    if (part.kind === 'text' && part.text?.trim() === '') {
      slots.get('default')?.push(child)
      continue
    }
    const name = String(part.attributes?.slot ?? 'default')
    slots.set(name, [...(slots.get(name) ?? []), child])
  }
  return slots
}
