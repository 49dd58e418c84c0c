import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { directive } from '../shared/directive.ts'
import { fenceText } from '../shared/mask-code.ts'
import { escapeText } from '../shared/rendered-nodes.ts'

type Node = ElementContent | RootContent

/** A block that MkDocs rendered, as Markdown, and the IDs of its headings and anchors. */
export interface RenderedBlock {
  text: string
  ids: string[]
  /** Whether the block contains code with links, which stays HTML. */
  hasLinkedCode: boolean
}

const blocks = new Set(
  `address article aside blockquote center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
  iframe li main nav ol p pre section table tbody td tfoot th thead tr ul video`.split(/\s+/),
)
const inlines = new Set(
  `a abbr audio b bdi bdo button canvas caption cite code col colgroup data datalist del dfn dialog em embed i img input ins kbd label legend
  map area mark math meter object optgroup option output picture pre progress q rp rt ruby s samp select slot small source span strong sub
  summary sup svg textarea time track u var wbr`.split(/\s+/),
)
const kinds: Record<string, string> = { note: 'note', info: 'info', tip: 'tip', warning: 'warning', danger: 'danger' }

/**
 * Converts HTML that MkDocs rendered. Headings, paragraphs, lists, code, and admonitions become Markdown. Everything else stays HTML.
 *
 * @param convertUrl Returns the new URL for a URL on the old page.
 * @param keepsClass Whether the site's own stylesheets have rules for a class. Other elements without a meaning are removed.
 * @param language The language of highlighted code whose language isn't known.
 */
export function renderedBlock(
  html: string,
  convertUrl: (url: string) => string,
  keepsClass: (name: string) => boolean,
  language = 'python',
): RenderedBlock {
  const ids: string[] = []
  let hasLinkedCode = false

  const block = (node: Node): string[] => {
    if (node.type === 'text') return node.value.trim() === '' ? [] : [escapeText(node.value.trim())]
    if (node.type !== 'element') return []
    const { tagName: tag, properties, children } = node
    const classes = classesOf(node)
    if (tag === 'script' || tag === 'style' || classes.includes('headerlink')) return []
    if (/^h[1-6]$/.test(tag)) return heading(node)
    if (tag === 'p' || (isPlainBox(tag) && !children.some(isBlock))) {
      const text = inline(children).trim()
      const own = classes.filter(keepsClass)
      const anchor = typeof properties.id === 'string' ? anchorFor(properties.id) : ''
      if (text === '') return anchor ? [anchor] : []
      return [own.length > 0 ? `<div class="${own.join(' ')}">\n\n${anchor}${text}\n\n</div>` : anchor + text]
    }
    if (tag === 'pre') return code(node)
    if (tag === 'hr') return ['---']
    if (tag === 'ul' || tag === 'ol') return list(node, tag === 'ol')
    if (tag === 'blockquote')
      return [
        contents(children)
          .join('\n\n')
          .replace(/^(?=.)/gm, '> ')
          .replace(/^$/gm, '>'),
      ]
    if (tag === 'details') {
      const summary = children.find((child) => child.type === 'element' && child.tagName === 'summary') as
        | Element
        | undefined
      const rest = children.filter((child) => child !== summary)
      const label = inline(summary?.children ?? []).trim() || 'Details'
      return [box(`details[${label}]${properties.open === undefined ? '' : '{open}'}`, rest)]
    }
    if (classes.includes('admonition')) {
      const title = children.find(
        (child) => child.type === 'element' && classesOf(child).includes('admonition-title'),
      ) as Element | undefined
      const kind = classes.find((name) => kinds[name]) ?? 'note'
      const label = title && inline(title.children).trim()
      const rest = children.filter((child) => child !== title)
      return [box(label ? `${kind}[${label}]` : kind, rest)]
    }
    if (classes.includes('tabbed-set')) {
      const labels = elementsIn(node).filter((element) => classesOf(element).includes('tabbed-labels'))[0]
      const panels = elementsIn(node).filter((element) => classesOf(element).includes('tabbed-content'))[0]
      const names = labels?.children.filter((child) => child.type === 'element') ?? []
      const contained = panels?.children.filter((child) => child.type === 'element') ?? []
      if (names.length > 0 && names.length === contained.length) {
        const tabs = contained.map((panel, n) =>
          box(`tab[${inline((names[n] as Element).children).trim()}]`, (panel as Element).children),
        )
        return [directive('', 'tabs', tabs.join('\n\n').split('\n')).join('\n').trim()]
      }
    }
    if (isPlainBox(tag)) {
      const pres = elementsIn(node).filter(({ tagName }) => tagName === 'pre')
      // Line numbers can be in a column of their own, before the code.
      const pre = pres.at(-1)
      if (pre && /\b(?:highlight|codehilite)\b/.test(classes.join(' '))) {
        const numbers = pres.length > 1 ? textOf(pres[0]!) : ''
        const title = elementsIn(node).find((element) => classesOf(element).includes('filename'))
        return code(pre, languageOf(classes), numbers, title && textOf(title).trim())
      }
      const own = classes.filter(keepsClass)
      const anchor = typeof properties.id === 'string' ? [anchorFor(properties.id)] : []
      const inner = [...anchor, ...contents(children)]
      return own.length === 0 || inner.length === 0 ? inner : [`<div class="${own.join(' ')}">`, ...inner, '</div>']
    }
    return [raw(node)]
  }

  /** Converts the contents of a block. Text and inline elements between blocks become paragraphs. */
  const contents = (nodes: readonly Node[]): string[] => {
    const out: string[] = []
    let run: Node[] = []
    const flush = () => {
      const text = inline(run).trim()
      if (text !== '') out.push(text)
      run = []
    }
    for (const node of nodes)
      if (isBlock(node)) {
        flush()
        out.push(...block(node))
      } else run.push(node)
    flush()
    return out
  }

  const heading = (node: Element): string[] => {
    const id = typeof node.properties.id === 'string' ? node.properties.id : undefined
    const text = inline(node.children).trim()
    if (id) ids.push(id)
    if (text === '') return id ? [`<a id="${id}"></a>`] : []
    return [`${'#'.repeat(Number(node.tagName[1]))} ${text}${id ? ` {#${id.replace(/_/g, '\\_')}}` : ''}`]
  }

  const code = (node: Element, outer = '', numbers = '', title = ''): string[] => {
    const text = textOf(node)
    if (text.trim() === '') return []
    if (find(node, ({ tagName, properties }) => tagName === 'img' || (tagName === 'a' && Boolean(properties.href))))
      return [...(title ? [`**${escapeText(title)}**`] : []), `<div class="highlight">${raw(node)}</div>`]
    const names = [node, ...node.children].flatMap(classesOf)
    // Pygments doesn't always write the language, but only highlights code whose language it knows.
    const isHighlighted = find(node, (element) =>
      classesOf(element).some((name) => /^(?:k[a-z]?|n[a-z]?|o|p)$/.test(name)),
    )
    const lang = languageOf(names) || outer || (isHighlighted ? language : '')
    const first = /\d+/.exec(numbers)?.[0]
    const words = [
      ...(title ? [`title=${JSON.stringify(title)}`] : []),
      ...(first ? [first === '1' ? 'showLineNumbers' : `showLineNumbers=${first}`] : []),
    ]
    const info = words.length > 0 ? [lang || 'text', ...words].join(' ') : lang === 'text' ? '' : lang
    return [fenceText({ kind: 'fence', marker: '```', info, code: text.replace(/\n$/, ''), line: 0 })]
  }

  const list = (node: Element, isOrdered: boolean): string[] => {
    const items = node.children.filter((child) => child.type === 'element' && child.tagName === 'li') as Element[]
    const first = Number(node.properties.start ?? 1)
    const isLoose = items.some((item) =>
      item.children.some((child) => child.type === 'element' && child.tagName === 'p'),
    )
    const texts = items.map((item, index) => {
      const mark = isOrdered ? `${first + index}. ` : '- '
      const text = contents(item.children).join('\n\n') || ' '
      return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
    })
    return [texts.join(isLoose ? '\n\n' : '\n')]
  }

  const box = (opening: string, nodes: readonly Node[]) =>
    directive('', opening, contents(nodes).join('\n\n').split('\n')).join('\n').trim()

  const inline = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return escapeText(node.value.replace(/\s+/g, ' '))
        if (node.type !== 'element' || classesOf(node).includes('headerlink')) return ''
        const { tagName: tag, properties, children } = node
        const isPlain = children.every((child) => child.type === 'text')
        const id = typeof properties.id === 'string' ? anchorFor(properties.id) : ''
        if (tag === 'code') {
          const text = textOf(node).replace(/\s+/g, ' ')
          const isCode = isPlain || !find(node, ({ tagName }) => /^(?:a|strong|em|b|i)$/.test(tagName))
          if (!isCode) return `<code>${inline(children)}</code>`
          const ticks = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)))
          const space = /^`|`$/.test(text) ? ' ' : ''
          return text.trim() === '' ? '' : id + ticks + space + text + space + ticks
        }
        if (tag === 'strong' || tag === 'b') return wrapped('**', inline(children))
        if (tag === 'em' || tag === 'i') return wrapped('*', inline(children))
        if (tag === 'br') return '<br>'
        if (tag === 'a' && typeof properties.href === 'string') {
          const text = inline(children).trim()
          if (text === '') return id
          return `${id}[${text}](${/[\s()<>]/.test(properties.href) ? `<${properties.href}>` : properties.href})`
        }
        if (tag === 'a') return id + inline(children)
        if (tag === 'span' || tag === 'small' || isBlock(node) || !isKnown(tag)) return id + inline(children)
        return html1(node)
      })
      .join('')

  const anchorFor = (id: string) => {
    ids.push(id)
    return `<a id="${id}"></a>`
  }

  /** Writes an element as HTML on one line, so that Markdown doesn't end it at an empty line. */
  const raw = (node: Element): string => {
    if (find(node, ({ tagName }) => tagName === 'pre')) hasLinkedCode = true
    for (const { properties } of elementsIn(node)) if (typeof properties.id === 'string') ids.push(properties.id)
    return html1(node)
  }

  const tree = fromHtml(html, { fragment: true })
  for (const element of tree.children.flatMap((node) => (node.type === 'element' ? elementsIn(node) : []))) {
    // The IDs of lines of code repeat in each block that is rendered on its own.
    if (/^__(?:span|codelineno)-/.test(String(element.properties.id))) delete element.properties.id
    for (const name of ['href', 'src', 'poster']) {
      const url = element.properties[name]
      if (typeof url === 'string') element.properties[name] = convertUrl(url)
    }
  }
  const text = contents(tree.children)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
  return { text, ids, hasLinkedCode }
}

function html1(node: Element): string {
  const clean = (own: Element, isInCode: boolean): Element => {
    const isCode = isInCode || own.tagName === 'pre'
    return {
      ...own,
      children: own.children.flatMap((child): ElementContent[] => {
        if (child.type === 'text') return [isCode ? child : { ...child, value: child.value.replace(/\s+/g, ' ') }]
        if (child.type !== 'element' || classesOf(child).includes('headerlink')) return []
        return [clean(child, isCode)]
      }),
    }
  }
  return toHtml(clean(node, false)).replace(/\n/g, '&#10;')
}

function wrapped(mark: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return text
  const tag = mark === '*' ? 'em' : 'strong'
  return `${/^\s/.test(text) ? ' ' : ''}<${tag}>${trimmed}</${tag}>${/\s$/.test(text) ? ' ' : ''}`
}

/** Whether an element can have a meaning. Others come from text such as `<pkg.Name object>`, of which browsers show nothing. */
function isKnown(tag: string): boolean {
  return blocks.has(tag) || inlines.has(tag)
}

function isPlainBox(tag: string): boolean {
  return /^(?:div|section|article|main|header|footer|aside)$/.test(tag)
}

function isBlock(node: Node): boolean {
  return node.type === 'element' && (blocks.has(node.tagName) || node.children.some(isBlock))
}

function classesOf(node: Node): string[] {
  const names = node.type === 'element' ? node.properties.className : undefined
  return Array.isArray(names) ? names.map(String) : []
}

function languageOf(classes: readonly string[]): string {
  return classes.map((name) => /^(?:language|lang)-([\w+-]+)$/.exec(name)?.[1]).find(Boolean) ?? ''
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

function elementsIn(node: Element): Element[] {
  return [node, ...node.children.flatMap((child) => (child.type === 'element' ? elementsIn(child) : []))]
}

function find(node: Element, matches: (element: Element) => boolean): boolean {
  return elementsIn(node).some(matches)
}
