import { isSet } from './inline-styles.ts'

/** A node of a rendered component of the old site. */
export type RenderedNode =
  | { kind: 'element'; tag: string; attributes: Record<string, unknown>; children: RenderedNode[] }
  /** A component of the old generator's default theme. The page conversion handles it as if it were written on the page. */
  | { kind: 'component'; name: string; attributes: Record<string, unknown>; children: RenderedNode[] }
  | { kind: 'text'; text: string }
  /** Markdown of the page. `isBlock` is true if it's on lines of its own, so that its text is in paragraphs. */
  | { kind: 'source'; text: string; isBlock: boolean }

const blockTags = new Set(
  `address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
  li main nav ol p section summary table tbody td tfoot th thead tr ul video`.split(/\s+/),
)
const inlineComponents = new Set(['Icon', 'Badge', 'LinkButton'])
/** Elements that can only contain text. If they contain Markdown, they become a `<div>`. */
const textOnly = new Set(['p', 'span'])

/** Writes nodes as Markdown with HTML and components, which the conversion of a page understands. */
export function renderedMarkdown(nodes: readonly RenderedNode[]): string {
  return write(nodes).trim()
}

/** Whether a node is on lines of its own. */
export function isBlock(node: RenderedNode): boolean {
  if (node.kind === 'component') return !inlineComponents.has(node.name)
  if (node.kind === 'source') return node.isBlock
  return node.kind === 'element' && (blockTags.has(node.tag) || node.children.some(isBlock))
}

/** Whether nodes contain Markdown, which isn't parsed in the lines of a block of HTML. */
function hasSource(nodes: readonly RenderedNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'component') return !/^(?:Icon|Badge)$/.test(node.name)
    if (node.kind === 'source') return node.isBlock || !isPlain(node.text)
    return node.kind === 'element' && hasSource(node.children)
  })
}

/** Whether a text means the same in Markdown and in HTML. */
function isPlain(text: string): boolean {
  return /^[\w ,;.?'"()/’“”–—]*$/.test(text.trim()) && !/^(?:\d+[.)]|https?:)|www\./.test(text.trim())
}

function write(nodes: readonly RenderedNode[]): string {
  return nodes
    .map((node, index) => {
      if (node.kind === 'text') return node.text.replace(/\s+/g, ' ')
      if (node.kind === 'source') return isBlock(node) ? `\n\n${node.text.trim()}\n\n` : node.text.trim()
      const isWhole = isBlock(node)
      const text = node.kind === 'component' ? component(node) : element(node, isWhole)
      return isWhole ? `${index > 0 ? '\n\n' : ''}${text}\n\n` : text
    })
    .join('')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
}

function element(node: RenderedNode & { kind: 'element' }, isWhole: boolean): string {
  const tag = textOnly.has(node.tag) && isWhole && hasSource(node.children) ? 'div' : node.tag
  const open = `<${tag}${attributesOf(node.attributes)}`
  if (/^(?:br|hr|img|input|source|wbr)$/.test(tag)) return `${open}>`
  const inner = write(node.children)
  if (!isWhole) return `${open}>${inner}</${tag}>`
  if (hasSource(node.children)) return `${open}>\n\n${inner.trim()}\n\n</${tag}>`
  // Without blank lines, Markdown adds no paragraphs, so that the element keeps its layout.
  const contents = inner.trim().replace(/\n{2,}/g, '\n')
  // Markdown adds a paragraph around elements that it doesn't know, unless their tag is alone in its line.
  return blockTags.has(tag) ? `${open}>${contents}</${tag}>` : `${open}>\n${contents}\n</${tag}>`
}

function component({ name, attributes, children }: RenderedNode & { kind: 'component' }): string {
  const values = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === null) return []
    return [
      typeof value === 'string' && !value.includes('"') ? ` ${key}="${value}"` : ` ${key}={${JSON.stringify(value)}}`,
    ]
  })
  const open = `<${name}${values.join('')}`
  const inner = write(children).trim()
  if (inner === '') return `${open} />`
  return inlineComponents.has(name) ? `${open}>${inner}</${name}>` : `${open}>\n\n${inner}\n\n</${name}>`
}

/** Writes the attributes of an HTML element, each after a space. */
export function attributesOf(attributes: Record<string, unknown>): string {
  const classes = [attributes['class:list'], attributes.class, attributes.className].flatMap(classNames)
  const rest = Object.entries(attributes).flatMap(([name, value]) => {
    if (/^(?:class|class:list|className|set:html|set:text|slot|is:.*|on\w+|transition:.*|data-astro.*)$/.test(name))
      return []
    if (value === undefined || value === null || value === false) return []
    if (value === true || value === '') return [` ${name}`]
    const text =
      name === 'style' && typeof value === 'object' ? styleText(value as Record<string, unknown>) : urlOrText(value)
    return [
      ` ${name}="${text
        .replace(/&(?!#?\w+;)/g, '&amp;')
        .replace(/"/g, '&quot;')
        .replace(/</g, '&lt;')
        .replace(/\s*\n\s*/g, ' ')
        .replace(/[{}]/g, entity)}"`,
    ]
  })
  return `${classes.length > 0 ? ` class="${[...new Set(classes)].join(' ')}"` : ''}${rest.join('')}`
}

function urlOrText(value: unknown): string {
  return urlOf(value) ?? String(value)
}

/** Returns the path of an imported image, or `undefined` if the value isn't an image. */
export function urlOf(value: unknown): string | undefined {
  const source = value === null || value === undefined ? undefined : (value as { src?: unknown }).src
  return typeof source === 'string' ? source : undefined
}

function classNames(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean)
  if (Array.isArray(value)) return value.flatMap(classNames)
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, isOn]) => (isOn ? classNames(name) : []))
  return []
}

function styleText(style: Record<string, unknown>): string {
  return Object.entries(style)
    .filter(([, value]) => isSet(value))
    .map(
      ([name, value]) =>
        `${name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
    )
    .join('; ')
}

function entity(letter: string): string {
  return `&#${letter.charCodeAt(0)};`
}

/** Escapes text so that neither Markdown nor MDX gives it a meaning. Entities are kept if the text is part of a template. */
export function escapeText(text: string, isTemplate = false): string {
  const escaped = isTemplate ? text : text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return escaped
    .replace(/[*_`[\]{}\\~|$]/g, entity)
    .replace(/:(?=[a-z])|:(?=\/\/)/gi, entity)
    .replace(/^(\s*)([#+>=-])/gm, (_, space: string, letter: string) => space + entity(letter))
    .replace(/^(\s*\d+)([.)])/gm, (_, number: string, letter: string) => number + entity(letter))
}
