import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type LoadedModule, loadModule } from '../../foreign/load-module.ts'
import { MissingPackage } from '../../foreign/site-packages.ts'
import { toRecord } from '../../util/values.ts'
import { type Aliases, withoutAlias } from './aliases.ts'
import { codeBlockProps, withCodeBlock } from './code-block-parts.ts'
import type { MagicComment } from './code-fence.ts'
import { compileCssModule, plainCss } from './css-module.ts'
import { dataAttribute } from './data-attribute.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { packageWithComponents } from './packages-with-components.ts'
import { NotStaticComponent } from './provided-modules.ts'
import { resolveModule } from './resolve-module.ts'

/**
 * Renders an element, and returns the nodes that take its place, which may contain elements of Docusaurus's theme. Returns the reason if it
 * can't be rendered.
 */
export type StaticComponent = (props: object, children: MarkdownNode[]) => MarkdownNode[] | { reason: string }

/**
 * Renders components of the original site that can't be copied, because they depend on Docusaurus or on packages, but always show the same.
 */
export class StaticComponents {
  /** The components that all pages can use without importing them. */
  readonly globals = new Map<string, StaticComponent>()
  /** The components' stylesheets: path in the old site → CSS. */
  readonly css = new Map<string, string>()
  readonly #modules = new Map<string, Promise<LoadedModule | undefined>>()
  /** The Markdown files that each module imports. */
  readonly #partials = new Map<string, Set<string>>()

  /** @param provided The modules that stand for React and Docusaurus. */
  constructor(
    readonly siteFolder: string,
    readonly aliases: Aliases,
    readonly provided: Record<string, unknown>,
  ) {}

  /** Returns the Markdown files that a module imports, once the module is loaded. A rendered component refers to them by `partialName`. */
  partialsOf(file: string): ReadonlySet<string> {
    return this.#partials.get(file) ?? new Set()
  }

  /**
   * Returns a component that a module exports, or `undefined` if the module can't be run.
   *
   * @param exported The name of the export, followed by the name of its property for a member, as in `Links.Home`.
   */
  async load(file: string, exported: string): Promise<StaticComponent | undefined> {
    const loading = this.#modules.get(file) ?? this.#loadModule(file)
    this.#modules.set(file, loading)
    const module = await loading
    const Component = exported.split('.').reduce((value: unknown, name) => toRecord(value)[name], module?.value) as
      | ComponentType<object>
      | undefined
    if (!module || (typeof Component !== 'function' && typeof Component !== 'object')) return undefined
    return (props, children) => {
      if (module.isIncomplete) return { reason: 'it needs packages that aren’t installed' }
      try {
        const element =
          children.length > 0
            ? createElement(Component, props, createElement('docs-children'))
            : createElement(Component, props)
        const result = renderToStaticMarkup(element)
        if (result.split('<docs-children>').length > 2) return { reason: 'it shows its contents more than once' }
        const nodes = fromHtml(result, { fragment: true }).children as ElementContent[]
        return nodes.flatMap((node) => asNodes(node, children))
      } catch (error) {
        if (error instanceof MissingPackage) return { reason: 'it needs packages that aren’t installed' }
        return { reason: error instanceof NotStaticComponent ? error.message : 'it can’t be rendered on its own' }
      }
    }
  }

  /** Returns the site's replacement of Docusaurus's code blocks, or `undefined` if the site has none, or if it can't be run. */
  async loadCodeBlock(): Promise<CodeBlockAdditions | undefined> {
    const names = ['CodeBlock', 'CodeBlock/Content/String', 'CodeBlock/Layout']
    const own = names.map((name) => resolveModule(join(this.siteFolder, 'src/theme', name)))
    const at = own.findIndex(Boolean)
    const render = at < 0 ? undefined : await this.load(own[at]!, 'default')
    if (!render) return undefined
    return (code, magicComments) => {
      const props = codeBlockProps(code, magicComments)
      const nodes = at === 2 ? withCodeBlock(props, () => render({}, [])) : render(props, [])
      return Array.isArray(nodes) ? splitAtCode(nodes) : nodes
    }
  }

  async #loadModule(file: string): Promise<LoadedModule | undefined> {
    const { siteFolder, aliases, css, provided } = this
    const partials = new Set<string>()
    this.#partials.set(file, partials)
    const addCss = (path: string, text: string) => css.set(relative(siteFolder, path), text)
    try {
      return await loadModule(file, siteFolder, {
        wholeModule: true,
        provided,
        plugins: [
          {
            name: 'parts of the site',
            setup(build) {
              build.onResolve({ filter: /^@theme\// }, ({ path }) => {
                const own = resolveModule(join(siteFolder, 'src', path.slice(1)))
                return own && existsSync(own) ? { path: own } : undefined
              })
              build.onResolve({ filter: /^[^./]/ }, ({ path }) => {
                const aliased = withoutAlias(path, aliases)
                const own = aliased && resolveModule(aliased)
                return own ? { path: own } : undefined
              })
              build.onResolve({ filter: /^[^./]/ }, ({ path, resolveDir }) =>
                Object.hasOwn(provided, path) ? undefined : packageWithComponents(path, resolveDir),
              )
              build.onLoad({ filter: /\.mdx?$/ }, ({ path }) => {
                partials.add(path)
                return { contents: partialModule(path), loader: 'js' }
              })
              build.onLoad({ filter: /\.module\.(?:css|s[ac]ss)$/ }, async ({ path }) => {
                const { names, css } = await compileCssModule(path, siteFolder)
                addCss(path, css)
                return { contents: names, loader: 'js' }
              })
              build.onLoad({ filter: /\.(?:css|s[ac]ss)$/ }, ({ path }) => {
                addCss(path, plainCss(path, siteFolder))
                return { contents: '', loader: 'js' }
              })
            },
          },
        ],
      })
    } catch {
      return undefined
    }
  }
}

/** Returns the name of the element that stands for the contents of a Markdown file. */
export function partialName(file: string): string {
  return `Partial ${file}`
}

/** Returns a module whose default export is a component that stands for a Markdown file. */
function partialModule(file: string): string {
  return `import { createElement } from 'react'
export default function Partial(props) {
  return createElement('docs-theme', { 'data-name': ${JSON.stringify(partialName(file))}, 'data-props': JSON.stringify(props) })
}
`
}

/** Returns what a site shows before and after a code block, or the reason why that isn't known. */
export type CodeBlockAdditions = (
  code: MarkdownNode,
  magicComments: readonly MagicComment[],
) => { before: MarkdownNode[]; after: MarkdownNode[] } | { reason: string }

/** Splits the nodes that a replaced code block renders at the code itself. Boxes around the code aren't kept. */
function splitAtCode(nodes: MarkdownNode[]): ReturnType<CodeBlockAdditions> {
  const parts: MarkdownNode[][] = [[]]
  const hasCode = (node: MarkdownNode): boolean => node.name === 'docs-code' || (node.children?.some(hasCode) ?? false)
  const visit = (list: MarkdownNode[]) => {
    for (const node of list) {
      if (node.name === 'docs-code') parts.push([])
      else if (hasCode(node)) visit(node.children ?? [])
      else if (isShown(node)) parts.at(-1)!.push(node)
    }
  }
  visit(nodes)
  const [before, after, ...more] = parts
  if (!after || more.length > 0) return { reason: 'it doesn’t show the code exactly once' }
  return { before: before!, after }
}

/** Whether a reader sees a node. Empty boxes aren't visible. */
function isShown(node: MarkdownNode): boolean {
  if (/^(?:img|svg|iframe|video|canvas|hr|input)$/.test(node.name ?? '') || /^[A-Z]/.test(node.name ?? '')) return true
  return Boolean(node.value?.trim()) || (node.children?.some(isShown) ?? false)
}

const inline = new Set(
  'a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u var'.split(' '),
)

/** Converts rendered HTML to the elements that a page would contain. */
function asNodes(node: ElementContent, children: MarkdownNode[]): MarkdownNode[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (node.type !== 'element') return []
  if (node.tagName === 'docs-children') return children
  const { tagName, properties } = node
  // React adds such an element for each image.
  if (tagName === 'link' && String(properties.rel) === 'preload') return []
  const below = node.children.flatMap((child) => asNodes(child, children))
  if (tagName === 'docs-theme') {
    const props = JSON.parse(String(properties.dataProps)) as Record<string, unknown>
    const attributes = Object.entries(props).map(([name, value]) => dataAttribute(name, value))
    return [{ type: 'mdxJsxFlowElement', name: String(properties.dataName), attributes, children: below }]
  }
  const attributes = Object.entries(properties).flatMap(([name, value]) => {
    if (value === false || value === null || value === undefined) return []
    if (name === 'style') return [dataAttribute(name, declarationsOf(String(value)))]
    return [dataAttribute(name, Array.isArray(value) ? value.join(' ') : value === true ? true : String(value))]
  })
  const type = inline.has(tagName) ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'
  return [{ type, name: tagName, attributes, children: below }]
}

function declarationsOf(style: string): Record<string, string> {
  const rules = style.split(/;(?![^(]*\))/).map((rule) => /^\s*([^:]+?)\s*:\s*(.*?)\s*$/s.exec(rule))
  return Object.fromEntries(rules.flatMap((rule) => (rule ? [[rule[1]!, rule[2]!]] : [])))
}
