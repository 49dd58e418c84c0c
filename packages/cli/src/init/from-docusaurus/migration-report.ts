import { plural } from '../../check/report/report-data.ts'
import type { MigratedSite } from './migrate-site.ts'
import type { MigrationWarnings, WarningKind } from './migration-warnings.ts'

/** Formats a summary that counts what was migrated and what was not. The messages have the position of each warning. */
export function migrationReport({ counts, losses }: MigratedSite, from: string, place: string): string {
  const { pages, whole, assets, components, redirects } = counts
  const share = pages === 0 ? '' : ` (${((100 * whole) / pages).toFixed(1)} %)`
  const lines = [
    `Imported ${from} into ${place}: ${plural(pages, 'page')}, ${whole} of them completely${share}.`,
    `  ${[plural(assets, 'file'), plural(components, 'component'), plural(redirects, 'redirect')].join(', ')} copied.`,
  ]
  const kinds = groupByKind(losses)
  if (kinds.size > 0) lines.push('', 'Not imported:')
  for (const [kind, list] of kinds) {
    const names = new Map<string, number>()
    for (const { name } of list) names.set(name, (names.get(name) ?? 0) + 1)
    lines.push(`  ${kind}: ${list.length} (${listed(names)})`)
  }
  if (losses.leftOut.size > 0) {
    lines.push('', 'Omitted, because it has no effect here:', `  ${listed(losses.leftOut)}`)
  }
  lines.push('', `To preview it, run \`docs dev ${place}\`. \`docs check ${place}\` lists what is left to fix.`)
  return `${lines.join('\n')}\n`
}

function groupByKind(losses: MigrationWarnings): Map<WarningKind, MigrationWarnings['list']> {
  const kinds = new Map<WarningKind, MigrationWarnings['list']>()
  for (const loss of losses.list) kinds.set(loss.kind, [...(kinds.get(loss.kind) ?? []), loss])
  return kinds
}

/** Sorts by frequency, most frequent first. */
function listed(counts: Map<string, number>): string {
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const shown = sorted.slice(0, 12).map(([name, count]) => (count > 1 ? `${name} ${count}×` : name))
  return [...shown, ...(sorted.length > 12 ? [`${sorted.length - 12} more`] : [])].join(', ')
}
