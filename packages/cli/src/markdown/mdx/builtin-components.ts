import { nearest } from '@docs-engine/shared/nearest.ts'
import { nodePosition } from '../../util/node-position.ts'
import { admonitions } from '../syntax/directive-names.ts'
import { attributePosition, type ElementAttributes, elementAttributes } from './element-attributes.ts'
import { evaluated, type MdxContext, reportMdx } from './mdx-context.ts'
import { evaluateProgram, unknown } from './static-value.ts'
import type { MarkdownNode } from './syntax-tree.ts'

type Convert = (element: MarkdownNode, context: MdxContext, isFlow: boolean) => MarkdownNode[]

/** Maps each built-in component to a function that converts it to a directive or an HTML element. */
export const builtinComponents: Record<string, Convert> = {
  Tabs: tabs,
  TabItem: tab,
  Tab: tab,
  Admonition: (element, context) => admonition(element, context),
  Aside: (element, context) => admonition(element, context),
  Callout: (element, context) => admonition(element, context),
  ...Object.fromEntries(
    Object.entries(admonitions)
      .filter(([, { isComponent }]) => isComponent)
      .map(([name]) => [
        name.charAt(0).toUpperCase() + name.slice(1),
        (element: MarkdownNode, context: MdxContext) => admonition(element, context, name),
      ]),
  ),
  Details: (element, context) => {
    const given = read(element, context, ['summary', 'title', 'open'])
    const isOpen = given.values.open !== undefined && given.values.open !== false
    return [directive('details', element, context, given, ['summary', 'title'], isOpen ? { open: '' } : {})]
  },
  Card: (element, context) => {
    const given = read(element, context, ['title', 'href', 'to', 'icon'])
    const href = given.values.href ?? given.values.to
    return [directive('card', element, context, given, ['title'], href === undefined ? {} : { href: String(href) })]
  },
  LinkCard: (element, context) => {
    const given = read(element, context, ['title', 'href', 'description'])
    const card = directive('card', element, context, given, ['title'], { href: String(given.values.href ?? '') })
    if (given.values.description !== undefined)
      card.children!.push(paragraph(context.show(given.values.description, element, context, false), element))
    return [card]
  },
  CardGrid: (element, context) => [directive('card-grid', element, context, read(element, context, []), [])],
  Steps: (element, context) => [directive('steps', element, context, read(element, context, []), [])],
  FileTree: (element, context) => [directive('file-tree', element, context, read(element, context, []), [])],
  CodeBlock: codeBlock,
  Link: (element, context) => {
    const { values } = elementAttributes(element, context)
    const { to, href, children: _, ...rest } = values
    const url = String(href ?? to ?? '')
    const properties = Object.entries(rest).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    )
    return [
      {
        type: 'mdxElement',
        children: context.apply(element.children ?? [], context),
        position: element.position,
        data: { hName: 'a', hProperties: { ...Object.fromEntries(properties), href: url } },
      },
    ]
  },
  Fragment: (element, context) => context.apply(element.children ?? [], context),
  Translate: (element, context) => context.apply(element.children ?? [], context),
}

function read(element: MarkdownNode, context: MdxContext, known: string[]): ElementAttributes {
  const given = elementAttributes(element, context)
  for (const name of Object.keys(given.values)) {
    if (known.includes(name) || ['key', 'className', 'children', 'id'].includes(name)) continue
    const near = nearest(name, known)
    context.report({
      ruleId: 'mdx',
      fatal: false,
      ...attributePosition(given.nodes[name], element),
      reason: `\`<${element.name}>\` has no attribute \`${name}\`, so \`${name}\` has no effect.`,
      note: near
        ? `Did you mean \`${near}\`?`
        : known.length > 0
          ? `Its attributes: ${known.join(', ')}.`
          : 'Remove it.',
      ...(near && { suggestion: near }),
    })
  }
  return given
}

/** Returns a node like the one that the parser creates for a directive. Its label is the first of the named attributes that is set. */
function directive(
  name: string,
  element: MarkdownNode,
  context: MdxContext,
  { values }: ElementAttributes,
  labels: string[],
  attributes: Record<string, string> = {},
): MarkdownNode {
  const label = labels.map((key) => values[key]).find((value) => value !== undefined && value !== true && value !== '')
  const children = context.apply(element.children ?? [], context)
  const labelNodes = label === undefined ? [] : [labelOf(context.show(label, element, context, false), element)]
  return Object.assign(
    {
      type: 'containerDirective',
      name,
      attributes,
      children: [...labelNodes, ...flow(children, element)],
      position: element.position,
    },
    { isElement: true },
  )
}

function labelOf(children: MarkdownNode[], { position }: MarkdownNode): MarkdownNode {
  return { type: 'paragraph', children, position, data: { directiveLabel: true } }
}

function paragraph(children: MarkdownNode[], { position }: MarkdownNode): MarkdownNode {
  return { type: 'paragraph', children, position }
}

const phrasing = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'textDirective',
])

/** Wraps bare text, as in `<Note>Text</Note>`, in a paragraph. */
function flow(nodes: MarkdownNode[], element: MarkdownNode): MarkdownNode[] {
  const result: MarkdownNode[] = []
  let run: MarkdownNode[] = []
  const end = () => {
    if (run.some((node) => node.type !== 'text' || node.value?.trim())) {
      const [first, last] = [run[0]!.position, run.at(-1)!.position]
      const position = first && last ? { start: first.start, end: last.end } : element.position
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

const inlineNames = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

function admonition(element: MarkdownNode, context: MdxContext, own?: string): MarkdownNode[] {
  const given = read(element, context, own ? ['title'] : ['type', 'title', 'icon'])
  return [directive(own ?? String(given.values.type ?? 'note'), element, context, given, ['title'])]
}

function tabs(element: MarkdownNode, context: MdxContext): MarkdownNode[] {
  const given = read(element, context, [
    'groupId',
    'group',
    'syncKey',
    'values',
    'defaultValue',
    'queryString',
    'lazy',
    'block',
    'items',
  ])
  const { groupId, group, syncKey, values, defaultValue } = given.values
  const known = Array.isArray(values) ? (values as { value?: unknown; label?: unknown }[]) : []
  const labels = new Map(known.map((entry) => [idOf(entry?.value), String(entry?.label ?? entry?.value)]))
  const node = directive('tabs', element, context, given, [], {
    ...((group ?? groupId ?? syncKey) !== undefined && { group: String(group ?? groupId ?? syncKey) }),
  })
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

function tab(element: MarkdownNode, context: MdxContext): MarkdownNode[] {
  const given = read(element, context, ['value', 'label', 'title', 'default', 'attributes', 'icon', 'hidden'])
  const { value, label, title } = given.values
  const text = label ?? title
  return [
    directive('tab', element, context, given, [], {
      ...(typeof text === 'string' && { label: text }),
      ...(value !== undefined && { value: idOf(value) }),
      ...(given.values.default !== undefined && given.values.default !== false && { selected: '' }),
    }),
  ]
}

function codeBlock(element: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode[] {
  const { values } = elementAttributes(element, context)
  const { language, lang, title, metastring, meta, showLineNumbers, className, children, code } = values
  const name = language ?? lang ?? /language-([\w-]+)/.exec(String(className ?? ''))?.[1]
  const text = code ?? children ?? textIn(element, context)
  if (!isFlow) {
    reportMdx(
      context,
      nodePosition(element as never, 1),
      'A `<CodeBlock>` within a line of text can’t be shown.',
      'Put it on a line of its own. For code within a line, use backticks.',
    )
    return []
  }
  if (typeof text !== 'string') {
    if (text !== unknown)
      reportMdx(
        context,
        nodePosition(element as never, 1),
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
      position: element.position,
    },
  ]
}

/**
 * Returns the text inside an element. Returns `undefined` if the element contains anything but text, or `unknown` if its text can't be
 * evaluated, which is reported.
 */
function textIn(element: MarkdownNode, context: MdxContext): unknown {
  const parts = (element.children ?? [])
    .flatMap((child) => (child.type === 'paragraph' ? child.children! : [child]))
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type === 'inlineCode') return child.value
      if (!/^mdx(?:Flow|Text)Expression$/.test(child.type)) return undefined
      const program = child.data?.estree
      return program && evaluated(context, child, () => evaluateProgram(program, context.scope))
    })
  if (parts.includes(unknown)) return unknown
  return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : undefined
}
