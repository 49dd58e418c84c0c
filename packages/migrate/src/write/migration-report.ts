import { formatEntries, type MissingEntries, plural } from '@docs-engine/cli/internal'
import type { MigratedSite } from '../model/migrated-site.ts'
import { countPages, lossesOf, shareOf, unknownParts } from './import-notes.ts'

/**
 * Formats a summary of the import. The notes say what is left to do. The messages, which are printed separately, say where.
 *
 * @param place The site's folder, relative to the current folder.
 * @param start The command that starts the site.
 * @param notes The name of the file that lists what is left to do, or `undefined` if nothing is.
 * @param entries What the owner of the project has to add to its files before the site can be installed.
 */
export function migrationReport(
  migrated: MigratedSite,
  from: string,
  place: string,
  start: string,
  notes: string | undefined,
  entries: readonly MissingEntries[] = [],
): string {
  const { assets, components, redirects } = migrated.counts
  const lines = [
    `Imported ${from} into ${place}: ${shareOf(migrated)}.`,
    ...lostPagesOf(migrated),
    ...versionsOf(migrated),
    ...copiedParts({ assets, components, redirects }),
    ...(migrated.hasNewHome
      ? ['  Added: the landing page `content/index.md`, because no page at `/` was imported.']
      : []),
    '',
    ...entries.flatMap((entry) => [formatEntries(entry), '']),
    `To preview the site, run \`${start}\`.${notes ? ` The remaining work is listed in \`${notes}\`.` : ''}`,
  ]
  return `${lines.join('\n')}\n`
}

/** Formats what an import would do: the share of whole pages, and for each cause of losses its pages and the remedy. */
export function migrationEstimate(migrated: MigratedSite, from: string): string {
  const lines = [
    `Estimate for ${from}: ${shareOf(migrated, ' can be imported')}. Nothing was written.`,
    ...lostPagesOf(migrated),
    ...versionsOf(migrated),
  ]
  return `${[lines.join('\n'), ...lossesOf(migrated, '- ', 12), ...unknownParts(migrated), ...omittedOptions(migrated)].join('\n\n')}\n`
}

/** The estimate or the report of an import as JSON. The keys are documented, so that changing them is a breaking change. */
export function migrationJson(migrated: MigratedSite, isWritten: boolean): string {
  const { counts, warnings, pages, wholePages } = migrated
  const whole = new Set(wholePages)
  return `${JSON.stringify(
    {
      written: isWritten,
      pages: countPages(migrated),
      imported: pages.length,
      whole: counts.complete,
      files: counts.assets,
      components: counts.components,
      redirects: counts.redirects,
      lost: [...warnings.lostPages()].map(([what, count]) => ({ what, count })),
      lossyPages: pages.filter((page) => !whole.has(page)),
      causes: warnings.groups(pages),
      untraced: [...warnings.untraced].sort(),
      missing: [...warnings.missing].sort(),
      withoutEffect: Object.fromEntries([...warnings.omitted].sort()),
    },
    null,
    2,
  )}\n`
}

function copiedParts({ assets, components, redirects }: Omit<MigratedSite['counts'], 'pages' | 'complete'>): string[] {
  const parts = [
    ...(assets > 0 ? [plural(assets, 'file')] : []),
    ...(components > 0 ? [plural(components, 'component')] : []),
    ...(redirects > 0 ? [plural(redirects, 'redirect')] : []),
  ]
  return parts.length > 0 ? [`  Also imported: ${parts.join(', ')}.`] : []
}

function lostPagesOf({ warnings }: MigratedSite): string[] {
  const counts = [...warnings.lostPages()].flatMap(([what, count]) => (count > 0 ? [plural(count, what)] : []))
  return counts.length > 0 ? [`  Not imported: ${counts.join(', ')}.`] : []
}

function versionsOf({ versions }: MigratedSite): string[] {
  if (!versions) return []
  return [`  Versions: ${versions.current} in \`content/\`, ${listed(versions.others)} in \`versions/\`.`]
}

/** Names what was left out because it has no effect in Docs. */
function omittedOptions({ warnings: { omitted } }: MigratedSite): string[] {
  const names = [...omitted].map(([name, count]) => (count > 1 ? `${name} ${count}×` : name)).sort()
  return names.length > 0 ? [`Not needed in Docs: ${listed(names)}.`] : []
}

/** Joins the first names, and counts the others. */
function listed(names: readonly string[]): string {
  const rest = names.length - 12
  return [...names.slice(0, 12), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
