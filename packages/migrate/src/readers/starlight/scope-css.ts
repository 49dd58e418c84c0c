import { parser } from '@lezer/css'

/**
 * Limits an Astro component's rules to its own elements, which have the class `scope`. As in Astro, the class adds no specificity,
 * and `:global(…)` excludes a part of a selector.
 */
export function scopeCss(css: string, scope: string): string {
  const changes: { from: number; to: number; text: string }[] = []
  parser.parse(css).iterate({
    enter({ node, name }) {
      // The names in keyframes aren't selectors, and nested rules are already limited by the outer one.
      if (name === 'KeyframesStatement') return false
      if (name !== 'RuleSet') return true
      const block = node.getChild('Block')
      const end = block?.from ?? node.to
      const text = css.slice(node.from, end)
      changes.push({ from: node.from, to: end, text: scopeSelectors(text, scope) })
      return false
    },
  })
  const scoped = changes
    .reverse()
    .reduce((text, { from, to, text: own }) => text.slice(0, from) + own + text.slice(to), css)
  // The class of the text of a page in Starlight.
  return scoped.replaceAll('.sl-markdown-content', '.prose')
}

function scopeSelectors(text: string, scope: string): string {
  return splitOutside(text, /^,/)
    .map((selector) =>
      splitOutside(selector, /^(?:\s*[>+~]\s*|\s+)/)
        .map((part) => scopeCompound(part, scope))
        .join(''),
    )
    .join('')
}

function scopeCompound(part: string, scope: string): string {
  const [, before = '', compound = '', after = ''] = /^([\s,>+~]*)([\s\S]*?)(\s*)$/.exec(part)!
  if (compound === '') return part
  const global = /^([^:]*):global\(([\s\S]*)\)([^)]*)$/.exec(compound)
  if (global) return `${before}${global[1]}${global[2]}${global[3]}${after}`
  if (/^(?::root|html|body|&)/.test(compound)) return part
  const [name] = /^(?:\[[^\]]*\]|[^:[])*/.exec(compound)!
  return `${before}${name}:where(.${scope})${compound.slice(name.length)}${after}`
}

/** Splits a text before each match that isn't in parentheses or brackets. The parts together are the text. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  let at = 0
  while (at < text.length) {
    const letter = text[at]!
    if ('(['.includes(letter)) depth++
    else if (')]'.includes(letter)) depth--
    const found = depth === 0 && at > start ? separator.exec(text.slice(at)) : null
    if (found && at + found[0].length < text.length) {
      parts.push(text.slice(start, at))
      start = at
      at += found[0].length
    } else at++
  }
  return [...parts, text.slice(start)]
}
