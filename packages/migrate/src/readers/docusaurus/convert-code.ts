import type { MarkdownNode } from '@docs-engine/cli/internal'
import { addMermaid } from '../../passes/mermaid.ts'
import { type Edit, rangeOf, replaced } from '../../util/edits.ts'
import { fenceText } from '../../util/mask-code.ts'
import { convertFence } from './code-fence.ts'
import { type PagePart, warn } from './docusaurus-context.ts'

/** Converts the options and the comments of a code block. */
export function convertCode(node: MarkdownNode, part: PagePart): Edit[] {
  const { text, context } = part
  const { meta: words, value: code = '', lang } = { ...node, meta: node.meta ?? '' }
  const [line = '', marker = ''] = /^(`{3,}|~{3,})[^\n]*/.exec(text.slice(...rangeOf(node))) ?? []
  if (!marker) return []
  const written = (info: string, value: string) =>
    value === code
      ? lineEdit(node, line, marker + info, text)
      : replaced(node, text, fenceText({ kind: 'fence', marker, info, code: value, line: 0 }))
  const withOptions = (options: string) => [lang, options].filter(Boolean).join(' ')
  if (/(^|\s)live(\s|$)/.test(words) && context.hasLiveCode) {
    warn(part, 'live code', 'live', 'The live code becomes a plain sample, which readers can’t edit.', node)
    // Docusaurus doesn't apply the other options to live code.
    return written(withOptions(''), code)
  }
  if (lang === 'mermaid' && context.hasDiagrams) {
    addMermaid(context.site)
    // Docusaurus ignores the other options of diagrams.
    return written(withOptions(''), code)
  }
  // Docusaurus only converts code blocks that have no other options.
  const isNpm = words === 'npm2yarn'
  const { meta, value } = convertFence(
    words.replace(/(^|\s)npm2yarn(?=\s|$)/g, '').trim(),
    code,
    context.magicComments,
    // Docusaurus ignores them as well.
    (word) => context.site.warnings.omit(`code block option \`${word}\``),
  )
  const options = [isNpm && 'npm2yarn', meta].filter(Boolean).join(' ')
  return options === words && value === code ? [] : written(withOptions(options), value)
}

/** Replaces the opening line of a code block. */
function lineEdit(node: MarkdownNode, before: string, after: string, text: string): Edit[] {
  const [start] = rangeOf(node)
  return text.startsWith(`${after}\n`, start) ? [] : [{ start, end: start + before.length, text: after }]
}
