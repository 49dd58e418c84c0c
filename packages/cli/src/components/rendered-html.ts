import type { Chunk, VariableChunk } from '../model/chunk.ts'
import type { Link } from '../model/link.ts'
import type { Position } from '../model/position.ts'
import type { Slot } from '../model/slot.ts'
import { type Attribute, eachTag, type StartTag } from '../util/html-tags.ts'
import { isUrlPlaceholder, linkIndexOf, placeholdersIn, slotTag, urlPlaceholder } from './placeholders.ts'

/** The HTML of a page's text, and the facts about it that other stages need. */
export interface RenderedHtml {
  chunks: Chunk[]
  /** The slots, in document order. */
  slots: Slot[]
  /** The values of `id` attributes and of the `name` attributes of `a` elements, in document order. May contain duplicates. */
  anchors: string[]
  /** Whether there is an `<h1>`. */
  hasTitle: boolean
  hasStyleAttribute: boolean
  /** Whether there are form controls without styles of their own, or a component that may render some in the browser. */
  hasControls: boolean
  /** The `class` attributes of `div` elements. */
  boxes: Set<string>
}

interface ReadOptions {
  /** Whether to add the links that components rendered to the page's links. */
  addsLinks?: boolean
  /** Whether the HTML is the text of a blog post. */
  isPost?: boolean
  /** Whether the HTML is the text of a translation, whose headings can also be linked to by the IDs of the original. */
  isTranslation?: boolean
}

/**
 * Reads the HTML that a page's components rendered: replaces the placeholders with chunks, and collects facts. This is the only time that a
 * page's HTML is parsed after rendering.
 *
 * @param links The page's links.
 */
export function readRenderedHtml(html: string, links: Link[], options: ReadOptions = {}): RenderedHtml {
  return new HtmlReader(html, links, options).read()
}

/**
 * Finds the links that a component rendered, which are the links whose URLs aren't placeholders yet. Adds them to `links`, and replaces their
 * URLs with placeholders.
 *
 * @param position Position of the directive that uses the component.
 * @returns The HTML with placeholders.
 */
export function extractComponentLinks(html: string, links: Link[], position: Position): string {
  let result = ''
  let at = 0
  eachTag(html, (tag) => {
    const link = addLink(tag, links, position)
    if (!link) return
    const { start, end } = tag.attributes.get(link.attribute)!
    result += `${html.slice(at, start)}${link.attribute}="${urlPlaceholder(link.index)}"`
    at = end
  })
  return result + html.slice(at)
}

interface TagLink {
  attribute: string
  /** Index of the link in the page's list of links. */
  index: number
}

/** The attributes in which links that components rendered are found. */
const urlAttributes = new Map([
  ['a', 'href'],
  ['img', 'src'],
])

/** Returns the link whose placeholder is in the URL attribute of a tag. */
function knownLink({ name, attributes }: StartTag, links: Link[]): TagLink | undefined {
  const attribute = urlAttributes.get(name)
  const index = attribute && linkIndexOf(attributes.get(attribute)?.value ?? '')
  return attribute !== undefined && typeof index === 'number' && index < links.length ? { attribute, index } : undefined
}

/** Adds the link in a tag to `links`, if its URL isn't a placeholder. */
function addLink(
  { name, attributes }: StartTag,
  links: Link[],
  position: Position = { line: 1, column: 1 },
): TagLink | undefined {
  const attribute = urlAttributes.get(name)
  const url = attribute && attributes.get(attribute)?.value
  if (attribute === undefined || url === undefined || isUrlPlaceholder(url)) return undefined
  // Skip the anchor links that the theme adds to headings, because they are always valid.
  if (url.startsWith('#') && attributes.get('class')?.value === 'anchor') return undefined
  links.push({ url, kind: name === 'a' ? 'link' : 'image', position, via: `${name} ${attribute}` })
  return { attribute, index: links.length - 1 }
}

class HtmlReader {
  readonly #html: string
  readonly #links: Link[]
  readonly #found: RenderedHtml = {
    chunks: [],
    slots: [],
    anchors: [],
    hasTitle: false,
    hasStyleAttribute: false,
    hasControls: false,
    boxes: new Set(),
  }
  /** Offset of the HTML that isn't in a chunk yet. */
  #at = 0
  #pictureDepth = 0
  /** Whether the HTML may belong to the beginning of a blog post. */
  #isBeginning: boolean

  readonly #addsLinks: boolean
  readonly #isTranslation: boolean

  constructor(html: string, links: Link[], { addsLinks = false, isPost = false, isTranslation = false }: ReadOptions) {
    this.#html = html
    this.#links = links
    this.#addsLinks = addsLinks
    this.#isBeginning = isPost
    this.#isTranslation = isTranslation
  }

  read(): RenderedHtml {
    eachTag(
      this.#html,
      (tag) => this.#readTag(tag),
      (name) => {
        if (name === 'picture' && this.#pictureDepth > 0) this.#pictureDepth--
      },
    )
    this.#addUntil(this.#html.length)
    return this.#found
  }

  #readTag(tag: StartTag): void {
    collectFacts(tag, this.#found)
    const { name, attributes, start, end } = tag
    if (name === slotTag) {
      const index = this.#found.slots.push(JSON.parse(attributes.get('data-slot')!.value) as Slot) - 1
      this.#replace(start, end + `</${slotTag}>`.length, { kind: 'slot', index })
      return
    }
    if (this.#isBeginning && name === 'span' && attributes.has('data-truncate')) {
      this.#isBeginning = false
      this.#replace(start, end + '</span>'.length, { kind: 'truncation' })
      return
    }
    const link = knownLink(tag, this.#links) ?? (this.#addsLinks ? addLink(tag, this.#links) : undefined)
    const image = name === 'img' && this.#pictureDepth === 0 ? link?.index : undefined
    if (image !== undefined) this.#replace(start, start, { kind: 'picture', index: image })
    for (const [attributeName, attribute] of attributes) {
      const index = attributeName === link?.attribute ? link.index : undefined
      const chunk = this.#chunkOf(tag, attributeName, attribute, index)
      // Include the space before the attribute.
      if (chunk) this.#replace(attribute.start - 1, attribute.end, chunk)
    }
    if (image !== undefined) this.#replace(end, end, { kind: 'picture', index: image, isEnd: true })
    const id = attributes.get('id')?.value
    if (this.#isTranslation && id && /^h[2-6]$/.test(name)) this.#replace(end, end, { kind: 'aliases', id })
    if (name === 'picture') this.#pictureDepth++
  }

  /** Returns the chunk that replaces an attribute, if it's variable. `link` is the index of the link in the attribute, if known. */
  #chunkOf(
    { attributes }: StartTag,
    name: string,
    { value, start, end }: Attribute,
    link = linkIndexOf(value),
  ): VariableChunk | undefined {
    if (name === 'id' && this.#isBeginning) return { kind: 'id', html: ` ${this.#html.slice(start, end)}` }
    if (name === 'data-fence' && attributes.get('class')?.value === 'code')
      return { kind: 'fence', number: Number(value) }
    if (link === undefined || link >= this.#links.length || !/^\w+$/.test(name)) return undefined
    const has = (['rel', 'target'] as const).filter((own) => attributes.has(own))
    const attribute = this.#html.slice(start, start + name.length)
    return { kind: 'url', index: link, attribute, ...(has.length > 0 && { has }) }
  }

  #replace(start: number, end: number, chunk: VariableChunk): void {
    this.#addUntil(start)
    this.#found.chunks.push(chunk)
    this.#at = end
  }

  /** Adds the HTML up to an offset. */
  #addUntil(end: number): void {
    const text = this.#html.slice(this.#at, end)
    const { chunks } = this.#found
    let from = 0
    for (const { chunk, start, end: after } of placeholdersIn(text)) {
      if (chunk.kind === 'url' && chunk.index >= this.#links.length) continue
      if (start > from) chunks.push(text.slice(from, start))
      chunks.push(chunk)
      from = after
    }
    if (from < text.length) chunks.push(text.slice(from))
    this.#at = end
  }
}

function collectFacts({ name, attributes }: StartTag, found: RenderedHtml): void {
  const id = attributes.get('id')?.value
  if (id) found.anchors.push(id)
  const anchor = name === 'a' ? attributes.get('name')?.value : undefined
  if (anchor && anchor !== id) found.anchors.push(anchor)
  if (name === 'h1') found.hasTitle = true
  if (attributes.has('style')) found.hasStyleAttribute = true
  if (attributes.has('data-island') || isPlainControl(name, attributes)) found.hasControls = true
  const classes = name === 'div' ? attributes.get('class')?.value : undefined
  if (classes) found.boxes.add(classes)
}

const controls = new Set(['button', 'input', 'select', 'textarea'])

/** Returns whether an element is a form control that forms.css applies to. */
function isPlainControl(name: string, attributes: StartTag['attributes']): boolean {
  return (
    controls.has(name) &&
    !['class', 'role', 'data-set-language'].some((attribute) => attributes.has(attribute)) &&
    attributes.get('type')?.value !== 'checkbox'
  )
}
