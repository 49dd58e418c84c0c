import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import { VFile } from 'vfile'
import type { ComponentUse } from '../../model/component.ts'
import { isTranslation } from '../../model/edition.ts'
import { type FrontMatter, frontMatterSchema } from '../../model/front-matter-schema.ts'
import type { Position } from '../../model/position.ts'
import { type IncludedFile, includedFile, markIncluded, nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import { readFrontMatter } from '../front-matter/front-matter.ts'
import { createPageSource, type PageSource } from '../page-source.ts'
import type { ParseTask } from '../parse-task.ts'
import type { ApplySyntax } from '../plugin-markdown.ts'
import type { Processors } from '../processors.ts'
import { applyMdx, valueNodes } from './apply-mdx.ts'
import { withModules } from './extract-modules.ts'
import { type ImportedFiles, importedText } from './imports.ts'
import { ChildNodes, type MdxContext, type MdxOutput, reportMdx } from './mdx-context.ts'
import type { MdxModules } from './mdx-modules.ts'
import { parseMdx } from './parse-mdx.ts'
import { Scope } from './scope.ts'
import { possibleKeys } from './static-value.ts'
import { type MarkdownNode, slotName } from './syntax-tree.ts'

/** The files, modules, and components that a page's MDX can refer to. */
export interface MdxOptions {
  files: ImportedFiles
  modules: MdxModules
  /** Names of the site's components in `content/_components`. */
  components: ReadonlySet<string>
  partialLanguage?: ParseTask['partialLanguage']
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
export interface MarkdownSteps extends Pick<Processors, 'parser' | 'mdxParser'> {
  applySyntax: ApplySyntax
  /** Lets plugins change a tree. `undefined` if the site has no plugins. */
  transform?: ((tree: Root, file: VFile, source: PageSource) => Promise<Root>) | undefined
  /** Called with the page's tree before it's converted. */
  onParsed: (tree: Root) => void
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
  options: MdxOptions,
  steps: MarkdownSteps,
): ParsedMdx | undefined {
  const tree = parseMdx(steps.mdxParser, file, source.report)
  if (!tree) return undefined
  steps.onParsed(tree)
  const converter = new MdxConverter(source, options, steps)
  converter.convert(tree, { source, body: String(file.value), frontMatter, includedBy: [] })
  const { output, unfinishedPartials, partials } = converter
  return {
    tree,
    output,
    unfinishedPartials,
    attachPartials(changed) {
      const translated = new Set<object>()
      // Search the tree for the nodes instead of keeping references, because a plugin may have copied them.
      visit(
        changed as never,
        'mdxPartial',
        (node: MarkdownNode & { index: number; toElements: typeof includedElements }) => {
          node.children = partials[node.index]!.children
          node.toElements = (children, partial) => {
            const elements = includedElements(children, partial)
            // A partial that isn't translated may include elements that are.
            if (isTranslation(partial.included.path)) for (const element of elements) translated.add(element)
            else
              setLanguage(
                elements.filter((element) => !translated.has(element)),
                options.partialLanguage,
              )
            return elements
          }
        },
      )
    },
  }
}

/** A page or a partial whose MDX is being converted. */
interface MdxFile {
  source: PageSource
  /** The text without front matter, which the positions of nodes refer to. */
  body: string
  frontMatter: FrontMatter
  /** The props that a partial receives. */
  props?: Record<string, unknown>
  /** Paths of the files through which the page includes a partial, the page first. */
  includedBy: readonly string[]
}

/** A tree from another file, or with other offsets than the nodes around it. */
interface IncludedTree {
  /** `undefined` if the file has a syntax error. */
  tree: Root | undefined
  included: IncludedFile
  file: VFile
  source: PageSource
}

/** Converts the MDX of one page and of the partials that it includes. */
class MdxConverter {
  readonly output: MdxOutput = { elements: [], styles: new Map(), islands: {} }
  readonly partials: { children: MarkdownNode[] }[] = []
  readonly unfinishedPartials: ParsedMdx['unfinishedPartials'] = []
  readonly #page: PageSource
  readonly #options: MdxOptions
  readonly #steps: MarkdownSteps
  /** The scopes of the page and its partials are created from this one, because they share the page's limits. */
  readonly #scope = new Scope()

  constructor(page: PageSource, options: MdxOptions, steps: MarkdownSteps) {
    this.#page = page
    this.#options = options
    this.#steps = steps
  }

  /** Converts the MDX in the tree of a page or of a partial. */
  convert(tree: Root, file: MdxFile): void {
    const nodes = tree.children as unknown as MarkdownNode[]
    const { files, modules, components } = this.#options
    const { frontMatter, props } = file
    const { path, report } = file.source
    const scope = new Scope(this.#scope)
    scope.set('frontMatter', frontMatter)
    possibleKeys.set(frontMatter, Object.keys(frontMatterSchema.shape))
    if (props) scope.set('props', props)
    const context: MdxContext = {
      page: this.#page.path,
      path,
      body: file.body,
      report,
      scope,
      imports: new Map(),
      components,
      modules,
      output: this.output,
      componentUses: this.#page.componentUses,
      apply: (inner, innerContext) => applyMdx(inner, innerContext),
      show: valueNodes,
      showsChildren: (partial) =>
        partial.endsWith('.mdx') && /\bchildren\b/.test(importedText(files, partial) ?? 'children'),
      includePartial: (partial, passed, node, outer) => this.#includePartial(partial, passed, node, outer, file),
    }
    tree.children = applyMdx(nodes, withModules(nodes, context, files), true) as never
  }

  #includePartial(
    path: string,
    props: Record<string, unknown>,
    place: MarkdownNode,
    outer: MdxContext,
    outerFile: MdxFile,
  ): MarkdownNode[] {
    const includedBy = [...outerFile.includedBy, outerFile.source.path]
    if (includedBy.includes(path)) {
      reportMdx(outer, nodePosition(place as never, 1), `\`${path}\` includes itself.`, 'Remove the import.')
      return []
    }
    const text = importedText(this.#options.files, path)
    // The problem has already been reported at the import.
    if (text === undefined) return []
    const partial = createPageSource(text, path)
    const { body, frontMatter } = readFrontMatter(partial.text, path)
    const file = new VFile({ value: body, path })
    const isMdx = path.endsWith('.mdx')
    const { mdxParser, parser } = this.#steps
    const tree = isMdx ? parseMdx(mdxParser, file, partial.report) : (parser.parse(file) as Root)
    if (tree && isMdx) {
      const passed = { ...props }
      const names = new Set((place.children ?? []).map(slotName))
      for (const name of names) {
        const children = (place.children ?? []).filter((child) => slotName(child) === name)
        const shown = outer.apply(children, outer)
        if (shown.length > 0) passed[name] = this.#passChildren(shown, outer, outerFile.source)
      }
      this.convert(tree, { source: partial, body, frontMatter, props: passed, includedBy })
    }
    Object.assign(file.data, { matter: frontMatter })
    const { messages, componentUses } = this.#page
    return [
      this.#includedNode({ tree, included: { path, text: body }, file, source: partial }, place.position, () => {
        messages.push(...partial.messages)
        componentUses.push(...partial.componentUses.map((use) => includedUse(use, path)))
      }),
    ]
  }

  /** Returns the value of `props.children`, or of another prop with children, for a partial: a node with the children, whose offsets refer to the text of the outer file. */
  #passChildren(children: MarkdownNode[], { path, body: text }: MdxContext, outer: PageSource): ChildNodes {
    const included = { path, text }
    const uses: ComponentUse[] = []
    const tree = { type: 'root', children } as unknown as Root
    const position = Object.assign({ ...children[0]!.position }, { included }) as MarkdownNode['position']
    const source = { ...outer, componentUses: uses }
    const file = new VFile({ value: text, path })
    const node = this.#includedNode({ tree, included, file, source }, position, () => {
      this.#page.componentUses.push(...uses.map((use) => includedUse(use, path)))
    })
    return new ChildNodes([node])
  }

  /**
   * Returns a node that stands for an included tree until `attachPartials` is called.
   *
   * @param finished Called when plugins have run and the engine's syntax has been applied.
   */
  #includedNode(
    { tree, included, file, source }: IncludedTree,
    position: MarkdownNode['position'],
    finished: () => void,
  ): MarkdownNode {
    const { transform, applySyntax } = this.#steps
    const finish = (root: Root | undefined): MarkdownNode[] => {
      const children = () => (root?.children ?? []) as MarkdownNode[]
      // The syntax stores positions in attributes, and adds nodes.
      markIncluded(children(), included)
      if (root) applySyntax(root, included.text, source)
      finished()
      markIncluded(children(), included)
      return children()
    }
    const node = Object.assign(
      { type: 'mdxPartial', children: [], position },
      { included, index: this.partials.length },
    )
    const entry = { children: transform ? [] : finish(tree) }
    this.partials.push(entry)
    if (transform) {
      this.unfinishedPartials.push(async () => {
        entry.children = finish(tree && (await transform(tree, file, source)))
      })
    }
    return node
  }
}

/** Adds the partial's file to the positions of a component and its props. */
function includedUse(use: ComponentUse, file: string): ComponentUse {
  const withFile = (position: Position): Position => ({ ...position, file: position.file ?? file })
  const props = use.props.map((prop) => ({ ...prop, position: withFile(prop.position) }))
  return { ...use, position: withFile(use.position), props }
}

/**
 * Parses the raw HTML in the elements of a partial, which may be plain Markdown, and adds the partial's file to their positions and to
 * diagrams.
 */
function includedElements(
  children: HastRoot['children'],
  { included }: { included: IncludedFile },
): HastRoot['children'] {
  const hasRaw = children.some(function isRaw(node): boolean {
    return (node.type as string) === 'raw' || ('children' in node && node.children.some(isRaw as never))
  })
  const file = new VFile({ value: included.text, path: included.path })
  const parsed = hasRaw ? parseRaw({ type: 'root', children }, file).children : children
  markIncluded(parsed, included)
  visit({ type: 'root', children: parsed } as HastRoot, 'element', (node) => {
    if (node.tagName === 'docs-diagram') node.properties.file = includedFile(node)?.path
  })
  return parsed
}

/** Sets the language of the elements that a page includes from a file in another language. */
function setLanguage(elements: HastRoot['children'], language: MdxOptions['partialLanguage']): void {
  for (const element of elements) {
    if (element.type === 'element') element.properties = { ...language, ...element.properties }
  }
}

const parseRaw = rehypeRaw({ passThrough: [] }) as unknown as (tree: HastRoot, file: VFile) => HastRoot
