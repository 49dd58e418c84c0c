import type { Root } from 'hast'
import { islandPositions } from '../components/island-positions.ts'
import type { IslandComponent } from '../model/component.ts'
import type { Link } from '../model/link.ts'
import type { Heading, Section } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { type IncludedFile, includedFile } from '../util/node-position.ts'
import { visit } from '../util/visit.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { hideCode, showCode } from './code-elements.ts'
import { addIds, collectHeadings } from './headings.ts'
import { cleanAttributes, joinTexts } from './html/clean-tree.ts'
import { joinLinkedCode } from './html/linked-code.ts'
import { checkRawHtml } from './html/raw-html.ts'
import { repairElements } from './html/repair-elements.ts'
import { extractLinks } from './links/extract-links.ts'
import type { PagePlugins } from './page-plugins.ts'
import type { PageSource } from './page-source.ts'
import { extractTitle, headingOffsets, type PageTitle } from './page-title.ts'
import type { ParsedMarkdown } from './parse-markdown.ts'
import { collectSections } from './sections.ts'
import { containerNames, leafNames } from './syntax/directive-names.ts'

const directiveNames = [...Object.keys(containerNames), ...Object.keys(leafNames)]

/** A page's final tree, and the data that was extracted from it. */
export interface PageContent {
  /** The tree to render. Its URLs have been replaced with placeholders. */
  tree: Root
  title: PageTitle
  headings: Heading[]
  sections: Section[]
  links: Link[]
  /** Positions of the directives that use a component, grouped by the component's name. */
  islandPositions: Record<string, Position[]>
}

type ParseHtml = (tree: Root, file: ParsedMarkdown['file']) => Root

/**
 * Parses the HTML in a page, assigns IDs, extracts the title, headings, sections, and links, and prepares the tree for rendering.
 *
 * @throws {PageTimeout} if extracting the content takes too long.
 */
export async function extractContent(
  markdown: ParsedMarkdown,
  source: PageSource,
  islands: Record<string, IslandComponent>,
  plugins?: PagePlugins,
): Promise<PageContent> {
  const limited = <Result>(work: () => Result) => withTimeout(work, source.isHeavy, 'Reading the HTML of')
  const parseHtml = await htmlParser(markdown.tree)
  if (!plugins) return limited(() => extract(readHtml(markdown, source, parseHtml), markdown, source, islands))
  const read = limited(() => readHtml(markdown, source, parseHtml))
  showCode(read.tree, markdown.codeBlocks)
  const changed = await plugins.transformHtml(read.tree, markdown.file, source)
  hideCode(changed)
  // Plugins may add raw HTML, elements that React can't render, and headings without IDs.
  const parseAddedHtml = await htmlParser(changed)
  return limited(() => {
    const tree = parseAddedHtml ? readHtml({ ...markdown, tree: changed }, source, parseAddedHtml).tree : changed
    addIds(tree, source.report)
    return extract({ ...read, tree, hasHtml: true }, markdown, source, islands)
  })
}

/** Loads the HTML parser only if the page contains HTML, because the parser has to process the whole tree again. */
async function htmlParser(tree: Root): Promise<ParseHtml | undefined> {
  if (!hasRawHtml(tree)) return undefined
  return (await import('rehype-raw')).default({ passThrough: [] }) as unknown as ParseHtml
}

interface ReadHtml {
  tree: Root
  /** The tree may contain HTML that the author wrote or a plugin added. */
  hasHtml: boolean
  markdownHeadings: ReturnType<typeof headingOffsets> | undefined
}

/** Parses the HTML in the tree, and assigns IDs to headings. */
function readHtml(
  { tree, file }: Pick<ParsedMarkdown, 'tree' | 'file'>,
  { report }: PageSource,
  parseHtml: ParseHtml | undefined,
): ReadHtml {
  const markdownHeadings = parseHtml && headingOffsets(tree)
  let parsed = tree
  if (parseHtml) {
    checkRawHtml(tree, report)
    parsed = keepingIncludedFiles(tree, () => parseHtml(tree, file))
  }
  addIds(parsed, report)
  return { tree: parsed, hasHtml: parseHtml !== undefined, markdownHeadings }
}

/** The HTML parser creates new positions. Marks the elements that come from a partial, and adds their file to the new positions. */
function keepingIncludedFiles(tree: Root, parse: () => Root): Root {
  const files: IncludedFile[] = []
  visit(tree, 'element', (node) => {
    const included = includedFile(node)
    if (included) node.properties.dataDocsIncluded = String(files.push(included) - 1)
  })
  const parsed = parse()
  if (files.length === 0) return parsed
  visit(parsed, 'element', (node) => {
    const { dataDocsIncluded: index } = node.properties
    if (index === undefined) return
    if (node.position) Object.assign(node.position, { included: files[Number(index)] })
    delete node.properties.dataDocsIncluded
  })
  return parsed
}

function extract(
  { tree, hasHtml, markdownHeadings }: ReadHtml,
  { frontMatter, body, mdx }: ParsedMarkdown,
  source: PageSource,
  islands: Record<string, IslandComponent>,
): PageContent {
  const { report } = source
  // The Markdown copy contains the links and images in the title, even though the page shows only the title's text.
  const links = extractLinks(tree, body)
  for (const link of links) link.position = source.clamp(link.position)
  const title = extractTitle(tree, {
    frontMatter,
    source: source.path,
    ...(markdownHeadings && { markdownHeadings }),
    report,
  })
  const headings = collectHeadings(tree)
  const positions = islandPositions(tree, islands, directiveNames, source)
  const sections = collectSections(tree)
  cleanAttributes(tree, report)
  if (hasHtml || mdx) repairElements(tree, report)
  joinLinkedCode(tree)
  joinTexts(tree)
  return { tree, title, headings, sections, links, islandPositions: positions }
}

function hasRawHtml(tree: Root): boolean {
  let isFound = false
  visit(tree, 'raw', () => {
    isFound = true
    return false
  })
  return isFound
}
