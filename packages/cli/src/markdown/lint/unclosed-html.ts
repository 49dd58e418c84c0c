import type { Message } from '../../model/message.ts'
import { visit } from '../../util/visit.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Matches the parts of HTML in which tags are text, and all other tags: slash, name, and the slash of `<name />`. */
const tag =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/g

/** Elements without an end tag, and elements whose end tag may be missing. */
const endsByItself = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup caption colgroup thead tbody tfoot tr td th rp rt body head html'.split(
    ' ',
  ),
)

/**
 * Reports HTML elements that aren't closed. Browsers close them somewhere, for example at the end of the page, so that more text is bold or
 * belongs to a box than the author meant. Names of components start with a capital letter and have messages of their own.
 */
export const unclosedHtml: LintRule<LintedMarkdown> = ({ tree }, report) => {
  const open: { name: string; place: Pick<Message, 'line' | 'column' | 'endLine' | 'endColumn'> }[] = []
  const reportAll = (elements: typeof open) => {
    for (const { name, place } of elements) {
      report({
        ruleId: 'markdown',
        fatal: false,
        ...place,
        reason: `\`<${name}>\` isn’t closed, so text that doesn’t belong to it may become part of it.`,
        note: `Close it with \`</${name}>\`. For a literal \`<\`, write \`\\<\`, or use backticks.`,
      })
    }
  }
  visit(tree, 'html', ({ value, position }) => {
    if (!position) return
    const { line, column } = position.start
    for (const { index, 2: slash, 3: name, 4: isSelfClosing } of value.matchAll(tag)) {
      if (name === undefined || isSelfClosing || endsByItself.has(name)) continue
      if (slash) {
        const at = open.findLastIndex((element) => element.name === name)
        if (at >= 0) reportAll(open.splice(at).slice(1))
        continue
      }
      const before = value.slice(0, index).split('\n').length - 1
      const start = column + index
      // Later lines may start with the markers of a list or a quote, which `value` lacks, so the columns of their tags aren't known.
      const place = before > 0 ? { column: 1 } : { column: start, endLine: line, endColumn: start + name.length + 1 }
      open.push({ name, place: { line: line + before, ...place } })
    }
  })
  reportAll(open)
}
