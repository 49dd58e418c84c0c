import { escapeHtml, staticValue } from '@docs-engine/cli/internal'
import { convertFence } from './code-fence.ts'
import { convertUrl } from './convert-url.ts'
import { contents } from './element-contents.ts'
import { attributeValues, linkTarget } from './html-text.ts'
import { html, isElement, type JsNode, jsxAttributes, type MarkdownNode, paragraph, text } from './markdown-node.ts'
import { labelOf, packageManagers, type Tab, tabs } from './npm-to-tabs.ts'
import { type PageContext, warn } from './page-context.ts'

type Convert = (node: MarkdownNode, page: PageContext, isFlow: boolean) => MarkdownNode[]

/** Converters for the components of Docusaurus's theme that have an equivalent in the engine. */
export const knownComponents: Record<string, Convert> = {
  Tabs: (node, page) => {
    const { groupId, values, defaultValue } = attributeValues(node, page)
    const labels = new Map((Array.isArray(values) ? values : []).map((entry) => [entry?.value, entry?.label]))
    const order = [...labels.keys()]
    const items = elementsIn(node).map((item): Tab => {
      const { value, label, default: isDefault } = attributeValues(item, page)
      const shown = label ?? labels.get(value) ?? value ?? ''
      return {
        label: String(shown),
        value: value === undefined ? undefined : String(value),
        children: contents(item, page, true),
        isSelected: defaultValue === undefined ? isDefault === true : value === defaultValue,
      }
    })
    const position = ({ value }: Tab) => {
      const index = order.findIndex((other) => String(other) === value)
      return index < 0 ? order.length : index
    }
    items.sort((a, b) => position(a) - position(b))
    return items.length > 0
      ? [tabs(groupId === 'npm2yarn' ? packageManagers : typeof groupId === 'string' ? groupId : '', items)]
      : []
  },
  TabItem: (node, page, isFlow) => contents(node, page, isFlow),
  Admonition: (node, page) => {
    const { type, title } = attributeValues(node, page)
    const label = typeof title === 'string' ? [labelOf([text(title)])] : []
    const name = type === undefined || type === 'secondary' ? 'note' : String(type)
    return [{ type: 'containerDirective', name, attributes: {}, children: [...label, ...contents(node, page, true)] }]
  },
  CodeBlock: (node, page) => {
    const { language, title, metastring, showLineNumbers, className } = attributeValues(node, page)
    const lang = language ?? /language-(\w+)/.exec(String(className ?? ''))?.[1]
    const words = [
      title !== undefined && `title=${JSON.stringify(title)}`,
      showLineNumbers && (showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`),
      metastring,
    ]
    const code = childText(node, page)
    if (code === undefined)
      warn(page, 'expression', 'CodeBlock', 'The text of a `<CodeBlock>` is computed by code.', node)
    const { meta, value } = convertFence(words.filter(Boolean).join(' '), code ?? '', page.site.magicComments, (word) =>
      page.site.warnings.omit(`code block option \`${word}\``),
    )
    return [
      { type: 'code', lang: lang === undefined ? (meta ? 'text' : null) : String(lang), meta: meta || null, value },
    ]
  },
  Link: (node, page, isFlow) => {
    const { id, to, href } = attributeValues(node, page)
    // In Docusaurus, a link with an ID and no target is an anchor.
    if (to === undefined && href === undefined && typeof id === 'string')
      return [html(`<span id="${escapeHtml(id)}"></span>`)]
    const link = { type: 'link', url: linkTarget(node, page), children: contents(node, page, false) }
    return isFlow ? [paragraph([link])] : [link]
  },
  Details: (node, page) => {
    const { summary, open } = attributeValues(node, page)
    const label = typeof summary === 'string' ? [labelOf([text(summary)])] : []
    const attributes: Record<string, string> = open === undefined || open === false ? {} : { open: '' }
    return [
      { type: 'containerDirective', name: 'details', attributes, children: [...label, ...contents(node, page, true)] },
    ]
  },
  TOCInline: (node, page) => contentsList(node, page),
  ThemedImage: (node, page, isFlow) => {
    const { sources, alt } = attributeValues(node, page)
    const { light, dark } = (sources ?? {}) as { light?: string; dark?: string }
    if (dark) page.site.warnings.omit('images: the variant for dark mode')
    const image = { type: 'image', url: convertUrl(light ?? dark ?? '', page), alt: String(alt ?? '') }
    return isFlow ? [paragraph([image])] : [image]
  },
  DocCardList: (node, page) => {
    const cards = page.site.cardsOf(page.document)
    if (cards.length === 0)
      warn(page, 'component', 'DocCardList', 'No sidebar determines what `<DocCardList>` shows.', node)
    return cards.length > 0 ? [cardList(cards)] : []
  },
  LiteYouTubeEmbed: (node, page) => {
    const { id, title } = attributeValues(node, page)
    const address = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(String(id ?? ''))}`
    return [
      html(
        `<iframe src="${address}" title="${escapeHtml(String(title ?? 'Video'))}" width="560" height="315" loading="lazy" allowfullscreen></iframe>`,
      ),
    ]
  },
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

/** Returns the child elements of an element, including those that are wrapped in a paragraph. */
function elementsIn(node: MarkdownNode): MarkdownNode[] {
  return (node.children ?? []).flatMap((child) =>
    isElement(child) ? [child] : child.type === 'paragraph' ? elementsIn(child) : [],
  )
}

function childText(node: MarkdownNode, page: PageContext): string | undefined {
  const parts = (node.children ?? [])
    .flatMap((child) => (child.type === 'paragraph' ? child.children! : [child]))
    .filter((child) => child.type !== 'text' || child.value?.trim())
    .map((child) => (child.type === 'text' ? child.value : staticValue(child.data?.estree, page.scope)))
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined
}

/** Creates a list of links to the page's headings. `toc={toc.slice(2)}` omits the first two headings. */
function contentsList(node: MarkdownNode, page: PageContext): MarkdownNode[] {
  const values = jsxAttributes(node).map(({ name, value }) => [name, value] as const)
  const numberOf = (wanted: string) => {
    const value = values.find(([name]) => name === wanted)?.[1]
    return typeof value === 'object' && value !== null
      ? Number(staticValue(value.data?.estree, page.scope))
      : Number.NaN
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
