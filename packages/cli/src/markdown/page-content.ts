import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { checkIslands, islandPositions } from '../components/check-islands.ts'
import { withoutMarkerInTree } from '../components/placeholders.ts'
import type { IslandComponent } from '../model/component.ts'
import type { Link } from '../model/link.ts'
import type { Heading, Section } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { addIds, collectHeadings } from './headings.ts'
import { cleanAttributes, joinTexts } from './html/clean-tree.ts'
import { checkRawHtml } from './html/raw-html.ts'
import { repairElements } from './html/repair-elements.ts'
import { extractLinks } from './links/extract-links.ts'
import type { PageSource } from './page-source.ts'
import { extractTitle, headingOffsets, type PageTitle } from './page-title.ts'
import type { ParsedMarkdown } from './parse-markdown.ts'
import { collectSections } from './sections.ts'

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
): Promise<PageContent> {
  // Only load and run the HTML parser if the page contains HTML, because the parser has to process the whole tree again.
  const parseHtml = hasRawHtml(markdown.tree) ? (await import('rehype-raw')).default({ passThrough: [] }) : undefined
  return withTimeout(
    () => extract(markdown, source, islands, parseHtml as ParseHtml | undefined),
    source.isHeavy,
    'Reading the HTML of',
  )
}

function extract(
  markdown: ParsedMarkdown,
  source: PageSource,
  islands: Record<string, IslandComponent>,
  parseHtml: ParseHtml | undefined,
): PageContent {
  const { frontMatter, body, file } = markdown
  const { report } = source
  let { tree } = markdown
  const markdownHeadings = parseHtml && headingOffsets(tree)
  if (parseHtml) {
    checkRawHtml(tree, report)
    tree = withoutMarkerInTree(parseHtml(tree, file), body)
  }
  addIds(tree)
  const title = extractTitle(tree, {
    frontMatter,
    source: source.path,
    ...(markdownHeadings && { markdownHeadings }),
  })
  const headings = collectHeadings(tree)
  checkIslands(tree, islands, report)
  const positions = islandPositions(tree, source.clamp)
  const sections = collectSections(tree)
  const links = extractLinks(tree, body)
  for (const link of links) link.position = source.clamp(link.position)
  cleanAttributes(tree, report)
  if (parseHtml || markdown.mdx) repairElements(tree, report)
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
