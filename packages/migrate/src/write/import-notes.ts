import { openPoint, plural } from '@docs-engine/cli/internal'
import type { MigratedSite } from '../model/migrated-site.ts'
import type { MigrationWarning, WarningGroup } from '../model/migration-warnings.ts'
import { shareOf } from './migration-report.ts'

/**
 * Returns the list of what an import couldn't carry over, as Markdown with check boxes. The causes that affect the most pages come first.
 * Unlike the report on the screen, it contains every page and position. Returns `undefined` if nothing is left to do.
 *
 * @param from The folder of the old site, as passed to the command.
 */
export function importNotes(migrated: MigratedSite, from: string): string | undefined {
  const { warnings, pages } = migrated
  const groups = warnings.groups(pages)
  const missing = [...warnings.missing].sort()
  if (groups.length === 0 && missing.length === 0) return undefined
  const onPages = groups.filter((group) => group.pages.length > 0)
  const around = groups.filter((group) => group.pages.length === 0)
  const isEveryPage = (group: WarningGroup) => group.pages.length === pages.length && pages.length > 1
  const pointsOf = (list: WarningGroup[]) =>
    list.flatMap((group) => [
      `${openPoint}${titleOf(group)}: ${group.reason}${withSpace(group.todo === group.reason ? '' : group.todo)}`,
      ...(isEveryPage(group)
        ? ['  - all pages']
        : placesOf(warnings.list.filter(({ kind, name }) => kind === group.kind && name === group.name))),
    ])
  const sections = [
    '# Left to do after the import',
    `Imported from \`${from}\`: ${shareOf(migrated)}. This list contains what the import left out, starting with what affects the most pages. Paths are those of the old site. Check off what you have done, or what you don’t need. \`docs check\` counts the rest, until you delete this file.`,
    ...(missing.length > 0
      ? [
          `When the configuration of the old site ran, these packages and files were missing: ${missing.map((name) => `\`${name}\``).join(', ')}. For a better result, install the packages of the old site, and import it again.`,
        ]
      : []),
    ...(onPages.length > 0 ? ['## Missing from imported pages', pointsOf(onPages).join('\n')] : []),
    ...(around.length > 0 ? ['## Missing from the rest of the site', pointsOf(around).join('\n')] : []),
  ]
  return `${sections.join('\n\n')}\n`
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

function withSpace(sentence: string): string {
  return sentence && ` ${sentence}`
}
