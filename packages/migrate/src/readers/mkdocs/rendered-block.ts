import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { directive } from '../../util/directive.ts'
import { escapeText } from '../../util/escape-text.ts'
import { fenceText } from '../../util/mask-code.ts'
import {
  classesOf,
  elementsIn,
  type HtmlNode,
  hasElement,
  isBlock,
  isKnown,
  isPlainBox,
  languageOf,
  textOf,
} from './html-nodes.ts'

/** A block that MkDocs rendered, as Markdown, and the IDs of its headings and anchors. */
export interface RenderedBlock {
  text: string
  ids: string[]
  /** Whether the block contains code with links, which stays HTML. */
  hasLinkedCode: boolean
}

/** The kinds of admonitions that both sites have. */
const kinds = new Set(['note', 'info', 'tip', 'warning', 'danger'])

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
  const tree = fromHtml(html, { fragment: true })
  for (const element of tree.children.flatMap((node) => (node.type === 'element' ? elementsIn(node) : []))) {
    // The IDs of lines of code repeat in each block that is rendered on its own.
    if (/^__(?:span|codelineno)-/.test(String(element.properties.id))) delete element.properties.id
    for (const name of ['href', 'src', 'poster']) {
      const url = element.properties[name]
      if (typeof url === 'string') element.properties[name] = convertUrl(url)
    }
  }
  const converter = new HtmlConverter(keepsClass, language)
  const text = converter
    .contents(tree.children)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
  return { text, ids: converter.ids, hasLinkedCode: converter.hasLinkedCode }
}

/** Converts elements to Markdown. Each method for a block returns a list of Markdown blocks. */
class HtmlConverter {
  readonly ids: string[] = []
  hasLinkedCode = false
  readonly #keepsClass: (name: string) => boolean
  readonly #language: string

  constructor(keepsClass: (name: string) => boolean, language: string) {
    this.#keepsClass = keepsClass
    this.#language = language
  }

  /** Converts the contents of a block. Text and inline elements between blocks become paragraphs. */
  contents(nodes: readonly HtmlNode[]): string[] {
    const out: string[] = []
    let run: HtmlNode[] = []
    const flush = () => {
      const text = this.#inline(run).trim()
      if (text !== '') out.push(text)
      run = []
    }
    for (const node of nodes)
      if (isBlock(node)) {
        flush()
        out.push(...this.#block(node))
      } else run.push(node)
    flush()
    return out
  }

  #block(node: HtmlNode): string[] {
    if (node.type === 'text') return node.value.trim() === '' ? [] : [escapeText(node.value.trim())]
    if (node.type !== 'element') return []
    const { tagName: tag, children } = node
    const classes = classesOf(node)
    if (tag === 'script' || tag === 'style' || classes.includes('headerlink')) return []
    if (/^h[1-6]$/.test(tag)) return this.#heading(node)
    if (tag === 'p' || (isPlainBox(tag) && !children.some(isBlock))) return this.#paragraph(node)
    if (tag === 'pre') return this.#code(node)
    if (tag === 'hr') return ['---']
    if (tag === 'ul' || tag === 'ol') return this.#list(node)
    if (tag === 'blockquote') return this.#quote(node)
    if (tag === 'details') return this.#details(node)
    if (classes.includes('admonition')) return this.#admonition(node)
    if (classes.includes('tabbed-set')) {
      const tabs = this.#tabs(node)
      if (tabs) return tabs
    }
    return isPlainBox(tag) ? this.#plainBox(node) : [this.#raw(node)]
  }

  #heading(node: Element): string[] {
    const id = typeof node.properties.id === 'string' ? node.properties.id : undefined
    const text = this.#inline(node.children).trim()
    if (id) this.ids.push(id)
    if (text === '') return id ? [`<a id="${id}"></a>`] : []
    return [`${'#'.repeat(Number(node.tagName[1]))} ${text}${id ? ` {#${id.replace(/_/g, '\\_')}}` : ''}`]
  }

  #paragraph(node: Element): string[] {
    const text = this.#inline(node.children).trim()
    const own = classesOf(node).filter(this.#keepsClass)
    const anchor = this.#anchorOf(node)
    if (text === '') return anchor ? [anchor] : []
    return [own.length > 0 ? `<div class="${own.join(' ')}">\n\n${anchor}${text}\n\n</div>` : anchor + text]
  }

  #code(node: Element, outer = '', numbers = '', title = ''): string[] {
    const text = textOf(node)
    if (text.trim() === '') return []
    const isLink = ({ tagName, properties }: Element) => tagName === 'a' && Boolean(properties.href)
    if (hasElement(node, (element) => element.tagName === 'img' || isLink(element)))
      return [...(title ? [`**${escapeText(title)}**`] : []), `<div class="highlight">${this.#raw(node)}</div>`]
    const names = [node, ...node.children].flatMap(classesOf)
    // Pygments doesn't always write the language, but only highlights code whose language it knows.
    const isHighlighted = hasElement(node, (element) =>
      classesOf(element).some((name) => /^(?:k[a-z]?|n[a-z]?|o|p)$/.test(name)),
    )
    const lang = languageOf(names) || outer || (isHighlighted ? this.#language : '')
    const first = /\d+/.exec(numbers)?.[0]
    const words = [
      ...(title ? [`title=${JSON.stringify(title)}`] : []),
      ...(first ? [first === '1' ? 'showLineNumbers' : `showLineNumbers=${first}`] : []),
    ]
    const info = words.length > 0 ? [lang || 'text', ...words].join(' ') : lang === 'text' ? '' : lang
    return [fenceText({ kind: 'fence', marker: '```', info, code: text.replace(/\n$/, ''), line: 0 })]
  }

  #list(node: Element): string[] {
    const isOrdered = node.tagName === 'ol'
    const items = node.children.filter((child) => child.type === 'element' && child.tagName === 'li') as Element[]
    const first = Number(node.properties.start ?? 1)
    const isLoose = items.some((item) =>
      item.children.some((child) => child.type === 'element' && child.tagName === 'p'),
    )
    const texts = items.map((item, index) => {
      const mark = isOrdered ? `${first + index}. ` : '- '
      const text = this.contents(item.children).join('\n\n') || ' '
      return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
    })
    return [texts.join(isLoose ? '\n\n' : '\n')]
  }

  #quote({ children }: Element): string[] {
    const text = this.contents(children).join('\n\n')
    return [text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')]
  }

  #details({ properties, children }: Element): string[] {
    const summary = children.find((child) => child.type === 'element' && child.tagName === 'summary') as
      | Element
      | undefined
    const rest = children.filter((child) => child !== summary)
    const label = this.#inline(summary?.children ?? []).trim() || 'Details'
    return [this.#directive(`details[${label}]${properties.open === undefined ? '' : '{open}'}`, rest)]
  }

  #admonition(node: Element): string[] {
    const { children } = node
    const title = children.find((child) => child.type === 'element' && classesOf(child).includes('admonition-title')) as
      | Element
      | undefined
    const kind = classesOf(node).find((name) => kinds.has(name)) ?? 'note'
    const label = title && this.#inline(title.children).trim()
    const rest = children.filter((child) => child !== title)
    return [this.#directive(label ? `${kind}[${label}]` : kind, rest)]
  }

  /** Returns `undefined` if the number of tabs differs from the number of their labels. */
  #tabs(node: Element): string[] | undefined {
    const childrenOf = (name: string) => {
      const found = elementsIn(node).find((element) => classesOf(element).includes(name))
      return (found?.children.filter((child) => child.type === 'element') ?? []) as Element[]
    }
    const labels = childrenOf('tabbed-labels')
    const panels = childrenOf('tabbed-content')
    if (labels.length === 0 || labels.length !== panels.length) return undefined
    const tabs = panels.map((panel, index) =>
      this.#directive(`tab[${this.#inline(labels[index]!.children).trim()}]`, panel.children),
    )
    return [directive('', 'tabs', tabs.join('\n\n').split('\n')).join('\n').trim()]
  }

  #plainBox(node: Element): string[] {
    const classes = classesOf(node)
    const pres = elementsIn(node).filter(({ tagName }) => tagName === 'pre')
    // Line numbers can be in a column of their own, before the code.
    const pre = pres.at(-1)
    if (pre && /\b(?:highlight|codehilite)\b/.test(classes.join(' '))) {
      const numbers = pres.length > 1 ? textOf(pres[0]!) : ''
      const title = elementsIn(node).find((element) => classesOf(element).includes('filename'))
      return this.#code(pre, languageOf(classes), numbers, title && textOf(title).trim())
    }
    const own = classes.filter(this.#keepsClass)
    const anchor = this.#anchorOf(node)
    const inner = [...(anchor ? [anchor] : []), ...this.contents(node.children)]
    return own.length === 0 || inner.length === 0 ? inner : [`<div class="${own.join(' ')}">`, ...inner, '</div>']
  }

  /** @param opening The name of the directive, with its label and attributes. */
  #directive(opening: string, nodes: readonly HtmlNode[]): string {
    return directive('', opening, this.contents(nodes).join('\n\n').split('\n')).join('\n').trim()
  }

  #inline(nodes: readonly HtmlNode[]): string {
    return nodes.map((node) => this.#inlineNode(node)).join('')
  }

  #inlineNode(node: HtmlNode): string {
    if (node.type === 'text') return escapeText(node.value.replace(/\s+/g, ' '))
    if (node.type !== 'element' || classesOf(node).includes('headerlink')) return ''
    const { tagName: tag, properties, children } = node
    const anchor = this.#anchorOf(node)
    if (tag === 'code') return this.#inlineCode(node, anchor)
    if (tag === 'strong' || tag === 'b') return wrapped('strong', this.#inline(children))
    if (tag === 'em' || tag === 'i') return wrapped('em', this.#inline(children))
    if (tag === 'br') return '<br>'
    if (tag === 'a' && typeof properties.href === 'string') {
      const text = this.#inline(children).trim()
      if (text === '') return anchor
      return `${anchor}[${text}](${/[\s()<>]/.test(properties.href) ? `<${properties.href}>` : properties.href})`
    }
    if (['a', 'span', 'small'].includes(tag) || isBlock(node) || !isKnown(tag)) return anchor + this.#inline(children)
    return oneLineHtml(node)
  }

  #inlineCode(node: Element, anchor: string): string {
    const text = textOf(node).replace(/\s+/g, ' ')
    if (hasElement(node, ({ tagName }) => /^(?:a|strong|em|b|i)$/.test(tagName)))
      return `<code>${this.#inline(node.children)}</code>`
    const ticks = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)))
    const space = /^`|`$/.test(text) ? ' ' : ''
    return text.trim() === '' ? '' : anchor + ticks + space + text + space + ticks
  }

  /** Returns an anchor with the ID of an element, or `''` if the element has no ID. */
  #anchorOf({ properties: { id } }: Element): string {
    if (typeof id !== 'string') return ''
    this.ids.push(id)
    return `<a id="${id}"></a>`
  }

  /** Keeps an element as HTML. */
  #raw(node: Element): string {
    if (hasElement(node, ({ tagName }) => tagName === 'pre')) this.hasLinkedCode = true
    for (const { properties } of elementsIn(node)) if (typeof properties.id === 'string') this.ids.push(properties.id)
    return oneLineHtml(node)
  }
}

/** Writes an element as HTML on one line, so that Markdown doesn't end it at an empty line. */
function oneLineHtml(node: Element): string {
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

/** Puts text into an element. Spaces at the ends stay outside. */
function wrapped(tag: 'em' | 'strong', text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return text
  return `${/^\s/.test(text) ? ' ' : ''}<${tag}>${trimmed}</${tag}>${/\s$/.test(text) ? ' ' : ''}`
}
