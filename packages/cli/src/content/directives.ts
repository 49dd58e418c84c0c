import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { nearest } from '../nearest.ts'
import type { Message } from '../types.ts'
import { admonitionNames, containerNames, leafNames, synonyms, textNames } from './directive-names.ts'
import { placeOfNode } from './place-of-node.ts'
import { writePlace } from './references.ts'
import { SKIP, visit } from './visit.ts'

const admonitions = new Set(Object.keys(admonitionNames))
const containers = Object.keys(containerNames)
const leaves = Object.keys(leafNames)

/**
 * Turns directives and GitHub's alerts into elements with the names of our components (`docs-admonition`, `docs-tabs`, …).
 *
 * @param source The page's text, for the test whether a container is closed.
 */
export function applyDirectives(tree: Root, source: string, report: (message: Omit<Message, 'file'>) => void): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective') {
      if (Object.hasOwn(textNames, node.name)) setElement(node, node.name)
      else setIsland(node)
      return undefined
    }
    if (node.type === 'leafDirective') {
      if (isComponentName(node.name)) setIsland(node)
      else if (leaves.includes(node.name)) setLeaf(node, report)
      else {
        unknownDirective(node, '::', [...leaves, ...containers], report)
        parent!.children.splice(index!, 1, { type: 'paragraph', children: asText(node, source) } as never)
        return [SKIP, index! + 1]
      }
      return undefined
    }
    if (node.type === 'containerDirective') {
      if (!isClosed(node, source)) {
        report({
          ruleId: 'markdown',
          fatal: true,
          ...placeOfNode(node, 1),
          reason: `\`:::${node.name}\` is not closed.`,
          note: 'Close it with a line of as many colons. A container inside another one has fewer colons than the outer one.',
        })
      }
      if (isComponentName(node.name)) setIsland(node)
      else setContainer(node, report)
      return undefined
    }
    if (node.type === 'blockquote') setAlert(node)
    return undefined
  })
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

function setElement(node: { data?: object }, hName: string, hProperties: Record<string, string> = {}) {
  node.data = { ...node.data, hName, hProperties }
}

function setIsland(node: TextDirective | LeafDirective | ContainerDirective) {
  const props = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, propValue(value)]),
  )
  setElement(node, 'docs-island', {
    name: node.name,
    props: JSON.stringify(props),
    inline: node.type === 'textDirective' ? 'true' : '',
    place: writePlace(placeOfNode(node)),
  })
}

function propValue(value: string | null | undefined): string | number | boolean {
  if (value === '' || value === null || value === undefined || value === 'true') return true
  if (value === 'false') return false
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}

function setContainer(node: ContainerDirective, report: (message: Omit<Message, 'file'>) => void) {
  const name = (Object.hasOwn(synonyms, node.name) ? synonyms[node.name] : undefined) ?? node.name
  const label = takeLabel(node)
  if (admonitions.has(name)) {
    setElement(node, 'docs-admonition', { type: name })
  } else if (name === 'details') {
    setElement(node, 'docs-details', node.attributes?.open !== undefined ? { open: 'true' } : {})
  } else if (name === 'tabs') {
    setElement(node, 'docs-tabs', { group: node.attributes?.group ?? '' })
  } else if (name === 'tab') {
    const text = label ? plainText(label) : (node.attributes?.label ?? '')
    if (!text) {
      report({
        ruleId: 'markdown',
        fatal: true,
        ...placeOfNode(node, 1),
        reason: 'A tab has no label.',
        note: 'Write `:::tab[npm]`.',
      })
    }
    setElement(node, 'docs-tab', { label: text, value: node.attributes?.value ?? slug(text) })
    return
  } else {
    unknownDirective(node, ':::', containers, report)
    setElement(node, 'div')
  }
  if (label) node.children.unshift(label)
}

function setLeaf(node: LeafDirective, report: (message: Omit<Message, 'file'>) => void) {
  const label = node.children.map(plainText).join('')
  if (node.name === 'signature') {
    const from = node.attributes?.from
    if (!label || !from) {
      report({
        ruleId: 'markdown',
        fatal: true,
        ...placeOfNode(node),
        reason: 'A signature needs a name and a package.',
        note: 'Write `::signature[createSlice]{from="@reduxjs/toolkit"}`.',
      })
    }
    setElement(node, 'docs-signature', { name: label, from: from ?? '' })
  } else {
    if (!label || !node.attributes?.src) {
      report({
        ruleId: 'markdown',
        fatal: true,
        ...placeOfNode(node),
        reason: 'A diagram needs a text and a file.',
        note: 'Write `::diagram[What it says, for readers who cannot see it]{src="../assets/name.svg"}`.',
      })
    }
    setElement(node, 'docs-diagram', {
      alt: label,
      src: node.attributes?.src ?? '',
      caption: node.attributes?.caption ?? '',
    })
  }
  node.children = []
}

function unknownDirective(
  node: ContainerDirective | LeafDirective,
  colons: string,
  known: string[],
  report: (message: Omit<Message, 'file'>) => void,
) {
  const near = nearest(node.name, known)
  report({
    ruleId: 'markdown',
    // Two colons at the start of a line may be meant as they are.
    fatal: colons === ':::' || near !== undefined,
    ...placeOfNode(node, 1),
    reason: `Unknown directive \`${colons}${node.name}\`.`,
    note: near
      ? `Did you mean \`${colons}${near}\`?`
      : `Known ones: ${known.join(', ')}, and components, whose names start with a capital letter.`,
    ...(near && { suggestion: near }),
  })
}

/** Removes the `[label]` of a container and returns it as the element of a title. */
function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const first = node.children[0]
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined
  node.children.shift()
  setElement(first, 'docs-title')
  return first
}

function plainText(node: RootContent | PhrasingContent): string {
  if ('value' in node) return node.value
  return 'children' in node ? (node.children as RootContent[]).map(plainText).join('') : ''
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** A directive that is none: its text as it stands, with the label still parsed. */
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

function isClosed(node: ContainerDirective, source: string): boolean {
  const { start, end } = node.position!
  if (start.line === end.line) return false
  const lastLine = source.slice(0, end.offset).split('\n').at(-1)!
  return /^[\s>]*:{3,}\s*$/.test(lastLine)
}

/** GitHub's alerts: a quote which starts with `[!NOTE]`. */
function setAlert(node: Blockquote) {
  const paragraph = node.children[0]
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (text?.type !== 'text') return
  const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/i.exec(text.value)
  if (!match) return
  const type = { note: 'note', tip: 'tip', important: 'info', warning: 'warning', caution: 'danger' }[
    match[1]!.toLowerCase()
  ]!
  text.value = text.value.slice(match[0].length)
  const children = (paragraph as Paragraph).children
  if (!text.value) children.shift()
  if (children[0]?.type === 'break') children.shift()
  if (children.length === 0) node.children.shift()
  setElement(node, 'docs-admonition', { type })
}
