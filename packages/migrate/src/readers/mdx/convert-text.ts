import { relative } from 'node:path'
import { isElement, type MarkdownNode } from '@docs-engine/cli/internal'
import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { fillForeign } from '../../built/fill-foreign.ts'
import { convertHtml } from '../../passes/convert-html.ts'
import { convertHtmlLinks } from '../../passes/convert-links.ts'
import { withEmoji } from '../../passes/emoji.ts'
import { type Edit, edited, rangeOf, replaced, withIndent } from '../../util/edits.ts'
import { restoreIds } from '../../util/mdx.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { convertElement } from './convert-element.ts'
import { convertExpression } from './convert-expression.ts'
import { convertModules } from './convert-modules.ts'
import { type MdxPart, newPart, type Partial } from './mdx-part.ts'

/**
 * Converts the text of a page or a partial. Only the parts that Docs writes differently change.
 *
 * @param edits Changes of the page's title.
 */
export async function convertText(tree: MarkdownNode, part: MdxPart, edits: readonly Edit[] = []): Promise<string> {
  const { page, site, target, text } = part
  part.headings = headingsOf(tree)
  page.anchors.push(...part.headings.flatMap(({ level, id }) => (level > 1 ? [id] : [])))
  const modules = await convertModules(tree, part, addPartial)
  const inside = (tree.children ?? []).flatMap((node) => [...withoutIndent(node, part), ...editsIn(node, part)])
  const result = edited(text, 0, text.length, [...edits, ...modules, ...inside])
  const options = { isMdx: target.endsWith('.mdx'), isPart: part.file !== page.file }
  const added = [...part.added.values()].map((line) => `${line}\n`).join('')
  return (added && `${added}\n`) + restoreIds(fillForeign(result, page, site, options))
}

/** Converts a file that pages import to a partial, and returns its path in the new site, or the reason why that’s not possible. */
async function addPartial(file: string, part: MdxPart): Promise<{ path: string } | { reason: string }> {
  const { reader, site } = part
  const page = site.bySource.get(relative(site.pagesFolder, file))
  if (page) return { path: page.target }
  const known = reader.partials.get(file)
  if (known) return known.reason === undefined ? { path: known.target } : { reason: known.reason }
  const source = await reader.partialText(file)
  const { block, body, lines } = splitFrontMatter('reason' in source ? '' : source.text)
  const text = reader.prepare(body)
  const partial: Partial = { target: '', text: block + body, ...('reason' in source && source) }
  reader.partials.set(file, partial)
  if ('reason' in source) return source
  let tree: MarkdownNode | undefined
  try {
    tree = reader.parse(text, file)
  } catch {
    // The new site reports the error.
  }
  partial.target = reader.partialPath(file, tree, part)
  if (!tree) return { path: partial.target }
  const own = newPart({ ...part, file, target: partial.target, text, linesBefore: lines })
  partial.text = block + (await convertText(tree, own))
  // Elements in the code of a component can’t be replaced with their HTML.
  const foreign = [...own.imports.values()].find((imported) => imported.kind === 'foreign')
  if (!/\.mdx?$/.test(file) && foreign?.kind === 'foreign')
    partial.reason = `it contains another one, and ${foreign.reason.replace(/^it(?=[ ’])/, 'that one')}`
  return partial.reason === undefined ? { path: partial.target } : { reason: partial.reason }
}

/** Removes the indentation of a block. Unlike in MDX, an indented block is code in Markdown. */
function withoutIndent({ type, position }: MarkdownNode, { text, target }: MdxPart): Edit[] {
  const end = position?.start.offset ?? 0
  if (type === 'code' && !/^[`~]{3}/.test(text.slice(end))) return []
  const indent = /(?<=^|\n)[ \t]{4,}$/.exec(text.slice(0, end))?.[0]
  return indent && target.endsWith('.md') ? [{ start: end - indent.length, end, text: '' }] : []
}

/** Returns the changes in a node. */
function editsIn(node: MarkdownNode, part: MdxPart): Edit[] {
  const { page, site, text, reader } = part
  // The parser adds nodes without a position for URLs without brackets, which don't change.
  if (!node.position) return []
  const inside = () => (node.children ?? []).flatMap((child) => editsIn(child, part))
  const own = text.slice(...rangeOf(node))
  if (isElement(node)) return convertElement(node, part, inside)
  switch (node.type) {
    case 'mdxjsEsm':
      return []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node, part)
    case 'code':
      return withEnd(node, text, reader.convertCode(node, part))
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective':
      return reader.convertDirective(node, part, inside)
    case 'html':
      return replaced(
        node,
        text,
        convertHtmlLinks(convertHtml(own, page, site), (url) => reader.convertUrl(url, part)),
      )
    case 'link':
    case 'image':
    case 'definition':
      return [...inside(), ...convertTarget(node, part)]
    case 'text':
      return reader.hasEmoji ? replaced(node, text, withEmoji(own)) : []
    case 'paragraph':
      // Text after the name means that the line isn't the start of a directive, so the old site shows it as text.
      return [
        ...(own.startsWith(':::') ? [{ start: rangeOf(node)[0], end: rangeOf(node)[0], text: '\\' }] : []),
        ...inside(),
      ]
    default:
      return inside()
  }
}

/** Closes a code block that ends with the container around it, which Docs reports as an error. */
function withEnd(node: MarkdownNode, text: string, edits: Edit[]): Edit[] {
  const [start, end] = rangeOf(node)
  const marker = /^(?:`{3,}|~{3,})/.exec(text.slice(start, end))?.[0]
  const last = /\n[ \t>]*([`~]+)[ \t]*$/.exec(text.slice(start, end))?.[1]
  if (!marker || last?.startsWith(marker) || edits.some((edit) => edit.end === end)) return edits
  const closing = /\n[ \t>]*$/.test(text.slice(start, end)) ? `${marker}\n` : `\n${marker}`
  return [...edits, { start: end, end, text: withIndent(closing, text, start) }]
}

/** Converts the URL of a link, an image, or a definition. */
function convertTarget(node: MarkdownNode, part: MdxPart): Edit[] {
  const { url = '', children = [] } = node
  const [start, end] = rangeOf(node)
  const label = children.at(-1)?.position ? rangeOf(children.at(-1)!)[1] : start
  const before = part.text.indexOf(node.type === 'definition' ? ']:' : '](', label)
  const at = part.text.indexOf(url, before + 2)
  const own = part.reader.convertUrl(url, part)
  return before < 0 || at < 0 || at >= end || own === url ? [] : [{ start: at, end: at + url.length, text: own }]
}

function headingsOf(tree: MarkdownNode): MdxPart['headings'] {
  const slugger = new GithubSlugger()
  const visit = (node: MarkdownNode): MdxPart['headings'] => {
    if (node.type !== 'heading') return (node.children ?? []).flatMap(visit)
    const text = restoreIds(textOf(node as never))
    const own = /^(.*?)\s*\{#([^\s{}]+)\}\s*$/s.exec(text)
    const title = (own?.[1] ?? text).trim()
    return [{ level: node.depth ?? 2, text: title, id: own?.[2] ?? slugger.slug(title) }]
  }
  return visit(tree)
}
