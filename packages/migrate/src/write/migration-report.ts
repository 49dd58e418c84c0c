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
  const lines = [
    `Imported ${from} into ${place}: ${shareOf(migrated)}.`,
    ...lostPagesOf(migrated),
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
  ]
  return `${[lines.join('\n'), ...lossesOf(migrated, '- ', 12), ...unknownParts(migrated)].join('\n\n')}\n`
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

function lostPagesOf({ warnings }: MigratedSite): string[] {
  const counts = [...warnings.lostPages()].flatMap(([what, count]) => (count > 0 ? [plural(count, what)] : []))
  return counts.length > 0 ? [`  Not imported: ${counts.join(', ')}.`] : []
}
