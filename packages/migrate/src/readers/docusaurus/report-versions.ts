import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { toRecord } from '../../util/values.ts'
import { isPlugin, type OriginalSite } from './original-site.ts'
import { displayPath } from './page-context.ts'

/** Reports settings of versions that the new site doesn't have, and versions that the old site doesn't publish. */
export function reportVersions(
  { docs, plugins, folder, configFile }: OriginalSite,
  root: string,
  warnings: MigrationWarnings,
): void {
  const add = (name: string, reason: string, todo: string, file: string) =>
    warnings.add({ kind: 'configuration', name, reason, note: todo, todo, file: displayPath({ folder: root }, file) })
  const frozen = join(folder, 'versioned_docs')
  if (existsSync(frozen) && docs.every(({ version }) => !version || version.name === 'current'))
    add(
      'versioned_docs',
      'The versions in `versioned_docs` aren’t imported, because the old site doesn’t publish them.',
      'To import them, list them in `versions.json`, and run the command again.',
      frozen,
    )
  for (const { name: plugin, options } of plugins) {
    if (!isPlugin(plugin, 'content-docs')) continue
    for (const [name, value] of Object.entries(toRecord(options.versions))) {
      const { banner, noIndex, badge, className } = toRecord(value)
      const version = docs.find((set) => set.version?.name === name)?.version
      if (!version) continue
      const hadBanner = banner === undefined ? !version.isLatest : banner !== 'none'
      if (hadBanner === version.isLatest)
        add(
          `versions.${name}.banner`,
          version.isLatest
            ? `The version \`${name}\` has a banner in the old site. In the new site, the latest version has none.`
            : `The version \`${name}\` has no banner in the old site. In the new site, it has one that links to the latest version.`,
          'To change the text of the banner, set `labels.versionBanner` in `site.config.ts`.',
          configFile,
        )
      if (noIndex === true)
        add(
          `versions.${name}.noIndex`,
          `Search engines can list the pages of the version \`${name}\`.`,
          'Their canonical URLs point to the latest version. To exclude all of them, add a rule to `content/_public/robots.txt`.',
          configFile,
        )
      for (const [key, own] of Object.entries({ badge, className }))
        if (own !== undefined) warnings.omit(`the option \`${key}\` of a version`)
    }
  }
}
