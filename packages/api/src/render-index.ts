import type { PackageExport } from '@docs-engine/cli'
import { parseComment } from './doc-comment.ts'
import type { Links } from './links.ts'
import { escapeText } from './markdown.ts'

/** Returns the first sentence of an export's documentation as plain text, for the description of its page. */
export function summaryLine({ comment, ...place }: PackageExport, links: Links): string {
  const text = links.inText(parseComment(comment).summary, { comment, ...place }).split(/\n\s*\n/)[0]!
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
  return plain
    .replace(/\s+/g, ' ')
    .replace(/^(.+?[.!?])\s.*$/, '$1')
    .trim()
}

const groups: Record<PackageExport['kind'], string> = {
  function: 'Functions',
  class: 'Classes',
  variable: 'Variables',
  enum: 'Enums',
  namespace: 'Namespaces',
  interface: 'Interfaces',
  type: 'Types',
}

/** Returns the page that lists the exports of a module. */
export function renderIndex(
  exports: readonly PackageExport[],
  from: string,
  linksFor: (exported: PackageExport) => Links,
  urls: Readonly<Record<string, string>>,
): string {
  const parts = [`All exports of \`${from}\`.`]
  for (const [kind, heading] of Object.entries(groups)) {
    const listed = exports.filter((exported) => exported.kind === kind)
    if (listed.length === 0) continue
    const items = listed.map((exported) => {
      const { deprecated } = parseComment(exported.comment)
      const summary = [
        deprecated === undefined ? '' : '**Deprecated.**',
        escapeText(summaryLine(exported, linksFor(exported))),
      ]
      const text = summary.filter(Boolean).join(' ')
      return `- [\`${exported.name}\`](${urls[exported.name]})${text && `: ${text}`}`
    })
    parts.push(`## ${heading}`, items.join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}
