import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LostPages, MigrationWarnings } from '../../model/migration-warnings.ts'
import { listFiles } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath } from './page-context.ts'
import type { ImportedReactPages } from './react-pages.ts'
import { reportOtherBlogs } from './report-blog.ts'

/**
 * Returns the routes that aren't migrated: React pages that can't run in the new site, and all blogs except the first one. Adds a warning
 * for each. A route that ends with `/*` is a pattern.
 */
export function unmigratedRoutes(
  site: OriginalSite,
  { pages: imported, redirects, lost }: ImportedReactPages,
  warnings: MigrationWarnings,
  root: string,
): { routes: string[]; pages: string[] } {
  const routes: string[] = []
  const pages = [...imported, ...[...redirects, ...lost].map(({ page }) => page)].map(({ route }) => route)
  const warn = (name: string, reason: string, file: string, lost: LostPages, note: string) =>
    warnings.add({ kind: 'page', name, reason, file: displayPath({ root }, file), lost, note })
  const pagesIn = (folder: string) =>
    existsSync(folder) ? listFiles(folder).filter((path) => /\.mdx?$/.test(path) && !/(^|\/)_/.test(path)) : []
  for (const { page, reason } of lost) {
    routes.push(page.route)
    warn(
      page.route,
      `The React page \`${page.route}\` isn’t imported: ${reason}.`,
      page.file,
      { what: 'React page', count: 1 },
      remedyFor(reason),
    )
  }
  const others = site.blogs.slice(1)
  pages.push(...reportOtherBlogs(others, root, warnings))
  routes.push(...others.flatMap(({ base }) => [`/${base}`, `/${base}/*`]))
  const translations = join(site.folder, 'i18n')
  const ownLanguage = textOf(toRecord(site.config.i18n).defaultLocale) ?? 'en'
  const files = existsSync(translations) ? listFiles(translations) : []
  // The folder of the site's own language contains texts of the theme.
  if (files.some((path) => !path.startsWith(`${ownLanguage}/`)))
    warn(
      'i18n',
      'Translations aren’t imported, because a site has one language.',
      translations,
      {
        what: 'translated page',
        count: pagesIn(translations).filter((path) => !path.startsWith(`${ownLanguage}/`)).length,
      },
      'Import each language as a site of its own, and link to it in the navbar.',
    )
  return { routes, pages }
}

function remedyFor(reason: string): string {
  if (reason.includes('isn’t installed')) return 'Install the packages of the old site, and run the command again.'
  if (reason.includes('doesn’t exist'))
    return 'If a script of the old site generates the file, run the script, and import the site again.'
  return 'Write it in Markdown with components, or in React as a `.tsx` file in `content`.'
}
