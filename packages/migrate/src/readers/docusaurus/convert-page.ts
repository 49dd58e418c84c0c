import { type LintedMarkdown, type MarkdownNode, mdxSyntax } from '@docs-engine/cli/internal'
import { rangeOf, removed } from '../../util/edits.ts'
import { lowered } from '../../util/mdx.ts'
import { pageText } from '../../write/write-page.ts'
import { convertText } from '../mdx/convert-text.ts'
import { type MdxPart, newPart } from '../mdx/mdx-part.ts'
import { newFrontMatter } from './convert-front-matter.ts'
import { convertImage } from './convert-url.ts'
import type { Document } from './documents.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { docusaurusReader } from './docusaurus-reader.ts'
import { needsMdx, type ParsedMdx, parseDocument, parseMdx, prepareSource } from './parse-mdx.ts'

/** Converts a document to a page of the new site. Adds a warning to `site.warnings` for each part that can't be converted. */
export async function convertPage(document: Document, context: DocusaurusContext): Promise<string> {
  const { block, post } = document
  const { frontMatter } = block
  const { file, target } = document
  const text = prepareSource(block.body, context.admonitions)
  const reader = docusaurusReader(context)
  const part = newPart({ reader, site: context.site, page: document, file, target, text, linesBefore: block.lines })
  const parsed = parseDocument(document, context)
  const tree = 'tree' in parsed ? parsed.tree : asMarkdown(parsed.error, part)
  const heading = isFirst(tree) ? tree.children!.find(({ type }) => type === 'heading') : undefined
  const title = heading?.depth === 1 ? heading : undefined
  // Docusaurus doesn't show the heading of a post that has a title in its front matter.
  const isReplaced = title !== undefined && post !== undefined && frontMatter.title !== undefined
  const titles = (tree.children ?? []).filter(({ type, depth }) => type === 'heading' && depth === 1)
  // If the title is hidden, a heading of level 1 later in the text is the page's title.
  const kept = isReplaced ? undefined : (title ?? (frontMatter.hide_title === true ? titles[0] : undefined))
  const others = titles.filter((node) => node !== kept)
  const edits = others.map((node) => (node === title ? removed(...rangeOf(node), part.text) : lowered(node, part.text)))
  const markdown = await convertText(tree, part, edits)
  const own = newFrontMatter(document, context.site, isReplaced || !title ? undefined : part.headings[0]!.text)
  const image = typeof own.image === 'string' && own.image.replace(/^(@site\/static|\.\/static)(?=\/)/, '')
  return pageText(image ? { ...own, image: convertImage(image, part) } : own, markdown, block)
}

/** Parses a page with a syntax error in MDX as plain Markdown, and reports the error if the page uses MDX. */
function asMarkdown(error: Extract<ParsedMdx, { error: object }>['error'], part: MdxPart): MarkdownNode {
  part.text = part.text.replace(/\{\/\*([\s\S]*?)\*\/\}/g, '<!--$1-->')
  const plain = parseMdx(part.text, false)
  if ('error' in plain) throw new Error(`Markdown that cannot be parsed: ${part.file}`)
  // Before version 3, Docusaurus allowed Markdown in MDX that isn't valid any more, such as `<https://example.com>`.
  if (!meansMdx(plain.tree, part.text)) return plain.tree
  const { page, site, linesBefore } = part
  const reason = `The page can’t be parsed as MDX, so it’s imported as plain Markdown: ${error.reason}`
  const place = { file: page.shown, line: error.line + linesBefore, column: error.column, pages: [page.shown] }
  site.warnings.add({ kind: 'page', name: (page as Document).path, fatal: true, reason, ...place })
  return plain.tree
}

/** Whether plain Markdown contains statements, elements, or expressions that its author meant as MDX. */
function meansMdx(tree: MarkdownNode, source: string): boolean {
  let isMdx = false
  mdxSyntax({ tree, source } as unknown as LintedMarkdown, () => {
    isMdx = true
  })
  const hasCode = ({ type, value = '', children = [] }: MarkdownNode): boolean =>
    (/^(?:text|html)$/.test(type) && /\{|\sclassName=/.test(value)) || children.some(hasCode)
  return isMdx || hasCode(tree)
}

/** Sets the ending of a document's new file: `.mdx` if it contains elements, modules, or expressions. */
export function setFormat(document: Document, context: DocusaurusContext): void {
  const { body } = document.block
  const { hasMdx } = context
  // Versions of a page are often identical, so remember the result for the text.
  if (!hasMdx.has(body)) hasMdx.set(body, /[<{]|^\s*(?:import|export)\b/m.test(body) && containsMdx(document, context))
  if (hasMdx.get(body)) document.target = document.target.replace(/\.md$/, '.mdx')
}

function containsMdx(document: Document, context: DocusaurusContext): boolean {
  try {
    const parsed = parseDocument(document, context)
    return 'tree' in parsed && needsMdx(parsed.tree)
  } catch {
    // Converting the page fails as well, and reports it.
    return false
  }
}

function isFirst(tree: MarkdownNode): boolean {
  const first = tree.children?.find(
    (node) => !['mdxFlowExpression', 'mdxjsEsm', 'html'].includes(node.type) && !/^head$/i.test(node.name ?? ''),
  )
  return first?.type === 'heading'
}
