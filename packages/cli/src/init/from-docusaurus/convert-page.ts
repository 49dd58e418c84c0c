import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { convertFrontMatter } from './convert-front-matter.ts'
import { convertNodes } from './convert-tree.ts'
import type { Document } from './documents.ts'
import { extractModules } from './extract-modules.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { prepareSource, restoreIds } from './mdx-source.ts'
import { displayPath, type MigrationContext, type PageContext } from './page-context.ts'
import { parseMdx } from './parse-mdx.ts'
import { writeMarkdown } from './write-markdown.ts'

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
    text: prepareSource(block.body, site.admonitions),
    linesBefore: block.lines,
    scope: new Map([['frontMatter', document.frontMatter]]),
    imports: new Map(),
    head: {},
    headings: [],
    quotes: 0,
  }
  const changed = site.treeOf(document.file)
  const parsed = changed ? { tree: changed } : parseMdx(page.text, site.isMdx(document.file))
  let tree: MarkdownNode
  if ('error' in parsed) {
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
    const plain = parseMdx(page.text, false)
    if ('error' in plain) throw new Error(`Markdown that cannot be parsed: ${document.file}`)
    tree = plain.tree
  } else tree = parsed.tree
  await extractModules(tree, page)
  page.headings = headingsOf(tree)
  const first = page.headings[0]?.level === 1 && isFirst(tree) ? page.headings[0].text : undefined
  const nodes = withOneTitle(tree.children ?? [], first !== undefined)
  const markdown = restoreIds(writeMarkdown(convertNodes(nodes, page, true)))
  return convertFrontMatter(document, page.head, first, routeOf, site.warnings) + markdown
}

/** Lowers the headings of level 1 that aren't the page's title. Docusaurus shows several of them, but here a page has one. */
function withOneTitle(nodes: MarkdownNode[], hasTitle: boolean): MarkdownNode[] {
  const title = hasTitle ? nodes.find(({ type }) => type === 'heading') : undefined
  return nodes.map((node) => {
    if (node.type !== 'heading' || node.depth !== 1 || node === title) return node
    // Without a position, the node isn't written as its source text.
    const { position: _, ...lowered } = node
    return { ...lowered, depth: 2 }
  })
}

function isFirst(tree: MarkdownNode): boolean {
  const first = tree.children?.find(
    (node) => !['mdxFlowExpression', 'html'].includes(node.type) && !/^head$/i.test(node.name ?? ''),
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
