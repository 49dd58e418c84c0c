import type { LabelTable } from '@docs-engine/client/labels.ts'
import type { Root } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { VFile } from 'vfile'
import { extractCodeBlocks } from '../code/extract-code-blocks.ts'
import type { CodeBlock } from '../model/code-block.ts'
import type { OutlineSection } from '../model/outline.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { readFrontMatter, type SplitSource } from './front-matter/front-matter.ts'
import { applyHeadingIds } from './headings.ts'
import { limitTables } from './limit-tables.ts'
import { applyReferences, unlinkNestedUrls } from './links/markdown-links.ts'
import { lint, plainMarkdownRules, syntaxRules, textRules } from './lint/lint.ts'
import type * as Mdx from './mdx/mdx.ts'
import type { MdxOptions, ParsedMdx } from './mdx/mdx.ts'
import type { MdxOutput } from './mdx/mdx-context.ts'
import { pageOutline } from './outline.ts'
import type { PagePlugins } from './page-plugins.ts'
import type { PageSource } from './page-source.ts'
import { type ApplySyntax, attachPluginMarkdown } from './plugin-markdown.ts'
import { createProcessors } from './processors.ts'
import { readableMarkdown } from './readable-markdown.ts'
import { applyDirectives } from './syntax/directives.ts'
import { expandPackageCommands } from './syntax/package-commands.ts'

export interface ParsedMarkdown extends Omit<SplitSource, 'messages'> {
  codeBlocks: CodeBlock[]
  /** The Markdown copy, with placeholders. */
  copy: string
  /** The page's elements. HTML in the source hasn't been parsed yet; nodes of the type `raw` contain it as text. */
  tree: Root
  /** The page's text as a file, which the HTML parser needs. */
  file: VFile
  /** The components and styles of an MDX page. */
  mdx?: MdxOutput
  /** The sections of the page, if they were requested. */
  outline?: OutlineSection[] | undefined
}

/** The processors of sites without plugins. */
const ownProcessors = createProcessors({ directiveNames: [], remarkPlugins: [], handlers: {} })

export interface MarkdownOptions {
  /** The site's root. Without it, code blocks can't include files. */
  root?: string | undefined
  labels: LabelTable
  /** The parser for the page, if it is an MDX page. */
  mdx?: MdxParser | undefined
  /** The site's plugins. */
  plugins?: PagePlugins | undefined
  /** Names of the site's components. */
  componentNames: readonly string[]
  /** Whether to return the page's outline. Default: `false`. */
  hasOutline?: boolean | undefined
}

/**
 * Parses front matter and Markdown, and applies the syntax that only this engine has: directives, heading IDs, and the options of code
 * blocks. Plugins run before this syntax is applied, so they see the same tree as in any other tool, and the nodes they add can use this
 * syntax too. Only the heading IDs that are already in the text are applied before.
 *
 * @throws {PageTimeout} if parsing takes too long.
 */
export async function parseMarkdown(source: PageSource, options: MarkdownOptions): Promise<ParsedMarkdown> {
  // This step is always limited, because it also evaluates the expressions of MDX pages and the patterns of code blocks.
  const limited = <Result>(work: () => Result) => withTimeout(work, true, 'Parsing the Markdown of')
  const { plugins } = options
  if (!plugins) return limited(() => finish(parseText(source, options), source, options))
  const parsed = limited(() => parseText(source, options))
  const { file, split, mdx } = parsed
  Object.assign(file.data, { matter: split.frontMatter })
  const mdast = await plugins.transformMarkdown(parsed.mdast, file, source)
  for (const finishPartial of mdx?.unfinishedPartials ?? []) await finishPartial()
  return limited(() => finish({ ...parsed, mdast }, source, options))
}

/** Loads the parser for MDX pages. Sites without MDX don't load it, because it includes a JavaScript parser. */
export async function loadMdxParser(options: MdxOptions): Promise<MdxParser> {
  const { parseMdxPage } = await import('./mdx/mdx.ts')
  return { options, parseMdxPage }
}

/** The parser for MDX pages, and the data that a page can refer to. */
export interface MdxParser {
  options: MdxOptions
  parseMdxPage: typeof Mdx.parseMdxPage
}

/** Returns a function that applies the syntax that only this engine has. */
function syntaxOf({ plugins, componentNames }: MarkdownOptions): ApplySyntax {
  const pluginNames = plugins?.directiveNames ?? []
  return (tree, source, { report, componentUses }) => {
    lint(syntaxRules, { tree, source, pluginNames, componentNames }, report)
    applyHeadingIds(tree)
    unlinkNestedUrls(tree, source)
    applyReferences(tree)
    applyDirectives(tree, source, componentUses)
    expandPackageCommands(tree)
  }
}

/** A page's Markdown tree, in which the MDX has been converted to Markdown nodes, but the engine's own syntax hasn't been applied. */
interface ParsedText {
  split: SplitSource
  file: VFile
  mdast: MdastRoot
  mdx: ParsedMdx | undefined
  outline: OutlineSection[] | undefined
}

function parseText(source: PageSource, options: MarkdownOptions): ParsedText {
  const { mdx, plugins, hasOutline } = options
  const { text, path, messages } = source
  const split = readFrontMatter(text, path, plugins?.frontMatterKeys)
  messages.push(...split.messages)
  const { frontMatter, body } = split
  const file = new VFile({ value: body, path })
  const { parser, mdxParser } = plugins ?? ownProcessors
  let outline: OutlineSection[] | undefined
  const onParsed = (tree: MdastRoot) => {
    if (hasOutline) outline = pageOutline(tree, split)
  }
  const steps = { parser, mdxParser, applySyntax: syntaxOf(options), transform: plugins?.transformMarkdown, onParsed }
  const parsed = mdx?.parseMdxPage(file, source, frontMatter, mdx.options, steps)
  const mdast = parsed?.tree ?? (parser.parse(file) as MdastRoot)
  if (!parsed) onParsed(mdast)
  return { split, file, mdast, mdx: parsed, outline }
}

function finish(parsed: ParsedText, source: PageSource, options: MarkdownOptions): ParsedMarkdown {
  const { root, labels, mdx, plugins, componentNames } = options
  const { split, file, mdast, outline } = parsed
  const { frontMatter, body, positionOf } = split
  const { path, report } = source
  const rules = mdx ? textRules : [...plainMarkdownRules, ...textRules]
  lint(rules, { tree: mdast, source: body, pluginNames: plugins?.directiveNames ?? [], componentNames }, report)
  const applySyntax = syntaxOf(options)
  applySyntax(mdast, body, source)
  parsed.mdx?.attachPartials(mdast)
  if (plugins && plugins.directiveNames.length > 0) {
    attachPluginMarkdown(mdast, source, (text) => plugins.parser.parse(text) as MdastRoot, applySyntax)
  }
  const page = root === undefined ? undefined : { root, source: path }
  const codeBlocks = extractCodeBlocks(mdast, body, report, page)
  const copy = readableMarkdown(mdast, body, codeBlocks, labels)
  limitTables(mdast, report)
  const tree = (plugins ?? ownProcessors).toHast(mdast, file, labels)
  const mdxOutput = parsed.mdx && { mdx: parsed.mdx.output }
  return { frontMatter, body, positionOf, codeBlocks, copy, tree, file, outline, ...mdxOutput }
}
