import type { Documented, PackageExport } from '@docs-engine/cli'
import { parseComment } from './doc-comment.ts'
import { shownName } from './ids.ts'
import type { Links } from './links.ts'
import { code, escapeText } from './markdown.ts'

/** Returns the first sentence of a doc comment as plain text, for lists and the descriptions of pages. */
export function summaryLine({ comment, ...place }: Documented, links: Links): string {
  const text = links.inText(parseComment(comment).summary, { comment, ...place }).split(/\n\s*\n/)[0]!
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(codeOrEmphasis, (_all, _ticks, code?: string, _stars?: string, emphasized?: string) => code ?? emphasized!)
    .replace(/\s+/g, ' ')
    .replace(/^(.+?[.!?])\s.*$/, '$1')
    .trim()
}

/** Matches inline code, and text between asterisks. An asterisk before a space, as in `2 * 3`, is text. */
const codeOrEmphasis = /(`+)(.+?)\1|(\*+)(?=[^\s*])(.*?[^\s*])\3/gs

const groups: Record<PackageExport['kind'], string> = {
  function: 'Functions',
  class: 'Classes',
  variable: 'Variables',
  enum: 'Enums',
  namespace: 'Namespaces',
  interface: 'Interfaces',
  type: 'Types',
}

/**
 * Returns the list of a module's exports.
 *
 * @param level The level of the headings above the groups.
 */
export function renderIndex(
  exports: readonly PackageExport[],
  from: string,
  linksFor: (exported: PackageExport) => Links,
  urls: Readonly<Record<string, string>>,
  level = 2,
): string {
  const parts = [`All exports of \`${from}\`.`]
  for (const [kind, heading] of Object.entries(groups)) {
    const listed = exports.filter((exported) => exported.kind === kind)
    if (listed.length === 0) continue
    const items = listed.map((exported) => {
      return indexItem({ ...exported, name: shownName(exported) }, urls[exported.name], linksFor(exported))
    })
    parts.push(`${'#'.repeat(level)} ${heading}`, items.join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

/** Returns an item of a list of exports, with the first sentence about the export. */
export function indexItem(exported: Documented & { name: string }, url: string | undefined, links: Links): string {
  const { deprecated } = parseComment(exported.comment)
  const summary = [
    deprecated === undefined ? '' : '**Deprecated.**',
    escapeText(summaryLine(exported, links)).replaceAll('*', '\\*'),
  ]
  const text = summary.filter(Boolean).join(' ')
  return `- ${url ? `[${code(exported.name)}](${url})` : code(exported.name)}${text && `: ${text}`}`
}
