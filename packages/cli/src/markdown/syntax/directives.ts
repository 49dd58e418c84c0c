import type { Link, Paragraph, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { ComponentUse } from '../../model/component.ts'
import { nodePosition } from '../../util/node-position.ts'
import { SKIP, visit } from '../../util/visit.ts'
import { formatPosition } from '../positions.ts'
import { admonitionProperties, setAlert } from './alerts.ts'
import { admonitionOf, leafNames, textNames } from './directive-names.ts'
import { type Directive, isComponentName, isElement, isLabel, plainText, setElement } from './directive-node.ts'
import { directiveUse, writtenAttributes } from './directive-use.ts'
import { isTab, isTabs, setTab, setTabs } from './tabs.ts'

/**
 * Turns directives and alerts into elements named after the engine's components (`docs-admonition`, `docs-tabs`, …).
 *
 * @param source The page's text. It is needed to find out how labels and attributes are written.
 * @param uses The uses of the author's components. New ones are added.
 */
export function applyDirectives(tree: Root, source: string, uses: ComponentUse[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective') {
      if (Object.hasOwn(textNames, node.name)) setElement(node, node.name)
      else if (isComponentName(node.name)) setIsland(node, source, uses)
      else parent!.children.splice(index!, 1, ...(asText(node, source) as never[]))
    } else if (node.type === 'leafDirective') {
      if (isComponentName(node.name)) setIsland(node, source, uses)
      else if (Object.hasOwn(leafNames, node.name)) setLeaf(node)
      else {
        parent!.children.splice(index!, 1, { type: 'paragraph', children: asText(node, source) } as never)
        return [SKIP, index! + 1]
      }
    } else if (node.type === 'containerDirective' && !isTab(node)) {
      if (isComponentName(node.name)) setIsland(node, source, uses)
      else setContainer(node, parent, source)
    } else if (node.type === 'blockquote') setAlert(node)
    else if (node.type === 'paragraph' && isOnlyColons(node, source)) {
      // Remove stray colons from the page, because they mean nothing to readers. The rule `strayColons` reports them to the author.
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    return undefined
  })
}

function isOnlyColons({ position }: Paragraph, source: string): boolean {
  return position !== undefined && /^:{3,}$/.test(source.slice(position.start.offset, position.end.offset))
}

function setIsland(node: Directive, source: string, uses: ComponentUse[]) {
  const written = writtenAttributes(node, source)
  const props = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, propValue(value, written.get(name)?.text)]),
  )
  uses.push(directiveUse(node, props, source))
  setElement(node, 'docs-island', {
    name: node.name,
    props: JSON.stringify(props),
    inline: node.type === 'textDirective' ? 'true' : '',
    place: formatPosition(nodePosition(node)),
  })
}

/** @param written The attribute as written in the source, if it can be found. */
function propValue(value: string | null | undefined, written = ''): string | number | boolean {
  if (value === '' && /=\s*(""|'')$/.test(written)) return ''
  if (value === '' || value === null || value === undefined || value === 'true') return true
  if (value === 'false') return false
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

function setContainer(node: ContainerDirective, parent: object | undefined, source: string) {
  const name = node.name.toLowerCase()
  const label = extractLabel(node, source)
  const admonition = admonitionOf(name)
  if (admonition) {
    const isUntitled = node.attributes?.['no-title'] !== undefined
    setElement(node, 'docs-admonition', {
      ...admonitionProperties(admonition.type, name),
      ...(isUntitled && { untitled: 'true' }),
    })
  } else if (name === 'details') {
    setElement(node, 'docs-details', node.attributes?.open !== undefined ? { open: 'true' } : {})
  } else if (name === 'tabs' || name === 'code-group') {
    setTabs(node, name, label)
    return
  } else if (boxes.has(name)) {
    setBox(node, name, label)
    return
  } else if (name === 'tab' && isTabs(parent)) {
    setTab(node, label)
    return
  } else {
    setElement(node, 'div')
    if (label) delete label.data
  }
  if (label) node.children.unshift(label)
}

/** The containers that are rendered as a `div` with their name as its class. */
const boxes = new Set(['card', 'card-grid', 'steps', 'file-tree'])

function setBox(node: ContainerDirective, name: string, label: Paragraph | undefined) {
  node.data = { ...node.data, hName: 'div', hProperties: { className: [name] } }
  if (!label) return
  const href = node.attributes?.href
  if (href) {
    const { position, children } = label
    const link = {
      type: 'link',
      url: href,
      children,
      position: position ?? node.position,
      data: { hProperties: { href } },
    }
    label.children = [link as Link]
  }
  label.data = { hProperties: { className: ['card-title'] } } as never
  node.children.unshift(label)
}

function setLeaf(node: LeafDirective) {
  const label = node.children.map(plainText).join('')
  const { from, src = '', caption = '' } = node.attributes ?? {}
  if (node.name === 'diagram') setElement(node, 'docs-diagram', { alt: label, src: src ?? '', caption: caption ?? '' })
  // Without a name or a package, there is no declaration to look up.
  else if (label && from) setElement(node, 'docs-signature', { name: label, from })
  else setElement(node, 'div')
  node.children = []
}

/**
 * Removes a container's label and returns it as a title element.
 *
 * A label in the syntax of other generators has no brackets and may end with attributes: `::: details Title {open}`, `::: tip {no-title}`.
 */
function extractLabel(node: ContainerDirective, source: string): Paragraph | undefined {
  const first = node.children[0]
  if (!isLabel(first)) return undefined
  node.children.shift()
  setElement(first, 'docs-title')
  const start = first.position?.start.offset ?? 0
  const isPlain = !isElement(node) && source[start - 1] !== '[' && source[node.position?.start.offset ?? 0] === ':'
  if (isPlain) {
    extractAttributes(node, first)
    removeBrackets(first)
  }
  return first.children.length > 0 ? first : undefined
}

function extractAttributes(node: ContainerDirective, label: Paragraph) {
  const last = label.children.at(-1)
  const match = last?.type === 'text' ? /\s*\{([^{}]*)\}$/.exec(last.value) : null
  if (last?.type !== 'text' || !match) return
  last.value = last.value.slice(0, match.index)
  if (!last.value) label.children.pop()
  const names = match[1]!.split(/\s+/)
  for (const name of ['open', 'no-title'])
    if (names.includes(name)) node.attributes = { ...node.attributes, [name]: '' }
}

/** Removes the brackets around a label, as in `::: tip [Title]`. */
function removeBrackets({ children }: Paragraph) {
  const [first, last] = [children[0], children.at(-1)]
  if (
    first?.type !== 'text' ||
    last?.type !== 'text' ||
    !/^\[.*\]$/s.test(first === last ? first.value : `${first.value[0]}${last.value.at(-1)}`)
  )
    return
  first.value = first.value.slice(1)
  last.value = last.value.slice(0, -1)
}

/** Converts an unknown directive to text, but keeps the parsed Markdown in its label. */
function asText(node: TextDirective | LeafDirective, source: string): PhrasingContent[] {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last)
    return [{ type: 'text', value: source.slice(start, end), ...(node.position && { position: node.position }) }]
  return [
    { type: 'text', value: source.slice(start, first.position!.start.offset) },
    ...node.children,
    { type: 'text', value: source.slice(last.position!.end.offset, end) },
  ]
}
