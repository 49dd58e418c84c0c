import { staticValue } from '@docs-engine/cli/internal'
import { type JsNode, jsxAttributes, type MarkdownNode, paragraph, text } from './markdown-node.ts'
import { type PageContext, warn } from './page-context.ts'

/** Lists the pages that a `<DocCardList>` shows. */
export function pageList(node: MarkdownNode, page: PageContext): MarkdownNode[] {
  const cards = page.site.cardsOf(page.document)
  if (cards.length === 0)
    warn(page, 'component', 'DocCardList', 'No sidebar determines what `<DocCardList>` shows.', node)
  return cards.length > 0 ? [cardList(cards)] : []
}

/** Creates a list of links to pages, with their descriptions. */
export function cardList(cards: { label: string; route: string; description?: string | undefined }[]): MarkdownNode {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: cards.map(({ label, route, description }) => ({
      type: 'listItem',
      spread: false,
      children: [
        paragraph([
          { type: 'link', url: encodeURI(route), children: [text(label)] },
          ...(description ? [text(`: ${description}`)] : []),
        ]),
      ],
    })),
  }
}

/** Creates a list of links to the page's headings. `toc={toc.slice(2)}` omits the first two headings. */
export function contentsList(node: MarkdownNode, page: PageContext): MarkdownNode[] {
  const values = jsxAttributes(node).map(({ name, value }) => [name, value] as const)
  const numberOf = (wanted: string) => {
    const value = values.find(([name]) => name === wanted)?.[1]
    return typeof value === 'object' && value !== null ? Number(staticValue(value.data?.estree, new Map())) : Number.NaN
  }
  const min = numberOf('minHeadingLevel') || 2
  const max = numberOf('maxHeadingLevel') || 3
  const toc = values.find(([name]) => name === 'toc')?.[1]
  const skip = typeof toc === 'object' && toc !== null ? skipped(toc.data?.estree?.body[0]) : 0
  const shown = page.headings
    .filter(({ level }) => level >= 2)
    .slice(skip)
    .filter(({ level }) => level >= min && level <= max)
  const build = (from: number, level: number): { items: MarkdownNode[]; next: number } => {
    const items: MarkdownNode[] = []
    let i = from
    while (i < shown.length && shown[i]!.level >= level) {
      const heading = shown[i]!
      const below = build(i + 1, heading.level + 1)
      const link = { type: 'link', url: `#${heading.id}`, children: [text(heading.text)] }
      const lists = below.items.length > 0 ? [list(below.items)] : []
      items.push({ type: 'listItem', spread: false, children: [paragraph([link]), ...lists] })
      i = below.next
    }
    return { items, next: i }
  }
  const { items } = build(0, min)
  return items.length > 0 ? [list(items)] : []
}

function list(children: MarkdownNode[]): MarkdownNode {
  return { type: 'list', ordered: false, spread: false, children }
}

/** Returns the number of headings that an expression omits: `toc.slice(2)` → 2 */
function skipped(statement: JsNode | undefined): number {
  const call = statement?.expression as JsNode | undefined
  const name = ((call?.callee as JsNode | undefined)?.property as JsNode | undefined)?.name
  const [argument] = (call?.arguments as JsNode[] | undefined) ?? []
  return name === 'slice' && typeof argument?.value === 'number' ? argument.value : 0
}
