import { readFileSync } from 'node:fs'
import { badge } from '../shared/badge.ts'
import { directive } from '../shared/directive.ts'
import { dedent, type JsxElement, replaceElements, staticText } from '../shared/jsx-elements.ts'
import { isFile } from '../shared/list-files.ts'
import { loseIcon } from '../shared/losses.ts'
import { fenceText, type MaskedPart, unmask } from '../shared/mask-code.ts'
import { lose, type OldPage, type OldSite } from '../shared/old-site.ts'
import { urlOf } from '../shared/rendered-nodes.ts'
import { textOf, toRecord } from '../shared/values.ts'
import { evaluate } from './expand-components.ts'
import type { PageNames, StarlightContext } from './starlight-context.ts'

const iconsTodo = 'Install the packages of the old site, and run the command again.'

const asides: Record<string, string> = { note: 'note', tip: 'tip', caution: 'caution', danger: 'danger' }

/** Converts the components of Starlight, and reports all others. Code must be masked. */
export function convertComponents(
  text: string,
  page: OldPage,
  context: Pick<StarlightContext, 'site' | 'icons'>,
  names: PageNames,
  parts: MaskedPart[],
): string {
  const { site } = context
  const { imports, scope } = names
  const convertInner = ({ inner = '' }: JsxElement) => convertComponents(dedent(inner), page, context, names, parts)
  const stringOf = (value: string | number | boolean | undefined) => (typeof value === 'string' ? value : undefined)
  return replaceElements(text, (element, indent, isBlock) => {
    const { name, attributes, expressions } = element
    const title = stringOf(attributes.title)
    const block = (opening: string) =>
      directive(indent, opening, convertInner(element).split('\n'))
        .slice(isBlock ? 0 : 1)
        .join('\n')
    const label = (value: string | undefined, start = '') => (value === undefined ? '' : `[${start}${value}]`)
    const iconOf = (name: string, label?: string, classes?: readonly string[]) =>
      showIcon(name, page, context, element.tag, { ...(label && { label }), ...(classes && { classes }) })
    const ownIcon = attributes.icon ? `${iconOf(String(attributes.icon))} ` : ''
    switch (name) {
      case 'Tabs': {
        const group = stringOf(attributes.syncKey)
        return block(`tabs${group ? `{group=${JSON.stringify(group)}}` : ''}`)
      }
      case 'TabItem':
        return block(`tab${label(stringOf(attributes.label) ?? '', ownIcon)}`)
      case 'Aside':
        return block(`${asides[String(attributes.type ?? 'note')] ?? 'note'}${label(title, ownIcon)}`)
      case 'CardGrid':
        return block('card-grid')
      case 'Card':
        return block(`card${label(title, ownIcon)}`)
      case 'LinkCard': {
        const href = stringOf(attributes.href)
        const body = stringOf(attributes.description) ?? ''
        const opening = `card${label(title)}${href ? `{href=${JSON.stringify(href)}}` : ''}`
        return directive(indent, opening, [body]).join('\n')
      }
      case 'LinkButton':
        return `${indent}[${[convertInner(element).trim(), ownIcon.trim()].filter(Boolean).join(' ')}](${stringOf(attributes.href) ?? ''})`
      case 'Steps':
        return block('steps')
      case 'FileTree':
        return block('file-tree')
      case 'Fragment':
        return `${convertInner(element)}`
      case 'Badge':
        return (
          indent + badge(stringOf(attributes.text) ?? convertInner(element), { type: stringOf(attributes.variant) })
        )
      case 'Icon':
        return (
          indent +
          iconOf(stringOf(attributes.name) ?? '', stringOf(attributes.label), stringOf(attributes.class)?.split(/\s+/))
        )
      case 'Code':
        return codeBlock(element, indent, page, site, names, parts)
      case 'Image':
      case 'Picture': {
        const image = expressions.src === undefined ? undefined : evaluate(expressions.src, scope, parts)?.value
        const source = imports.get(expressions.src ?? '') ?? stringOf(attributes.src) ?? urlOf(image)
        if (source && !expressions.alt) return `${indent}![${stringOf(attributes.alt) ?? ''}](${source})`
        break
      }
      default: {
        const file = imports.get(name)
        if (file && /\.mdx?$/.test(file) && isFile(file)) {
          const part = readFileSync(file, 'utf8')
            .replace(/\r\n?/g, '\n')
            .replace(/^---\n[\s\S]*?\n---\n/, '')
          const lines = part.trim().split('\n')
          // Without blank lines, Markdown in HTML is text.
          return [...(isBlock ? ['', ...lines, ''] : lines)].map((line) => (line ? indent + line : line)).join('\n')
        }
      }
    }
    lose(
      page,
      site,
      {
        kind: 'component',
        name: `<${name}>`,
        reason: names.failures.has(name)
          ? `\`<${name}>\` is a component of the old site that can’t be rendered, because ${names.failures.get(name)}.`
          : `\`<${name}>\` is a component of the old site.`,
        todo: `Write \`${name}\` as a React component in \`content/_components\`, and add it with \`::${name}\`, or replace it with Markdown.`,
      },
      element.tag,
    )
    if (element.inner === undefined || element.inner.trim() === '')
      return isBlock ? `${indent}<!-- The old site shows ${name} here. -->` : ''
    const inner = convertInner(element)
    return isBlock ? `\n${inner.replace(/^(?=.)/gm, indent)}\n` : inner
  })
}

/** Returns the option of a code block for a mark: a line, a text, a pattern, or `{ range: '1-3' }`. */
function markOf(name: string, value: unknown): string {
  const { range: own, label } = toRecord(value)
  const range = textOf(own) ?? value
  if (typeof range === 'number' || (typeof range === 'string' && /^[\d,\s-]+$/.test(range)))
    return `${name}={${textOf(label) ? `${JSON.stringify(label)}:` : ''}${range}}`
  if (range instanceof RegExp) return `${name}=/${range.source}/`
  return typeof range === 'string' ? `${name}=${JSON.stringify(range)}` : ''
}

function codeBlock(
  { attributes, expressions, tag }: JsxElement,
  indent: string,
  page: OldPage,
  site: OldSite,
  { imports, scope }: PageNames,
  parts: MaskedPart[],
): string {
  const source = imports.get(expressions.code ?? '')?.replace(/\?raw$/, '')
  // A template literal looks like inline code, so it's masked.
  const literal =
    attributes.code ??
    staticText(unmask(expressions.code ?? '', parts)) ??
    evaluate(expressions.code ?? '', scope, parts)?.value
  const code =
    typeof literal === 'string'
      ? literal
      : source && isFile(source)
        ? readFileSync(source, 'utf8').replace(/\r\n?/g, '\n').trimEnd()
        : undefined
  if (code === undefined) {
    const reason = 'The text of a `<Code>` is computed by code.'
    lose(page, site, { kind: 'expression', name: '<Code>', reason, todo: 'Write the code as a code block.' }, tag)
    return ''
  }
  const propOf = (name: string): unknown => {
    if (expressions[name] === undefined) return attributes[name]
    const found = evaluate(expressions[name], scope, parts)
    if (!found) {
      const reason = `The property \`${name}\` of a \`<Code>\` is computed by code.`
      lose(page, site, { kind: 'expression', name: '<Code>', reason, todo: 'Write the code as a code block.' }, tag)
    }
    return found?.value
  }
  const title = textOf(propOf('title'))
  const options = [
    title && `title=${JSON.stringify(title)}`,
    attributes.wrap && 'wrap',
    ...['mark', 'ins', 'del'].flatMap((name) => [propOf(name)].flat().map((value) => markOf(name, value))),
  ]
  const words = options.filter(Boolean)
  const info = [propOf('lang') ?? (words.length > 0 ? 'text' : ''), ...words].join(' ')
  const fence = fenceText({ kind: 'fence', marker: info.includes('`') ? '~~~' : '```', info, code, line: 0 })
  return fence.replace(/^(?=.)/gm, indent)
}

/** Returns the element of an icon, or an empty string if Starlight isn't installed or doesn't have the icon, which is reported. */
export function showIcon(
  name: string,
  page: OldPage,
  { site, icons }: Pick<StarlightContext, 'site' | 'icons'>,
  at = name,
  options: Parameters<OldSite['icons']['show']>[2] = {},
): string {
  const svg = icons.get(name)
  return svg === undefined ? loseIcon(name, page, site, at, iconsTodo) : site.icons.show(name, svg, options)
}
