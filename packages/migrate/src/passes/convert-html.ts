import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import type { MaskedPart } from '../util/mask-code.ts'
import { renameClasses } from '../util/own-classes.ts'

/**
 * Removes inline styles, event handlers, and scripts, because the new site's Content Security Policy forbids them. `style` attributes become
 * classes. Style sheets are added to `styles` if that is possible. Other style sheets, event handlers, and scripts are reported. Classes that
 * the new theme styles get another name. Code must be masked.
 */
export function convertHtml(text: string, page: OldPage, site: OldSite): string {
  return renameClasses(text)
    .replace(/<[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>/g, (tag) =>
      tag.replace(/\s+(on[a-z]+)=(?:"[^"]*"|'[^']*')/g, (written, name: string) => {
        const reason = `The handler in \`${name}\` isn’t called, because the Content Security Policy forbids it.`
        lose(page, site, { kind: 'component', name, reason }, written.trim())
        return ''
      }),
    )
    .replace(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>[ \t]*\n?/gi,
      (html, name: string, attributes: string, code: string) => {
        const isStyle = name.toLowerCase() === 'style'
        const isPlain = /^(?:\s+(?:scoped|type="text\/css"|lang="(?:css|postcss)"))*\s*$/.test(attributes)
        if (isStyle && isPlain && !/@(?:apply|import)|:deep|v-bind/.test(code) && site.oldStyles.addWhole(code))
          return ''
        const reason = `The page contains a \`<${name.toLowerCase()}>\`.`
        lose(page, site, { kind: isStyle ? 'style' : 'component', name: `<${name.toLowerCase()}>`, reason }, html)
        return ''
      },
    )
    .replace(
      /<([a-zA-Z][\w-]*)(\s[^<>]*?)?\sstyle=(["'])([^<>]*?)\3([^<>]*)>/g,
      (_, name: string, before: string | undefined, __, css: string, after: string) => {
        // Without blank lines, which would end the HTML.
        const rest = `${before?.trimEnd() ?? ''}${after}`
        const own = site.styles.classFor(css)
        return `<${name}${own === undefined ? rest : withClass(rest, own)}>`
      },
    )
}

/** Converts the styles inside `<pre>` elements, which are masked because they contain code. */
export function convertMaskedHtml(parts: readonly MaskedPart[], page: OldPage, site: OldSite): void {
  for (const part of parts)
    if (part.kind === 'verbatim' && /^<pre\b/i.test(part.text)) part.text = convertHtml(part.text, page, site)
}

function withClass(attributes: string, name: string): string {
  const [, before, quote, classes, after] = /^(.*?\sclass=)(["'])(.*?)\2(.*)$/s.exec(attributes) ?? []
  if (before) return `${before}${quote}${classes} ${name}${quote}${after}`
  const slash = /\s*\/$/.exec(attributes)?.[0] ?? ''
  return `${attributes.slice(0, attributes.length - slash.length)} class="${name}"${slash}`
}
