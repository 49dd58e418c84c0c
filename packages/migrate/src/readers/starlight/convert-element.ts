import {
  attributeValue,
  hasBuiltinComponent,
  type JsxAttribute,
  jsxAttributes,
  type MarkdownNode,
  staticValue,
} from '@docs-engine/cli/internal'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { convertHtmlUrls } from '../../built/fill-foreign.ts'
import { htmlText } from '../../built/html-text.ts'
import { markForeign } from '../../model/foreign.ts'
import { convertLinks } from '../../passes/convert-links.ts'
import { type Edit, edited, rangeOf, withIndent } from '../../util/edits.ts'
import { renameClasses } from '../../util/own-classes.ts'
import { fileUrl } from './asset-url.ts'
import { knownOf } from './convert-expression.ts'
import type { PagePart } from './page-part.ts'

/** Converts a JSX element, which stays an element if Docs has its component. Otherwise, only the old site can render it. */
export function convertElement(node: MarkdownNode, part: PagePart, inside: () => Edit[]): Edit[] {
  const { name } = node
  if (!name) return inside()
  const html = staticHtml(node, part)
  if (html !== undefined) return [html]
  const reason = foreignReason(node, part)
  if (reason !== undefined) return [foreignElement(node, part, reason, inside())]
  const imported = part.imports.get(name.split('.')[0]!)
  const component = imported?.kind === 'starlight' ? imported.name : undefined
  if (component === 'PackageManagers') return [packageCommands(node, part)]
  const attributes = jsxAttributes(node)
  const edits = attributes.flatMap((attribute) => {
    const isLook =
      component !== undefined && Object.hasOwn(looks, component) && looks[component]!.test(attribute.name ?? '')
    if (isLook || attribute.name === 'icon') part.context.site.warnings.omit(`${attribute.name} of \`<${name}>\``)
    const { start, end } = attribute.position ?? {}
    return isLook && start && end
      ? [{ start: start.offset! - 1, end: end.offset!, text: '' }]
      : convertAttribute(attribute, part)
  })
  // The attributes of Astro's images are those of HTML.
  if (imported?.kind === 'image')
    edits.push({ start: rangeOf(node)[0] + 1, end: rangeOf(node)[0] + 1 + name.length, text: 'img' })
  return [...edits, ...inside()]
}

/** The props of Starlight's components that only change their looks, and that Docs doesn't have. */
const looks: Record<string, RegExp> = {
  CardGrid: /^stagger$/,
  Code: /^(?:mark|ins|del|frame|wrap|collapse|preserveIndent|hangingIndent|useDiffSyntax|startLineNumber)$/,
}

/** Returns the text that takes the place of `<Fragment set:html="…">` if its HTML is known. */
function staticHtml(node: MarkdownNode, part: PagePart): Edit | undefined {
  const [attribute, ...more] = jsxAttributes(node)
  if (node.name !== 'Fragment' || attribute?.name !== 'set:html' || more.length > 0) return undefined
  const value = attributeValue(attribute, (program) => staticValue(program, part.scope))
  if (typeof value !== 'string') return undefined
  const [start, end] = rangeOf(node)
  const nodes = fromHtml(value, { fragment: true }).children as ElementContent[]
  convertHtmlUrls(nodes, part.page, part.context.site)
  return { start, end, text: withIndent(htmlText(nodes, true), part.text, start) }
}

/** Returns why only the old site can render an element, or `undefined` if Docs can. */
function foreignReason(node: MarkdownNode, part: PagePart): string | undefined {
  const first = node.name!.split('.')[0]!
  const imported = part.imports.get(first)
  if (imported?.kind === 'foreign') return imported.reason
  if (/^[A-Z]/.test(first) && !imported && !hasBuiltinComponent(first)) return 'the page doesn’t import it'
  for (const attribute of jsxAttributes(node)) {
    const { name = '…' } = attribute
    if (/^(?:set|client|server|is|define):|^on[A-Z]/.test(name)) return `it uses \`${name}\``
    const program =
      attribute.data?.estree ?? (typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined)
    if (program && knownOf(program, part).kind === 'foreign') return `\`${name}\` is computed by code`
  }
  return undefined
}

/** Marks an element that only the old site can render. Without its HTML, the page shows what the element contains. */
function foreignElement(node: MarkdownNode, part: PagePart, why: string, inside: Edit[]): Edit {
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
    todo: `Write \`${node.name}\` as a React component in \`content/_components\`, or replace it with Markdown.`,
    source: part.text.slice(start, end),
    otherwise: contents,
  })
  return { start, end, text: mark }
}

/** Converts the URL, the classes, or the value of an attribute. */
function convertAttribute(attribute: JsxAttribute, part: PagePart): Edit[] {
  const { name, value, position } = attribute
  if (!position || !name || value === null || value === undefined) return []
  const [start, end] = [position.start.offset!, position.end.offset!]
  const written = part.text.slice(start, end)
  const replaced = (text: string): Edit[] => (text === written ? [] : [{ start, end, text }])
  if (typeof value === 'string') {
    const url = name === 'src' ? fileUrl(value, part) : undefined
    if (url) return replaced(`${name}="${url}"`)
    const tag = convertLinks(renameClasses(`<x ${written}>`), part.page, part.context.site, 'url', 'url')
    return replaced(tag.slice(3, -1))
  }
  const [, asset = ''] = /^\s*([\w$]+)\.src\s*$/.exec(value.value) ?? []
  if (part.imports.get(asset)?.kind === 'asset') return replaced(`${name}={${asset}}`)
  const program = value.data?.estree
  const known = program && knownOf(program, part)
  return known?.kind === 'value' ? replaced(`${name}={${JSON.stringify(known.value) ?? 'undefined'}}`) : []
}

/** Returns the code block that shows the command for each package manager. */
function packageCommands(node: MarkdownNode, { text, scope }: PagePart): Edit {
  const values: Record<string, unknown> = Object.fromEntries(
    jsxAttributes(node).map((own) => [own.name, attributeValue(own, (program) => staticValue(program, scope))]),
  )
  const { type = 'add', pkg = '', dev, args, prefix, comment } = values
  const words = { add: 'npm install', exec: 'npx', dlx: 'npx', remove: 'npm uninstall' }[String(type)] ?? `npm ${type}`
  const command = [prefix, words, dev !== undefined && dev !== false && '-D', pkg, args].filter(Boolean).join(' ')
  const lines = [...(comment ? [`# ${String(comment).replace('{PKG}', 'npm')}`] : []), command]
  const [start, end] = rangeOf(node)
  return { start, end, text: withIndent(['```sh npm2yarn', ...lines, '```'].join('\n'), text, start) }
}
