import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../shared/list-files.ts'
import type { LostPages, MigrationWarnings } from '../shared/migration-warnings.ts'
import { textOf, toRecord } from '../shared/values.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath } from './page-context.ts'
import { reportOtherBlogs } from './report-blog.ts'

/**
 * Returns the routes that are not migrated: React pages and further blogs. Adds a warning for each. A route that ends with `/*`
 * is a pattern.
 */
export function unmigratedRoutes(
  site: OriginalSite,
  warnings: MigrationWarnings,
  root: string,
): { routes: string[]; pages: string[] } {
  const routes: string[] = []
  const pages: string[] = []
  const warn = (name: string, reason: string, file: string, lost: LostPages, note: string) =>
    warnings.add({ kind: 'page', name, reason, file: displayPath({ folder: root }, file), lost, note })
  const pagesIn = (folder: string) =>
    existsSync(folder) ? listFiles(folder).filter((path) => /\.mdx?$/.test(path) && !/(^|\/)_/.test(path)) : []
  const folder = site.pages ?? join(site.folder, 'src/pages')
  for (const path of existsSync(folder) ? listFiles(folder) : []) {
    if (!/\.(jsx?|tsx?)$/.test(path) || /(^|\/)_|\.(test|d)\.|module\.|(^|\/)__tests__\//.test(path)) continue
    const route = `/${path.replace(/(^|\/)index\.\w+$/, '').replace(/\.\w+$/, '')}`
    routes.push(route)
    pages.push(route)
    warn(
      route,
      `The page \`${route}\` is a React page, which isn’t imported.`,
      join(folder, path),
      { what: 'React page', count: 1 },
      'Write it in Markdown with components, or in React as a `.tsx` file in `content`.',
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
