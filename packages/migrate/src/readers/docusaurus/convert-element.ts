import {
  attributeValue,
  hasBuiltinComponent,
  type JsxAttribute,
  jsxAttributes,
  type MarkdownNode,
  staticValue,
} from '@docs-engine/cli/internal'
import { convertSrcSet } from '../../passes/convert-links.ts'
import { type Edit, rangeOf, removed, withIndent } from '../../util/edits.ts'
import { convertUrl } from './convert-url.ts'
import { type PagePart, warn } from './docusaurus-context.ts'
import { contentsList, pageList } from './generated-lists.ts'
import { checkAttributes } from './page-scope.ts'

/** Components of Docusaurus's theme that the import replaces by Markdown, because what they show depends on other parts of the old site. */
export const convertedParts: Record<string, (node: MarkdownNode, part: PagePart) => string> = {
  TOCInline: contentsList,
  DocCardList: pageList,
}

/** A prop of a component of Docusaurus that has no effect in Docs. */
interface LostProp {
  component: string
  name: string
  /** What readers miss. Without it, only the look changes. */
  effect?: string
  /** The value that has the same result as no value, if there is one. */
  usual?: string
}

const lostProps: LostProp[] = [
  { component: 'Tabs', name: 'queryString', effect: 'a query string can’t select a tab' },
  { component: 'Tabs', name: 'lazy' },
  { component: 'Tabs', name: 'block' },
  { component: 'TabItem', name: 'attributes' },
  { component: 'Admonition', name: 'icon' },
  { component: 'CodeBlock', name: 'live', effect: 'readers can’t edit the code' },
  { component: 'Translate', name: 'values', effect: 'the text contains placeholders' },
  {
    component: 'DocCardList',
    name: 'items',
    effect: 'the list contains all pages of the category',
    usual: 'useCurrentSidebarCategory().items',
  },
  { component: 'TOCInline', name: 'toc', effect: 'the list contains the headings of this page', usual: 'toc' },
]

function reportLostProps(component: string, node: MarkdownNode, part: PagePart): void {
  for (const { name, value, position } of jsxAttributes(node)) {
    const lost = lostProps.find((own) => own.component === component && own.name === name)
    const written = typeof value === 'object' ? value?.value.trim() : value
    if (!lost || written === 'false' || (lost.usual && written === lost.usual)) continue
    const shown = `\`${name}\` of \`<${component}>\``
    if (!lost.effect) part.context.site.warnings.omit(shown)
    else warn(part, 'component', `${name} of <${component}>`, `${shown} has no effect: ${lost.effect}.`, { position })
  }
}

/** Converts a JSX element. It stays an element, and only its URLs and its contents change. */
export function convertElement(node: MarkdownNode, part: PagePart, inside: () => Edit[]): Edit[] {
  const { name } = node
  if (!name) return inside()
  const { globals } = part.context
  const [start, end] = rangeOf(node)
  const first = name.split('.')[0]!
  const imported = part.imports.get(first)
  const theme = imported?.kind === 'theme' ? imported.name : imported ? undefined : name
  // Pages can use `<Head>` without importing it.
  if (name === 'head' || theme === 'Head') {
    part.context.site.warnings.omit('elements in the `<head>` of a page')
    return [removed(start, end, part.text)]
  }
  if (theme) reportLostProps(theme, node, part)
  if (theme && Object.hasOwn(convertedParts, theme)) {
    const text = convertedParts[theme]!(node, part)
    return [text ? { start, end, text: withIndent(text, part.text, start) } : removed(start, end, part.text)]
  }
  const line = imported ? undefined : globals.get(first)
  const isKnown =
    imported || /^[a-z][\w-]*$/.test(name) || hasBuiltinComponent(name) || /^(?:React\.)?Fragment$/.test(name)
  if (line) part.added.set(first, line)
  else if (imported?.kind === 'missing') reportMissing(node, imported.reason, part)
  else if (!isKnown) reportMissing(node, 'the page doesn’t import it', part)
  checkAttributes(node, part)
  return [...jsxAttributes(node).flatMap((attribute) => convertAttribute(attribute, node, part)), ...inside()]
}

function reportMissing(node: MarkdownNode, reason: string, part: PagePart): void {
  const text = `The component \`<${node.name}>\` isn’t supported: ${reason}.`
  warn(part, 'component', node.name!, text, node, 'Its contents are kept.')
}

const urlAttributes = /^(?:href|to|src|poster|data|srcset)$/i

/** Converts the URL in an attribute. */
function convertAttribute(attribute: JsxAttribute, node: MarkdownNode, part: PagePart): Edit[] {
  const { name, position } = attribute
  const code = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : ''
  const partial = code.match(/[\w$]+/g)?.find((word) => part.imports.get(word)?.kind === 'partial')
  if (partial) {
    const reason = `The attribute \`${name}\` of \`<${node.name}>\` is the Markdown file \`${partial}\`, which components can’t get as a prop.`
    warn(part, 'attribute', name ?? '…', reason, node, 'Show the file between the tags of the element.')
  }
  if (!name || !position || !urlAttributes.test(name)) return []
  const value = staticAttribute(attribute)
  if (typeof value !== 'string') return []
  const convert = (url: string) => convertUrl(url, part)
  const url = /^srcset$/i.test(name) ? convertSrcSet(value, convert) : convert(value)
  if (url === value) return []
  return [
    { start: position.start.offset!, end: position.end.offset!, text: `${name}="${url.replaceAll('"', '&quot;')}"` },
  ]
}

function staticAttribute(attribute: JsxAttribute): unknown {
  return attributeValue(attribute, (program) => staticValue(program, new Map()))
}
