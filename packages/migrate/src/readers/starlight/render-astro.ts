import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import { CannotRender } from '../../foreign/cannot-render.ts'
import { type LoadedModule, loadModule } from '../../foreign/load-module.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { InlineHandlers } from '../../passes/inline-handlers.ts'
import { isFile } from '../../util/list-files.ts'
import { isBlock, type RenderedNode, renderedMarkdown } from '../../util/rendered-nodes.ts'
import { toRecord } from '../../util/values.ts'
import { type AstroComponent, astroModules, astroPackage } from './astro-modules.ts'
import { type BrowserScript, browserScripts } from './browser-scripts.ts'
import { ComponentRenderer } from './component-renderer.ts'
import { ComponentScripts } from './component-scripts.ts'
import { componentCss, createScopes } from './component-styles.ts'
import { contentCollections } from './content-collections.ts'
import { defaultComponents } from './content-components.ts'
import { uiStrings } from './ui-strings.ts'
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
  const translate = uiStrings(site, lang)
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
        const renderer = new ComponentRenderer({ page, lang, url, translate, rendered, handlers, scopeOf })
        const values = new Map(
          [...slots].map(([name, { source: html, ...slot }]) => [name, [{ kind: 'source', ...slot, html }]]),
        )
        if (loaded.isIncomplete) throw new CannotRender('it needs packages that aren’t installed, or data from Astro')
        const result = await withTimeLimit(renderer.component(component, props, values), timeLimit, tooLong)
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
