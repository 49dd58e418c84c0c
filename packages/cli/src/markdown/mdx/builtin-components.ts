import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { admonitions } from '../syntax/directive-names.ts'
import type { JsxElement } from './jsx-element.ts'
import { evaluated } from './mdx-context.ts'
import { evaluateProgram, unknown } from './static-value.ts'
import type { MarkdownNode } from './syntax-tree.ts'

type Convert = (element: JsxElement) => MarkdownNode[]

/** Maps each built-in component to a function that converts it to a directive or an HTML element. */
export const builtinComponents: Record<string, Convert> = {
  Tabs: tabs,
  TabItem: tab,
  Tab: tab,
  Admonition: admonition,
  Aside: admonition,
  Callout: admonition,
  ...Object.fromEntries(
    Object.entries(admonitions)
      .filter(([, { isComponent }]) => isComponent)
      .map(([name]) => [
        name.charAt(0).toUpperCase() + name.slice(1),
        (element: JsxElement) => [directive(name, element, checkedValues(element, ['title']).title)],
      ]),
  ),
  Details(element) {
    const { summary, title, open } = checkedValues(element, ['summary', 'title', 'open'])
    return [directive('details', element, isLabel(summary) ? summary : title, isSet(open) ? { open: '' } : {})]
  },
  Card(element) {
    const { title, href, to } = checkedValues(element, ['title', 'href', 'to', 'icon'])
    const url = href ?? to
    return [directive('card', element, title, url === undefined ? {} : { href: String(url) })]
  },
  LinkCard(element) {
    const { title, href, description } = checkedValues(element, ['title', 'href', 'description'])
    const card = directive('card', element, title, { href: String(href ?? '') })
    if (description !== undefined) card.children!.push(paragraph(element.show(description), element))
    return [card]
  },
  CardGrid: (element) => withoutAttributes('card-grid', element),
  Steps: (element) => withoutAttributes('steps', element),
  FileTree: (element) => withoutAttributes('file-tree', element),
  CodeBlock: codeBlock,
  Code: codeBlock,
  Link(element) {
    const { to, href, children: _, ...rest } = element.values
    const shown = Object.entries(rest).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    return [element.rendered('a', { ...Object.fromEntries(shown), href: String(href ?? to ?? '') })]
  },
  Fragment: (element) => element.children(),
  Translate: (element) => element.children(),
}

/** Whether pages can use a component without importing it. */
export function hasBuiltinComponent(name: string): boolean {
  return Object.hasOwn(builtinComponents, name)
}

/** Returns the values of an element's attributes. Reports attributes that aren't known. */
function checkedValues(element: JsxElement, known: string[]): Record<string, unknown> {
  for (const name of Object.keys(element.values)) {
    if (known.includes(name) || ['key', 'className', 'children', 'id', 'slot'].includes(name)) continue
    const near = nearest(name, known)
    element.context.report({
      ruleId: 'mdx',
      fatal: false,
      ...element.positionOf(name),
      reason: `\`<${element.name}>\` has no attribute \`${name}\`, so \`${name}\` has no effect.`,
      ...didYouMean(near, known.length > 0 ? `Its attributes: ${known.join(', ')}.` : 'Remove it.'),
    })
  }
  return element.values
}

/** Returns whether an attribute without a value, such as `open`, is set. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== false
}

function isLabel(value: unknown): boolean {
  return value !== undefined && value !== true && value !== ''
}

/** Returns a node like the one that the parser creates for a directive. */
function directive(
  name: string,
  element: JsxElement,
  label?: unknown,
  attributes: Record<string, string> = {},
): MarkdownNode {
  const { position } = element.node
  const children = flow(element.children(), element)
  if (isLabel(label)) children.unshift({ ...paragraph(element.show(label), element), data: { directiveLabel: true } })
  return Object.assign({ type: 'containerDirective', name, attributes, children, position }, { isElement: true })
}

function withoutAttributes(name: string, element: JsxElement): MarkdownNode[] {
  checkedValues(element, [])
  return [directive(name, element)]
}

function paragraph(children: MarkdownNode[], { node: { position } }: JsxElement): MarkdownNode {
  return { type: 'paragraph', children, position }
}

const phrasing = new Set('text emphasis strong delete inlineCode break link image textDirective'.split(' '))

const inlineNames = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Wraps bare text, as in `<Note>Text</Note>`, in a paragraph. */
function flow(nodes: MarkdownNode[], element: JsxElement): MarkdownNode[] {
  const result: MarkdownNode[] = []
  let run: MarkdownNode[] = []
  const end = () => {
    if (run.some((node) => node.type !== 'text' || node.value?.trim())) {
      const [first, last] = [run[0]!.position, run.at(-1)!.position]
      const position = first && last ? { start: first.start, end: last.end } : element.node.position
      result.push({ type: 'paragraph', children: run, position })
    }
    run = []
  }
  for (const node of nodes) {
    if (phrasing.has(node.type) || (node.type === 'mdxElement' && inlineNames.has(node.data!.hName!))) run.push(node)
    else {
      end()
      result.push(node)
    }
  }
  end()
  return result
}

function admonition(element: JsxElement): MarkdownNode[] {
  const { type, title } = checkedValues(element, ['type', 'title', 'icon'])
  return [directive(String(type ?? 'note'), element, title)]
}

const tabsAttributes = 'groupId group syncKey values defaultValue queryString lazy block items'.split(' ')

function tabs(element: JsxElement): MarkdownNode[] {
  const { groupId, group, syncKey, values, defaultValue } = checkedValues(element, tabsAttributes)
  const known = Array.isArray(values) ? (values as { value?: unknown; label?: unknown }[]) : []
  const labels = new Map(known.map((entry) => [idOf(entry?.value), String(entry?.label ?? entry?.value)]))
  const name = group ?? groupId ?? syncKey
  const node = directive('tabs', element, undefined, name === undefined ? {} : { group: String(name) })
  for (const child of node.children!) {
    if (child.name !== 'tab' || Array.isArray(child.attributes)) continue
    const attributes = child.attributes!
    attributes.label ??= labels.get(attributes.value ?? '') ?? attributes.value ?? ''
    if (defaultValue !== undefined && attributes.value === idOf(defaultValue)) attributes.selected = ''
  }
  return [node]
}

/** Returns a tab's value without spaces, because the value becomes part of element IDs. */
function idOf(value: unknown): string {
  return String(value).trim().replace(/\s+/g, '-')
}

const tabAttributes = 'value label title default attributes icon hidden'.split(' ')

function tab(element: JsxElement): MarkdownNode[] {
  const { value, label, title, default: isDefault } = checkedValues(element, tabAttributes)
  const text = label ?? title
  return [
    directive('tab', element, undefined, {
      ...(typeof text === 'string' && { label: text }),
      ...(value !== undefined && { value: idOf(value) }),
      ...(isSet(isDefault) && { selected: '' }),
    }),
  ]
}

function codeBlock(element: JsxElement): MarkdownNode[] {
  const { language, lang, title, metastring, meta, showLineNumbers, className, children, code } = element.values
  const name = language ?? lang ?? /language-([\w-]+)/.exec(String(className ?? ''))?.[1]
  const text = code ?? children ?? textIn(element)
  if (!element.isFlow) {
    element.report(
      'A `<CodeBlock>` within a line of text can’t be shown.',
      'Put it on a line of its own. For code within a line, use backticks.',
    )
    return []
  }
  if (typeof text !== 'string') {
    if (text !== unknown)
      element.report(
        'The content of `<CodeBlock>` isn’t text.',
        'Write the code as a string: `<CodeBlock language="js">{`…`}</CodeBlock>`, or use a fenced code block.',
      )
    return []
  }
  const words = [
    title !== undefined && `title=${JSON.stringify(String(title))}`,
    showLineNumbers && (showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`),
    metastring ?? meta,
  ]
  return [
    {
      type: 'code',
      lang: name === undefined ? null : String(name),
      meta: words.filter(Boolean).join(' ') || null,
      value: text.replace(/^\n|\n$/g, ''),
      position: element.node.position,
    },
  ]
}

/**
 * Returns the text inside an element. Returns `undefined` if the element contains anything but text, or `unknown` if its text can't be
 * evaluated, which is reported.
 */
function textIn({ written, context }: JsxElement): unknown {
  const parts = written
    .flatMap((child) => (child.type === 'paragraph' ? child.children! : [child]))
    .map((child) => {
      if (child.type === 'text' || child.type === 'inlineCode') return child.value
      if (!/^mdx(?:Flow|Text)Expression$/.test(child.type)) return undefined
      const program = child.data?.estree
      return program && evaluated(context, child, () => evaluateProgram(program, context.scope))
    })
  if (parts.includes(unknown)) return unknown
  return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : undefined
}
