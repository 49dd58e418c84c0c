import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { FrontMatter } from '../model/front-matter-schema.ts'
import type { ReportMessage } from '../model/message.ts'
import type { Heading, Page } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { nodePosition } from '../util/node-position.ts'
import { fileTitle } from '../util/number-prefix.ts'
import { visit } from '../util/visit.ts'
import { collectHeadings, headingLevel, headingText } from './headings.ts'

/**
 * Returns the offsets of the headings in Markdown syntax. Must be called before raw HTML is parsed, because afterward, the tree also
 * contains the headings that are written in HTML.
 */
export function headingOffsets(tree: Root): Set<number> {
  const offsets = new Set<number>()
  visit(tree, 'element', (node: Element) => {
    if (headingLevel(node) && node.position?.start.offset !== undefined) offsets.add(node.position.start.offset)
  })
  return offsets
}

export interface PageTitle extends Pick<Page, 'title' | 'titleFrom' | 'titleId'> {
  /**
   * Whether the title comes from the front matter or a Markdown heading. Such a title is rendered above the text unless `hide_title` is set
   * or the page has a hero.
   */
  isExplicit: boolean
}

/**
 * Determines a page's title, which is the first of these that exists: `title` in the front matter, the first Markdown heading if it has
 * level 1, an `<h1>` in raw HTML, the sidebar label, and the file name.
 *
 * The layout renders the title, so the Markdown heading is removed from the tree unless `hide_title` is set. If the page shows a title from
 * Markdown or the front matter, an `<h1>` in raw HTML (often a logo) becomes a paragraph, because a page must have only one `<h1>`.
 *
 * Reports the Markdown heading if the front matter contains a different heading for the page, and further headings of level 1.
 *
 * @param markdownHeadings Offsets of the headings that aren't raw HTML. If absent, all headings are Markdown.
 */
export function extractTitle(
  tree: Root,
  {
    frontMatter,
    source,
    markdownHeadings,
    report,
  }: { frontMatter: FrontMatter; source: string; markdownHeadings?: Set<number>; report: ReportMessage },
): PageTitle {
  const isRaw = (node: Element) => markdownHeadings?.has(node.position?.start.offset ?? -1) === false
  const isHidden = frontMatter.hide_title === true
  const own = extractHeading(tree, isRaw, isHidden)
  if (own && !isHidden) checkHeading(own, frontMatter, report)
  const isAboveText = !isHidden && (own ?? frontMatter.title ?? frontMatter.hero) !== undefined
  const titles = titlesIn(tree)
  const written = titles.filter((node) => node.position && !isRaw(node))
  // If the title isn't shown above the text, it's the first heading of level 1 in the text.
  reportExtraTitles(isAboveText ? written : written.slice(1), report)
  const isExplicit = frontMatter.title !== undefined || own !== undefined
  const raw = titles.filter(isRaw)
  if (own || (isExplicit && !isHidden && !frontMatter.hero)) for (const node of raw) demote(node)

  const title = frontMatter.title ?? own?.text
  const id = own && !isHidden && own.id ? { titleId: own.id } : {}
  if (title) return { title, isExplicit, ...id }
  // An image alone is a logo, whose alternative text names the project.
  const rawTitle = raw.find((node) => textOf(node).trim() !== '')
  if (rawTitle) return { title: headingText(rawTitle), titleFrom: 'html', isExplicit }
  return { title: frontMatter.sidebar_label ?? fileTitle(source), titleFrom: 'file', isExplicit, ...id }
}

type TitleHeading = Heading & { position: Position }

/** Returns the first Markdown heading if it has level 1, and removes it from the tree unless `isKept` is set. */
function extractHeading(tree: Root, isRaw: (node: Element) => boolean, isKept: boolean): TitleHeading | undefined {
  const index = tree.children.findIndex((node) => node.type === 'element' && headingLevel(node) && !isRaw(node))
  const node = tree.children[index]
  if (node?.type !== 'element' || node.tagName !== 'h1') return undefined
  const copy = structuredClone(node)
  const [collected] = collectHeadings({ type: 'root', children: [copy] })
  const heading = collected && { ...collected, position: nodePosition(node) }
  if (isKept) return heading
  // Replace the heading with empty elements that have the IDs in it, so that links to its aliases, and from a footnote, keep working.
  const names: Element[] = []
  visit(copy, 'element', ({ properties: { id } }: Element) => {
    if (id && id !== node.properties.id)
      names.push({ type: 'element', tagName: 'span', properties: { id }, children: [] })
  })
  tree.children.splice(index, 1, ...names)
  return heading
}

/** Reports a heading that readers don't see, because the front matter contains a different one. */
function checkHeading({ text, position }: TitleHeading, { title, hero }: FrontMatter, report: ReportMessage): void {
  const titles = [hero?.title, title].filter((value) => value !== undefined)
  if (titles.length === 0 || titles.some((value) => comparable(value) === comparable(text))) return
  report({
    ruleId: 'markdown',
    fatal: false,
    ...position,
    reason: `The heading “${text}” isn’t shown, because the front matter sets the page’s heading to “${titles[0]}”.`,
    note: noteFor({ title, hero }),
  })
}

/** Reports Markdown headings of level 1 that aren't the title of the page. */
function reportExtraTitles(titles: Element[], report: ReportMessage): void {
  for (const node of titles) {
    report({
      ruleId: 'markdown',
      fatal: false,
      ...nodePosition(node),
      reason: `The heading “${headingText(node)}” has level 1, like the title of the page.`,
      note: 'Start it with `##`. The table of contents lists only headings below level 1, so it doesn’t list this one.',
    })
  }
}

function noteFor({ title, hero }: FrontMatter): string {
  if (hero)
    return `Start it with \`##\`, or ${title === undefined ? 'move it to `title` in the front matter' : 'delete it'}.`
  return 'Delete the heading or `title`. To show the heading on the page, and `title` in the sidebar and the browser tab, add `hide_title: true`.'
}

/** Returns a heading's text without the differences that readers don't notice: markup, case, and white space. */
function comparable(text: string): string {
  return text
    .replace(/[*_`~\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function titlesIn(tree: Root): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'h1') found.push(node)
  })
  return found
}

function demote(node: Element): void {
  const { className = [] } = node.properties
  node.tagName = 'p'
  node.properties.className = [...[className].flat().map(String), 'page-banner']
}
