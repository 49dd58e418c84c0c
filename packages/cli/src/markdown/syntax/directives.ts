import type { Link, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { ComponentUse } from '../../model/component.ts'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { SKIP, visit } from '../../util/visit.ts'
import { formatPosition } from '../links/references.ts'
import { admonitionProperties, plainText, setAlert } from './alerts.ts'
import { isOnlyColons, outerContainers, reportColons, reportUnclosed } from './container-colons.ts'
import { admonitionNames, bareContainers, leafNames, synonyms, textNames } from './directive-names.ts'
import { directiveUse, writtenAttributes } from './directive-use.ts'
import { setElement } from './set-element.ts'
import { isTab, isTabOfGroup, isTabs, reportInnerTab, setTab, setTabs } from './tabs.ts'
import { reportUnclosedLeaf } from './unclosed-leaf.ts'
import { reportUnknown, reportUnknownAttributes, reportUnknownInText } from './unknown-directive.ts'

const admonitions = new Set(Object.keys(admonitionNames))
const leaves = Object.keys(leafNames)

export interface DirectiveContext {
  report: ReportMessage
  /** The uses of the author's components. New ones are added. */
  uses: ComponentUse[]
  /** Names of the directives that plugins render. Those in the tree are left over because their plugin failed. */
  pluginNames: readonly string[]
}

/**
 * Turns directives and alerts into elements named after the engine's components (`docs-admonition`, `docs-tabs`, …).
 *
 * @param source The page's text. It is needed to find out whether a container is closed, and where attributes are.
 */
export function applyDirectives(tree: Root, source: string, { report, uses, pluginNames }: DirectiveContext): void {
  const outerOf = outerContainers(tree)
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') reportUnknownInText(node, source, pluginNames, report)
    if (isDirective(node) && !isElement(node)) reportUnknownAttributes(node, source, report)
    if (node.type === 'textDirective') {
      if (Object.hasOwn(textNames, node.name)) setElement(node, node.name)
      else if (isComponentName(node.name)) setIsland(node, source, uses)
      else parent!.children.splice(index!, 1, ...(asText(node, source) as never[]))
      return undefined
    }
    if (node.type === 'leafDirective') {
      if (isComponentName(node.name)) setIsland(node, source, uses)
      else if (leaves.includes(node.name)) setLeaf(node, report)
      else {
        if (!pluginNames.includes(node.name)) reportUnknown(node, pluginNames, report)
        parent!.children.splice(index!, 1, { type: 'paragraph', children: asText(node, source) } as never)
        return [SKIP, index! + 1]
      }
      return undefined
    }
    if (node.type === 'containerDirective') {
      if (isTabOfGroup(node)) return undefined
      if (!isElement(node)) reportUnclosed(node, outerOf.get(node), source, report)
      if (isComponentName(node.name)) setIsland(node, source, uses)
      else setContainer(node, parent, source, pluginNames, report)
      return undefined
    }
    if (node.type === 'blockquote') setAlert(node, report)
    if (node.type !== 'paragraph') return undefined
    reportColons(node, source, report)
    reportUnclosedLeaf(node, (name) => leaves.includes(name) || isComponentName(name), source, report)
    if (!isOnlyColons(node, source)) return undefined
    // Remove stray colons from the page, because they mean nothing to readers. `reportColons` has reported them to the author.
    parent!.children.splice(index!, 1)
    return [SKIP, index!]
  })
}

function isDirective(node: Nodes): node is TextDirective | LeafDirective | ContainerDirective {
  return node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective'
}

/** Returns whether a node was created from a JSX element rather than from a directive. */
function isElement(node: object): boolean {
  return 'isElement' in node
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name)
}

function setIsland(node: TextDirective | LeafDirective | ContainerDirective, source: string, uses: ComponentUse[]) {
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

function setContainer(
  node: ContainerDirective,
  parent: object | undefined,
  source: string,
  pluginNames: readonly string[],
  report: ReportMessage,
) {
  const written = node.name.toLowerCase()
  const name = (Object.hasOwn(synonyms, written) ? synonyms[written] : undefined) ?? written
  const label = extractLabel(node, source)
  if (admonitions.has(name)) {
    const isUntitled = node.attributes?.['no-title'] !== undefined
    setElement(node, 'docs-admonition', {
      ...admonitionProperties(name, written),
      ...(isUntitled && { untitled: 'true' }),
    })
  } else if (name === 'details') {
    setElement(node, 'docs-details', node.attributes?.open !== undefined ? { open: 'true' } : {})
  } else if (name === 'tabs' || name === 'code-group') {
    setTabs(node, name, label, report)
    return
  } else if (Object.hasOwn(boxes, name)) {
    setBox(node, name, label)
    return
  } else if (name === 'tab' && isTabs(parent)) {
    setTab(node, label, report)
    return
  } else {
    if (name === 'tab' && isTab(parent)) {
      reportInnerTab(node, parent, source, report)
    } else if (name === 'tab') {
      report({
        ruleId: 'markdown',
        fatal: true,
        ...nodePosition(node, 1),
        reason: `This tab is outside ${isElement(node) ? '`<Tabs>`' : '`::::tabs`'}.`,
        note: isElement(node)
          ? 'Write `<Tabs>` above the first tab, and `</Tabs>` below the last one.'
          : 'Write `::::tabs` above the first tab, and `::::` below the last one, with more colons than the tabs have.',
      })
    } else if (!bareContainers.includes(name) && !pluginNames.includes(node.name)) {
      reportUnknown(node, pluginNames, report)
    }
    setElement(node, 'div')
    if (label) delete label.data
  }
  if (label) node.children.unshift(label)
}

/** The containers that are rendered as a `div` with a class. */
const boxes: Record<string, string> = {
  card: 'card',
  'card-grid': 'card-grid',
  steps: 'steps',
  'file-tree': 'file-tree',
}

function setBox(node: ContainerDirective, name: string, label: Paragraph | undefined) {
  node.data = { ...node.data, hName: 'div', hProperties: { className: [boxes[name]!] } }
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

function setLeaf(node: LeafDirective, report: ReportMessage) {
  const label = node.children.map(plainText).join('')
  if (node.name === 'signature') {
    const from = node.attributes?.from
    if (!label || !from) {
      report({
        ruleId: 'markdown',
        fatal: true,
        ...nodePosition(node),
        reason: 'A signature needs a name and a package.',
        note: 'Write `::signature[createSlice]{from="@reduxjs/toolkit"}`.',
      })
    }
    // Without a name or a package, there is no declaration to look up.
    if (label && from) setElement(node, 'docs-signature', { name: label, from })
    else setElement(node, 'div')
  } else {
    if (!label || !node.attributes?.src) {
      report({
        ruleId: 'markdown',
        fatal: true,
        ...nodePosition(node),
        reason: 'A diagram needs a description and a file.',
        note: 'Write `::diagram[A description for readers who can’t see it]{src="../assets/name.svg"}`.',
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

/**
 * Removes a container's label and returns it as a title element.
 *
 * A label in the syntax of other generators has no brackets and may end with attributes: `::: details Title {open}`, `::: tip {no-title}`.
 */
function extractLabel(node: ContainerDirective, source: string): Paragraph | undefined {
  const first = node.children[0]
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined
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
