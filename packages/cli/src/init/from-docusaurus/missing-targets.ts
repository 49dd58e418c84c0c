import type { MigrationWarnings } from '../shared/migration-warnings.ts'

/** Collects the targets of links that the new site doesn't contain, with the pages that link to them. */
export class MissingTargets {
  readonly #pages = new Map<string, Set<string>>()

  /**
   * @param target The route of a page, or the path of a file in the original site.
   * @param page The path of the linking page in the original site.
   */
  add(target: string, page: string): void {
    const pages = this.#pages.get(target) ?? new Set()
    this.#pages.set(target, pages.add(page))
  }

  /**
   * Adds the linking pages to the warning about a page that isn't imported, and a warning for each other target.
   *
   * @param isReachable Returns whether a path works in the new site, for example because it redirects to a page.
   */
  report(warnings: MigrationWarnings, isReachable: (path: string) => boolean): void {
    for (const [target, found] of this.#pages) {
      if (isReachable(target)) continue
      const pages = [...found].sort()
      const known = warnings.list.find(({ kind, name, lost }) => kind === 'page' && name === target && lost)
      if (known) known.pages = pages
      else
        warnings.add({
          kind: 'page',
          name: target,
          reason: `Links to \`${target}\` don’t work, because the new site doesn’t contain it.`,
          file: pages[0]!,
          pages,
          todo: 'If a script of the old site generates it, run the script, and import the site again. Otherwise, change the links.',
        })
    }
  }
}
