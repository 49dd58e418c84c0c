import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { CannotRender } from '../../foreign/cannot-render.ts'
import { type LoadedModule, loadModule } from '../../foreign/load-module.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import type { OldStyles } from '../../passes/old-styles.ts'
import { isFile } from '../../util/list-files.ts'
import { renderedMarkdown } from '../../util/rendered-nodes.ts'
import { type Options, toRecord } from '../../util/values.ts'
import { dataLoaders } from './data-loaders.ts'
import { type ColorMode, providedVue, themeComponents } from './provided-vue.ts'
import { type PageSlot, renderedVue } from './rendered-vue.ts'
import {
  type CompiledComponent,
  type ImportedComponent,
  type VuePackages,
  vueModules,
  vuePackages,
} from './vue-modules.ts'

/** Timeout for rendering a component, in milliseconds. Components may request data from a server. */
const timeLimit = 5000

const missingPackages = 'it needs packages that aren’t installed'

type Result = { text: string } | { failure: string }

/**
 * Renders the Vue components of a VitePress site with the Vue that the site has installed. Components that react to readers, or that run code
 * in the browser, can't be rendered.
 */
export class VueRenderer {
  readonly #packages: VuePackages | undefined
  readonly #site: OldSite
  readonly #provided: Record<string, unknown> = {}
  readonly #globals: ReadonlyMap<string, string>
  readonly #styles: OldStyles
  readonly #modules = new Map<string, Promise<LoadedModule | { failure: string }>>()
  readonly #styled = new Set<string>()
  readonly #templates = new Map<string, string>()
  readonly #iconSets = new Map<string, Options>()
  readonly #colorMode: ColorMode = { isDark: false, wasRead: false }
  #page: OldPage | undefined

  /** @param globals The components that all pages can use: name → absolute path. */
  constructor(site: OldSite, config: Options, globals: ReadonlyMap<string, string>, styles: OldStyles) {
    this.#site = site
    this.#globals = globals
    this.#styles = styles
    this.#packages = vuePackages(site.root)
    if (this.#packages) this.#provided = providedVue(this.#packages, site, config, () => this.#page!, this.#colorMode)
  }

  /** Returns the path of a component that all pages can use. The name may be in kebab case. */
  globalFile(name: string): string | undefined {
    return this.#globals.get(name) ?? this.#globals.get(pascalCase(name))
  }

  /** Renders a component, and returns the Markdown that takes its place, or the reason why it can't be rendered. */
  async render(file: string, properties: Options, slot: PageSlot | undefined, page: OldPage): Promise<Result> {
    const mode = this.#colorMode
    Object.assign(mode, { isDark: false, wasRead: false })
    const light = await this.#renderInMode(file, properties, slot, page)
    if (!mode.wasRead || 'failure' in light) return light
    mode.isDark = true
    const dark = await this.#renderInMode(file, properties, slot, page)
    if ('failure' in dark || dark.text === light.text) return dark
    // Two copies of these would be in the table of contents and in links to the page.
    if (slot || /<h[1-6]\b/.test(dark.text)) return { failure: 'it depends on the color mode' }
    return { text: forColorModes(light.text, dark.text) }
  }

  async #renderInMode(file: string, properties: Options, slot: PageSlot | undefined, page: OldPage): Promise<Result> {
    const packages = this.#packages
    if (!packages) return { failure: 'it needs Vue, which isn’t installed' }
    const loaded = await this.#load(file, packages)
    if ('failure' in loaded) return loaded
    const others: { name: string; module: LoadedModule }[] = []
    for (const [name, own] of this.#globals) {
      const module = await this.#load(own, packages)
      if ('value' in module) others.push({ name, module })
    }
    this.#page = page
    const { vue, renderToString } = packages
    const rendered = new Set<CompiledComponent>()
    const context: { teleports?: Record<string, string> } = {}
    try {
      const slots = slot ? { default: () => vue.h('docs-slot') } : {}
      const app = vue.createSSRApp({ render: () => vue.h(loaded.value, properties, slots) })
      app.config.warnHandler = () => {}
      // In production, Vue only prints errors.
      let thrown: unknown
      app.config.errorHandler = (error) => (thrown ??= error)
      app.config.globalProperties.$frontmatter = page.block.frontMatter
      app.mixin({
        beforeCreate(this: { $: { type: CompiledComponent } }) {
          rendered.add(this.$.type)
        },
      })
      for (const [name, component] of Object.entries(themeComponents(this.#provided))) app.component(name, component)
      for (const { name, module } of others) app.component(name, module.value as object)
      const late = new CannotRender('it takes too long')
      const html = await withTimeLimit(renderToString(app, context), timeLimit, late)
      if (thrown) throw thrown
      if ([loaded, ...others.map(({ module }) => module)].some(({ isIncomplete }) => isIncomplete))
        return { failure: missingPackages }
      if (Object.keys(context.teleports ?? {}).length > 0)
        return { failure: 'it renders content elsewhere on the page' }
      for (const { docsImport, mounted, beforeMount } of rendered) {
        if (mounted || beforeMount) return { failure: 'it runs code in the browser' }
        if (docsImport?.obstacle) return { failure: docsImport.obstacle }
      }
      const showIcon = (name: string, classes: readonly string[]) =>
        this.#site.icons.show(name, this.#icon(name), { classes })
      const text = this.#withoutMissingImages(renderedMarkdown(renderedVue(html, slot, showIcon)), page)
      for (const { docsImport } of rendered) if (docsImport) this.#addStyles(docsImport, page)
      return { text }
    } catch (error) {
      if (error instanceof CannotRender) return { failure: error.message }
      return { failure: loaded.missing.length > 0 ? missingPackages : 'its code throws an error' }
    }
  }

  /** Renders a part of a page with the values of the page's scripts. Returns `undefined` if that isn't possible. */
  async renderTemplate(scripts: string, template: string, page: OldPage): Promise<string | undefined> {
    // The path is relative to the page's folder, so that the page's imports work.
    const file = `${page.file.replace(/\.md$/, '')}.${this.#templates.size}.vue`
    this.#templates.set(file, `${scripts}\n<template>${template}</template>\n`)
    const result = await this.render(file, {}, undefined, page)
    return 'text' in result ? result.text : undefined
  }

  #load(file: string, { compiler }: VuePackages): Promise<LoadedModule | { failure: string }> {
    const loading =
      this.#modules.get(file) ??
      loadModule(file, this.#site.root, {
        plugins: [dataLoaders(this.#site), vueModules(compiler, this.#templates)],
        environment: { DEV: false, PROD: true, SSR: true, MODE: 'production', BASE_URL: this.#site.baseUrl },
        provided: this.#provided,
      }).catch(() => ({ failure: 'its code can’t be compiled or run' }))
    this.#modules.set(file, loading)
    return loading
  }

  #addStyles({ file, css, scope }: ImportedComponent, page: OldPage): void {
    if (css === '') return
    if (!this.#styled.has(file)) this.#styles.add(css)
    this.#styled.add(file)
    if (this.#styles.use(scope)) return
    const name = basename(file, '.vue')
    lose(page, this.#site, {
      kind: 'style',
      name: `<${name}>`,
      reason: `Some styles of \`<${name}>\` only work with the old theme.`,
      todo: 'Look at the page, and add the missing styles to a stylesheet that is listed in `theme.css` in `site.config.ts`.',
    })
  }

  /** Removes images that the old site only generates before a build. They would be errors in the new site. */
  #withoutMissingImages(text: string, page: OldPage): string {
    return text.replace(/<img\b[^>]*?\ssrc="(\/[^"/?#][^"?#]*)[^>]*>(?:\s*<br>)?/g, (image, path: string) => {
      if (this.#site.publicFolders.some((folder) => isFile(join(folder, decodeURI(path))))) return image
      lose(page, this.#site, {
        kind: 'component',
        name: 'missing images',
        reason: `The image \`${path}\` doesn’t exist.`,
        todo: 'Generate the images of the old site, and run the command again.',
      })
      return ''
    })
  }

  /** Returns the SVG of an icon, such as `carbon:play`, from the packages of the old site. */
  #icon(name: string): string {
    const [, set, own] = /^([\w-]+):([\w-]+)$/.exec(name) ?? []
    const { icons, ...size } = this.#iconSet(set ?? '')
    const icon = toRecord(toRecord(icons)[own ?? ''])
    if (typeof icon.body !== 'string') throw new CannotRender(`the icon \`${name}\` isn’t installed`)
    const [width, height] = ['width', 'height'].map((key) => Number(icon[key] ?? toRecord(size)[key] ?? 16))
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
  }

  #iconSet(set: string): Options {
    const known = this.#iconSets.get(set)
    if (known) return known
    let icons: Options = {}
    try {
      icons = createRequire(join(this.#site.root, 'package.json'))(`@iconify-json/${set}/icons.json`) as Options
    } catch {
      // Components of icons request other sets from a server when a reader opens the page.
    }
    this.#iconSets.set(set, icons)
    return icons
  }
}

/** Returns HTML that shows one of two texts. The theme hides the other one. */
function forColorModes(light: string, dark: string): string {
  const isBlock = /\n|^<(?:article|aside|div|dl|figure|h\d|ol|p|section|table|ul)\b/.test(light + dark)
  const wrap = (name: string, text: string) =>
    isBlock ? `<div class="${name}">\n\n${text}\n\n</div>` : `<span class="${name}">${text}</span>`
  return [wrap('only-light', light), wrap('only-dark', dark)].join(isBlock ? '\n\n' : '')
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
