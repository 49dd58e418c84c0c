import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { replaceElements } from '../../util/jsx-elements.ts'
import { type MaskedPart, maskCode, unmask } from '../../util/mask-code.ts'
import { nodesFromHtml } from '../../util/nodes-from-html.ts'
import { attributesOf, escapeText, renderedMarkdown } from '../../util/rendered-nodes.ts'
import { evaluate } from './expand-components.ts'
import type { PageScope } from './starlight-context.ts'

/** Matches the start of an element with Astro's `set:html` or `set:text`. */
const opening = /<(Fragment|[a-z][\w-]*)(?=\s[^<>]*?\bset:(?:html|text)=)/g

/** Writes the HTML or text of `set:html` and `set:text` into the page, and reports it if its value isn't known. Code must be masked. */
export function convertSetHtml(
  text: string,
  page: OldPage,
  site: OldSite,
  scope: PageScope,
  parts: MaskedPart[],
): string {
  const convert = (source: string): string => {
    // A string can contain a `<pre>`, which is masked.
    let result = source
    replaceElements(
      unmask(source, parts),
      ({ name, attributes, expressions, tag }) => {
        const key = ['set:html', 'set:text'].find((key) => key in attributes || key in expressions)!
        const value = expressions[key] === undefined ? attributes[key] : evaluate(expressions[key], scope, parts)?.value
        const isText = typeof value === 'string' || typeof value === 'number'
        if (!isText && value !== null && value !== false) {
          const reason = `The value of \`${key}\` isn’t known until the site runs, so it’s missing.`
          lose(page, site, { kind: 'expression', name: key, reason, todo: 'Write its HTML into the page.' }, tag)
        }
        const inner = !isText ? '' : key === 'set:text' ? escapeText(String(value)) : markdownOf(String(value), parts)
        const own = Object.entries(expressions).flatMap(([name, code]) => (name === key ? [] : [` ${name}={${code}}`]))
        result = name === 'Fragment' ? inner : `<${name}${attributesOf(attributes)}${own.join('')}>${inner}</${name}>`
        return ''
      },
      opening,
    )
    return result
  }
  return replaceElements(
    text,
    ({ tag, name }, indent, isBlock) => {
      const result = convert(tag.endsWith('/>') ? tag : `${tag}</${name}>`)
      return isBlock ? `\n${result.replace(/^(?=.)/gm, indent)}\n` : result
    },
    opening,
  )
}

/** Writes HTML so that Markdown and MDX keep it. The text of `<pre>` is masked. */
function markdownOf(html: string, parts: MaskedPart[]): string {
  const masked = html.replace(
    /<pre\b[^>]*>[\s\S]*?<\/pre>/gi,
    (pre) => maskCode(pre.replaceAll('\n', '&#10;'), undefined, parts).text,
  )
  return renderedMarkdown(nodesFromHtml(masked))
}
