import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { convertFrontMatter } from './convert-front-matter.ts'
import { convertMarkdown } from './convert-markdown.ts'
import { convertImage } from './convert-url.ts'
import type { Document } from './documents.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { prepareSource, restoreIds } from './mdx-source.ts'
import { displayPath, type MigrationContext, type PageContext } from './page-context.ts'
import { needsMdx, type ParsedMdx, parseMdx } from './parse-mdx.ts'

/** Converts a document to a page of the new site. Adds a warning to `site.warnings` for each part that can't be converted. */
export async function convertPage(
  document: Document,
  site: MigrationContext,
  routeOf: (id: string) => string | undefined,
): Promise<string> {
  const { block } = document
  const page: PageContext = {
    site,
    document,
    file: document.file,
    target: document.target,
    text: prepareSource(block.body, site.admonitions),
    linesBefore: block.lines,
    imports: new Map(),
    scope: new Map([['frontMatter', document.frontMatter]]),
    modules: new Map(),
    added: new Map(),
    head: {},
    headings: [],
    quotes: 0,
  }
  const parsed = parsedDocument(document, site)
  let tree: MarkdownNode
  if ('error' in parsed) {
    page.text = page.text.replace(/\{\/\*([\s\S]*?)\*\/\}/g, '<!--$1-->')
    const plain = parseMdx(page.text, false)
    if ('error' in plain) throw new Error(`Markdown that cannot be parsed: ${document.file}`)
    tree = plain.tree
    site.warnings.add({
      kind: 'page',
      name: document.source,
      fatal: true,
      reason: `The page can’t be parsed as MDX: ${parsed.error.reason}`,
      file: displayPath(site, document.file),
      line: parsed.error.line + block.lines,
      column: parsed.error.column,
      note: 'It’s imported as plain Markdown.',
      pages: [displayPath(site, document.file)],
    })
  } else tree = parsed.tree
  page.headings = headingsOf(tree)
  const first = page.headings[0]?.level === 1 && isFirst(tree) ? page.headings[0].text : undefined
  const hasHeading = first !== undefined
  // Docusaurus doesn't show the heading of a post that has a title in its front matter.
  const isReplaced = hasHeading && document.post !== undefined && document.frontMatter.title !== undefined
  const markdown = await convertMarkdown(tree, page, (all) => {
    const shown = isReplaced ? withoutTitle(all) : all
    // If the title is hidden, a heading of level 1 later in the text is the page's title.
    return withOneTitle(shown, (hasHeading && !isReplaced) || document.frontMatter.hide_title === true)
  })
  return (
    convertFrontMatter(
      document,
      page.head,
      isReplaced ? undefined : first,
      routeOf,
      (url) => convertImage(url, page),
      site.warnings,
    ) + markdown
  )
}

function parsedDocument(document: Document, site: MigrationContext): ParsedMdx {
  return parseMdx(prepareSource(document.block.body, site.admonitions), site.isMdx(document.file))
}

/** Sets the ending of a document's new file: `.mdx` if it contains elements, modules, or expressions. */
export function setFormat(document: Document, site: MigrationContext): void {
  try {
    const parsed = parsedDocument(document, site)
    if ('tree' in parsed && needsMdx(parsed.tree)) document.target = document.target.replace(/\.md$/, '.mdx')
  } catch {
    // Converting the page fails as well, and reports it.
  }
}

/** Lowers the headings of level 1 that aren't the page's title. Docusaurus shows several of them, but here a page has one. */
function withOneTitle(nodes: MarkdownNode[], hasTitle: boolean): MarkdownNode[] {
  const title = hasTitle ? nodes.find(({ type, depth }) => type === 'heading' && depth === 1) : undefined
  return nodes.map((node) => {
    if (node.type !== 'heading' || node.depth !== 1 || node === title) return node
    // Without a position, the node isn't written as its source text.
    const { position: _, ...lowered } = node
    return { ...lowered, depth: 2 }
  })
}

function withoutTitle(nodes: MarkdownNode[]): MarkdownNode[] {
  const title = nodes.find(({ type }) => type === 'heading')
  return nodes.filter((node) => node !== title)
}

function isFirst(tree: MarkdownNode): boolean {
  const first = tree.children?.find(
    (node) => !['mdxFlowExpression', 'mdxjsEsm', 'html'].includes(node.type) && !/^head$/i.test(node.name ?? ''),
  )
  return first?.type === 'heading'
}

function headingsOf(tree: MarkdownNode): PageContext['headings'] {
  const slugger = new GithubSlugger()
  const headings: PageContext['headings'] = []
  const visit = (node: MarkdownNode) => {
    if (node.type === 'heading') {
      const text = restoreIds(textOf(node as never))
      const own = /^(.*?)\s*\{#([^\s{}]+)\}\s*$/s.exec(text)
      const title = (own?.[1] ?? text).trim()
      headings.push({ level: node.depth ?? 2, text: title, id: own?.[2] ?? slugger.slug(title) })
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(tree)
  return headings
}
