import type { OldSite } from '../../model/old-site.ts'
import { convertFormulas, escapeDollars, type FormulaSyntax } from '../../passes/formulas.ts'
import type { MaskedPart } from '../../util/mask-code.ts'

/** The formulas that the extension `arithmatex` recognizes. */
const arithmatex: FormulaSyntax = {
  // Within a line, `\[` is an escaped bracket.
  block: /(?<!\\)(?:\$\$|(?<=^[ \t>]*)\\\[)([\s\S]+?)(?:\$\$|\\\])/gm,
  inline: /(?<!\\)\\\((\S|\S[^\n]*?\S)\\\)|(?<![\\$\w])\$(?=\S)([^$\n]+?)(?<=[^\s\\])\$(?!\w)/g,
}

/** Rewrites formulas for the plugin `@docs-engine/math`, and removes the scripts that render them on a page. Code must be masked. */
export function convertMath(text: string, parts: MaskedPart[], site: OldSite): string {
  const withoutScripts = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, (script) => {
    if (!/mathjax|katex/i.test(script)) return script
    site.warnings.omit('scripts that render formulas')
    return ''
  })
  return escapeDollars(convertFormulas(withoutScripts, parts, site, arithmatex))
}
