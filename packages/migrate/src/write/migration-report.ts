import { formatEntries, type MissingEntries, plural } from '@docs-engine/cli/internal'
import { isMissingFile } from '../foreign/load-module.ts'
import type { MigratedSite } from '../model/migrated-site.ts'
import type { WarningGroup } from '../model/migration-warnings.ts'

/**
 * Formats a summary that counts what was migrated and what was not. The warnings' positions are in the messages, which are printed
 * separately.
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
    ...lossesOf(migrated),
    ...remarks(migrated),
    '',
    ...entries.flatMap((entry) => [formatEntries(entry), '']),
    `To preview the site, run \`${start}\`.${notes ? ` The remaining work is listed in \`${notes}\`.` : ''}`,
  ]
  return `${lines.join('\n')}\n`
}

/** Formats what an import would do, without positions: the share of whole pages, and for each cause of losses its pages and the remedy. */
export function migrationEstimate(migrated: MigratedSite, from: string): string {
  const lines = [
    `Estimate for ${from}: ${shareOf(migrated, ' can be imported')}. Nothing was written.`,
    ...lostPagesOf(migrated),
    ...versionsOf(migrated),
    ...lossesOf(migrated),
    ...remarks(migrated),
  ]
  return `${lines.join('\n')}\n`
}

/** The estimate or the report of an import as JSON. The keys are documented, so that changing them is a breaking change. */
export function migrationJson(migrated: MigratedSite, isWritten: boolean): string {
  const { counts, warnings, pages, wholePages } = migrated
  const whole = new Set(wholePages)
  return `${JSON.stringify(
    {
      written: isWritten,
      pages: pages.length + sum(warnings.lostPages().values()),
      imported: pages.length,
      whole: counts.complete,
      files: counts.assets,
      components: counts.components,
      redirects: counts.redirects,
      lost: [...warnings.lostPages()].map(([what, count]) => ({ what, count })),
      lossyPages: pages.filter((page) => !whole.has(page)),
      causes: warnings.groups(pages),
      builtIn: Object.fromEntries([...warnings.covered].sort()),
      untraced: [...warnings.untraced].sort(),
      missing: [...warnings.missing].sort(),
      withoutEffect: Object.fromEntries([...warnings.omitted].sort()),
    },
    null,
    2,
  )}\n`
}

/** @param verb Follows the number of pages if some pages aren't imported. */
export function shareOf({ warnings, pages, wholePages: { length: whole } }: MigratedSite, verb = ''): string {
  const all = pages.length + sum(warnings.lostPages().values())
  const percent = all === 0 ? '' : `${((100 * whole) / all).toFixed(1)}%`
  const count = `${warnings.untraced.size > 0 ? 'at most ' : ''}${whole}`
  if (pages.length < all)
    return `${pages.length} of ${plural(all, 'page')}${verb}, ${count} of them whole (${percent} of all)`
  return `${plural(all, 'page')}, ${count} of them whole${percent && ` (${percent})`}`
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

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0)
}

/** Lists the causes of losses: those on pages, pages that are missing, and those in the site around the pages. */
function lossesOf({ warnings, pages }: MigratedSite): string[] {
  const groups = warnings.groups(pages)
  const onPages = groups.filter((group) => group.pages.length > 0)
  const missing = groups.filter((group) => group.pages.length === 0 && group.kind === 'page')
  const around = groups.filter((group) => group.pages.length === 0 && group.kind !== 'page')
  const describe = (group: WarningGroup) => {
    const all = warnings.lostPages().size > 0 ? 'all imported pages' : 'all pages'
    const where = group.pages.length === pages.length && pages.length > 1 ? all : placesOf(group, warnings)
    const count = group.pages.length === 0 ? '' : `: ${plural(group.pages.length, 'page')} (${where})`
    return `  ${group.kind} ${group.name}${count}`
  }
  return [
    ...(onPages.length > 0 ? ['', 'Missing from imported pages:'] : []),
    ...onPages.flatMap((group) => [describe(group), `    ${group.todo}`]),
    ...(missing.length > 0 ? ['', 'Pages that aren’t imported:'] : []),
    ...listMissing(missing),
    ...(around.length > 0 ? ['', 'Missing from the rest of the site:'] : []),
    ...listAround(around),
  ]
}

/** Names the pages in `content/`, and counts those of other versions, which often have the same problems. */
function placesOf({ pages }: WarningGroup, warnings: MigratedSite['warnings']): string {
  const names: string[] = []
  const counts = new Map<string, number>()
  for (const page of pages) {
    const version = warnings.versionOf(page)
    if (version === undefined) names.push(page)
    else counts.set(version, (counts.get(version) ?? 0) + 1)
  }
  const others = [...counts].map(([version, count]) => `${version}: ${count}`)
  return [listed(names), listed(others)].filter(Boolean).join('; ')
}

function listMissing(groups: readonly WarningGroup[]): string[] {
  const described = ({ name, lost }: WarningGroup) =>
    lost && lost.count > 1 ? `${name} (${plural(lost.count, lost.what)})` : name
  return byRemedy(groups).flatMap((list) => [`  ${listed(list.map(described))}`, `    ${list[0]!.todo}`])
}

function listAround(groups: readonly WarningGroup[]): string[] {
  return byRemedy(groups).flatMap((list) => [
    `  ${list[0]!.kind}: ${listed(list.map(({ name, places }) => (places > 1 ? `${name} ${places}×` : name)))}`,
    `    ${list[0]!.todo}`,
  ])
}

/** Collects groups that have the same kind and remedy, so that a site with many broken redirects doesn't need many lines. */
function byRemedy(groups: readonly WarningGroup[]): WarningGroup[][] {
  const kinds = new Map<string, WarningGroup[]>()
  for (const group of groups) {
    const key = `${group.kind}\0${group.todo}`
    kinds.set(key, [...(kinds.get(key) ?? []), group])
  }
  return [...kinds.values()]
}

function remarks({ warnings }: MigratedSite): string[] {
  const missing = [...warnings.missing].sort()
  const files = missing.filter(isMissingFile)
  const packages = missing.filter((name) => !isMissingFile(name))
  const covered = [...warnings.covered].sort().map(([what, equivalent]) => `  ${what}: ${equivalent}`)
  const omitted = [...warnings.omitted].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const untraced = [...warnings.untraced].sort()
  return [
    ...(untraced.length > 0
      ? [
          '',
          'Unknown, and may change pages without a trace in their text:',
          `  ${listed(untraced)}`,
          '    Compare some pages of the new site with the old ones.',
        ]
      : []),
    ...(missing.length > 0 ? ['', 'Not found when the configuration ran, and treated as empty:'] : []),
    ...(files.length > 0
      ? [`  file: ${listed(files)}`, '    Restore it from the repository of the old site, and run the command again.']
      : []),
    ...(packages.length > 0
      ? [`  package: ${listed(packages)}`, '    Install the packages of the old site, and run the command again.']
      : []),
    ...(covered.length > 0 ? ['', 'Built into Docs:', ...covered] : []),
    ...(omitted.length > 0
      ? [
          '',
          'Not needed in Docs:',
          `  ${listed(omitted.map(([name, count]) => (count > 1 ? `${name} ${count}×` : name)))}`,
        ]
      : []),
  ]
}

/** Joins the first names, and counts the others. */
function listed(names: readonly string[]): string {
  const rest = names.length - 12
  return [...names.slice(0, 12), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
