import type { OldSite } from '../model/old-site.ts'
import type { MaskedPart } from '../util/mask-code.ts'

/** How pages of the old site write formulas. A group of each pattern is the formula. */
export interface FormulaSyntax {
  /** A formula that is displayed as a block, even within a paragraph. */
  block: RegExp
  /** A pattern with one or two groups, of which one matches. */
  inline: RegExp
  /** Removes escapes that the old site needs in formulas. Default: the formula stays as it is. */
  clean?: (formula: string) => string
}

/**
 * Rewrites formulas for the plugin `@docs-engine/math`, and adds the plugin to the new site. Formulas are masked, so that nothing else
 * converts their text. Other dollar signs are escaped. Code must be masked.
 */
export function convertFormulas(text: string, parts: MaskedPart[], site: OldSite, syntax: FormulaSyntax): string {
  const { clean = (formula) => formula } = syntax
  let isUsed = false
  const mask = (formula: string) => {
    isUsed = true
    return `\uE000${parts.push({ kind: 'verbatim', text: formula }) - 1}\uE001`
  }
  const found = text
    .replace(syntax.block, (whole, formula: string, at: number) => {
      const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
      const after = /^[^\n]*/.exec(text.slice(at + whole.length))![0]
      const content = clean(formula).trim()
      // A block within a line of text can't be on lines of its own without a new paragraph.
      if (!/^[ \t>]*$/.test(before) || after.trim() !== '') return mask(`$$${content.replace(/\s*\n[ \t>]*/g, ' ')}$$`)
      const lines = ['$$', ...content.split('\n').map((line) => line.replace(/^[ \t>]*/, '')), '$$']
      return mask(lines.map((line, index) => (index === 0 ? line : before + line)).join('\n'))
    })
    .replace(syntax.inline, (_, first: string | undefined, second: string) =>
      mask(`$${clean(first ?? second).trim()}$`),
    )
  if (isUsed && !site.plugins.has('math')) {
    site.plugins.set('math', { kind: 'docs', from: '@docs-engine/math', name: 'math', options: undefined })
    site.packages['@docs-engine/math'] = `^${__VERSION__}`
  }
  return found
}

/** Escapes the dollar signs in text without formulas, because the plugin looks for formulas on all pages. Tags and code keep them. */
export function escapeDollars(text: string): string {
  return text.replace(/<[^<>]*>|(?<!\\)\$/g, (found) => (found === '$' ? '\\$' : found))
}
