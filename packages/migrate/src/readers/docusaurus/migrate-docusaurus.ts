import { isAbsolute, relative } from 'node:path'
import type { MigratedSite } from '../../model/migrated-site.ts'
import { MigrationWarnings } from '../../model/migration-warnings.ts'
import { assembleSite } from '../../write/assemble-site.ts'
import { convertFiles } from './convert-files.ts'
import { reportLostPlugins, reportPlugins } from './convert-plugins.ts'
import { convertTheme } from './convert-theme.ts'
import { migratedConfig } from './migrated-config.ts'
import { migrationContext } from './migration-context.ts'
import { readOriginalSite } from './original-site.ts'
import { placePages } from './place-pages.ts'
import { reportVersions } from './report-versions.ts'

/**
 * Converts a Docusaurus site in memory, without writing any files.
 *
 * @param folder The folder that contains `docusaurus.config.*`, or its parent.
 * @param target The folder of the new site, from which the “Edit this page” URL is derived.
 */
export async function migrateDocusaurus(folder: string, target: string): Promise<MigratedSite> {
  const original = await readOriginalSite(folder)
  const warnings = new MigrationWarnings()
  if (original.manifestError !== undefined)
    warnings.add({
      kind: 'configuration',
      name: 'package.json',
      reason: `The versions of the old site’s packages aren’t known, because its \`package.json\` can’t be read: ${original.manifestError}`,
      file: 'package.json',
      todo: 'Fix it, and start the import again, or add the packages that the new site needs.',
    })
  const placed = await placePages(original, warnings)
  const site = migrationContext(placed, original, warnings)
  const texts = site.pages.map(({ shown, block }) => ({ path: shown, text: block.body }))
  const attempt = <Result>(what: string, run: () => Result | Promise<Result>, otherwise: () => Result) =>
    warnings.attempt({ what, pages: 'all' }, run, otherwise)
  await attempt(
    'the theme',
    () => convertTheme(site, texts),
    () => undefined,
  )
  reportPlugins(site)
  reportVersions(original, site.root, warnings)
  const changedPages = await attempt(
    'Markdown plugins',
    () => reportLostPlugins(placed.sets, site),
    () => new Set(placed.documents),
  )
  const { pages, files, styles } = await convertFiles(placed, site, texts)
  // This package only contains colors of code, which aren't imported.
  for (const name of original.missingModules.filter((name) => name !== 'prism-react-renderer'))
    warnings.missing.add(isAbsolute(name) ? `./${relative(site.root, name)}` : name)
  const config = migratedConfig(placed, site, { pages, files, styles }, { changedPages, target })
  return assembleSite(site, pages, config, files)
}
