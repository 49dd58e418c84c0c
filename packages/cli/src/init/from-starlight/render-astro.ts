import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import matter from 'gray-matter'
import { UserError } from '../../util/user-error.ts'
import { CannotRender } from '../shared/cannot-render.ts'
import { InlineHandlers } from '../shared/inline-handlers.ts'
import { isFile } from '../shared/list-files.ts'
import { type LoadedModule, loadModule } from '../shared/load-module.ts'
import { nodesFromHtml } from '../shared/nodes-from-html.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'
import { escapeText, isBlock, type RenderedNode, renderedMarkdown } from '../shared/rendered-nodes.ts'
import { toRecord } from '../shared/values.ts'
import { withTimeLimit } from '../shared/with-time-limit.ts'
import { type AstroComponent, astroModules, astroPackage } from './astro-modules.ts'
import { type BrowserScript, browserScripts } from './browser-scripts.ts'
import { ComponentScripts } from './component-scripts.ts'
import { componentCss, createScopes } from './component-styles.ts'
import { contentCollections } from './content-collections.ts'
import { defaultComponents } from './content-components.ts'
import { htmlOfSlot, withoutCode } from './slot-html.ts'
import { withoutUnknown } from './unknown-data.ts'

/** The Markdown that a page passes to a component. `isBlock` is true if it's on lines of its own. */
export interface PageSlot {
  text: string
  /** The same with its code, which is masked in `text`. */
  source: string
  isBlock: boolean
}

/** Renders the Astro components of a site, as far as that is possible without Astro. */
export interface AstroRenderer {
  /** Returns the absolute path of a package's main module, or `undefined` if it isn't installed or can't export Astro components. */
  packageFile: (name: string) => string | undefined
  /**
   * Renders a component.
   *
   * @param file Absolute path of the component, or of a module of a package that exports it as `name`.
   * @param slots The Markdown of each slot.
   * @param isKept Whether the new site contains the result. If so, it gets the component's styles and scripts. Default: `true`.
   * @returns Markdown that can contain HTML and components of Starlight, or the reason why the component can't be rendered.
   */
  render: (
    file: string,
    name: string,
    props: Record<string, unknown>,
    slots: ReadonlyMap<string, PageSlot>,
    page: OldPage,
    isKept?: boolean,
  ) => Promise<{ text: string } | { failure: string }>
  /** Returns the scripts that rendered components need in the browser, by the names of their files. */
  scripts: () => Promise<ReadonlyMap<string, string>>
}

/** Starlight and Astro components that the page conversion supports. */
const knownComponents =
  'Aside Badge Card CardGrid Code FileTree Icon LinkButton LinkCard Steps TabItem Tabs Image Picture'.split(' ')
const provided = Object.fromEntries(knownComponents.map((name) => [name, { starlight: name }]))

/** Timeout for rendering a component, in milliseconds. Components may request data from a server. */
const timeLimit = 5000
const tooLong = new CannotRender('it takes too long')

export function createAstroRenderer(
  site: OldSite,
  {
    lang,
    url,
    base,
    aliased,
  }: { lang: string; url: string; base: string; aliased: (wanted: string) => string | undefined },
): AstroRenderer {
  const modules = new Map<string, Promise<LoadedModule>>()
  const scripts = new ComponentScripts(aliased)
  const handlers = new InlineHandlers()
  /** The elements that run scripts, by page. A script runs once on each page that uses its component. */
  const elements = new Map<string, Set<string>>()
  let content: Promise<Record<string, unknown>> | undefined
  /** The collections that the current component reads and that can't be loaded. */
  const missed = new Set<string>()
  /** The collections that the modules of a component read when they are loaded, by the component's file. */
  const missedAtStart = new Map<string, readonly string[]>()
  // Astro's `getImage` returns the URL of an image, which components use in styles.
  const getImage = async ({ src }: { src: unknown }) => {
    const file = String(toRecord(src).src ?? src)
    if (!isFile(file)) return { src: file, attributes: {} }
    site.assets.set(`content/_public/images/${basename(file)}`, file)
    return { src: `${site.baseUrl}images/${basename(file)}`, attributes: {} }
  }
  const scopeOf = createScopes()
  const load = (file: string) => {
    const loaded = modules.get(file) ?? loadComponent(file)
    modules.set(file, loaded)
    return loaded
  }
  const loadComponent = async (file: string) => {
    content ??= contentCollections(site, missed)
    const loaded = await loadModule(file, site.root, {
      plugins: [astroModules],
      wholeModule: !file.endsWith('.astro'),
      environment: { DEV: false, PROD: true, SSR: true, MODE: 'production', SITE: url, BASE_URL: base },
      provided: {
        '@astrojs/starlight/components': { __esModule: true, ...provided },
        'astro:assets': { __esModule: true, Image: provided.Image, Picture: provided.Picture, getImage },
        'astro:content': await content,
        'astro/components': { __esModule: true, Code: provided.Code },
        'astro:components': { __esModule: true, Code: provided.Code },
        ...defaultComponents,
        'virtual:starlight/user-config': { __esModule: true, default: { expressiveCode: {} } },
      },
    })
    missedAtStart.set(file, [...missed])
    return loaded
  }
  const translate = translations(site, lang)
  // Components whose code can't run on any page.
  const failures = new Map<string, string>()
  const requireFrom = createRequire(join(site.root, 'package.json'))
  return {
    async scripts() {
      const files = await scripts.files()
      if (!handlers.isEmpty)
        files.set('event-handlers.js', `const handlers = ${handlers.expression()}\n${handlers.listeners('handlers')}`)
      return files
    },
    packageFile(name) {
      if (name.startsWith('/') || name.includes(':') || name.startsWith('@astrojs/')) return undefined
      try {
        return astroPackage(requireFrom.resolve(name))
      } catch {
        return undefined
      }
    },
    async render(file, name, props, slots, page, isKept = true) {
      const known = failures.get(file)
      if (known) return { failure: known }
      missed.clear()
      try {
        const loaded = await load(file)
        for (const collection of missedAtStart.get(file) ?? []) missed.add(collection)
        const value = file.endsWith('.astro') ? loaded.value : toRecord(loaded.value)[name]
        if (!(value as AstroComponent | undefined)?.isAstro) throw new CannotRender('it isn’t an Astro component')
        const component = value as AstroComponent
        const rendered = new Set<AstroComponent>()
        const renderer = new Renderer({ page, lang, url, translate, rendered, handlers, scopeOf })
        const values = new Map(
          [...slots].map(([name, { source: html, ...slot }]) => [name, [{ kind: 'source', ...slot, html }]]),
        )
        const run = () => withTimeLimit(renderer.component(component, props, values), timeLimit, tooLong)
        const { result, usedMissing } = await loaded.call(component.run, run)
        if (usedMissing) throw new CannotRender('it needs packages that aren’t installed, or data from Astro')
        const bundled = new Map<string, BrowserScript[]>()
        for (const used of isKept ? rendered : []) bundled.set(used.name, await browserScripts(used, aliased))
        const own = elements.get(page.source) ?? new Set()
        elements.set(page.source, own)
        for (const [name, list] of bundled) {
          scripts.add(name, list)
          for (const { element } of list) {
            if (element && !own.has(element)) result.push(scriptElement(element, result))
            if (element) own.add(element)
          }
        }
        for (const used of isKept ? rendered : [])
          if (used.styles.length > 0) site.css.set(used.file, componentCss(used, scopeOf(used)))
        for (const collection of isKept ? missed : []) loseCollection(collection, page, site)
        return { text: renderedMarkdown(missed.size > 0 ? withoutUnknown(result) : result) }
      } catch (error) {
        const [unloaded] = missed
        const failure = unloaded
          ? `the collection \`${unloaded}\` can’t be loaded`
          : error instanceof CannotRender
            ? error.message
            : error instanceof UserError
              ? 'its code can’t be compiled or run'
              : 'its code throws an error'
        // Other errors can depend on the properties or on the page.
        if (error === tooLong || error instanceof UserError) failures.set(file, failure)
        return { failure }
      }
    },
  }
}

/** Reports that the components of a page miss the data of a collection. */
function loseCollection(name: string, page: OldPage, site: OldSite): void {
  lose(page, site, {
    kind: 'component',
    name: `data of the collection \`${name}\``,
    reason: `Components don’t show the data of the collection \`${name}\`, which couldn’t be loaded.`,
    todo: 'If its loader requests data from a server, run the command again with a network connection.',
  })
}

/** Returns the element that runs a script after the other nodes. It must not begin a paragraph of its own. */
function scriptElement(tag: string, others: readonly RenderedNode[]): RenderedNode {
  const element: RenderedNode = { kind: 'element', tag, attributes: {}, children: [] }
  return others.some(isBlock)
    ? { kind: 'element', tag: 'div', attributes: { hidden: true }, children: [element] }
    : element
}

type Translate = (key: string, values?: Record<string, unknown>) => string

/** Returns a function that looks up UI strings, first in the site's `src/content/i18n`, then in Starlight. */
function translations(
  site: OldSite,
  lang: string,
): Translate & { dir: () => string; exists: (key: string) => boolean } {
  const read = (file: string | undefined) =>
    file ? toRecord(matter(`---\n${readFileSync(file, 'utf8')}\n---\n`, {}).data) : {}
  const folder = join(site.pagesFolder, '../i18n')
  const own = ['json', 'yml', 'yaml'].map((ending) => join(folder, `${lang}.${ending}`)).find(isFile)
  const theme = join(site.root, 'node_modules/@astrojs/starlight/translations', `${lang}.json`)
  const texts = { ...(isFile(theme) && read(theme)), ...read(own) }
  const translate: Translate = (key, values = {}) => {
    // Sites also use the English text itself as the key.
    const text = texts[key] ?? (/\s/.test(key) ? key : undefined)
    if (typeof text !== 'string') throw new CannotRender(`the text \`${key}\` isn’t known`)
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  return Object.assign(translate, { dir: () => 'ltr', exists: (key: string) => key in texts })
}

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

class Renderer {
  readonly #context: RendererContext

  constructor(context: RendererContext) {
    this.#context = context
  }

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
