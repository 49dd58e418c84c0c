import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import type { MaskedPart } from '../util/mask-code.ts'
import type { OldStyles } from './old-styles.ts'
import { renameClasses } from './own-classes.ts'

/**
 * Removes inline styles and scripts, because the new site's Content Security Policy forbids them. `style` attributes become classes. Style
 * sheets are added to `styles` if that is possible. Other style sheets and scripts are reported. Classes that the new theme styles get
 * another name. Code must be masked.
 */
export function convertHtml(text: string, page: OldPage, site: OldSite, styles?: OldStyles): string {
  return renameClasses(text)
    .replace(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>[ \t]*\n?/gi,
      (html, name: string, attributes: string, code: string) => {
        const isStyle = name.toLowerCase() === 'style'
        const isPlain = /^(?:\s+(?:scoped|type="text\/css"|lang="(?:css|postcss)"))*\s*$/.test(attributes)
        if (isStyle && isPlain && !/@(?:apply|import)|:deep|v-bind/.test(code) && styles?.addWhole(code)) return ''
        lose(
          page,
          site,
          {
            kind: isStyle ? 'style' : 'component',
            name: `<${name.toLowerCase()}>`,
            reason: `The page contains a \`<${name.toLowerCase()}>\`.`,
            todo: isStyle
              ? 'Move the rules to a stylesheet, and list it in `theme.css` in `site.config.ts`.'
              : 'Write the interactive part as a component in `content/_components`, and add it to the page with `::Name`.',
          },
          html,
        )
        return ''
      },
    )
    .replace(
      /<([a-zA-Z][\w-]*)(\s[^<>]*?)\sstyle=(["'])([^<>]*?)\3([^<>]*)>|<([a-zA-Z][\w-]*)\sstyle=(["'])([^<>]*?)\7([^<>]*)>/g,
      (...found) => {
        const [, nameA, before = '', , cssA, afterA, nameB, , cssB, afterB] = found as (string | undefined)[]
        const rules = declarations((cssA ?? cssB)!)
        // Without blank lines, which would end the HTML.
        const rest = `${before.trimEnd()}${(nameA ? afterA : afterB) ?? ''}`
        const own = Object.keys(rules).length > 0 ? site.styles.classFor(rules) : undefined
        const attributes = own === undefined ? rest : withClass(rest, own)
        return `<${nameA ?? nameB}${attributes}>`
      },
    )
}

/** Converts the styles inside `<pre>` elements, which are masked because they contain code. */
export function convertMaskedHtml(parts: readonly MaskedPart[], page: OldPage, site: OldSite): void {
  for (const part of parts)
    if (part.kind === 'verbatim' && /^<pre\b/i.test(part.text)) part.text = convertHtml(part.text, page, site)
}

function declarations(css: string): Record<string, string> {
  const rules = css.split(/;(?![^(]*\))/).flatMap((rule) => {
    const at = rule.indexOf(':')
    return at < 0 ? [] : [[rule.slice(0, at).trim(), rule.slice(at + 1).trim()] as const]
  })
  return Object.fromEntries(rules.filter(([name, value]) => name && value))
}

function withClass(attributes: string, name: string): string {
  const [, before, quote, classes, after] = /^(.*?\sclass=)(["'])(.*?)\2(.*)$/s.exec(attributes) ?? []
  if (before) return `${before}${quote}${classes} ${name}${quote}${after}`
  const slash = /\s*\/$/.exec(attributes)?.[0] ?? ''
  return `${attributes.slice(0, attributes.length - slash.length)} class="${name}"${slash}`
}

/** Returns the components that a page uses: each name with its first opening tag. Code must be masked. */
export function componentNames(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [tag, name = ''] of text.matchAll(/<([A-Z][\w.]*|[a-z]+(?:-[a-z0-9]+)+)(?=[\s/>])[^<>]*>/g))
    if (!found.has(name)) found.set(name, tag)
  return found
}

/** Imports the rules of the old site's stylesheets for the classes on a page, and reports the classes for which that isn't possible. */
export function convertClasses(text: string, page: OldPage, site: OldSite, styles: OldStyles): void {
  // A link definition with this name is a comment.
  const shown = text.replace(/^[ \t]*\[\/\/\]:.*$/gm, '')
  const elements = [...shown.matchAll(/<[a-z][^<>]*?\sclass=(["'])([^"']*)\1[^<>]*>/g)]
  const present = new Set([
    ...elements.flatMap(([, , names = '']) => names.split(/\s+/)),
    ...(shown.match(/(?<=\s)data-v-[\w-]+/g) ?? []),
  ])
  for (const [tag, , names = ''] of elements)
    for (const name of names.split(/\s+/))
      if (styles.has(name) && !styles.use(name, present))
        lose(
          page,
          site,
          {
            kind: 'style',
            name: `.${name}`,
            reason: `The class \`${name}\` has rules in a stylesheet of the old site that only fit the old theme.`,
            todo: 'Copy the rules to a stylesheet, and list it in `theme.css` in `site.config.ts`.',
          },
          tag,
        )
}
