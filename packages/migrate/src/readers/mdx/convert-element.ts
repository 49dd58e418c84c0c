import {
  attributeValue,
  hasBuiltinComponent,
  type JsxAttribute,
  jsxAttributes,
  type MarkdownNode,
  type Program,
  staticValue,
} from '@docs-engine/cli/internal'
import { markForeign } from '../../model/foreign.ts'
import { convertSrcSet } from '../../passes/convert-links.ts'
import { type Edit, edited, rangeOf, removed, withIndent } from '../../util/edits.ts'
import { renameClasses } from '../../util/own-classes.ts'
import { knownOf } from './convert-expression.ts'
import { loseNode, type MdxPart, placeOf, type ThemeComponent } from './mdx-part.ts'

/** Converts a JSX element, which stays an element if Docs has its component. Otherwise, only the old site can render it. */
export function convertElement(node: MarkdownNode, part: MdxPart, inside: () => Edit[]): Edit[] {
  const { name } = node
  if (!name) return inside()
  const [start, end] = rangeOf(node)
  const first = name.split('.')[0]!
  const imported = part.imports.get(first)
  const theme = imported?.kind === 'theme' ? imported.name : imported ? '' : name
  const component: ThemeComponent = Object.hasOwn(part.reader.components, theme) ? part.reader.components[theme]! : {}
  const lost = jsxAttributes(node).filter((attribute) => isLost(attribute, theme, component, part))
  const text = component.replace?.(node, part)
  if (text !== undefined)
    return [text ? { start, end, text: withIndent(text, part.text, start) } : removed(start, end, part.text)]
  const line = imported ? undefined : part.reader.globals.get(first)
  if (line) part.added.set(first, line)
  const attributes = jsxAttributes(node).filter((attribute) => !lost.includes(attribute))
  const reason = line || component.tag ? undefined : foreignReason(node, attributes, part)
  if (reason !== undefined) return [foreignElement(node, part, reason, inside())]
  const edits = [...attributes.flatMap((attribute) => convertAttribute(attribute, part)), ...inside()]
  for (const { position } of lost)
    edits.push({ start: position!.start.offset! - 1, end: position!.end.offset!, text: '' })
  if (component.tag) edits.push({ start: start + 1, end: start + 1 + name.length, text: component.tag })
  return edits
}

/** Returns whether an attribute has no effect in Docs, and reports it. */
function isLost(attribute: JsxAttribute, theme: string, { lost = {} }: ThemeComponent, part: MdxPart): boolean {
  const { name = '', value } = attribute
  const isDirective = /^client:/.test(name)
  const prop = isDirective ? {} : Object.hasOwn(lost, name) ? lost[name] : undefined
  const written = typeof value === 'object' ? value?.value.trim() : value
  if (!prop || written === 'false' || (prop.usual && written === prop.usual)) return false
  const shown = `\`${name}\` of \`<${theme}>\``
  if (prop.effect) {
    const reason = `${shown} has no effect: ${prop.effect}.`
    loseNode(attribute, part, { kind: 'component', name: `${name} of <${theme}>`, reason })
  } else if (!isDirective) part.site.warnings.omit(shown)
  return true
}

/** Returns why only the old site can render an element, or `undefined` if Docs can. */
function foreignReason(node: MarkdownNode, attributes: readonly JsxAttribute[], part: MdxPart): string | undefined {
  const [first = ''] = node.name!.split('.')
  const imported = part.imports.get(first)
  if (imported?.kind === 'foreign') return imported.reason
  if (/^[A-Z]/.test(first) && !imported && !hasBuiltinComponent(first) && node.name !== 'React.Fragment')
    return 'the page doesn’t import it'
  for (const { name = '…', value, data } of attributes) {
    if (/^(?:set|server|is|define):/.test(name)) return `it uses \`${name}\``
    if (/^[a-z]/.test(first) && /^on[A-Z]|^ref$|^dangerouslySetInnerHTML$/.test(name)) return `it uses \`${name}\``
    const code = typeof value === 'object' ? value : undefined
    const names = code?.value.match(/[\w$]+/g) ?? []
    const partial = names.find((word) => part.imports.get(word)?.kind === 'partial')
    if (partial) return `\`${name}\` is the Markdown file \`${partial}\`, which components can’t get as a prop`
    const program = data?.estree ?? code?.data?.estree
    if (program && knownOf(program, part).kind === 'foreign') return `\`${name}\` is computed by code`
  }
  return undefined
}

/** Marks an element that only the old site can render. Without its HTML, the page shows what the element contains. */
function foreignElement(node: MarkdownNode, part: MdxPart, why: string, inside: Edit[]): Edit {
  const [start, end] = rangeOf(node)
  const children = node.children ?? []
  const contents =
    children.length > 0
      ? edited(part.text, rangeOf(children[0]!)[0], rangeOf(children.at(-1)!)[1], inside)
      : node.type === 'mdxJsxFlowElement'
        ? `{/* The old site shows ${node.name} here. */}`
        : ''
  const mark = markForeign(part.page, {
    kind: 'component',
    name: `<${node.name}>`,
    reason: `\`<${node.name}>\` can’t be imported, because ${why}.`,
    source: part.text.slice(start, end),
    place: placeOf(node, part),
    otherwise: contents,
  })
  return { start, end, text: mark }
}

const urlAttributes = /^(?:href|to|src|poster|data|srcset)$/i

/** Converts the URL, the classes, or the value of an attribute. */
function convertAttribute(attribute: JsxAttribute, part: MdxPart): Edit[] {
  const { name, value, position } = attribute
  if (!position || !name || value === null || value === undefined) return []
  const [start, end] = [position.start.offset!, position.end.offset!]
  const replaced = (text: string): Edit[] =>
    text === part.text.slice(start, end) ? [] : [{ start, end, text: `${name}=${text}` }]
  const known = attributeValue(attribute, (program) => staticValue(program, new Map()))
  if (urlAttributes.test(name) && typeof known === 'string') {
    const convert = (url: string) => part.reader.convertUrl(url, part)
    const url = /^srcset$/i.test(name) ? convertSrcSet(known, convert) : convert(known)
    return url === known ? [] : replaced(`"${url.replaceAll('"', '&quot;')}"`)
  }
  if (typeof value === 'string') {
    const tag = `<x class="${value}">`
    return name === 'class' && renameClasses(tag) !== tag
      ? replaced(renameClasses(tag).slice('<x class='.length, -1))
      : []
  }
  const [, asset = ''] = /^\s*([\w$]+)\.src\s*$/.exec(value.value) ?? []
  if (part.imports.get(asset)?.kind === 'asset') return replaced(`{${asset}}`)
  const program: Program | undefined = value.data?.estree
  const evaluated = program && knownOf(program, part)
  return evaluated?.kind === 'value' ? replaced(`{${JSON.stringify(evaluated.value) ?? 'undefined'}}`) : []
}
