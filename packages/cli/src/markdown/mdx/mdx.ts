import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import type { ComponentUse } from '../../model/component.ts'
import type { FrontMatter } from '../../model/front-matter-schema.ts'
import type { Message } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { type IncludedFile, includedFile, nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { readFrontMatter } from '../front-matter/front-matter.ts'
import { createPageSource, type PageSource } from '../page-source.ts'
import { applyMdx, valueNodes } from './apply-mdx.ts'
import { type ImportedFiles, rebasedUrl, withModules } from './extract-modules.ts'
import { ChildNodes, type MdxContext, type MdxOutput, reportMdx } from './mdx-context.ts'
import type { MdxModules } from './mdx-modules.ts'
import { parseMdx } from './parse-mdx.ts'
import type { MarkdownNode } from './syntax-tree.ts'

/** The files, modules, and components that a page's MDX can refer to. */
export interface MdxOptions {
  files: ImportedFiles
  modules: MdxModules
  /** Names of the site's components in `content/_components`. */
  components: ReadonlySet<string>
}

export interface ParsedMdx {
  tree: Root
  output: MdxOutput
  /**
   * Functions that finish the partials: they run plugins and then apply the engine's syntax. Call all of them in order before
   * `attachPartials`.
   */
  unfinishedPartials: (() => Promise<void>)[]
  /** Adds the partials to the page's tree. Must be called after the engine's syntax has been applied to the page. */
  attachPartials(tree: Root): void
}

/** The steps that `parseMarkdown` performs for pages and partials alike. */
export interface MarkdownSteps {
  /** Parses plain Markdown. */
  parser: Processor<Root>
  /** The processor for MDX pages, without MDX itself. */
  mdxParser: Processor<Root>
  /** Applies directives, references, and heading IDs. */
  applySyntax(tree: Root, body: string, source: Pick<PageSource, 'report' | 'componentUses'>): void
  /** Lets plugins change a tree. `undefined` if the site has no plugins. */
  transform?: ((tree: Root, file: VFile, source: PageSource) => Promise<Root>) | undefined
}

/**
 * Parses an MDX page, and converts its JSX and expressions to Markdown nodes, directives, and elements.
 *
 * @returns `undefined` if the page has a syntax error, which is reported.
 */
export function parseMdxPage(
  file: VFile,
  source: PageSource,
  frontMatter: FrontMatter,
  { files, modules, components }: MdxOptions,
  steps: MarkdownSteps,
): ParsedMdx | undefined {
  const body = String(file.value)
  const tree = parseMdx(steps.mdxParser, file, source.report)
  if (!tree) return undefined
  const output: MdxOutput = { elements: [], styles: new Map(), islands: {} }
  const partials: { children: MarkdownNode[] }[] = []
  const unfinishedPartials: ParsedMdx['unfinishedPartials'] = []

  function includePartial(
    path: string,
    props: Record<string, unknown>,
    place: MarkdownNode,
    outer: MdxContext,
    { above, source: outerSource }: { above: readonly string[]; source: PageSource },
  ): MarkdownNode[] {
    if (above.includes(path)) {
      reportMdx(outer, nodePosition(place as never, 1), `\`${path}\` includes itself.`, 'Remove the import.')
      return []
    }
    const text = files[path]
    // A missing file has already been reported at its import.
    if (text === null || text === undefined) return []
    const partial = createPageSource(text, path)
    const split = readFrontMatter(partial.text, path)
    const partialFile = new VFile({ value: split.body, path })
    const parsed = path.endsWith('.mdx')
      ? parseMdx(steps.mdxParser, partialFile, partial.report)
      : (steps.parser.parse(partialFile) as Root)
    if (parsed && path.endsWith('.mdx')) {
      const children = outer.apply(place.children ?? [], outer)
      const passed = { ...props, ...(children.length > 0 && { children: passChildren(children, outer, outerSource) }) }
      convert(parsed, split.body, partial, passed, split.frontMatter, [...above, path])
    }
    Object.assign(partialFile.data, { matter: split.frontMatter })
    return [
      includedNode(parsed, { path, text: split.body }, partialFile, partial, place.position, () => {
        source.messages.push(
          ...partial.messages.filter((message) => !source.messages.some((other) => isSame(other, message))),
        )
        source.componentUses.push(...partial.componentUses.map((use) => includedUse(use, path)))
      }),
    ]
  }

  /** Returns the value of `props.children` for a partial: a node with the children, whose offsets refer to the text of the outer file. */
  function passChildren(children: MarkdownNode[], { path, body: text }: MdxContext, outer: PageSource): ChildNodes {
    const included = { path, text }
    const uses: ComponentUse[] = []
    const root = { type: 'root', children } as unknown as Root
    const position = Object.assign({ ...children[0]!.position }, { included }) as MarkdownNode['position']
    const own = { ...outer, componentUses: uses }
    const node = includedNode(root, included, new VFile({ value: text, path }), own, position, () => {
      source.componentUses.push(...uses.map((use) => includedUse(use, path)))
    })
    return new ChildNodes([node])
  }

  /**
   * Returns a node that contains a tree from another file, or with other offsets than the nodes around it.
   *
   * @param finished Called when plugins have run and the engine's syntax has been applied.
   */
  function includedNode(
    tree: Root | undefined,
    included: IncludedFile,
    treeFile: VFile,
    treeSource: PageSource,
    position: MarkdownNode['position'],
    finished: () => void,
  ): MarkdownNode {
    const finish = (root: Root | undefined): MarkdownNode[] => {
      if (root) steps.applySyntax(root, included.text, treeSource)
      finished()
      const children = (root?.children ?? []) as MarkdownNode[]
      markIncluded(children, included, source.path)
      return children
    }
    const node = Object.assign(
      { type: 'mdxPartial', children: [], position },
      { included, page: source.path, index: partials.length },
    )
    const { transform } = steps
    const entry = { children: transform ? [] : finish(tree) }
    partials.push(entry)
    if (transform) {
      unfinishedPartials.push(async () => {
        entry.children = finish(tree && (await transform(tree, treeFile, treeSource)))
      })
    }
    return node
  }

  function convert(
    root: Root,
    text: string,
    convertedSource: PageSource,
    props: Record<string, unknown> | undefined,
    ownFrontMatter: FrontMatter,
    above: readonly string[],
  ): void {
    const nodes = root.children as unknown as MarkdownNode[]
    const { path, report } = convertedSource
    const context = withModules(
      nodes,
      {
        page: source.path,
        path,
        body: text,
        report,
        scope: new Map<string, unknown>([
          ['frontMatter', ownFrontMatter],
          ...(props ? [['props', props] as const] : []),
        ]),
        imports: new Map(),
        components,
        modules,
        output,
        componentUses: source.componentUses,
        frontMatter: ownFrontMatter,
        apply: (inner, innerContext) => applyMdx(inner, innerContext),
        show: valueNodes,
        showsChildren: (partialPath) =>
          partialPath.endsWith('.mdx') && /\bchildren\b/.test(files[partialPath] ?? 'children'),
        includePartial: (partialPath, partialProps, node, outer) =>
          includePartial(partialPath, partialProps, node, outer, { above, source: convertedSource }),
      },
      files,
    )
    root.children = applyMdx(nodes, context, true) as never
  }

  convert(tree, body, source, undefined, frontMatter, [source.path])
  return {
    tree,
    output,
    unfinishedPartials,
    attachPartials(changed) {
      // Search the tree for the nodes instead of keeping references, because a plugin may have copied them.
      visit(changed as never, 'mdxPartial', (node: MarkdownNode & { index: number }) => {
        node.children = partials[node.index]!.children
      })
    },
  }
}

/** Adds the partial's file to the positions of a component and its props. */
function includedUse(use: ComponentUse, file: string): ComponentUse {
  const withFile = (position: Position): Position => ({ ...position, file: position.file ?? file })
  const props = use.props.map((prop) => ({ ...prop, position: withFile(prop.position) }))
  return { ...use, position: withFile(use.position), props }
}

function isSame(a: Message, b: Message): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column && a.reason === b.reason
}

/** Adds the partial's file to the positions of its nodes, and makes relative URLs relative to the page. */
function markIncluded(nodes: MarkdownNode[], included: IncludedFile, page: string): void {
  visit({ type: 'root', children: nodes } as never, (node: MarkdownNode) => {
    if (node.position && !includedFile(node)) {
      node.position = Object.assign({ ...node.position }, { included })
      if (typeof node.url === 'string') node.url = rebasedUrl(node.url, included.path, page)
      const properties = node.data?.hProperties
      for (const name of ['href', 'src']) {
        const url = properties?.[name]
        if (typeof url === 'string') properties![name] = rebasedUrl(url, included.path, page)
      }
    }
  })
}

/**
 * Adds the partial's file to the positions of its elements. Also parses raw HTML if the partial is plain Markdown. Called when the tree is
 * converted to hast.
 */
export function includedElements(
  children: HastRoot['children'],
  { included, page }: { included: IncludedFile; page: string },
): HastRoot['children'] {
  const hasRaw = children.some(function isRaw(node): boolean {
    return (node.type as string) === 'raw' || ('children' in node && node.children.some(isRaw as never))
  })
  const root: HastRoot = { type: 'root', children }
  // URLs in Markdown syntax are already relative to the page, but those in raw HTML aren't.
  const known = new Set(hasRaw ? urlsIn(root) : [])
  const parsed = hasRaw ? parseRaw(root, new VFile({ value: included.text, path: included.path })) : root
  visit(parsed, (node) => {
    if (node.position && !includedFile(node)) Object.assign(node.position, { included })
    if (!hasRaw || node.type !== 'element') return
    for (const name of ['href', 'src']) {
      const url = node.properties[name]
      if (typeof url === 'string' && !known.has(url)) node.properties[name] = rebasedUrl(url, included.path, page)
    }
  })
  return parsed.children
}

const parseRaw = rehypeRaw({ passThrough: [] }) as unknown as (tree: HastRoot, file: VFile) => HastRoot

function urlsIn(tree: HastRoot): unknown[] {
  const urls: unknown[] = []
  visit(tree, 'element', ({ properties }) => {
    urls.push(properties.href, properties.src)
  })
  return urls
}
