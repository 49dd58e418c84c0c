import type { Element, Root } from 'hast'
import type { Code, Root as MdastRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { extractCodeBlocks } from '../code/extract-code-blocks.ts'
import { withoutMarkerInTree } from '../components/placeholders.ts'
import type { CodeBlock } from '../model/code-block.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { idPrefix } from './check-ids.ts'
import { readFrontMatter, type SplitSource } from './front-matter/front-matter.ts'
import { applyHeadingIds } from './headings.ts'
import { unlinkNestedUrls } from './links/nested-urls.ts'
import { applyReferences } from './links/references.ts'
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
}

const toMdast = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).use(lazyGfm).freeze()
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
export function parseMarkdown(source: PageSource, root?: string): ParsedMarkdown {
  return withTimeout(() => parse(source, root), source.isHeavy, 'Parsing the Markdown of')
}

function parse({ text, path, isHeavy, messages, report }: PageSource, root: string | undefined): ParsedMarkdown {
  const split = readFrontMatter(text, path)
  messages.push(...split.messages)
  const { frontMatter, body, positionOf } = split
  if (isHeavy) checkTextLimits(body)

  const file = new VFile({ value: body, path })
  const mdast = withoutMarkerInTree(toMdast.parse(file) as MdastRoot, body)
  reportMdxSyntax(mdast, body, report)
  reportUnrendered(mdast, body, report)
  reportIncludes(mdast, body, report)
  applyHeadingIds(mdast)
  unlinkNestedUrls(mdast, body)
  applyReferences(mdast, body, report)
  applyDirectives(mdast, body, report)
  expandPackageCommands(mdast)
  const page = root === undefined ? undefined : { root, source: path }
  const codeBlocks = extractCodeBlocks(mdast, body, report, page)
  const copy = readableMarkdown(mdast, body, codeBlocks)
  const tree = toHast.runSync(mdast, file) as unknown as Root
  return { frontMatter, body, positionOf, codeBlocks, copy, tree, file }
}
