import { readFileSync } from 'node:fs'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { badge } from '../../passes/badge.ts'
import { directive } from '../../util/directive.ts'
import { dedent, type JsxElement, replaceElements, staticText } from '../../util/jsx-elements.ts'
import { isFile } from '../../util/list-files.ts'
import { fenceText, type MaskedPart, unmask } from '../../util/mask-code.ts'
import { attributesOf, urlOf } from '../../util/rendered-nodes.ts'
import { textOf, toRecord } from '../../util/values.ts'
import { escaped } from './convert-fence.ts'
import { evaluate } from './expand-components.ts'
import { withFileIcons } from './file-tree.ts'
import { showIcon } from './show-icon.ts'
import type { PageNames, StarlightContext } from './starlight-context.ts'

const asides: Record<string, string> = { note: 'note', tip: 'tip', caution: 'caution', danger: 'danger' }

/** Returns the label of an aside with its own icon. The icon is part of the title, and takes the place of the theme's icon. */
export function asideLabel(icon: string, title: string | undefined, type: unknown, site: OldSite): string {
  if (icon) site.css.set('icons of asides', asideIcons)
  const name = String(type ?? 'note')
  return `[${`${icon} ${title ?? name.charAt(0).toUpperCase() + name.slice(1)}`.trim()}]`
}

const asideIcons = `.admonition-title:has(.moved-icon) > svg {
  display: none;
}
`

/** Converts the components of Starlight, and reports all others. Code must be masked. */
export function convertComponents(
  text: string,
  page: OldPage,
  context: Pick<StarlightContext, 'site' | 'icons' | 'fileIcon'>,
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
    const block = (opening: string, inner = convertInner(element)) =>
      directive(indent, opening, inner.split('\n'))
        .slice(isBlock ? 0 : 1)
        .join('\n')
    const label = (value: string | undefined, start = '') => (value === undefined ? '' : `[${start}${value}]`)
    const propOf = (name: string) =>
      expressions[name] === undefined ? attributes[name] : evaluate(expressions[name], scope, parts)?.value
    const ownIcon = attributes.icon ? `${showIcon(String(attributes.icon), page, context, element.tag)} ` : ''
    switch (name) {
      case 'Tabs': {
        const group = stringOf(attributes.syncKey)
        return block(`tabs${group ? `{group=${JSON.stringify(group)}}` : ''}`)
      }
      case 'TabItem':
        return block(`tab${label(stringOf(attributes.label) ?? '', ownIcon)}`)
      case 'Aside':
        return block(
          `${asides[String(attributes.type ?? 'note')] ?? 'note'}${ownIcon ? asideLabel(ownIcon.trim(), title, attributes.type, site) : label(title)}`,
        )
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
      case 'LinkButton': {
        const icon = ownIcon.trim()
        const text = convertInner(element)
          .trim()
          .replace(/\s*\n\s*/g, ' ')
        const parts = attributes.iconPlacement === 'start' ? [icon, text] : [text, icon]
        return `${indent}<a${attributesOf({
          class: 'button',
          'data-kind': attributes.variant ?? 'primary',
          href: propOf('href') ?? '',
          style:
            [
              icon && 'gap: 0.5em',
              attributes.variant === 'minimal' && 'padding-inline: 0; background: none; border-color: transparent',
            ]
              .filter(Boolean)
              .join('; ') || undefined,
        })}>${parts.filter(Boolean).join(' ')}</a>`
      }
      case 'Steps':
        return block('steps')
      case 'FileTree':
        return block('file-tree', withFileIcons(convertInner(element), page, context, parts, element.tag))
      case 'Fragment':
        return `${convertInner(element)}`
      case 'Badge':
        return (
          indent + badge(stringOf(attributes.text) ?? convertInner(element), { type: stringOf(attributes.variant) })
        )
      case 'Icon':
        return (
          indent +
          showIcon(textOf(propOf('name')) ?? '', page, context, element.tag, {
            ...(attributes.label && { label: String(attributes.label) }),
            classes: stringOf(attributes.class)?.split(/\s+/) ?? [],
            style: [
              propOf('color') && `color: ${propOf('color')}`,
              propOf('size') && `width: ${propOf('size')}; height: ${propOf('size')}`,
            ]
              .filter(Boolean)
              .join('; '),
          })
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
    ...['wrap', 'showLineNumbers', 'startLineNumber'].flatMap((name) => {
      const value = propOf(name)
      return value === undefined ? [] : [value === true ? name : `${name}=${value}`]
    }),
    ...['mark', 'ins', 'del'].flatMap((name) => [propOf(name)].flat().map((value) => markOf(name, value))),
  ]
  const words = options.filter(Boolean)
  const info = [propOf('lang') ?? (words.length > 0 ? 'text' : ''), ...words.map((word) => escaped(String(word)))].join(
    ' ',
  )
  const fence = fenceText({ kind: 'fence', marker: info.includes('`') ? '~~~' : '```', info, code, line: 0 })
  return fence.replace(/^(?=.)/gm, indent)
}
