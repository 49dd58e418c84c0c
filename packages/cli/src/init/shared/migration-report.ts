import { plural } from '../../check/report/counts.ts'
import type { MigratedSite } from './migrated-site.ts'
import type { WarningGroup } from './migration-warnings.ts'

/**
 * Formats a summary that counts what was migrated and what was not. The warnings' positions are in the messages, which are printed
 * separately.
 */
export function migrationReport(migrated: MigratedSite, from: string, place: string): string {
  const { assets, components, redirects } = migrated.counts
  const lines = [
    `Imported ${from} into ${place}: ${shareOf(migrated)}.`,
    `  ${[plural(assets, 'file'), plural(components, 'component'), plural(redirects, 'redirect')].join(', ')} copied.`,
    ...lossesOf(migrated),
    ...remarks(migrated),
    '',
    ...(Object.keys(migrated.packages).length > 0
      ? [`Run \`npm install\` in ${place} first, because the site needs packages.`]
      : []),
    `To preview it, run \`docs dev ${place}\`. \`docs check ${place}\` lists what is left to fix.`,
  ]
  return `${lines.join('\n')}\n`
}

/** Formats what an import would do, without positions: the share of whole pages, and for each cause of losses its pages and the remedy. */
export function migrationEstimate(migrated: MigratedSite, from: string): string {
  const lines = [
    `Estimate for ${from}: ${shareOf(migrated)}. Nothing was written.`,
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
      pages: counts.pages,
      whole: counts.complete,
      files: counts.assets,
      components: counts.components,
      redirects: counts.redirects,
      lossyPages: pages.filter((page) => !whole.has(page)),
      causes: warnings.groups(pages),
      builtIn: Object.fromEntries([...warnings.covered].sort()),
      withoutEffect: Object.fromEntries([...warnings.omitted].sort()),
    },
    null,
    2,
  )}\n`
}

function shareOf({ counts: { pages, complete } }: MigratedSite): string {
  const share = pages === 0 ? '' : ` (${((100 * complete) / pages).toFixed(1)}%)`
  return `${plural(pages, 'page')}, ${complete} of them whole${share}`
}

/** Lists the causes of losses: first those on pages, then those in the site around the pages. */
function lossesOf({ warnings, pages }: MigratedSite): string[] {
  const groups = warnings.groups(pages)
  const onPages = groups.filter((group) => group.pages.length > 0)
  const around = groups.filter((group) => group.pages.length === 0)
  const describe = (group: WarningGroup) => {
    const where = group.pages.length === pages.length && pages.length > 1 ? 'all pages' : listed(group.pages)
    const count = group.pages.length === 0 ? '' : `: ${plural(group.pages.length, 'page')} (${where})`
    return `  ${group.kind} ${group.name}${count}`
  }
  return [
    ...(onPages.length > 0 ? ['', 'Pages lose something because of:'] : []),
    ...onPages.flatMap((group) => [describe(group), `    ${group.todo}`]),
    ...(around.length > 0 ? ['', 'Not imported, but not part of a page:'] : []),
    ...byKind(around),
  ]
}

/** Lists groups that have the same kind and remedy together, so that a site with many broken redirects doesn't need many lines. */
function byKind(groups: readonly WarningGroup[]): string[] {
  const kinds = new Map<string, WarningGroup[]>()
  for (const group of groups) {
    const key = `${group.kind}\0${group.todo}`
    kinds.set(key, [...(kinds.get(key) ?? []), group])
  }
  return [...kinds.values()].flatMap((list) => [
    `  ${list[0]!.kind}: ${listed(list.map(({ name, places }) => (places > 1 ? `${name} ${places}×` : name)))}`,
    `    ${list[0]!.todo}`,
  ])
}

function remarks({ warnings }: MigratedSite): string[] {
  const covered = [...warnings.covered].sort().map(([what, equivalent]) => `  ${what}: ${equivalent}`)
  const omitted = [...warnings.omitted].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return [
    ...(covered.length > 0 ? ['', 'Built in here:', ...covered] : []),
    ...(omitted.length > 0
      ? [
          '',
          'Omitted, because it has no effect here:',
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
