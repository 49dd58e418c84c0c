import { cutText } from '@docs-engine/shared/cut-text.ts'
import type { RootContent } from 'mdast'
import { positionAt } from '../../util/position-at.ts'
import { visit } from '../../util/visit.ts'
import { headingId } from '../headings.ts'
import { isLabel } from '../syntax/directive-node.ts'
import { isComputed } from './plain-text.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

/** Syntax that other generators understand. */
interface ForeignSyntax {
  /** The type of the nodes whose value contains the syntax. */
  type: 'text' | 'html'
  pattern: RegExp
  /** What to write instead. */
  note: string
}

const includes =
  'To include Markdown, import the file in a page in MDX. To include code, write a code block with `file="…"`.'

const syntaxes: ForeignSyntax[] = [
  {
    type: 'text',
    pattern: /^(?:!!!|\?\?\?)\+? +[\w-]+.*/m,
    note: 'Write an admonition as `:::warning[Title]`, its text, and `:::`, each on a line of its own.',
  },
  { type: 'text', pattern: /^===[!+]? +["'].*/m, note: 'Write tabs as `::::tabs` and `:::tab[Label]`.' },
  { type: 'text', pattern: /^(?:-+8<-+|<<<) *\S.*/m, note: includes },
  { type: 'html', pattern: /^<!-- *@include:.*/, note: includes },
  {
    type: 'text',
    pattern: /^(?:\[\[?toc\]?\]|\[_TOC_\])$/im,
    note: 'Remove the line. Every page shows its headings in a list beside the text.',
  },
  {
    type: 'text',
    pattern: /(?<![$=])\{\{[^{}\n]*\}\}|\{%[^\n]*?%\}/,
    note: 'Write its result. In a page in MDX, `{…}` shows values of the front matter and of imported JSON files.',
  },
  {
    type: 'text',
    pattern: /(?<!: |[{$\w\]:])\{:? *(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[^\s{}"]+))[^{}\n]*\}/,
    note: 'Only headings can have attributes: `## Title {#id}`. Use HTML for others: `<span class="lead">`.',
  },
  {
    type: 'text',
    pattern: /(?<![\w:[])(?::[a-z][a-z0-9_+-]+:)(?![\w:`\]])/,
    note: 'Write the character itself, or use the plugin `remark-emoji`.',
  },
  { type: 'text', pattern: /^\$\$/m, note: 'To show the formula, add the plugin `@docs-engine/math`.' },
]

/** Most pages don't match. The only purpose is speed. */
const suspect = /!!! |\?\?\?\+? |^===|8<|<<<|@include|toc\]|\{[{%:. #]|=[^\n]*\}|:[a-z][\w+-]+:|\$\$/im

/**
 * Reports syntax of other generators that is shown as written, or not shown at all. Reports each kind at most once per page. Remark plugins
 * that support it have already replaced it.
 */
export const otherGenerators: LintRule<LintedMarkdown> = ({ tree, source }, report) => {
  if (!suspect.test(source)) return
  const found = new Set<ForeignSyntax>()
  visit(tree, (node, _, parent) => {
    if (node.type !== 'text' && node.type !== 'html') return
    const from = node.position?.start.offset
    if (from === undefined || isComputed(node) || isLabel(parent as RootContent | undefined)) return
    const written = source.slice(from, node.position!.end.offset)
    for (const syntax of syntaxes) {
      if (syntax.type !== node.type || found.has(syntax)) continue
      const [match] = syntax.pattern.exec(withoutId(node.value, parent)) ?? []
      const at = match === undefined ? -1 : written.indexOf(match)
      // Text with a backslash is meant to be shown.
      if (at < 0 || written[at - 1] === '\\') continue
      found.add(syntax)
      report({
        ruleId: 'markdown',
        fatal: false,
        ...positionAt(source, from + at, match!.length),
        reason: `\`${cutText(match!, 40)}\` is syntax of other generators, so it ${node.type === 'html' ? 'isn’t shown' : 'is shown as written'}.`,
        note: syntax.note,
      })
    }
  })
}

function withoutId(text: string, parent: { type: string } | undefined): string {
  return parent?.type === 'heading' ? text.replace(headingId, '') : text
}
