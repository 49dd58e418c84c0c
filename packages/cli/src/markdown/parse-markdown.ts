import type { Element, Root } from 'hast'
import type { Code, Root as MdastRoot, Parents } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { extractCodeBlocks } from '../code/extract-code-blocks.ts'
import { withoutMarkerInTree } from '../components/placeholders.ts'
import type { CodeBlock } from '../model/code-block.ts'
import { isEnabled } from '../runtime/shortcuts.ts'
import type { IncludedFile } from '../util/node-position.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { idPrefix } from './check-ids.ts'
import { readFrontMatter, type SplitSource } from './front-matter/front-matter.ts'
import { applyHeadingIds } from './headings.ts'
import { unlinkNestedUrls } from './links/nested-urls.ts'
import { applyReferences } from './links/references.ts'
import type * as Mdx from './mdx/mdx.ts'
import type { MarkdownSteps, MdxOptions } from './mdx/mdx.ts'
import type { MdxOutput } from './mdx/mdx-context.ts'
import type { PageSource } from './page-source.ts'
import { readableMarkdown } from './readable-markdown.ts'
import { remarkDirectives } from './syntax/directive-syntax.ts'
import { applyDirectives } from './syntax/directives.ts'
import { reportIncludes, reportMdxSyntax, reportUnrendered } from './syntax/foreign-syntax.ts'
import { lazyGfm } from './syntax/lazy-gfm.ts'
import { createListItemHandler } from './syntax/list-items.ts'
import { expandPackageCommands } from './syntax/package-commands.ts'
import { checkTextLimits } from './text-limits.ts'

export interface ParsedMarkdown extends Omit<SplitSource, 'messages'> {
  codeBlocks: CodeBlock[]
  /** The Markdown copy, with placeholders. */
  copy: string
  /** The page's elements. HTML in the source hasn't been parsed yet; nodes of the type `raw` contain it as text. */
  tree: Root
  /** The text of the page, in the form that the HTML parser needs. */
  file: VFile
  /** Components and styles of an MDX page. */
  mdx?: MdxOutput
}

const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives)
const toMdast = markdownParser()
  .use(isEnabled('lazy-gfm') ? [lazyGfm] : [])
  .freeze()
const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: idPrefix,
    handlers: {
      code: (_state: unknown, node: Code & { index: number }): Element => ({
        type: 'element',
        tagName: 'docs-code',
        properties: { index: String(node.index) },
        children: [],
      }),
      listItem: createListItemHandler(),
      mdxPartial: (
        state: { all(node: Parents): unknown[] },
        node: Parents & { included: IncludedFile; page: string },
      ) => includedElements?.(state.all(node) as Root['children'], node),
    },
  })
  .freeze()

/**
 * Parses front matter and Markdown, and applies the syntax that only this engine has: directives, heading IDs, and the options of code
 * blocks.
 *
 * @param root The site's root. Without it, code blocks can't include files.
 * @throws {PageTimeout} if parsing takes too long.
 * @throws {ContainerTooDeep} if containers are nested too deeply.
 * @throws {TextTooComplex} if a part of the text exceeds a limit.
 */
export function parseMarkdown(source: PageSource, root?: string, mdx?: MdxParser): ParsedMarkdown {
  return withTimeout(() => parse(source, root, mdx), source.isHeavy, 'Parsing the Markdown of')
}

/** Loads the parser for MDX pages. It isn't loaded for a site without MDX, because it includes a JavaScript parser. */
export async function loadMdxParser(options: MdxOptions): Promise<MdxParser> {
  const module = await import('./mdx/mdx.ts')
  includedElements = module.includedElements
  return { options, parseMdxPage: module.parseMdxPage }
}

/** The parser for MDX pages, with everything that a page can refer to. */
export interface MdxParser {
  options: MdxOptions
  parseMdxPage: typeof Mdx.parseMdxPage
}

let includedElements: typeof Mdx.includedElements | undefined

function applySyntax(tree: MdastRoot, body: string, { report }: Pick<PageSource, 'report'>): void {
  applyHeadingIds(tree)
  unlinkNestedUrls(tree, body)
  applyReferences(tree, body, report)
  applyDirectives(tree, body, report)
  expandPackageCommands(tree)
}

function parse(source: PageSource, root: string | undefined, mdx: MdxParser | undefined): ParsedMarkdown {
  const { text, path, isHeavy, messages, report } = source
  const split = readFrontMatter(text, path)
  messages.push(...split.messages)
  const { frontMatter, body, positionOf } = split
  if (isHeavy) checkTextLimits(body)

  const file = new VFile({ value: body, path })
  const steps = { parser: toMdast, mdxParser: markdownParser, applySyntax } as unknown as MarkdownSteps
  const parsed = mdx?.parseMdxPage(file, source, frontMatter, mdx.options, steps)
  const mdast = withoutMarkerInTree(parsed?.tree ?? (toMdast.parse(file) as MdastRoot), body)
  if (!mdx) reportMdxSyntax(mdast, body, report)
  reportUnrendered(mdast, body, report)
  reportIncludes(mdast, body, report)
  applySyntax(mdast, body, source)
  parsed?.attachPartials()
  const page = root === undefined ? undefined : { root, source: path }
  const codeBlocks = extractCodeBlocks(mdast, body, report, page)
  const copy = readableMarkdown(mdast, body, codeBlocks)
  const tree = toHast.runSync(mdast, file) as unknown as Root
  return { frontMatter, body, positionOf, codeBlocks, copy, tree, file, ...(parsed && { mdx: parsed.output }) }
}
