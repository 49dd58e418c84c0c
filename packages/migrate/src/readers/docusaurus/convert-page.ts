import { type LintedMarkdown, type MarkdownNode, mdxSyntax } from '@docs-engine/cli/internal'
import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { withEmoji } from '../../passes/emoji.ts'
import { type Edit, edited, rangeOf, removed, replaced } from '../../util/edits.ts'
import { lowered } from '../../util/mdx.ts'
import { pageText } from '../../write/write-page.ts'
import { convertCode } from './convert-code.ts'
import { convertDirective } from './convert-directive.ts'
import { convertElement } from './convert-element.ts'
import { newFrontMatter } from './convert-front-matter.ts'
import { convertModules } from './convert-modules.ts'
import { convertImage, convertUrl } from './convert-url.ts'
import type { Document } from './documents.ts'
import type { DocusaurusContext, PagePart } from './docusaurus-context.ts'
import { checkExpression } from './page-scope.ts'
import { needsMdx, type ParsedMdx, parseDocument, parseMdx, prepareSource, restoreIds } from './parse-mdx.ts'

/** Converts a document to a page of the new site. Adds a warning to `site.warnings` for each part that can't be converted. */
export async function convertPage(document: Document, context: DocusaurusContext): Promise<string> {
  const { block, post } = document
  const { frontMatter } = block
  const part: PagePart = {
    context,
    document,
    file: document.file,
    target: document.target,
    text: prepareSource(block.body, context.admonitions),
    linesBefore: block.lines,
    imports: new Map(),
    scope: new Map([['frontMatter', frontMatter]]),
    added: new Map(),
    headings: [],
  }
  const parsed = parseDocument(document, context)
  const tree = 'tree' in parsed ? parsed.tree : asMarkdown(parsed.error, part)
  part.headings = headingsOf(tree)
  const [first] = part.headings
  const title = first?.level === 1 && isFirst(tree) ? tree.children!.find(({ type }) => type === 'heading') : undefined
  // Docusaurus doesn't show the heading of a post that has a title in its front matter.
  const isReplaced = title !== undefined && post !== undefined && frontMatter.title !== undefined
  const titles = (tree.children ?? []).filter(({ type, depth }) => type === 'heading' && depth === 1)
  // If the title is hidden, a heading of level 1 later in the text is the page's title.
  const kept = isReplaced ? undefined : (title ?? (frontMatter.hide_title === true ? titles[0] : undefined))
  const others = titles.filter((node) => node !== kept)
  const edits = others.map((node) => (node === title ? removed(...rangeOf(node), part.text) : lowered(node, part.text)))
  const markdown = await convertText(tree, part, edits)
  const own = newFrontMatter(document, part, isReplaced || !title ? undefined : first!.text)
  const image = typeof own.image === 'string' && own.image.replace(/^(@site\/static|\.\/static)(?=\/)/, '')
  return pageText(image ? { ...own, image: convertImage(image, part) } : own, markdown, block)
}

/** Parses a page with a syntax error in MDX as plain Markdown, and reports the error if the page uses MDX. */
function asMarkdown(error: Extract<ParsedMdx, { error: object }>['error'], part: PagePart): MarkdownNode {
  part.text = part.text.replace(/\{\/\*([\s\S]*?)\*\/\}/g, '<!--$1-->')
  const plain = parseMdx(part.text, false)
  if ('error' in plain) throw new Error(`Markdown that cannot be parsed: ${part.file}`)
  // Before version 3, Docusaurus allowed Markdown in MDX that isn't valid any more, such as `<https://example.com>`.
  if (!meansMdx(plain.tree, part.text)) return plain.tree
  const { document, context, linesBefore } = part
  context.site.warnings.add({
    kind: 'page',
    name: document.path,
    fatal: true,
    reason: `The page can’t be parsed as MDX: ${error.reason}`,
    file: document.shown,
    line: error.line + linesBefore,
    column: error.column,
    note: 'It’s imported as plain Markdown.',
    pages: [document.shown],
  })
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

/**
 * Converts the text of a page or a partial. Only the parts that Docs writes differently change.
 *
 * @param edits Changes of the page's title.
 */
export async function convertText(tree: MarkdownNode, part: PagePart, edits: readonly Edit[] = []): Promise<string> {
  const modules = await convertModules(tree, part)
  const inside = (tree.children ?? []).flatMap((node) => [...withoutIndent(node, part), ...editsIn(node, part)])
  const text = edited(part.text, 0, part.text.length, [...edits, ...modules, ...inside])
  const added = [...part.added.values()].map((line) => `${line}\n`).join('')
  return (added && `${added}\n`) + restoreIds(text)
}

/** Removes the indentation of a block. Unlike in MDX, an indented block is code in Markdown. */
function withoutIndent({ position }: MarkdownNode, { text, target }: PagePart): Edit[] {
  const end = position?.start.offset ?? 0
  const indent = /(?<=^|\n)[ \t]{4,}$/.exec(text.slice(0, end))?.[0]
  return indent && target.endsWith('.md') ? [{ start: end - indent.length, end, text: '' }] : []
}

/** Returns the changes in a node. */
function editsIn(node: MarkdownNode, part: PagePart): Edit[] {
  // The parser adds nodes without a position for URLs without brackets, which don't change.
  if (!node.position) return []
  const inside = () => (node.children ?? []).flatMap((child) => editsIn(child, part))
  const own = part.text.slice(...rangeOf(node))
  switch (node.type) {
    case 'mdxjsEsm':
      return []
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, part, inside)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node, part)
    case 'code':
      return convertCode(node, part)
    case 'containerDirective':
      return convertDirective(node, part, inside)
    case 'link':
    case 'image':
    case 'definition':
      return [...inside(), ...convertTarget(node, part)]
    case 'text':
      return part.context.hasEmoji ? replaced(node, part.text, withEmoji(own)) : []
    default:
      return inside()
  }
}

/** Converts the URL of a link, an image, or a definition. */
function convertTarget(node: MarkdownNode, { text, ...part }: PagePart): Edit[] {
  const { url = '', children = [] } = node
  const [start, end] = rangeOf(node)
  const label = children.at(-1)?.position ? rangeOf(children.at(-1)!)[1] : start
  const before = text.indexOf(node.type === 'definition' ? ']:' : '](', label)
  const at = text.indexOf(url, before + 2)
  const own = convertUrl(url, { text, ...part })
  return before < 0 || at < 0 || at >= end || own === url ? [] : [{ start: at, end: at + url.length, text: own }]
}

/** Converts a comment, which can also contain the ID of a heading. All other expressions stay as they are. */
function convertExpression(node: MarkdownNode, part: PagePart): Edit[] {
  checkExpression(node, part)
  if (node.data?.estree?.body.length !== 0) return []
  const comment = (node.value ?? '').trim().replace(/^\/\*|\*\/$/g, '')
  const id = /^\s*#([^\s{}]+)\s*$/.exec(comment)?.[1]
  if (id && node.type === 'mdxTextExpression') return replaced(node, part.text, `{#${id}}`)
  return node.value?.trim()
    ? [{ start: rangeOf(node)[0], end: rangeOf(node)[1], text: `<!--${comment.replaceAll('--', '- -')}-->` }]
    : [removed(...rangeOf(node), part.text)]
}

function isFirst(tree: MarkdownNode): boolean {
  const first = tree.children?.find(
    (node) => !['mdxFlowExpression', 'mdxjsEsm', 'html'].includes(node.type) && !/^head$/i.test(node.name ?? ''),
  )
  return first?.type === 'heading'
}

function headingsOf(tree: MarkdownNode): PagePart['headings'] {
  const slugger = new GithubSlugger()
  const visit = (node: MarkdownNode): PagePart['headings'] => {
    if (node.type !== 'heading') return (node.children ?? []).flatMap(visit)
    const text = restoreIds(textOf(node as never))
    const own = /^(.*?)\s*\{#([^\s{}]+)\}\s*$/s.exec(text)
    const title = (own?.[1] ?? text).trim()
    return [{ level: node.depth ?? 2, text: title, id: own?.[2] ?? slugger.slug(title) }]
  }
  return visit(tree)
}
