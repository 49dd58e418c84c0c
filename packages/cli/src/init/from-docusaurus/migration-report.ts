import { plural } from '../../check/report/counts.ts'
import type { MigratedSite } from './migrate-site.ts'
import type { MigrationWarnings, WarningKind } from './migration-warnings.ts'

/**
 * Formats a summary that counts what was migrated and what was not. The warnings' positions are in the messages, which are printed
 * separately.
 */
export function migrationReport({ counts, warnings }: MigratedSite, from: string, place: string): string {
  const { pages, complete, assets, components, redirects } = counts
  const share = pages === 0 ? '' : ` (${((100 * complete) / pages).toFixed(1)} %)`
  const lines = [
    `Imported ${from} into ${place}: ${plural(pages, 'page')}, ${complete} of them completely${share}.`,
    `  ${[plural(assets, 'file'), plural(components, 'component'), plural(redirects, 'redirect')].join(', ')} copied.`,
  ]
  const kinds = groupByKind(warnings)
  if (kinds.size > 0) lines.push('', 'Not imported:')
  for (const [kind, list] of kinds) {
    const names = new Map<string, number>()
    for (const { name } of list) names.set(name, (names.get(name) ?? 0) + 1)
    lines.push(`  ${kind}: ${list.length} (${listed(names)})`)
  }
  if (warnings.covered.size > 0) {
    lines.push(
      '',
      'Built in here:',
      ...[...warnings.covered].sort().map(([what, equivalent]) => `  ${what}: ${equivalent}`),
    )
  }
  if (warnings.omitted.size > 0) {
    lines.push('', 'Omitted, because it has no effect here:', `  ${listed(warnings.omitted)}`)
  }
  lines.push('', `To preview it, run \`docs dev ${place}\`. \`docs check ${place}\` lists what is left to fix.`)
  return `${lines.join('\n')}\n`
}

function groupByKind(warnings: MigrationWarnings): Map<WarningKind, MigrationWarnings['list']> {
  const kinds = new Map<WarningKind, MigrationWarnings['list']>()
  for (const warning of warnings.list) kinds.set(warning.kind, [...(kinds.get(warning.kind) ?? []), warning])
  return kinds
}

/** Lists the most frequent names, with their counts. */
function listed(counts: Map<string, number>): string {
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const shown = sorted.slice(0, 12).map(([name, count]) => (count > 1 ? `${name} ${count}×` : name))
  return [...shown, ...(sorted.length > 12 ? [`${sorted.length - 12} more`] : [])].join(', ')
}
