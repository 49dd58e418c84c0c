import type { MigrationWarnings } from '../../model/migration-warnings.ts'

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
   * Adds the linking pages to the warning about a page that isn't imported, and a warning for each other target. Links that are probably
   * dead on the old site as well are listed, but they aren't losses.
   *
   * @param areDeadLinksAllowed Whether the old site can be built although a link has no target.
   * @param changedPages Pages whose text a plugin of the old site may change in a way that isn't known, so that their links may work there.
   * @param isReachable Returns whether a path works in the new site, for example because it redirects to a page.
   */
  report(
    warnings: MigrationWarnings,
    areDeadLinksAllowed: boolean,
    changedPages: ReadonlySet<string>,
    isReachable: (path: string) => boolean,
  ): void {
    for (const [target, found] of this.#pages) {
      if (isReachable(target)) continue
      const pages = [...found].sort()
      const known = warnings.list.find(({ kind, name, lost }) => kind === 'page' && name === target && lost)
      if (known) known.pages = pages
      else if (areDeadLinksAllowed && !pages.some((page) => changedPages.has(page)))
        warnings.deadLinks.set(target, pages)
      else
        warnings.add({
          kind: isFile(target) ? 'file' : 'page',
          name: target,
          reason: `Links to \`${target}\` don’t work, because the new site doesn’t contain it.`,
          file: pages[0]!,
          pages,
          todo: 'If a script of the old site generates it, run the script, and import the site again. Otherwise, change the links.',
        })
    }
  }
}

/** Returns whether a path ends in the extension of an image or another file. A version number such as `1.0` isn't an extension. */
function isFile(target: string): boolean {
  return /\.(?!html?$|mdx?$)[a-z][a-z\d]*$/i.test(target)
}
