import { openPoint, plural } from '@docs-engine/cli/internal'
import type { MigratedSite } from '../model/migrated-site.ts'
import type { MigrationWarning, WarningGroup } from '../model/migration-warnings.ts'

/**
 * Returns the list of what an import couldn't carry over, as Markdown with check boxes. Returns `undefined` if nothing is left to do.
 *
 * @param from The folder of the old site, as passed to the command.
 */
export function importNotes(migrated: MigratedSite, from: string): string | undefined {
  const losses = [...unknownParts(migrated), ...lossesOf(migrated, openPoint)]
  if (losses.length === 0) return undefined
  const sections = [
    '# Left to do after the import',
    `Imported from \`${from}\`: ${shareOf(migrated)}. This list contains what the import left out, starting with what affects the most pages. Paths are those of the old site. Check off what you have done, or what you don’t need. \`docs check\` counts the rest, until you delete this file.`,
    ...losses,
  ]
  return `${sections.join('\n\n')}\n`
}

/** Names the plugins that may change pages, and the packages and files that were missing when the configuration of the old site ran. */
export function unknownParts({ warnings: { missing, untraced } }: MigratedSite): string[] {
  const named = (names: ReadonlySet<string>) =>
    [...names]
      .sort()
      .map((name) => `\`${name}\``)
      .join(', ')
  return [
    ...(missing.size > 0
      ? [
          `When the configuration of the old site ran, these packages and files were missing: ${named(missing)}. For a better result, restore the files, install the packages of the old site, and import it again.`,
        ]
      : []),
    ...(untraced.size > 0
      ? [
          `These plugins are unknown, and may change pages without a trace in their text: ${named(untraced)}. Compare some pages of the new site with the old ones.`,
        ]
      : []),
  ]
}

/**
 * Lists the causes of losses, those that affect the most pages first: on the imported pages, and in the rest of the site.
 *
 * @param point What each item starts with.
 * @param maxPlaces The most places to list for a cause.
 */
export function lossesOf({ warnings, pages }: MigratedSite, point: string, maxPlaces = Number.MAX_VALUE): string[] {
  const groups = warnings.groups(pages)
  const isEveryPage = (group: WarningGroup) => group.pages.length === pages.length && pages.length > 1
  const pointsOf = (group: WarningGroup) => {
    const own = warnings.list.filter(({ kind, name }) => kind === group.kind && name === group.name)
    const places = isEveryPage(group) ? ['  - all pages'] : placesOf(own)
    const rest = places.length - maxPlaces
    return [
      `${point}${titleOf(group)}: ${group.reason}${group.todo === group.reason ? '' : ` ${group.todo}`}`,
      ...places.slice(0, maxPlaces),
      ...(rest > 0 ? [`  - ${rest} more`] : []),
    ]
  }
  const section = (title: string, list: readonly WarningGroup[]) =>
    list.length > 0 ? [`## ${title}`, list.flatMap(pointsOf).join('\n')] : []
  return [
    ...section(
      'Missing from imported pages',
      groups.filter((group) => group.pages.length > 0),
    ),
    ...section(
      'Missing from the rest of the site',
      groups.filter((group) => group.pages.length === 0),
    ),
  ]
}

/** The number of pages of the old site. */
export function countPages({ warnings, pages }: MigratedSite): number {
  return [...warnings.lostPages().values()].reduce((total, count) => total + count, pages.length)
}

/** @param verb Follows the number of pages if some pages aren't imported. */
export function shareOf(migrated: MigratedSite, verb = ''): string {
  const {
    warnings,
    pages,
    wholePages: { length: whole },
  } = migrated
  const all = countPages(migrated)
  const percent = all === 0 ? '' : `${((100 * whole) / all).toFixed(1)}%`
  const count = `${warnings.untraced.size > 0 ? 'at most ' : ''}${whole}`
  if (pages.length < all)
    return `${pages.length} of ${plural(all, 'page')}${verb}, ${count} of them whole (${percent} of all)`
  return `${plural(all, 'page')}, ${count} of them whole${percent && ` (${percent})`}`
}

function titleOf({ kind, name, pages, lost }: WarningGroup): string {
  const count = pages.length > 0 ? plural(pages.length, 'page') : lost ? plural(lost.count, lost.what) : ''
  return `**${kind} \`${name.replaceAll('`', '')}\`**${count && `, ${count}`}`
}

/** One line for each file, with the numbers of the lines where something is missing. */
function placesOf(warnings: readonly MigrationWarning[]): string[] {
  const lines = new Map<string, Set<number>>()
  for (const { file, line, pages } of warnings)
    for (const path of pages === 'all' || pages.length === 0 ? (file ? [file] : []) : pages) {
      const found = lines.get(path) ?? new Set()
      // Only the file that the message is about has the line. The others include this file.
      if (line !== undefined && path === file) found.add(line)
      lines.set(path, found)
    }
  return [...lines.keys()].sort().map((path) => {
    const found = [...lines.get(path)!].sort((a, b) => a - b)
    const where = found.length > 0 ? `, ${found.length === 1 ? 'line' : 'lines'} ${found.join(', ')}` : ''
    return `  - \`${path}\`${where}`
  })
}
