/**
 * The types of a plugin. They describe syntax trees structurally, so that a site needs no other package to use them: the types of
 * `unified`, `@types/hast`, and `@types/mdast` are compatible.
 */

/** A unified plugin: a function that returns a transformer, as every package named `remark-…` or `rehype-…` exports it. */
// biome-ignore lint/suspicious/noExplicitAny: plugins have options, trees, and files of any type.
export type UnifiedPlugin = (this: any, ...options: any[]) => any

/** An entry of `remarkPlugins` or `rehypePlugins`: a plugin, a plugin with its options, or a preset. */
export type Pluggable = UnifiedPlugin | readonly [UnifiedPlugin, ...unknown[]] | { plugins: readonly Pluggable[] }

/** A function that converts a node of the Markdown tree to HTML, as in the option `handlers` of remark-rehype. */
// biome-ignore lint/suspicious/noExplicitAny: plugins have nodes of any type.
export type NodeHandler = (state: any, node: any, parent: any) => any

/** A text node of hast, the syntax tree for HTML. */
export interface HtmlText {
  type: 'text'
  value: string
}

/** An element of hast, the syntax tree for HTML. */
export interface HtmlElement {
  type: 'element'
  tagName: string
  /** The attributes, by their names in hast: `className`, `href`, `ariaLabel`. */
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

export type HtmlNode = HtmlElement | HtmlText | { type: 'comment'; value: string }

/** The HTML that a hook returns: one node or several. */
export type HtmlResult = HtmlNode | HtmlNode[] | { type: 'root'; children: HtmlNode[] }

/** A fenced code block that a plugin renders. */
export interface PluginCodeBlock {
  /** The language: the first word after the fence. */
  lang: string
  /** The options: the rest of the line after the fence. Empty if there are none. */
  meta: string
  /** The values in `meta`: `title="A b"` becomes `{ title: 'A b' }`, and a single word becomes `{ word: '' }`. */
  attributes: Record<string, string>
  /** The code, without the fences. */
  value: string
  /** Path of the page's source, relative to the site's root. */
  file: string
  /** Line of the opening fence in the source. */
  line: number
}

/** A directive that a plugin renders: `::name[label]{key=value}`. */
export interface PluginDirective {
  name: string
  /** `text`: within a line of text; `leaf`: on a line of its own; `container`: around other content. */
  kind: 'text' | 'leaf' | 'container'
  /** The text in brackets. Empty if there is none. */
  label: string
  attributes: Record<string, string>
  /** Path of the page's source, relative to the site's root. */
  file: string
  line: number
}

/** The parts of a parsed page that the hook `page` receives. */
export interface PluginPage {
  /** Path of the source, relative to the site's root: `content/api/createSlice.md`. */
  readonly source: string
  title: string
  /** The front matter, as `FrontMatter` in the reference describes it. */
  frontMatter: Record<string, unknown>
  /** The headings of level 2 and below, in document order. */
  readonly headings: readonly { id: string; level: number; text: string }[]
}

/** A page that the hook `pages` generates. */
export interface GeneratedPage {
  /** Route path without the base URL: `/api/createSlice`. */
  path: string
  title: string
  /** The text in Markdown. It is processed like the text of any other page. */
  markdown: string
  /** More front matter: `{ description: '…' }`. */
  frontMatter?: Record<string, unknown>
}

/** The data that the hook `pages` receives. */
export interface PluginContext {
  /** Absolute path of the site's folder. */
  root: string
  /** Path of the site at its origin, such as `/docs/`. */
  baseUrl: string
}

/** A page's place on the site. */
export interface PluginRoute {
  /** Route path without the base URL: `/api/createSlice`. */
  path: string
  title: string
  /** Path of the source, relative to the site's root. Empty for pages that the engine generates. */
  source: string
  frontMatter: Readonly<Record<string, unknown>>
}

/** An element in `<head>`. */
export interface HeadTag {
  tag: 'link' | 'meta' | 'script' | 'noscript' | 'style'
  /** `true` sets an attribute without a value, as in `<script defer>`. */
  attributes?: Record<string, string | boolean> | undefined
  /** Text of the element. The text of a script or a style becomes part of the Content Security Policy as a hash. */
  content?: string | undefined
}

/**
 * A plugin. All hooks are optional.
 *
 * `remarkPlugins`, `rehypePlugins`, `codeBlocks`, `directives`, and `page` also run in worker threads, each of which loads
 * `site.config.ts`. Their results are cached, so they must depend on their arguments and on the plugin's options only.
 */
export interface Plugin {
  /** Name of the plugin, for messages. */
  name: string
  /**
   * Version of the plugin. A plugin with a version promises that its name, its version, and `options` determine its output. If one of them
   * changes, the pages that the plugin can change are parsed again. Without a version, this happens whenever `site.config.ts` or a module
   * that it imports changes.
   */
  version?: string | undefined
  /** The options that the plugin was created with. They are part of the cache key. */
  options?: unknown
  /** unified plugins that change the Markdown tree (mdast). */
  remarkPlugins?: Pluggable[] | undefined
  /** unified plugins that change the HTML tree (hast). */
  rehypePlugins?: Pluggable[] | undefined
  /** Functions that convert the nodes that `remarkPlugins` add to the tree, by node type. */
  handlers?: Record<string, NodeHandler> | undefined
  /** Functions that render fenced code blocks, by language. */
  codeBlocks?: Record<string, (block: PluginCodeBlock) => HtmlResult | Promise<HtmlResult>> | undefined
  /**
   * Functions that render directives, by name. If the directive is a container, its content replaces the element `slot` in the result.
   */
  directives?: Record<string, (directive: PluginDirective) => HtmlResult | Promise<HtmlResult>> | undefined
  /** Generates pages. Runs once, before the pages are parsed. */
  pages?: ((context: PluginContext) => GeneratedPage[] | Promise<GeneratedPage[]>) | undefined
  /** Changes the title or the front matter of a parsed page. Must return the page. */
  page?: ((page: PluginPage) => PluginPage) | undefined
  /** Returns elements for the `<head>` of a page. */
  head?: ((route: PluginRoute) => HeadTag[]) | undefined
  /** Runs after `docs build` has written the site. Files that the hook adds to `outDir` are removed by the next build. */
  buildEnd?: ((result: { outDir: string; routes: PluginRoute[] }) => void | Promise<void>) | undefined
}

/** Checks the types of a plugin, and returns it unchanged. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}
