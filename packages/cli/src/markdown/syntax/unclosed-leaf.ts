import type { Paragraph } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'

/** Reports `::name[…]{…}` that continues on the next line. Such a directive is parsed as text, because it must fit on one line. */
export function reportUnclosedLeaf(
  node: Paragraph,
  isKnown: (name: string) => boolean,
  source: string,
  report: ReportMessage,
): void {
  for (const [index, child] of node.children.entries()) {
    if (child.type !== 'text' || !child.position || !child.value.includes('::')) continue
    const { line } = child.position.start
    for (const [number, text] of child.value.split('\n').entries()) {
      const [, name] = (index > 0 && number === 0 ? undefined : /^::([A-Za-z][\w-]*)[[{]/.exec(text)) ?? []
      if (!name || !isKnown(name)) continue
      report({
        ruleId: 'markdown',
        fatal: true,
        line: line + number,
        column: sourceLine(source, line + number).indexOf('::') + 1,
        reason: `\`::${name}\` isn’t closed on its line, so it is shown as text.`,
        note: `Write it on one line, and close all brackets: \`::${name}[…]{…}\`.`,
      })
    }
  }
}

function sourceLine(source: string, line: number): string {
  return source.split('\n', line)[line - 1] ?? ''
}
