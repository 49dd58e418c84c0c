import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { FrontMatter } from '../model/front-matter-schema.ts'
import type { Heading, Page } from '../model/page.ts'
import { fileTitle } from '../util/file-title.ts'
import { visit } from '../util/visit.ts'
import { collectHeadings, levelOf } from './headings.ts'

/** The offsets of the headings written in Markdown, to tell them from raw HTML later. */
export function headingOffsets(tree: Root): Set<number> {
  const offsets = new Set<number>()
  visit(tree, 'element', (node: Element) => {
    if (levelOf(node) && node.position?.start.offset !== undefined) offsets.add(node.position.start.offset)
  })
  return offsets
}

export interface TakenTitle extends Pick<Page, 'title' | 'titleFrom' | 'titleId'> {
  /** The title comes from the front matter or a Markdown heading: it is drawn above the text unless the author hides it. */
  isExplicit: boolean
}

/**
 * Finds a page's title: that of the front matter, the first Markdown heading if it is of level 1, an `<h1>` in raw HTML, or a name.
 *
 * The layout draws the title, so the heading is taken out of the tree. With `hide_title` it stays. A logo in an `<h1>` becomes a
 * paragraph where the page has another title: a page has one `<h1>`.
 *
 * @param markdownHeadings Offsets of the headings that are not raw HTML. Without it all are Markdown.
 */
export function takeTitle(
  tree: Root,
  {
    frontMatter,
    source,
    markdownHeadings,
  }: { frontMatter: FrontMatter; source: string; markdownHeadings?: Set<number> },
): TakenTitle {
  const isRaw = (node: Element) => markdownHeadings?.has(node.position?.start.offset ?? -1) === false
  const isHidden = frontMatter.hide_title === true
  const own = takeHeading(tree, isRaw, isHidden)
  const isExplicit = frontMatter.title !== undefined || own !== undefined
  const raw = markdownHeadings ? rawTitles(tree, isRaw) : []
  if (own || (isExplicit && !isHidden && !frontMatter.hero)) for (const node of raw) demote(node)

  const title = frontMatter.title ?? own?.text
  const id = own && !isHidden && own.id ? { titleId: own.id } : {}
  if (title) return { title, isExplicit, ...id }
  const rawTitle = raw.map((node) => textOf(node).trim()).find((text) => text !== '')
  if (rawTitle) return { title: rawTitle, titleFrom: 'html', isExplicit }
  return { title: frontMatter.sidebar_label ?? fileTitle(source), titleFrom: 'file', isExplicit, ...id }
}

/** The first Markdown heading, if it is of level 1. */
function takeHeading(tree: Root, isRaw: (node: Element) => boolean, isKept: boolean): Heading | undefined {
  const index = tree.children.findIndex((node) => node.type === 'element' && levelOf(node) && !isRaw(node))
  const node = tree.children[index]
  if (node?.type !== 'element' || node.tagName !== 'h1') return undefined
  const [heading] = collectHeadings({ type: 'root', children: [structuredClone(node)] })
  if (isKept) return heading
  // Its other names stay in the text, where it stood.
  const names = (heading?.aliases ?? []).map(
    (id): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] }),
  )
  tree.children.splice(index, 1, ...names)
  return heading
}

function rawTitles(tree: Root, isRaw: (node: Element) => boolean): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'h1' && isRaw(node)) found.push(node)
  })
  return found
}

function demote(node: Element): void {
  const { className = [] } = node.properties
  node.tagName = 'p'
  node.properties.className = [...[className].flat().map(String), 'page-banner']
}
