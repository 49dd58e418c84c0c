import type { MarkdownNode } from '@docs-engine/cli/internal'
import { addMermaid } from '../../passes/mermaid.ts'
import { codeEdits, type Edit } from '../../util/edits.ts'
import { loseNode, type MdxPart } from '../mdx/mdx-part.ts'
import { convertFence } from './code-fence.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'

/** Converts the options and the comments of a code block. */
export function convertCode(node: MarkdownNode, part: MdxPart, context: DocusaurusContext): Edit[] {
  const { text, site } = part
  const { meta: words, value: code = '', lang } = { ...node, meta: node.meta ?? '' }
  const written = (options: string, value = code) =>
    codeEdits(node, text, [lang, options].filter(Boolean).join(' '), value)
  if (/(^|\s)live(\s|$)/.test(words) && context.hasLiveCode) {
    const reason = 'The live code becomes a plain sample, which readers can’t edit.'
    loseNode(node, part, { kind: 'live code', name: 'live', reason })
    // Docusaurus doesn't apply the other options to live code.
    return written('')
  }
  if (lang === 'mermaid' && context.hasDiagrams) {
    addMermaid(site)
    // Docusaurus ignores the other options of diagrams.
    return written('')
  }
  // Docusaurus only converts code blocks that have no other options.
  const isNpm = words === 'npm2yarn'
  const { meta, value } = convertFence(
    words.replace(/(^|\s)npm2yarn(?=\s|$)/g, '').trim(),
    code,
    context.magicComments,
    // Docusaurus ignores them as well.
    (word) => site.warnings.omit(`code block option \`${word}\``),
  )
  const options = [isNpm && 'npm2yarn', meta].filter(Boolean).join(' ')
  return options === words && value === code ? [] : written(options, value)
}
