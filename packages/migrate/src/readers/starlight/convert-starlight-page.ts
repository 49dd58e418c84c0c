import { isElement, type MarkdownNode } from '@docs-engine/cli/internal'
import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { fillForeign } from '../../built/fill-foreign.ts'
import { foreignDiagram, markForeign } from '../../model/foreign.ts'
import type { OldPage } from '../../model/old-site.ts'
import { convertHtml } from '../../passes/convert-html.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { addMermaid } from '../../passes/mermaid.ts'
import { allDirectives } from '../../util/directive-syntax.ts'
import { codeEdits, type Edit, edited, rangeOf } from '../../util/edits.ts'
import type { Fence } from '../../util/mask-code.ts'
import { lowered, markdownParser } from '../../util/mdx.ts'
import { fileUrl } from './asset-url.ts'
import { convertElement } from './convert-element.ts'
import { convertExpression } from './convert-expression.ts'
import { convertFence } from './convert-fence.ts'
import { convertModule } from './convert-modules.ts'
import type { PagePart } from './page-part.ts'
import type { StarlightContext } from './starlight-context.ts'

const parse = markdownParser(allDirectives)

/**
 * Converts the text of a page, which keeps its format. Only the parts that Docs writes differently change.
 *
 * @param above Text to show above the page's own.
 */
export function convertStarlightPage(page: OldPage, context: StarlightContext, above = ''): string {
  const { file, target } = page
  return convertText(above + page.block.body, { page, file, target, slugger: new GithubSlugger(), context }, false)
}

/** Converts the text of a page or a partial. */
function convertText(
  text: string,
  place: Pick<PagePart, 'page' | 'file' | 'target' | 'slugger' | 'context'>,
  isPartial: boolean,
): string {
  const { page, file, context } = place
  const isMdx = file.endsWith('.mdx')
  const scope = new Map<string, unknown>([['frontmatter', page.block.frontMatter]])
  const part: PagePart = { ...place, text, isMdx, imports: new Map(), scope }
  const tree = parse(text, isMdx)
  const nodes = tree.children ?? []
  const modules = nodes
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap((node) =>
      convertModule(node, part, (body, own) =>
        convertText(body, { ...place, slugger: new GithubSlugger(), ...own }, true),
      ),
    )
  const title = nodes.find(({ type }) => type === 'heading')
  const edits = [
    ...modules,
    ...(!isPartial && title && isSecondTitle(title, page) ? [lowered(title, text)] : []),
    ...nodes.flatMap((node) => editsIn(node, part)),
  ]
  return fillForeign(edited(text, 0, text.length, edits), page, context.site, {
    isMdx,
    isPart: isPartial,
  })
}

/** Returns the changes in a node. */
function editsIn(node: MarkdownNode, part: PagePart): Edit[] {
  const { page, context, text } = part
  // The parser adds nodes without a position for URLs without brackets, which don't change.
  if (!node.position) return []
  const [start, end] = rangeOf(node)
  const inside = () => (node.children ?? []).flatMap((child) => editsIn(child, part))
  const replaced = (from: number, to: number, own: string): Edit[] =>
    own === text.slice(from, to) ? [] : [{ start: from, end: to, text: own }]
  const withUrls = (from: number) => replaced(from, end, convertUrls(text.slice(from, end), part))
  if (isElement(node)) return convertElement(node, part, inside)
  switch (node.type) {
    case 'mdxjsEsm':
      return []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node, part)
    case 'heading':
      page.anchors.push(part.slugger.slug(textOf(node as never)))
      return inside()
    case 'code':
      return convertCode(node, part)
    case 'html':
      return replaced(start, end, convertUrls(convertHtml(text.slice(start, end), page, context.site), part))
    case 'image':
    case 'definition':
      return withUrls(start)
    case 'link':
      return [...inside(), ...withUrls(node.children?.at(-1)?.position ? rangeOf(node.children.at(-1)!)[1] : start)]
    case 'textDirective':
      // Without a label and attributes, it's text that contains a colon.
      return /^:[\w-]+$/.test(text.slice(start, end)) ? [] : [foreignDirective(node, part, inside())]
    case 'leafDirective':
      return [foreignDirective(node, part, inside())]
    case 'containerDirective': {
      if (!/^(?:note|tip|caution|danger|info)$/.test(node.name!)) return [foreignDirective(node, part, inside())]
      // Docs has no syntax for the icon of an aside.
      const icon = /^[^\n]*?(\{icon=[^}\n]*\})/.exec(text.slice(start, end))
      if (icon) context.site.warnings.omit('icon of an aside')
      const at = icon ? start + icon[0].length : 0
      return [...(icon ? replaced(at - icon[1]!.length, at, '') : []), ...inside()]
    }
    case 'paragraph':
      // Text after the name means that the line isn't the start of a directive, so Starlight shows it as text.
      return [...(text.startsWith(':::', start) ? [{ start, end: start, text: '\\' }] : []), ...inside()]
    default:
      return inside()
  }
}

/** Marks a directive of a plugin. Without its HTML, the page shows what it contains. */
function foreignDirective({ name, children = [], position }: MarkdownNode, part: PagePart, inside: Edit[]): Edit {
  const [start, end] = [position!.start.offset!, position!.end.offset!]
  const source = part.text.slice(start, end)
  const otherwise =
    children.length === 0 ? '' : edited(part.text, rangeOf(children[0]!)[0], rangeOf(children.at(-1)!)[1], inside)
  const reason = `The directive \`${name}\` belongs to a plugin of the old site.`
  const todo = 'Write it in Markdown, or add a plugin for it.'
  const foreign = { kind: 'directive', name: name!, reason, todo, source, otherwise } as const
  return { start, end, text: markForeign(part.page, foreign) }
}

/** Converts the URLs in the source of a link, an image, a definition, or HTML. */
function convertUrls(source: string, part: PagePart): string {
  const withFiles = source
    .replace(/(\]\(|\]:[ \t]*)([^\s()<>]+)/g, (_, before: string, url: string) => before + (fileUrl(url, part) ?? url))
    .replace(/(<img\b[^<>]*?\ssrc=)(["'])([^"'\n]*)\2/g, (_, before: string, quote: string, url: string) => {
      return `${before}${quote}${fileUrl(url, part) ?? url}${quote}`
    })
  return convertLinks(withFiles, part.page, part.context.site, 'url', 'url')
}

function convertCode(node: MarkdownNode, part: PagePart): Edit[] {
  const { page, text, context } = part
  const [start, end] = rangeOf(node)
  const [, marker = '', info = ''] = /^(`{3,}|~{3,})([^\n]*)/.exec(text.slice(start, end)) ?? []
  if (!marker) return []
  const fence: Fence = { kind: 'fence', marker, info: info.trim(), code: node.value ?? '', line: 0 }
  if (context.hasMermaid && node.lang === 'mermaid') {
    addMermaid(context.site)
    return []
  }
  convertFence(fence, page, context.site)
  const [diagram] = /^(?:mermaid|d2|plantuml|dot)$/.exec(node.lang ?? '') ?? []
  if (diagram) {
    const otherwise = text.slice(start, end)
    return [{ start, end, text: markForeign(page, foreignDiagram(diagram, fence.code, otherwise)) }]
  }
  return codeEdits(node, text, fence.info, fence.code)
}

/** Whether a heading of level 1 differs from the page's title. Starlight shows it below the title, but Docs would show only the title. */
function isSecondTitle(heading: MarkdownNode, { block }: OldPage): boolean {
  const comparable = (value: string) => value.replace(/[*_`\\\s]+/g, '').toLowerCase()
  return (
    heading.depth === 1 && comparable(textOf(heading as never)) !== comparable(String(block.frontMatter.title ?? ''))
  )
}
